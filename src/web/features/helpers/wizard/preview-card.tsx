import { PREVIEW_THANKS } from '../../../../core/personas/options.ts'
import type { Persona } from '../../../../core/personas/personas.ts'
import { markdownToText } from '../../../../core/text/markdown-to-text.ts'
import { Avatar, hueStyle } from '../../../ui/avatar.tsx'
import { Bubble, TypingDots } from '../../../ui/bubble.tsx'
import type { Preview } from './use-preview.ts'

interface PreviewCardProps {
  persona: Persona
  name: string
  preview: Preview
}

function sampleText({ messages }: Preview, at: 0 | 1) {
  const sample = messages?.[at] ?? null
  return sample === null ? <TypingDots /> : markdownToText(sample)
}

/** As high as its messages: none is cut. */
export const PreviewCard = ({ persona, name, preview }: PreviewCardProps) => (
  <section
    aria-label="Preview"
    className="persona flex min-h-[26rem] lg:min-h-[34rem] flex-col rounded-card border border-line bg-raised px-5 pb-5"
    style={hueStyle(persona.hue)}
  >
    <div className="flex shrink-0 items-center gap-3 border-b border-line py-4">
      <Avatar name={name} imageUrl={persona.imageUrl} hue={persona.hue} size={44} />
      <div className="min-w-0">
        <p className="truncate font-display text-xl leading-tight">{name || persona.title}</p>
        <p className="text-[0.8125rem] text-ink-soft">
          {preview.state === 'loading' ? 'Writing…' : 'Live preview · AI helper'}
        </p>
      </div>
    </div>
    <div aria-live="polite" aria-busy={preview.state === 'loading'} className="flex grow flex-col gap-2 pt-4">
      <Bubble className="mt-auto">{sampleText(preview, 0)}</Bubble>
      <Bubble mine>{PREVIEW_THANKS}</Bubble>
      <Bubble>{sampleText(preview, 1)}</Bubble>
    </div>
    {preview.state === 'failed' && (
      <p className="shrink-0 pt-2 text-sm text-ink-soft">No new preview at the moment. You can continue without it.</p>
    )}
  </section>
)
