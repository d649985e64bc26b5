import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { queries } from '../api.ts'
import { CalendarPanel } from '../features/schedules/upcoming/calendar-panel.tsx'
import { UpcomingList } from '../features/schedules/upcoming/upcoming-list.tsx'
import { idOf, paths } from '../paths.ts'
import { Button, TextLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export function UpcomingPage() {
  const helperId = idOf(new URLSearchParams(useSearch()).get('helper') ?? '')
  const { data: list } = useQuery(queries.helpers)
  const { data: user } = useQuery(queries.me)
  const [isCalendarOpen, setCalendarOpen] = useState(false)
  const name = list?.helpers.find(({ id }) => id === helperId)?.name
  const timeZone = user?.timeZone ?? 'UTC'
  return (
    <Page
      width="reading"
      title="Upcoming"
      lead="What your helpers will write in the next four weeks, when, and why."
      action={
        <Button aria-expanded={isCalendarOpen} onClick={() => setCalendarOpen(!isCalendarOpen)}>
          Calendar
        </Button>
      }
    >
      {isCalendarOpen && <CalendarPanel timeZone={timeZone} />}
      {helperId !== null && (
        <p className="-mt-2 mb-5 text-ink-soft">
          Only {name ?? 'one helper'} · <TextLink href={paths.upcoming}>Show all</TextLink>
        </p>
      )}
      <UpcomingList helperId={helperId} timeZone={timeZone} />
    </Page>
  )
}
