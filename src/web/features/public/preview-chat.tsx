import { ArrowUp } from 'lucide-react'
import type { CSSProperties, ReactNode } from 'react'
import { PERSONAS } from '../../../core/personas/personas.ts'
import { hueStyle } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'
import { PersonaPortrait } from './section.tsx'

const alex = PERSONAS.career_coach

const LOOKS = {
  day: 'self-center py-1.5 text-xs text-ink-soft',
  person: 'self-end rounded-br-[5px] bg-own',
  helper: 'self-start rounded-bl-[5px] bg-tint',
}

const SAID: { kind: keyof typeof LOOKS; text: string }[] = [
  { kind: 'day', text: 'Thursday, 9:41 PM' },
  { kind: 'person', text: 'Negotiation is tomorrow at ten. I always fold first.' },
  {
    kind: 'helper',
    text: 'Then let’s decide your number tonight, before anyone says one. What would make you sign without a second thought?',
  },
  { kind: 'person', text: '98.' },
  { kind: 'day', text: 'Today' },
]

/** Seconds after the first paint: when the helper starts to write, and when the message appears. */
const HOUR_S = 1.4
const MESSAGE_S = HOUR_S + 1.6

const BUBBLE = 'max-w-[82%] rounded-[20px] px-4 py-2.5 leading-normal forced-colors:border'

const at = (seconds: number, until?: number): CSSProperties =>
  ({ '--at': `${seconds}s`, ...(until === undefined ? {} : { '--until': `${until}s` }) }) as CSSProperties

const Clock = () => (
  <p className="ml-auto grid text-right text-[0.8125rem] text-ink-soft tabular-nums *:col-start-1 *:row-start-1">
    <span className="exits" style={at(HOUR_S)}>
      8:05 AM
    </span>
    <span className="enters text-accent" style={at(HOUR_S)}>
      8:06 AM
    </span>
  </p>
)

const Dots = () => (
  <span
    className="enters-and-exits flex w-fit gap-1.5 self-start rounded-[20px] bg-tint p-4"
    style={at(HOUR_S, MESSAGE_S)}
  >
    {[0, 1, 2].map((dot) => (
      <span key={dot} className="size-2 rounded-full bg-deep opacity-60" />
    ))}
  </span>
)

const Arriving = ({ children }: { children: ReactNode }) => (
  <div className="enters grid gap-2" style={at(MESSAGE_S)}>
    {children}
  </div>
)

const Card = () => (
  <div
    role="img"
    aria-label="An example conversation with Alex, an AI helper of the type Career Closer, who writes first the next morning"
    data-scene
    className="persona rounded-[36px] border border-line bg-raised p-4.5 shadow-lift"
    style={hueStyle(alex.hue)}
  >
    <div className="flex items-center gap-3 border-b border-line px-1 pb-4">
      <PersonaPortrait type="career_coach" size={44} />
      <div>
        <p className="font-display text-xl leading-tight">{alex.helperName}</p>
        <p className="text-[0.8125rem] text-ink-soft">{alex.title} · AI helper</p>
      </div>
      <Clock />
    </div>
    <div className="flex flex-col gap-2 pt-3.5">
      {SAID.map(({ kind, text }) => (
        <p key={text} className={classNames(kind !== 'day' && BUBBLE, LOOKS[kind])}>
          {text}
        </p>
      ))}
      <div className="grid *:col-start-1 *:row-start-1">
        <Dots />
        <Arriving>
          <p className={classNames(BUBBLE, LOOKS.helper, 'justify-self-start')}>
            Morning. Two hours to go. Say 104, then stop talking. Silence is doing your work for you.
          </p>
          <p className="px-1.5 text-xs text-ink-soft">8:06 AM · planned for your mornings</p>
          <p className="px-1.5 text-[0.8125rem] text-deep">◦ Remembered: “I always fold first.” Thursday</p>
        </Arriving>
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

/** One image for screen readers. */
export const PreviewChat = () => (
  <div className="mx-auto w-full max-w-[26rem]">
    <Card />
  </div>
)
