import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearch } from 'wouter'
import { queries } from '../api.ts'
import { PrivacyPolicy } from '../features/public/privacy-policy.tsx'
import { PageLoading } from '../shell/page-loading.tsx'

const OwnPrivacy = lazy(() => import('./own-privacy.tsx').then(({ OwnPrivacy }) => ({ default: OwnPrivacy })))

/** The public policy; for whoever is signed in their own settings, with the policy one link away. */
export function PrivacyPage() {
  const { data: me } = useQuery(queries.me)
  const wantsPolicy = new URLSearchParams(useSearch()).get('view') === 'policy'
  if (!me || wantsPolicy) return <PrivacyPolicy />
  return (
    <Suspense fallback={<PageLoading />}>
      <OwnPrivacy me={me} />
    </Suspense>
  )
}
