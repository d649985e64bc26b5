import { CalendarClock, Lock, MessagesSquare } from 'lucide-react'
import { PERSONAS, type PersonaType } from '../../../core/personas/personas.ts'
import { paths } from '../../paths.ts'
import { hueStyle } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { PreviewChat } from './preview-chat.tsx'
import { PersonaPortrait, Section } from './section.tsx'

export const HomeHero = () => (
  <section className="mx-auto grid w-full max-w-[1160px] grid-cols-1 items-start gap-x-16 gap-y-12 px-5 pt-6 pb-16 lg:grid-cols-[1fr_26rem] lg:pt-14 lg:pb-24">
    <div className="lg:pt-34">
      <h1 className="text-[clamp(1.9rem,11.3vw,2.75rem)] leading-[1.06] sm:text-6xl lg:text-[4.75rem]">
        Your Personal Inner Circle
      </h1>
      <p className="mt-6 max-w-[27em] text-xl text-ink-soft">
        Get world class coaching from your very own panel of expert advisors. They remember, and they write first.
      </p>
      <div className="mt-8 flex flex-col items-start gap-3 sm:flex-row">
        <LinkButton variant="primary" href={paths.create}>
          Create Your Helper
        </LinkButton>
        <LinkButton href={paths.howItWorks}>Learn How It Works</LinkButton>
      </div>
      <p className="mt-5 text-[0.9375rem] text-ink-soft">
        Under a minute. No credit card required. Every helper is an AI.
      </p>
    </div>
    <PreviewChat />
  </section>
)

const FEATURES = [
  {
    Icon: MessagesSquare,
    title: 'Personalized Interaction',
    text: 'Choose the tone, the length and the voice. Your helper answers the way you asked, and builds on what you said before.',
  },
  {
    Icon: Lock,
    title: 'Private & Secure',
    text: 'Encrypted as standard, under a key of your own that is destroyed with your account. In Sensitive Mode, on paid plans, none of the conversation is stored at all. No analytics, no ads, no third-party requests.',
  },
  {
    Icon: CalendarClock,
    title: 'Customizable Schedule',
    text: 'Mornings on weekdays, or one evening a week: you set how often and when, in your own time zone, and pause it whenever you like.',
  },
]

export const HomeFeatures = () => (
  <Section sunk title="Someone in your corner, on your terms">
    <ul className="grid grid-cols-1 gap-x-10 gap-y-9 md:grid-cols-3">
      {FEATURES.map(({ Icon, title, text }) => (
        <li key={title}>
          <Icon aria-hidden="true" className="size-7 text-accent" strokeWidth={1.6} />
          <h3 className="mt-4 text-[1.375rem]">{title}</h3>
          <p className="mt-2 text-ink-soft">{text}</p>
        </li>
      ))}
    </ul>
  </Section>
)

interface UseCase {
  type: PersonaType
  title: string
  text: string
  asked: string
}

const USE_CASES: UseCase[] = [
  {
    type: 'career_coach',
    title: 'Career coaching',
    text: 'Prepare the interview, the raise and the hard talk before they happen.',
    asked: 'They want an answer on the offer by Friday.',
  },
  {
    type: 'dating_coach',
    title: 'Dating support',
    text: 'Say what you mean to people you like, and read what they say to you.',
    asked: 'Is it too soon to text after last night?',
  },
  {
    type: 'creative_partner',
    title: 'Creative inspiration',
    text: 'Trade ideas until one of them is yours, and get past the blank page.',
    asked: 'I have a title and nothing else.',
  },
  {
    type: 'friend',
    title: 'Mindfulness support',
    text: 'A quiet place to put the day down, with someone who listens first.',
    asked: 'I could not switch off tonight.',
  },
]

export const HomeUseCases = () => (
  <Section title="What people bring" lead="AI helpers of many kinds, each with its own field. Four places to start:">
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {USE_CASES.map(({ type, title, text, asked }) => {
        return (
          <li
            key={type}
            className="persona flex flex-col rounded-card border border-line bg-raised p-5"
            style={hueStyle(PERSONAS[type].hue)}
          >
            <PersonaPortrait type={type} size={64} />
            <h3 className="mt-4 text-xl max-xs:text-[1.0625rem]">{title}</h3>
            <p className="mt-1.5 mb-5 text-[0.9375rem] text-ink-soft">{text}</p>
            <p className="mt-auto rounded-[16px] rounded-bl-[5px] bg-tint px-3.5 py-2.5 text-[0.9375rem] text-deep">
              “{asked}”
            </p>
          </li>
        )
      })}
    </ul>
  </Section>
)

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
