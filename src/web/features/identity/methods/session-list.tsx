import { useQuery, useQueryClient } from '@tanstack/react-query'
import { shortDate } from '../../../../core/time/dates.ts'
import { del } from '../../../api.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { ErrorState } from '../../../ui/page.tsx'
import { SettingRow } from '../../../ui/rows.tsx'
import { useAction } from '../../../use-action.ts'
import { browserZone } from '../account-fields.tsx'
import { accountQueries } from '../account-queries.ts'

const ALL = '/api/user/sessions'

function useEnd() {
  const client = useQueryClient()
  return useAction<null, string>({
    call: (path) => del<null>(path),
    done: (_, path) => (path === ALL ? 'Your other devices are signed out' : 'That device is signed out'),
    failed: (path) => (path === ALL ? 'Your other devices are still signed in' : 'That device is still signed in'),
    onSettled: () => client.invalidateQueries(accountQueries.sessions),
  })
}

export function SessionList() {
  const { data, isError, refetch } = useQuery(accountQueries.sessions)
  const end = useEnd()
  if (isError) return <ErrorState title="Your sessions could not be loaded" onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-12.25" />
  const { sessions } = data
  return (
    <ul className="grid gap-5">
      {sessions.map(({ id, device, current, createdAt, lastUsedAt }) => (
        <li key={id}>
          <SettingRow
            title={device}
            text={
              current ? (
                <Badge tone="ok">This device</Badge>
              ) : (
                `Signed in ${shortDate(createdAt, browserZone())}, last used ${shortDate(lastUsedAt, browserZone())}.`
              )
            }
          >
            {!current && (
              <Button
                aria-label={`Sign out ${device}`}
                busy={end.isPending && end.variables === `${ALL}/${id}`}
                onClick={() => end.mutate(`${ALL}/${id}`)}
              >
                Sign out
              </Button>
            )}
          </SettingRow>
        </li>
      ))}
      {sessions.length > 1 && (
        <li>
          <Button busy={end.isPending && end.variables === ALL} onClick={() => end.mutate(ALL)}>
            Sign out everywhere else
          </Button>
        </li>
      )}
    </ul>
  )
}
