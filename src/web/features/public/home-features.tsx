import { CalendarClock, Lock, MessagesSquare } from 'lucide-react'
import { Section } from './section.tsx'

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
