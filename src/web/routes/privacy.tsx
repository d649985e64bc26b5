import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { queries } from '../api.ts'
import { PrivacyPolicy } from '../features/public/privacy-policy.tsx'
import { PageLoading } from '../shell/page-loading.tsx'

const PrivacySettingsPage = lazy(() =>
  import('./privacy-settings.tsx').then(({ PrivacySettingsPage }) => ({ default: PrivacySettingsPage })),
)

/** The public policy; for whoever is signed in their own settings, with the policy one link away. */
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
