import { useQueryClient } from '@tanstack/react-query'
import { use, useRef, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { icon } from '../../../ui/icons.tsx'
import { useCall } from '../../../use-call.ts'
import { select } from '../send/message-changes.ts'
import { KeepPlace } from '../thread/place.ts'
import { CompareVersions } from './compare-versions.tsx'

const ChevronLeft = icon('m15 18-6-6 6-6')
const ChevronRight = icon('m9 18 6-6-6-6')

const ARROW = 'grid size-11 place-items-center rounded-full hover:bg-sunk hover:text-ink aria-disabled:opacity-40'

interface VersionSwitchProps {
  message: Message
  versions: readonly number[]
}

/** Stands above its message, so that it stays where it is while the message changes. */
export function VersionSwitch({ message, versions }: VersionSwitchProps) {
  const client = useQueryClient()
  const call = useCall()
  const keepPlace = use(KeepPlace)
  const group = useRef<HTMLDivElement>(null)
  const last = useRef(Promise.resolve(true))
  const [isComparing, setComparing] = useState(false)
  const index = versions.indexOf(message.id)
  const show = (id: number | undefined) => {
    if (id === undefined) return
    const shown = () => {
      if (group.current) keepPlace(group.current)
      return select({ client, helperId: message.helperId }, id)
    }
    // A live event may show a version before its press has ended: the next press waits for that end, and is not lost.
    last.current = last.current.then(() => call(shown, 'Failed to show that version.'))
  }
  const arrow = (label: string, id: number | undefined, Icon: typeof ChevronLeft) => (
    <button
      type="button"
      aria-label={label}
      // A disabled button would lose the focus.
      aria-disabled={id === undefined}
      className={ARROW}
      onClick={() => show(id)}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </button>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form control
    <div
      ref={group}
      role="group"
      aria-label="Versions of this message"
      className={`-mb-1 flex items-center text-sm text-ink-soft ${message.isFromUser ? 'justify-end' : ''}`}
    >
      {arrow('Previous version', versions[index - 1], ChevronLeft)}
      <span aria-live="polite" className="tabular-nums">
        {index + 1} of {versions.length}
      </span>
      {arrow('Next version', versions[index + 1], ChevronRight)}
      <button
        type="button"
        className="min-h-11 rounded-full px-2.5 hover:bg-sunk hover:text-ink"
        onClick={() => setComparing(true)}
      >
        Compare
      </button>
      {isComparing && <CompareVersions message={message} onUse={show} onClose={() => setComparing(false)} />}
    </div>
  )
}
