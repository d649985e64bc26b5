import { useQuery } from '@tanstack/react-query'
import { type ComponentType, lazy, Suspense } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import { allowanceLeft } from '../../../../core/billing/allowance.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import { queries } from '../../../api.ts'
import type { NoticeProps } from './allowance-notice.tsx'

// At 200% zoom the conversation needs the room.
const ROOMY = '[@media(max-width:320px)_and_(max-height:520px)]:hidden'

// Rarely shown, so it loads when it is.
const AllowanceNotice = lazy<ComponentType<NoticeProps>>(() =>
  import('./allowance-notice.tsx').then(
    ({ AllowanceNotice }) => ({ default: AllowanceNotice }),
    () => ({ default: () => null }),
  ),
)

/** Writing is never blocked here: the server decides. */
export function MessagesLeft({ user }: { user: User }) {
  const { own = 'no', connected = true } = useQuery(queries.engine).data ?? {}
  const { messageCreditsUsed: used, messageCreditsLimit: limit, creditsResetAt, timeZone } = user
  const line = <p className={ROOMY}>{allowanceLeft({ used, limit }, shortDate(creditsResetAt, timeZone))}</p>
  // What a helper writes without a model is free.
  if (!connected) return null
  if (used < limit && own === 'no') return line
  return (
    <Suspense fallback={line}>
      <AllowanceNotice user={user} own={own} />
    </Suspense>
  )
}
