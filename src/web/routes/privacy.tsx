import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { queries } from '../api.ts'
import { PrivacyPolicy } from '../features/public/privacy-policy.tsx'
import { PageLoading } from '../shell/page-loading.tsx'

const PrivacySettingsPage = lazy(() =>
  import('./privacy-settings.tsx').then(({ PrivacySettingsPage }) => ({ default: PrivacySettingsPage })),
)

/** /privacy: the policy, or for signed-in people their settings, with a link to the policy. */
export function PrivacyPage() {
  const { data: me } = useQuery(queries.me)
  const wantsPolicy = new URLSearchParams(useSearch()).get('view') === 'policy'
  if (!me || wantsPolicy) return <PrivacyPolicy />
  return (
    <Suspense fallback={<PageLoading />}>
      <PrivacySettingsPage me={me} />
    </Suspense>
  )
}
