import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { User } from '../../../../contract/accounts.ts'
import { allowanceLeft, allowanceUsedUp, isRunningOut, messagesLeft } from '../../../../core/plans/allowance.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import { queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'

const { max } = LIMITS.message
const COUNT_FROM = max - 200

const excessOf = (text: string): number => text.trim().length - max

/** A longer text stays in its field, so that nothing of it is lost, but cannot be sent. */
export const isTooLong = (text: string): boolean => excessOf(text) > 0

const characters = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`

/** Says how many characters are left once they are few, or by how many the text is too long. The field refers to `id`. */
export function MessageLength({ id, text }: { id: string; text: string }) {
  const excess = excessOf(text)
  return (
    <p id={id} role="status" className={`tabular-nums empty:hidden ${excess > 0 ? 'text-danger' : ''}`}>
      {excess > 0 && `${characters(excess)} too long to send. A message can have ${characters(max)}.`}
      {excess <= 0 && text.length >= COUNT_FROM && `${characters(-excess)} left`}
    </p>
  )
}

/** Writing is never blocked here: the server decides. What a model of one's own or none writes is free. */
export function MessagesLeft({ user }: { user: User }) {
  const { own = 'no', connected = true } = useQuery(queries.engine).data ?? {}
  const { messageCreditsUsed: used, messageCreditsLimit: limit, creditsResetAt, timeZone } = user
  if (!connected || own === 'yes' || !isRunningOut({ used, limit })) return null
  const day = shortDate(creditsResetAt, timeZone)
  if (messagesLeft({ used, limit }) > 0) return <p>{allowanceLeft({ used, limit }, day)}</p>
  return (
    <p className="text-[0.8125rem] text-ink">
      {allowanceUsedUp(limit, day)}{' '}
      <Link href={paths.subscribe} className="link whitespace-nowrap">
        See the plans
      </Link>
    </p>
  )
}
