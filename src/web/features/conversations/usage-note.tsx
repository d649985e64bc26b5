import { lazy, type ReactNode, Suspense } from 'react'
import type { User } from '../../../contract/accounts.ts'

const SHOW_FROM = 0.8

// A line that cannot be fetched is left out: the server says the same when a message is sent.
const UsageLeft = lazy<(props: { user: User }) => ReactNode>(() =>
  import('./usage-left.tsx').then(
    ({ UsageLeft }) => ({ default: UsageLeft }),
    () => ({ default: () => null }),
  ),
)

/** What is left of the month's messages, once four fifths are used. Writing is never blocked here: the server decides. */
export const UsageNote = ({ user }: { user: User }) => (
  <Suspense>{user.messageCreditsUsed >= user.messageCreditsLimit * SHOW_FROM && <UsageLeft user={user} />}</Suspense>
)
