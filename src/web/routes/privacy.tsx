import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import type { User } from '../../contract/accounts.ts'
import { queries } from '../api.ts'
import { DeleteAccount } from '../features/identity/delete-account.tsx'
import { PrivacySettingsView } from '../features/privacy/privacy-settings.tsx'
import { PrivacyPolicy } from '../features/public/privacy-policy.tsx'
import { buttonStyle } from '../ui/button.tsx'
import { PageLoading } from '../ui/loading.tsx'
import { Card } from '../ui/page.tsx'

const ERASES =
  'Erases everything stored about you and destroys the key it was encrypted with. Backups made earlier keep it until they are deleted.'

const YourData = () => (
  <Card className="grid gap-4">
    <h2 className="text-[1.375rem]">Your data</h2>
    <p className="text-[0.9375rem] text-ink-soft">
      One archive (ZIP) of everything stored about you, readable by people and machines: account, helpers,
      conversations, pictures, memories with what they superseded, profile, summaries, schedules, deliveries, settings,
      consents, sessions and use. No passwords or keys.
    </p>
    <a href="/api/privacy/export" download className={buttonStyle('quiet', 'justify-self-start')}>
      Download everything
    </a>
  </Card>
)

const Settings = ({ me }: { me: User }) => (
  <PrivacySettingsView user={me} last={<DeleteAccount text={ERASES} />}>
    <YourData />
  </PrivacySettingsView>
)

/** /privacy: the policy, or for signed-in people their settings, with a link to the policy. */
export function PrivacyPage() {
  const { data: me, isPending } = useQuery(queries.me)
  const wantsPolicy = new URLSearchParams(useSearch()).get('view') === 'policy'
  if (isPending && !wantsPolicy) return <PageLoading />
  if (!me || wantsPolicy) return <PrivacyPolicy />
  return <Settings me={me} />
}
