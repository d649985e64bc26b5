import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { Helper } from '../../../contract/helpers.ts'
import { maskPhone } from '../../../core/phone-numbers.ts'
import { type ApiError, patch, queries } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { CodeFields, NumberFields } from './phone-fields.tsx'
import { textingQuery } from './texting-query.ts'
import { usePhone } from './use-phone.ts'

function useNewNumber(helper: Helper, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: (phoneNumber: string) => patch<Helper>(`/api/helpers/${helper.id}`, { phoneNumber }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
      toast({ title: 'Number changed', description: `${helper.name} will text you there from now on.` })
      onDone()
    },
    onError: (error: ApiError) =>
      toast({ title: 'Failed to update helper.', description: error.text, variant: 'destructive' }),
  })
}

function NewNumber({ helper, consentText, onDone }: { helper: Helper; consentText: string; onDone(): void }) {
  const save = useNewNumber(helper, onDone)
  const entry = usePhone({
    onVerified: (phone) =>
      save.mutateAsync(phone).then(
        () => {},
        () => {},
      ),
  })
  const atCode = entry.stage === 'code'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void (atCode ? entry.verify() : entry.send())
  }
  return (
    <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
      {atCode ? <CodeFields entry={entry} /> : <NumberFields entry={entry} consentText={consentText} />}
      <div className="flex justify-between gap-4">
        <Button onClick={atCode ? entry.back : onDone}>{atCode ? 'Back' : 'Cancel'}</Button>
        <Button type="submit" variant="primary" busy={entry.busy === (atCode ? 'verify' : 'send')}>
          {atCode ? 'Verify number' : 'Send code'}
        </Button>
      </div>
    </form>
  )
}

/** Where a helper texts, and the way to another number, which is verified first. */
export function PhoneSettings({ helper, phoneNumber }: { helper: Helper; phoneNumber: string }) {
  const { data: texting } = useQuery(textingQuery)
  const [open, setOpen] = useState(false)
  return (
    <section aria-label="Text messages" className="mb-7 rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-[1.25rem]">Text messages</h2>
          <p className="text-[0.9375rem] text-ink-soft">
            {helper.name}’s texts go to {maskPhone(phoneNumber)}. Text STOP from it to end all texts, and START to get
            them again.
          </p>
        </div>
        {!open && (
          <Button disabled={!texting?.available} onClick={() => setOpen(true)}>
            Change number
          </Button>
        )}
      </div>
      {open && texting && <NewNumber helper={helper} consentText={texting.consentText} onDone={() => setOpen(false)} />}
    </section>
  )
}
