import { Brain, CalendarClock, Feather, KeyRound, SlidersHorizontal, UsersRound } from 'lucide-react'

const TILES = [
  {
    Icon: UsersRound,
    title: 'A panel, not one voice',
    text: 'Several helpers side by side, each with its own field and its own conversation.',
  },
  {
    Icon: SlidersHorizontal,
    title: 'Your tone, your length',
    text: 'Five tones, four lengths, and example messages to show how it should sound.',
  },
  {
    Icon: CalendarClock,
    title: 'Your rhythm',
    text: 'How often and at what time of day a helper writes, in your time zone.',
  },
  {
    Icon: Brain,
    title: 'It follows the thread',
    text: 'A helper looks back at what you said before it answers, so you don’t have to start over.',
  },
  {
    Icon: KeyRound,
    title: 'Encrypted as standard',
    text: 'Your words are stored under a key of your own, which is destroyed with your account.',
  },
  {
    Icon: Feather,
    title: 'Honest about itself',
    text: 'Every helper is an AI and says so. For law, money and health it points you to licensed people.',
  },
]

export const HowTiles = () => (
  <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
    {TILES.map(({ Icon, title, text }) => (
      <li key={title} className="rounded-card border border-line bg-raised p-6">
        <Icon aria-hidden="true" className="size-6 text-accent" strokeWidth={1.7} />
        <h3 className="mt-4 text-xl">{title}</h3>
        <p className="mt-1.5 text-[0.9375rem] text-ink-soft">{text}</p>
      </li>
    ))}
  </ul>
)
