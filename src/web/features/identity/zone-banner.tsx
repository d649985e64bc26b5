import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProfileBody, User } from '../../../contract/accounts.ts'
import { patch, queries } from '../../api.ts'
import { reloadHelpers } from '../../refetch.ts'
import { Button } from '../../ui/button.tsx'
import { Banner } from '../../ui/rows.tsx'
import { useAction } from '../../use-action.ts'
import { browserZone, cityOf, sameClock } from './account-fields.tsx'

const KEPT = 'zone-kept'
const SMALL = 'whitespace-nowrap px-3.5! text-[0.9375rem]!'

// Asked once per place: people who keep their home zone are not asked again on the same trip.
const keptFor = (zone: string): boolean => localStorage.getItem(KEPT) === zone

export function ZoneBanner({ me }: { me: User }) {
  const client = useQueryClient()
  const here = browserZone()
  const [kept, setKept] = useState(() => keptFor(here))
  const move = useAction({
    call: () => patch<{ user: User }>('/api/user/profile', { timeZone: here } satisfies ProfileBody),
    done: {
      title: `Now on ${cityOf(here)} time`,
      description: 'Your helpers’ next messages have been rescheduled.',
    },
    failed: 'Failed to update account information.',
    onDone: ({ user }) => {
      client.setQueryData(queries.me.queryKey, user)
      reloadHelpers(client)
    },
  })
  if (kept || sameClock(here, me.timeZone, Date.now())) return null
  const keep = () => {
    localStorage.setItem(KEPT, here)
    setKept(true)
  }
  return (
    <Banner
      label="Time zone"
      text={`You seem to be in ${cityOf(here)}. Plan messages by ${cityOf(here)} time?`}
      tone="calm"
      className="mb-6"
    >
      <Button variant="plain" className={SMALL} onClick={keep}>
        Keep {cityOf(me.timeZone)}
      </Button>
      <Button className={SMALL} busy={move.isPending} onClick={() => move.mutate()}>
        Use {cityOf(here)} time
      </Button>
    </Banner>
  )
}
