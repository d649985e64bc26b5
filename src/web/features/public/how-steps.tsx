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
          <h3 className="text-[1.375rem]">{title}</h3>
          <p className="mt-1.5 max-w-[46ch] text-ink-soft">{text}</p>
        </div>
      </li>
    ))}
  </ol>
)
