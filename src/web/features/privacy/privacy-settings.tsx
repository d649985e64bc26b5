import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { User } from '../../../contract/accounts.ts'
import type { MemorySummary, PrivacySettingsAnswer, PrivacySettingsBody } from '../../../contract/privacy.ts'
import type { HelpAnswer } from '../../../contract/safety.ts'
import { CATEGORIES } from '../../../core/privacy/settings.ts'
import { get } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { TextLink } from '../../ui/button.tsx'
import { CountrySelect } from '../../ui/fields/select.tsx'
import { Spinner } from '../../ui/loading.tsx'
import { Card, ErrorState, Page } from '../../ui/page.tsx'
import { MemoryManagement } from './clean-ups.tsx'
import { AccessCard, CoreSettings } from './core-settings.tsx'
import { CATEGORY_NAMES, factsInWords, messagesInWords } from './labels.ts'
import { summaryQuery, usePrivacySettings, useSavePrivacy } from './use-privacy.ts'

interface HelpCountryProps {
  settings: PrivacySettingsAnswer
  onChange(change: PrivacySettingsBody): void
}

function HelpCountry({ settings, onChange }: HelpCountryProps) {
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
        The <TextLink href={paths.safety}>safety page</TextLink> says what is recognised and what happens then.
      </p>
    </Card>
  )
}

const Figure = ({ label, value, hint }: { label: string; value: number; hint: string }) => (
  <div className="grid content-start gap-0.5 rounded-field bg-sunk px-4 py-3.5">
    <dt className="order-2 text-sm font-[550]">{label}</dt>
    <dd className="order-1 font-display text-[2rem] leading-tight tabular-nums">{value.toLocaleString('en-US')}</dd>
    <dd className="order-3 text-[0.8125rem] text-ink-soft">{hint}</dd>
  </div>
)

const MemoryOverview = ({ summary }: { summary: MemorySummary }) => (
  <Card className="grid gap-4 lg:col-span-2">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-[1.375rem]">Memory Overview</h2>
      <Link href={paths.memory} className="link -my-2.5 py-2.5 text-[0.9375rem]">
        See and edit them
      </Link>
    </div>
    <dl className="grid grid-cols-2 gap-3 max-xs:grid-cols-1 md:grid-cols-4">
      <Figure
        label="Total Memories"
        value={summary.totalMemories}
        hint={`${factsInWords(summary.facts)}, ${messagesInWords(summary.messages)}`}
      />
      <Figure label="Sensitive" value={summary.sensitiveMemories} hint="found and labelled" />
      <Figure label="Cross-Helper" value={summary.crossHelperReferences} hint="times shared with another helper" />
      <Figure label="High Security" value={summary.retentionBreakdown.highlySensitive} hint="highly sensitive" />
    </dl>
  </Card>
)

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
          <TextLink href={paths.privacyPolicy}>privacy policy</TextLink> says who can decrypt what, and when.
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
