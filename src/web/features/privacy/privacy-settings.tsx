import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { User } from '../../../contract/accounts.ts'
import type { MemorySummary } from '../../../contract/privacy.ts'
import { CATEGORIES } from '../../../core/privacy/categories.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Spinner } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { ErrorState } from '../../ui/page-states.tsx'
import { AccessCard } from './access-card.tsx'
import { CoreSettings } from './core-settings.tsx'
import { HelpCountry } from './help-country.tsx'
import { CATEGORY_NAMES } from './labels.ts'
import { MemoryManagement } from './memory-management.tsx'
import { MemoryOverview } from './memory-overview.tsx'
import { summaryQuery } from './privacy-queries.ts'
import { usePrivacySettings, useSavePrivacy } from './use-privacy.ts'

const Category = ({ name, count }: { name: string; count: number }) => (
  <li>
    <Badge tone={count > 0 ? 'ok' : 'neutral'} className="text-sm!">
      {name}
      {count > 0 && <span className="tabular-nums">{count.toLocaleString('en-US')}</span>}
    </Badge>
  </li>
)

const CategoriesCard = ({ summary }: { summary: MemorySummary }) => (
  <Card className="grid gap-3">
    <h2 className="text-[1.375rem]">Sensitive Data Categories</h2>
    <p className="text-[0.9375rem] text-ink-soft">
      What Enhanced (the first three) and Maximum protection look for, and how many memories are in each category. Rules
      find them, not people, and they cannot find everything.
    </p>
    <ul className="flex flex-wrap gap-2">
      {CATEGORIES.map((category) => (
        <Category key={category} name={CATEGORY_NAMES[category]} count={summary.categories[category]} />
      ))}
      <Category name="Highly Sensitive" count={summary.retentionBreakdown.highlySensitive} />
    </ul>
  </Card>
)

const Loading = () => (
  <p role="status" className="grid min-h-dvh content-start justify-items-center py-24 text-ink-soft">
    <Spinner className="size-8" />
    <span className="sr-only">Loading your privacy settings</span>
  </p>
)

interface PrivacySettingsViewProps {
  user: User
  children: ReactNode
  /** What destroys, below everything else. */
  last: ReactNode
}

export function PrivacySettingsView({ user, children, last }: PrivacySettingsViewProps) {
  const settings = usePrivacySettings()
  const summary = useQuery(summaryQuery)
  const save = useSavePrivacy()
  const retry = () => void Promise.all([settings.refetch(), summary.refetch()])
  return (
    <Page
      title="Privacy & Data Settings"
      lead={
        <>
          What is kept about you, who can see it, and how to delete it. The{' '}
          <Link href={paths.privacyPolicy} className="link">
            privacy policy
          </Link>{' '}
          says who can decrypt what, and when.
        </>
      }
    >
      {(settings.isError || summary.isError) && (
        <ErrorState
          title="Your privacy settings could not be loaded"
          text="Nothing has changed. Please try again in a moment."
          onRetry={retry}
        />
      )}
      {(settings.isPending || summary.isPending) && <Loading />}
      {settings.data && summary.data && (
        <>
          <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] [&>div]:grid [&>div]:grid-cols-[minmax(0,1fr)] [&>div]:gap-5">
            <MemoryOverview summary={summary.data} />
            <div>
              <CoreSettings user={user} settings={settings.data} onChange={save.mutate} />
              <HelpCountry settings={settings.data} onChange={save.mutate} />
            </div>
            <div>
              {settings.data.encryptionLevel === 'maximum' && (
                <AccessCard settings={settings.data} onChange={save.mutate} />
              )}
              <CategoriesCard summary={summary.data} />
              {children}
              <MemoryManagement />
            </div>
          </div>
          {last}
        </>
      )}
    </Page>
  )
}
