import { Badge } from '../../ui/badge.tsx'
import { Section } from './section.tsx'

const STORIES = [
  {
    text: 'I rehearsed the number out loud with Alex for three mornings. In the room I said it and stopped talking.',
    who: 'A designer before a pay review',
  },
  {
    text: 'Dakota asks about the walk, not the marathon. Ten minutes counted, so I went again the next day.',
    who: 'A father of two, starting over with running',
  },
  {
    text: 'Ellis writes in Spanish at eight. I answer on the train, get two corrections, and say it again.',
    who: 'A nurse learning a language on the commute',
  },
]

/** Labelled as illustrations: no customer is invented. */
export const HomeTestimonials = () => (
  <Section
    sunk
    title="How it can go"
    lead="Three illustrations of a week with a helper. They are examples, not customer quotes."
  >
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {STORIES.map(({ text, who }) => (
        <li key={who} className="flex flex-col rounded-card border border-line bg-raised p-6">
          <blockquote className="font-display text-xl leading-snug">“{text}”</blockquote>
          <p className="mt-5 mb-4 text-[0.9375rem] text-ink-soft">{who}</p>
          <Badge className="mt-auto self-start">Illustration</Badge>
        </li>
      ))}
    </ul>
  </Section>
)
