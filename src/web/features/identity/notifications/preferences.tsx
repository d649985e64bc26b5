import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { NotificationsBody, User, VoiceBody } from '../../../../contract/accounts.ts'
import { patch, queries } from '../../../api.ts'
import { reloadHelpers } from '../../../refetch.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { SwitchList } from '../../../ui/rows.tsx'
import { canRecognise } from '../../../ui/speech/recogniser.ts'
import { canSpeak } from '../../../ui/speech/speak.ts'
import { accountQueries } from '../account-queries.ts'

interface Settings {
  path: string
  failed: string
  onSaved?(client: QueryClient): void
}

/** Saves each choice at once, in order; on failure, shows the server's value again. */
function useSaveSettings<Body extends object>(me: User, { path, failed, onSaved }: Settings) {
  const client = useQueryClient()
  const toast = useToast()
  const show = (user: User) => client.setQueryData(queries.me.queryKey, user)
  return useMutation({
    scope: { id: path },
    mutationFn: (body: Body) => patch<{ user: User }>(path, body),
    onMutate: (body) => {
      show({ ...me, ...body })
      return me
    },
    onSuccess: ({ user }) => {
      show(user)
      onSaved?.(client)
      toast({ title: 'Preferences updated' })
    },
    onError: (_error, _body, before) => {
      if (before) show(before)
      toast({ title: failed, variant: 'destructive' })
    },
  })
}

export const useSaveNotifications = (me: User) =>
  useSaveSettings<NotificationsBody>(me, {
    path: '/api/user/notifications',
    failed: 'Failed to update notification preferences.',
    // Quiet hours move planned messages.
    onSaved: (client) => void reloadHelpers(client),
  })

const NOT_HERE = ' This browser can’t do it; your others may.'

/** Both are browser features, and off by default. */
export function VoiceSettings({ me }: { me: User }) {
  const save = useSaveSettings<VoiceBody>(me, {
    path: '/api/user/voice',
    failed: 'Failed to update voice preferences.',
  })
  return (
    <SwitchList
      settings={[
        {
          title: 'Dictation',
          text: `A microphone beside the message field. Your browser turns your speech into text and may send it to its maker’s servers for that. Coterie receives only the text you send.${canRecognise() ? '' : NOT_HERE}`,
          checked: me.dictation,
          onChange: (dictation) => save.mutate({ dictation }),
        },
        {
          title: 'Reading aloud',
          text: `“Read aloud” in the menu of each message. Voices on your device come first. Some voices send the text to your browser’s maker. Choose a voice for each helper on its edit page.${canSpeak() ? '' : NOT_HERE}`,
          checked: me.readAloud,
          onChange: (readAloud) => save.mutate({ readAloud }),
        },
      ]}
    />
  )
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** `9:00 PM` */
const hourInWords = (hour: number): string => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

interface HourProps {
  label: string
  value: number
  onPick(hour: number): void
}

const Hour = ({ label, value, onPick }: HourProps) => (
  <Select
    label={label}
    value={value}
    options={HOURS.map((hour) => [hour, hourInWords(hour)])}
    onChange={(event) => onPick(Number(event.target.value))}
  />
)

export function QuietHoursSetting({ me }: { me: User }) {
  const save = useSaveNotifications(me)
  const never = me.quietHoursStart === me.quietHoursEnd
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">
        {never
          ? 'You have no quiet hours. Choose two different times to set them.'
          : 'No notifications, emails or texts during these hours of your local time. Messages wait for you in the app.'}
      </p>
      <div className="grid grid-cols-2 gap-4 max-xs:grid-cols-1">
        <Hour label="From" value={me.quietHoursStart} onPick={(hour) => save.mutate({ quietHoursStart: hour })} />
        <Hour label="Until" value={me.quietHoursEnd} onPick={(hour) => save.mutate({ quietHoursEnd: hour })} />
      </div>
    </div>
  )
}

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
          checked: me[name],
          onChange: (on) => save.mutate({ [name]: on }),
        }))}
      />
      <p className="text-sm text-ink-soft">
        {me.email && !me.emailVerified
          ? `${me.email} is not confirmed yet, so no email goes there.`
          : me.email
            ? `Emails go to ${me.email}. A helper’s history shows which ones arrived.`
            : 'There is no email address in your account yet. You can add one under Account.'}
      </p>
      {/* Last, so that nothing moves when it comes. */}
      <NoMail />
    </>
  )
}
