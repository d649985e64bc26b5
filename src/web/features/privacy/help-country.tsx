import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { PrivacySettingsAnswer, PrivacySettingsBody } from '../../../contract/privacy.ts'
import type { HelpAnswer } from '../../../contract/safety.ts'
import { get } from '../../api.ts'
import { paths } from '../../paths.ts'
import { CountrySelect } from '../../ui/fields/country-select.tsx'
import { Card } from '../../ui/page.tsx'

interface HelpCountryProps {
  settings: PrivacySettingsAnswer
  onChange(change: PrivacySettingsBody): void
}

export function HelpCountry({ settings, onChange }: HelpCountryProps) {
  const { data } = useQuery({
    queryKey: ['/api/safety/help', null],
    queryFn: ({ signal }) => get<HelpAnswer>('/api/safety/help', signal),
  })
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="text-[1.375rem]">Help in an emergency</h2>
      <CountrySelect
        label="Country for emergency numbers"
        hint="Helpers give you these numbers when you may be in danger."
        countries={data?.countries ?? []}
        value={settings.helpCountry ?? ''}
        none="From my time zone"
        onChange={(country) => onChange({ helpCountry: country || null })}
      />
      <p className="text-[0.9375rem] text-ink-soft">
        The{' '}
        <Link href={paths.safety} className="link">
          safety page
        </Link>{' '}
        says what is recognised and what happens then.
      </p>
    </Card>
  )
}
