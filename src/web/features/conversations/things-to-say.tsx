import { type KeyboardEvent, useState } from 'react'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + (STEPS[event.key] ?? Number.NaN)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

export interface ThingsToSayProps {
  personaType: string
  starters: readonly string[]
  onSay(text: string): void
}

/** One Tab stop: the arrow keys move within it. */
export function ThingsToSay({ starters, onSay }: ThingsToSayProps) {
  const [current, setCurrent] = useState(starters[0])
  return (
    <div role="toolbar" aria-label="Things to say" onKeyDown={moveFocus} className="mt-2 grid w-full gap-2">
      {starters.map((text) => (
        <button
          key={text}
          type="button"
          tabIndex={text === current ? 0 : -1}
          className="min-h-11 rounded-[20px] bg-tint px-4 py-2 text-deep hover:bg-ground"
          onFocus={() => setCurrent(text)}
          onClick={() => onSay(text)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}
