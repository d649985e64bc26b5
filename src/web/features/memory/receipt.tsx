import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Remembered } from '../../../contract/messages.ts'
import { late } from '../../ui/late.tsx'
import { Spinner } from '../../ui/loading.tsx'

const ReceiptPanel = late(
  () => import('./receipt-panel.tsx').then(({ ReceiptPanel }) => ReceiptPanel),
  () => <Spinner className="my-3" />,
)

interface ReceiptProps {
  messageId: number
  remembered: Remembered
  helperName: string
  /** When it was said: `Thursday`. */
  day: string
  /** Called before something above this element opens or closes. */
  keepPlace(element: Element): void
}

/** One line under a reply that took something up. It opens upwards, so that it is never below the fold. */
export function Receipt({ messageId, remembered, helperName, day, keepPlace }: ReceiptProps) {
  const { text, isQuote, count } = remembered
  const [open, setOpen] = useState(false)
  const id = useId()
  const line = useRef<HTMLButtonElement>(null)
  const toggle = () => {
    if (line.current) keepPlace(line.current)
    setOpen(!open)
  }
  // Else it would leave the conversation.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open || event.defaultPrevented) return
    event.preventDefault()
    toggle()
    line.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what its button has opened
    <div className="grid justify-items-start" onKeyDown={onKeyDown}>
      {open && (
        <section
          id={id}
          aria-label={`What ${helperName} remembered`}
          className="mt-2 w-full max-w-[36rem] rounded-card border border-line bg-raised px-4 py-1"
        >
          <ReceiptPanel messageId={messageId} />
        </section>
      )}
      <button
        ref={line}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        className="-mb-1.5 min-h-11 px-1.5 text-left text-[0.8125rem] leading-snug text-deep hover:underline"
        onClick={toggle}
      >
        <span className="sr-only">{helperName}’s reply. </span>
        <span aria-hidden="true">◦ </span>Remembered: <span dir="auto">{isQuote ? `“${text}”` : text}</span> {day}
        {count > 1 && ` · and ${count - 1} more`}
      </button>
    </div>
  )
}
