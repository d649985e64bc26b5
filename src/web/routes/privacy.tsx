import { useQuery } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { queries } from '../api.ts'
import { PrivacyPolicy } from '../features/public/privacy-policy.tsx'
import { late } from '../ui/late.tsx'
import { PageLoading } from '../ui/loading.tsx'

const PrivacySettingsPage = late(
  () => import('./privacy-settings.tsx').then(({ PrivacySettingsPage }) => PrivacySettingsPage),
  PageLoading,
)

/** /privacy: the policy, or for signed-in people their settings, with a link to the policy. */
export function PrivacyPage() {
  const { data: me, isPending } = useQuery(queries.me)
  const wantsPolicy = new URLSearchParams(useSearch()).get('view') === 'policy'
  if (isPending && !wantsPolicy) return <PageLoading />
  if (!me || wantsPolicy) return <PrivacyPolicy />
  return <PrivacySettingsPage me={me} />
}
