import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { Link } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Close } from '../../ui/icons.tsx'
import { type Hint, nextHint, putAway } from './next-hint.ts'

const VISIT = 'hint-put-away'

const keyOf = (userId: number): string => `hints:${userId}`

const link = (href: string, text: string): ReactNode => (
  <Link href={href} className="link">
    {text}
  </Link>
)

const TEXTS: Record<Hint, (helper: Helper) => ReactNode> = {
  rhythm: ({ id, name }) => (
    <>
      {name} writes to you first, at the times you chose. {link(paths.editHelper(id), 'Change its rhythm')} whenever you
      like.
    </>
  ),
  notices: ({ name }) => (
    <>
      To hear from {name} when this page is closed,{' '}
      {link(`${paths.settings}?tab=notifications`, 'turn on notifications')}.
    </>
  ),
  memory: ({ name }) => (
    <>
      What {name} knows of you is {link(paths.memory, 'in Memory')}, where you can correct it or have it forgotten.
    </>
  ),
  install: () => (
    <>Coterie can stand on your home screen like any app: “Install” or “Add to Home Screen” in your browser.</>
  ),
}

/** One thing worth knowing, until it is put away; the next one comes with another visit. */
export function HintStrip({ userId, helper }: { userId: number; helper: Helper }) {
  const [hint, setHint] = useState(() =>
    nextHint(localStorage.getItem(keyOf(userId)), sessionStorage.getItem(VISIT) !== null),
  )
  const { data: messages } = useQuery(queries.messages(helper.id))
  // Someone in danger sees the whole answer, and nothing small above it.
  const isInCrisis = messages?.some(({ source }) => source === 'safety') ?? false
  if (!hint || isInCrisis) return null
  const close = () => {
    localStorage.setItem(keyOf(userId), [...putAway(localStorage.getItem(keyOf(userId))), hint].join())
    sessionStorage.setItem(VISIT, hint)
    setHint(null)
  }
  return (
    <div
      role="note"
      className="mt-2 flex shrink-0 items-center gap-2 rounded-field bg-sunk py-1 pr-1 pl-4 text-sm text-ink-soft animate-fade [@media(max-height:520px)]:hidden"
    >
      <p className="grow py-1.5">{TEXTS[hint](helper)}</p>
      <button
        type="button"
        aria-label="Put this hint away"
        onClick={close}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:text-ink"
      >
        <Close className="size-4.5" />
      </button>
    </div>
  )
}
