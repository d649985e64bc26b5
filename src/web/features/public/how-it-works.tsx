import { Brain, CalendarClock, Feather, KeyRound, SlidersHorizontal, UsersRound } from 'lucide-react'

const STEPS = [
  {
    title: 'Choose your persona',
    text: 'AI helpers of many kinds, from Career Closer to Language Tutor, or one that you describe yourself.',
  },
  {
    title: 'Configure communication',
    text: 'Name it, set its tone, length and rhythm, and hear how it will sound in a live preview.',
  },
  {
    title: 'Start the personalised conversation',
    text: 'Say what is going on. Your helper answers right away, in one conversation that continues.',
  },
  {
    title: 'Get ongoing support',
    text: 'Come back whenever you like. It is all still there, and you can pause or delete a helper with one press.',
  },
]

export const HowSteps = () => (
  <ol className="grid grid-cols-1 gap-x-10 gap-y-9 md:grid-cols-2">
    {STEPS.map(({ title, text }, index) => (
      <li key={title} className="grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-4 max-xs:grid-cols-1 max-xs:gap-y-2">
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-full border border-edge font-display text-xl text-accent"
        >
          {index + 1}
        </span>
        <div>
          <h3 className="text-[1.375rem] max-xs:text-lg">{title}</h3>
          <p className="mt-1.5 max-w-[46ch] text-ink-soft">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)

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
