import { ArrowUp } from 'lucide-react'
import type { CSSProperties } from 'react'
import { PERSONAS } from '../../../core/personas.ts'
import { hueStyle } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Face } from './face.tsx'

const alex = PERSONAS.career_coach

const LINES = [
  { kind: 'day', text: 'Thursday' },
  { kind: 'person', text: 'Negotiation is Thursday at ten. I always fold first.' },
  {
    kind: 'helper',
    text: 'Then let’s decide your number tonight, before anyone says one. What would make you sign without a second thought?',
  },
  { kind: 'person', text: '98.' },
  { kind: 'day', text: 'Today' },
  { kind: 'helper', text: 'Morning. Two hours to go. Say 104, then stop talking. Silence is doing your work for you.' },
] as const

const LOOKS: Record<(typeof LINES)[number]['kind'], string> = {
  day: 'self-center py-1.5 text-xs text-ink-soft',
  person: 'self-end rounded-br-[5px] bg-ink text-paper',
  helper: 'self-start rounded-bl-[5px] bg-tint',
}

const BUBBLE = 'max-w-[82%] rounded-[20px] px-4 py-2.5 leading-normal'

const RISE = 'animate-rise [animation-delay:calc(var(--step)*260ms)] [animation-fill-mode:backwards]'

const stepStyle = (step: number): CSSProperties => ({ '--step': step }) as CSSProperties

/** A conversation as it could be, drawn line by line; one picture for screen readers. */
export const PreviewChat = () => (
  <div
    role="img"
    aria-label="An example conversation with Alex, an AI helper of the type Career Closer"
    className="persona mx-auto w-full max-w-[26rem] rounded-[36px] border border-line bg-raised p-4.5 shadow-lift"
    style={hueStyle(alex.hue)}
  >
    <div className="flex items-center gap-3 border-b border-line px-1 pb-4">
      <Face type="career_coach" size={44} />
      <div>
        <p className="font-display text-xl leading-tight">{alex.helperName}</p>
        <p className="text-[0.8125rem] text-ink-soft">{alex.title} · AI helper</p>
      </div>
    </div>
    <div className="flex flex-col gap-2 pt-3.5">
      {LINES.map(({ kind, text }, step) => (
        <p key={text} style={stepStyle(step)} className={classNames(RISE, kind !== 'day' && BUBBLE, LOOKS[kind])}>
          {text}
        </p>
      ))}
      <div style={stepStyle(LINES.length)} className={classNames(RISE, 'px-1.5 text-[0.8125rem]')}>
        <p className="text-xs text-ink-soft">8:06 AM · planned for your mornings</p>
        <p className="mt-2 text-deep">◦ Remembered: “I always fold first.” Thursday</p>
      </div>
    </div>
    <div className="mt-4 flex items-center justify-between rounded-full border border-line bg-paper py-1.5 pr-1.5 pl-5 text-ink-soft">
      Message {alex.helperName}
      <span className="grid size-10 place-items-center rounded-full bg-accent text-accent-ink">
        <ArrowUp className="size-5" />
      </span>
    </div>
  </div>
)
