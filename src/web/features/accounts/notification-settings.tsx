import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import type { NoticesAnswer } from '../../../contract/schedules.ts'
import { get } from '../../api.ts'
import { SwitchList } from './switch-list.tsx'
import { useSaveNotifications } from './use-save-settings.ts'

const CHOICES = [
  {
    name: 'emailNotifications',
    title: 'Email notifications',
    text: 'An email when a helper has written and you have not seen it fifteen minutes later.',
  },
  {
    name: 'marketingEmails',
    title: 'Marketing emails',
    text: 'Now and then, what is new in Coterie. Nothing that you tell a helper is ever used for it.',
  },
] as const

const WITHOUT_MAIL = {
  outbox: 'This server has no mail server yet: nothing is sent, and emails wait in its developer’s outbox.',
  none: 'This server has no mail server: no email is sent, whatever is chosen here.',
}

/** Explains when this server can't send email. */
function NoMail() {
  const { data } = useQuery({
    queryKey: ['/api/notices'],
    queryFn: ({ signal }) => get<NoticesAnswer>('/api/notices', signal),
  })
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
          ? `${me.email} is not confirmed yet: no email goes there before.`
          : me.email
            ? `Emails go to ${me.email}. A helper's history tells what became of each.`
            : 'There is no email address in your account yet. You can add one under Account.'}
      </p>
    </>
  )
}
