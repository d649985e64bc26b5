import { useQuery } from '@tanstack/react-query'
import type { Helper } from '../../../contract/helpers.ts'
import { formatPhone, maskPhone } from '../../../core/sms/phone-numbers.ts'
import { smsQuery } from './settings/sms-query.ts'

export function SmsOptOutBanner({ helper }: { helper: Helper }) {
  const { data: smsState } = useQuery(smsQuery)
  const from = helper.phoneNumber ? ` from ${maskPhone(helper.phoneNumber)}` : ''
  const to = smsState?.number ? ` to ${formatPhone(smsState.number)}` : ' to us'
  return (
    <p className="rounded-field bg-warn px-4 py-3 text-[0.9375rem] text-warn-ink">
      {helper.name} no longer texts you, because STOP was sent{from}. Text START{to} to get texts again. In the app
      everything works as usual.
    </p>
  )
}
