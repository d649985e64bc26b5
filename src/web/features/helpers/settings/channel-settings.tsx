import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Helper } from '../../../../contract/helpers.ts'
import type { SmsSettings } from '../../../../contract/sms.ts'
import { maskPhone } from '../../../../core/sms/phone-numbers.ts'
import { patch } from '../../../api.ts'
import { reloadHelpers } from '../../../refetch.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../use-action.ts'
import { dropIfGone, smsQuery } from '../helper-actions.ts'
import { CHAT, type Channel } from '../wizard/create-wizard-helper.ts'
import { NEW_PHONE } from './helper-form.ts'
import { CodeFields, NumberFields, usePhone } from './phone-fields.tsx'

const toastFor = (helper: Helper, channel: Channel) =>
  channel.communicationType === 'sms'
    ? { title: 'Number saved', description: `${helper.name} will text you there from now on.` }
    : { title: 'Texts are off', description: `${helper.name} writes to you in the app only.` }

function useChannel(helper: Helper) {
  const client = useQueryClient()
  return useAction<Helper, Channel>({
    call: (channel) => patch<Helper>(`/api/helpers/${helper.id}`, channel),
    done: (_saved, channel) => toastFor(helper, channel),
    failed: 'Failed to update helper.',
    onDone: () => reloadHelpers(client),
    onFailed: (error) => dropIfGone(client, helper.id, error),
  })
}

interface NewNumberProps {
  settings: SmsSettings
  /** Rejects if the number was not saved. */
  save(phoneNumber: string): Promise<unknown>
  onCancel(): void
}

function NewNumber({ settings: { consentText, readyNumbers }, save, onCancel }: NewNumberProps) {
  const [draft, setDraft] = useState(NEW_PHONE)
  const entry = usePhone({
    draft,
    ready: readyNumbers,
    change: (fields) => setDraft((current) => ({ ...current, ...fields })),
    onVerified: (phone) =>
      save(phone).then(
        () => {},
        () => {},
      ),
  })
  const atCode = entry.stage === 'code'
  return (
    <form noValidate onSubmit={entry.onSubmit} className="mt-4 grid gap-5">
      {atCode ? <CodeFields entry={entry} /> : <NumberFields entry={entry} consentText={consentText} />}
      <div className="flex justify-between gap-4">
        <Button onClick={atCode ? entry.back : onCancel}>{atCode ? 'Back' : 'Cancel'}</Button>
        <Button type="submit" variant="primary" busy={entry.busy}>
          {atCode ? 'Verify number' : entry.isReady ? 'Use this number' : 'Send code'}
        </Button>
      </div>
    </form>
  )
}

function wordsFor({ name, phoneNumber }: Helper, available: boolean): string {
  if (phoneNumber !== null)
    return `${name} texts you at ${maskPhone(phoneNumber)}, and you can text back. Text STOP to end all texts, and START to get them again.`
  return available
    ? `${name} writes to you in the app. It can also text your phone, and you can text back.`
    : `${name} writes to you in the app. Text messages are not available on this server.`
}

export function ChannelSettings({ helper }: { helper: Helper }) {
  const { data: smsState } = useQuery(smsQuery)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const { mutate, mutateAsync, isPending } = useChannel(helper)
  const texts = helper.communicationType === 'sms'
  const available = smsState?.available ?? true
  return (
    <section aria-label="Text messages" className="mb-7 rounded-card border border-line bg-raised p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0 grow basis-72">
          <h2 className="text-[1.25rem]">Text messages</h2>
          <p className="text-[0.9375rem] text-ink-soft">{wordsFor(helper, available)}</p>
        </div>
        {!open && (
          <div className="flex flex-wrap gap-2">
            {texts && (
              <Button busy={isPending} onClick={() => mutate(CHAT)}>
                Stop texting
              </Button>
            )}
            <Button disabled={!smsState?.available} onClick={() => setOpen(true)}>
              {texts ? 'Change number' : 'Add text messages'}
            </Button>
          </div>
        )}
      </div>
      {open && smsState && (
        <NewNumber
          settings={smsState}
          save={(phoneNumber) => mutateAsync({ communicationType: 'sms', phoneNumber }).then(close)}
          onCancel={close}
        />
      )}
    </section>
  )
}
