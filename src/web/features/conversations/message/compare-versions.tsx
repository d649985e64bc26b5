import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { Message, MessageVersion } from '../../../../contract/messages.ts'
import { get } from '../../../api.ts'
import { Bubble } from '../../../ui/bubble.tsx'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { Close } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/loading.tsx'
import { ErrorState } from '../../../ui/page.tsx'
import { ReplyText } from './message-text.tsx'

const SHEET =
  'fixed inset-x-4 top-auto bottom-4 m-0 mx-auto max-h-[calc(100dvh-2rem)] w-auto max-w-[60rem] overflow-y-auto rounded-card border border-line bg-raised p-5 text-base text-ink shadow-lift backdrop:bg-[oklch(15%_0.02_60/0.45)] open:animate-rise sm:inset-y-0 sm:my-auto sm:h-fit sm:p-6'

interface VersionProps {
  version: MessageVersion
  title: string
  mine: boolean
}

const Version = ({ version: { content }, title, mine }: VersionProps) => (
  <section aria-label={title} className="min-w-0">
    <h3 className="mb-1.5 px-1.5 font-sans text-xs tracking-normal text-ink-soft">{title}</h3>
    <Bubble mine={mine} className="ml-0! w-auto! max-w-full!">
      {mine ? content : <ReplyText text={content} />}
    </Bubble>
  </section>
)

interface PairProps {
  versions: readonly MessageVersion[]
  shown: Message
  onUse(id: number): void
}

/** The version that is shown, beside another one. */
function Pair({ versions, shown, onUse }: PairProps) {
  const at = versions.findIndex(({ id }) => id === shown.id)
  const [otherAt, setOtherAt] = useState(at > 0 ? at - 1 : at + 1)
  const current = versions[at]
  const other = versions[otherAt]
  if (!current || !other) return <p>There is only one version now.</p>
  const titleOf = (index: number) => `Version ${index + 1} of ${versions.length}`
  const sides = [
    { version: current, title: `${titleOf(at)}, shown now` },
    { version: other, title: titleOf(otherAt) },
  ].sort((a, b) => a.version.id - b.version.id)
  return (
    <div className="grid gap-5">
      {versions.length > 2 && (
        <Select
          label="Compared with"
          className="max-w-56"
          value={otherAt}
          onChange={({ target }) => setOtherAt(Number(target.value))}
        >
          {versions.map(({ id }, index) => (
            <option key={id} value={index} disabled={index === at}>
              {titleOf(index)}
            </option>
          ))}
        </Select>
      )}
      <div className="grid gap-x-5 gap-y-4 md:grid-cols-2">
        {sides.map((side) => (
          <Version key={side.version.id} {...side} mine={shown.isFromUser} />
        ))}
      </div>
      <p className="text-sm text-ink-soft">What followed a version comes back with it.</p>
      <Button className="justify-self-end" onClick={() => onUse(other.id)}>
        Show version {otherAt + 1}
      </Button>
    </div>
  )
}

interface CompareVersionsProps {
  message: Message
  onUse(id: number): void
  onClose(): void
}

/** The browser's own dialog: Escape closes it, and the focus returns to what opened it. */
export function CompareVersions({ message, onUse, onClose }: CompareVersionsProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  useEffect(() => dialog.current?.showModal(), [])
  const close = () => dialog.current?.close()
  const path = `/api/messages/${message.id}/versions`
  const { data, isError, refetch } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => get<MessageVersion[]>(path, signal),
    // A version may be deleted, or another one be written.
    gcTime: 0,
  })
  return (
    <dialog ref={dialog} aria-labelledby={title} className={SHEET} onClose={onClose}>
      <div className="mb-4 flex items-center justify-between gap-3">
        <h2 id={title} className="text-2xl">
          Compare versions
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={close}
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
        >
          <Close className="size-5" />
        </button>
      </div>
      {!data &&
        (isError ? (
          <ErrorState title="The versions could not be loaded" onRetry={() => void refetch()} />
        ) : (
          <Spinner />
        ))}
      {data && (
        <Pair
          versions={data}
          shown={message}
          onUse={(id) => {
            close()
            onUse(id)
          }}
        />
      )}
    </dialog>
  )
}
