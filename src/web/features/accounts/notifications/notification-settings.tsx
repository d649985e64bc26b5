import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../../contract/accounts.ts'
import { accountQueries } from '../account-queries.ts'
import { SwitchList } from '../setting-rows.tsx'
import { useSaveNotifications } from '../use-save-settings.ts'

const CHOICES = [
  {
    name: 'emailNotifications',
    title: 'Email notifications',
    text: 'An email if you have not seen a helper’s message after fifteen minutes.',
  },
  {
    name: 'marketingEmails',
    title: 'Marketing emails',
    text: 'Occasional news about Coterie. What you tell a helper is never used for it.',
  },
] as const

const WITHOUT_MAIL = {
  outbox: 'This server has no mail server yet. Emails are not sent, and wait in its developer’s outbox.',
  none: 'This server has no mail server, so no email is sent, whatever you choose here.',
}

function NoMail() {
  const { data } = useQuery(accountQueries.notices)
  if (!data || data.email === 'email') return null
  return (
    <p role="note" className="rounded-field bg-sunk px-4 py-3 text-[0.9375rem]">
      {WITHOUT_MAIL[data.email ?? 'none']}
    </p>
  )
}

export function NotificationSettings({ me }: { me: User }) {
  const save = useSaveNotifications(me)
  return (
    <>
      <SwitchList
        settings={CHOICES.map(({ name, ...words }) => ({
          ...words,
          on: me[name],
          onChange: (on) => save.mutate({ [name]: on }),
        }))}
      />
      <NoMail />
      <p className="text-sm text-ink-soft">
        {me.email && !me.emailVerified
          ? `${me.email} is not confirmed yet, so no email goes there.`
          : me.email
            ? `Emails go to ${me.email}. A helper’s history shows which ones arrived.`
            : 'There is no email address in your account yet. You can add one under Account.'}
      </p>
    </>
  )
}
