import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Helper } from '../../../contract/helpers.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/button.tsx'
import { Close } from '../../ui/icons.tsx'

/** In display order: one per visit, each until it is dismissed. */
export const TIPS = ['rhythm', 'notices', 'memory', 'install'] as const
type Tip = (typeof TIPS)[number]

/** The tips in `kept`, such as `rhythm,notices`; anything else in it is ignored. */
export const dismissedTips = (kept: string | null): Tip[] => {
  const names = new Set(kept?.split(','))
  return TIPS.filter((tip) => names.has(tip))
}

/** The tip to show, or null when all have been dismissed, or one during this visit. */
export function nextTip(kept: string | null, hadOneThisVisit: boolean): Tip | null {
  if (hadOneThisVisit) return null
  const known = dismissedTips(kept)
  return TIPS.find((tip) => !known.includes(tip)) ?? null
}

const DISMISSED_THIS_VISIT = 'tip-dismissed'

// The key of the first release, so that a dismissed tip stays dismissed.
const keyOf = (userId: number): string => `hints:${userId}`

const link = (href: string, text: string): ReactNode => <TextLink href={href}>{text}</TextLink>

const TEXTS: Record<Tip, (helper: Helper) => ReactNode> = {
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
      {link(paths.memory, 'Memory')} shows what {name} knows about you. You can correct it there, or have it forgotten.
    </>
  ),
  install: () => (
    <>You can put Coterie on your home screen like any app: choose “Install” or “Add to Home Screen” in your browser.</>
  ),
}

export function TipBanner({ userId, helper }: { userId: number; helper: Helper }) {
  const [tip, setTip] = useState(() =>
    nextTip(localStorage.getItem(keyOf(userId)), sessionStorage.getItem(DISMISSED_THIS_VISIT) !== null),
  )
  const { data: messages } = useQuery(queries.messages(helper.id))
  // In a crisis nothing is shown above the response.
  const isInCrisis = messages?.some(({ source }) => source === 'safety') ?? false
  if (!tip || isInCrisis) return null
  const close = () => {
    localStorage.setItem(keyOf(userId), [...dismissedTips(localStorage.getItem(keyOf(userId))), tip].join())
    sessionStorage.setItem(DISMISSED_THIS_VISIT, tip)
    setTip(null)
  }
  return (
    <div
      role="note"
      className="mt-2 flex shrink-0 items-center gap-2 rounded-field bg-sunk pr-1 pl-4 text-sm leading-snug text-ink-soft animate-fade [@media(height<32.5rem)]:hidden [@media(width<35rem)_and_(height<45rem)]:hidden"
    >
      <p className="grow py-1.5">{TEXTS[tip](helper)}</p>
      <button
        type="button"
        aria-label="Dismiss this tip"
        onClick={close}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:text-ink"
      >
        <Close className="size-4.5" />
      </button>
    </div>
  )
}
