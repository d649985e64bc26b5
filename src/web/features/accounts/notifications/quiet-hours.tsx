import type { User } from '../../../../contract/accounts.ts'
import { Select } from '../../../ui/fields/select.tsx'
import { useSaveNotifications } from '../use-save-settings.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** `9:00 PM` */
const hourInWords = (hour: number): string => `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`

interface HourProps {
  label: string
  value: number
  onPick(hour: number): void
}

const Hour = ({ label, value, onPick }: HourProps) => (
  <Select label={label} value={value} onChange={(event) => onPick(Number(event.target.value))}>
    {HOURS.map((hour) => (
      <option key={hour} value={hour}>
        {hourInWords(hour)}
      </option>
    ))}
  </Select>
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
