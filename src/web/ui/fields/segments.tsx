interface SegmentsProps<Value extends string> {
  legend: string
  name: string
  options: readonly Value[]
  labels: Record<Value, string>
  chosen: Value
  onChoose(value: Value): void
}

const SEGMENT =
  'grid min-h-11 place-items-center rounded-full px-2 text-center text-[0.9375rem] leading-tight font-[550] text-ink-soft has-checked:bg-raised has-checked:text-ink has-checked:shadow-sm has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

/** One of a few, side by side. */
export const Segments = <Value extends string>({
  legend,
  name,
  options,
  labels,
  chosen,
  onChoose,
}: SegmentsProps<Value>) => (
  <fieldset className="grid gap-1.5">
    <legend className="mb-1.5 text-[0.9375rem] font-[550]">{legend}</legend>
    <div className="grid auto-cols-fr grid-flow-col gap-1 rounded-full bg-sunk p-1 max-xs:grid-flow-row max-xs:rounded-card">
      {options.map((option) => (
        <label key={option} className={SEGMENT}>
          <input
            type="radio"
            name={name}
            checked={option === chosen}
            onChange={() => onChoose(option)}
            className="sr-only"
          />
          {labels[option]}
        </label>
      ))}
    </div>
  </fieldset>
)
