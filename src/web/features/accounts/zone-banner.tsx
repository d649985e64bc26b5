import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ProfileBody, User } from '../../../contract/accounts.ts'
import { patch, queries } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { browserZone, cityOf, sameClock } from './account-fields.tsx'

const KEPT = 'zone-kept'
const SMALL = 'whitespace-nowrap px-3.5! text-[0.9375rem]!'

// Asked once per place: people who keep their home zone are not asked again on the same trip.
const keptFor = (zone: string): boolean => localStorage.getItem(KEPT) === zone

export function ZoneBanner({ me }: { me: User }) {
  const client = useQueryClient()
  const toast = useToast()
  const here = browserZone()
  const [kept, setKept] = useState(() => keptFor(here))
  const move = useMutation({
    mutationFn: () => patch<{ user: User }>('/api/user/profile', { timeZone: here } satisfies ProfileBody),
    onSuccess: ({ user }) => {
      client.setQueryData(queries.me.queryKey, user)
      void client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
      toast({
        title: `Now on ${cityOf(here)} time`,
        description: 'Your helpers’ next messages have been rescheduled.',
      })
    },
    onError: () => toast({ title: 'Failed to update account information.', variant: 'destructive' }),
  })
  if (kept || sameClock(here, me.timeZone, Date.now())) return null
  const keep = () => {
    localStorage.setItem(KEPT, here)
    setKept(true)
  }
  return (
    <section
      aria-label="Time zone"
      className="mb-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunk px-5 py-3.5"
    >
      <p>
        You seem to be in {cityOf(here)}. Plan messages by {cityOf(here)} time?
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="plain" className={SMALL} onClick={keep}>
          Keep {cityOf(me.timeZone)}
        </Button>
        <Button className={SMALL} busy={move.isPending} onClick={() => move.mutate()}>
          Use {cityOf(here)} time
        </Button>
      </div>
    </section>
  )
}
