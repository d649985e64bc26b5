import { Children, type ReactNode, type Ref } from 'react'

interface Action {
  text: string
  /** Of what it opens. */
  isOpen?: boolean
  onPress(): void
}

interface LineProps {
  label: string
  actions: readonly Action[]
  busy?: boolean
  ref?: Ref<HTMLDivElement>
  /** The words, and what opens below them. */
  children: ReactNode
}

/** A quiet line under a message, with what can be done about it. */
export function Line({ label, actions, busy = false, ref, children }: LineProps) {
  const [words, ...below] = Children.toArray(children)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div ref={ref} role="group" aria-label={label} tabIndex={-1} className="grid justify-items-start">
      <div className="-mb-1.5 flex flex-wrap items-center gap-x-3 px-1.5 text-[0.8125rem] leading-snug text-deep">
        <p aria-live="polite" className="py-2 [overflow-wrap:anywhere]">
          <span aria-hidden="true">◦ </span>
          {words}
        </p>
        <div className="-my-1.5 flex gap-x-3">
          {actions.map(({ text, isOpen, onPress }) => (
            <button
              key={text}
              type="button"
              aria-expanded={isOpen}
              aria-disabled={busy || undefined}
              onClick={busy ? undefined : onPress}
              className="link -mx-1 min-h-11 px-1 font-medium"
            >
              {text}
            </button>
          ))}
        </div>
      </div>
      {below}
    </div>
  )
}
