import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CalendarLink, NewCalendarLink } from '../../../../contract/upcoming.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import { del, post, queryOf } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmButton } from '../../../ui/overlays/dialog.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { Card } from '../../../ui/page.tsx'
import { useAction } from '../../../use-action.ts'

const calendarLink = queryOf<CalendarLink>('/api/calendar-link')

function useCalendarLink() {
  const client = useQueryClient()
  const toast = useToast()
  const { data } = useQuery(calendarLink)
  const [url, setUrl] = useState<string | null>(null)
  const told = { failed: 'This did not work.', onDone: () => client.invalidateQueries(calendarLink) }
  const make = useAction({
    call: async () => setUrl((await post<NewCalendarLink>('/api/calendar-link')).url),
    ...told,
  })
  const revoke = useAction({
    call: () => del('/api/calendar-link').then(() => setUrl(null)),
    done: 'The link no longer works.',
    ...told,
  })
  return {
    createdAt: data?.createdAt ?? null,
    url,
    busy: make.isPending || revoke.isPending,
    make: () => make.mutate(),
    revoke: () => revoke.mutate(),
    copy: () =>
      void copyText(url ?? '').then(
        () => toast({ title: 'Copied' }),
        () => toast({ title: 'Failed to copy this.', variant: 'destructive' }),
      ),
  }
}

const OldLink = { title: 'Make a new link?', description: 'The old one stops working, also where a calendar reads it.' }
const Revoking = {
  title: 'Revoke this link?',
  description: 'Calendars that read it get nothing any more. You can make another one.',
}

function Made({ url, onCopy }: { url: string; onCopy(): void }) {
  return (
    <div className="flex flex-wrap items-end gap-3">
      <TextField
        label="Your link"
        hint="Add it to your calendar as a subscription. It is shown only now."
        readOnly
        value={url}
        className="min-w-0 grow basis-64"
        onFocus={({ target }) => target.select()}
      />
      <Button onClick={onCopy}>Copy</Button>
    </div>
  )
}

/** The link for calendar programs: made, copied and revoked. */
export function CalendarPanel({ timeZone }: { timeZone: string }) {
  const { createdAt, url, busy, make, revoke, copy } = useCalendarLink()
  return (
    <Card className="mb-7 grid gap-4 animate-fade">
      <div>
        <h2 className="text-xl">In your calendar</h2>
        <p className="mt-1 text-ink-soft">
          A private link shows these times in a calendar program: when, and which helper. It holds no words of yours or
          theirs. Whoever has the link can read it.
        </p>
      </div>
      {url && <Made url={url} onCopy={copy} />}
      {createdAt && !url && (
        <p className="text-[0.9375rem]">
          There is a link, made on {shortDate(createdAt, timeZone)}. It is not shown again.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {createdAt === null ? (
          <Button variant="primary" busy={busy} onClick={make}>
            Make a link
          </Button>
        ) : (
          <>
            <ConfirmButton {...OldLink} busy={busy} confirmLabel="Make a new link" onConfirm={make}>
              Make a new link
            </ConfirmButton>
            <ConfirmButton
              {...Revoking}
              variant="plain"
              busy={busy}
              destructive
              confirmLabel="Revoke"
              onConfirm={revoke}
            >
              Revoke
            </ConfirmButton>
          </>
        )}
      </div>
    </Card>
  )
}
