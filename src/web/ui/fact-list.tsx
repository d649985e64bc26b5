export const FactList = ({ facts }: { facts: readonly (readonly [term: string, value: string])[] }) => (
  <dl className="grid gap-1 text-[0.9375rem]">
    {facts.map(([term, value]) => (
      <div key={term} className="flex flex-wrap gap-x-2">
        <dt className="text-ink-soft">{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
