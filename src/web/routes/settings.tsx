import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../contract/accounts.ts'
import { queries } from '../api.ts'
import { AccountForm } from '../features/accounts/account-form.tsx'
import { DeleteAccount } from '../features/accounts/delete-account.tsx'
import { NotificationSettings } from '../features/accounts/notification-settings.tsx'
import { PushSettings } from '../features/accounts/push-settings.tsx'
import { QuietHoursSetting } from '../features/accounts/quiet-hours.tsx'
import { SessionList } from '../features/accounts/session-list.tsx'
import { SignInSettings } from '../features/accounts/sign-in-settings.tsx'
import { VoiceSettings } from '../features/accounts/voice-settings.tsx'
import { BillingSummary } from '../features/billing/billing-summary.tsx'
import { OwnModelSettings } from '../features/connections/own-model-settings.tsx'
import { paths } from '../paths.ts'
import { Card } from '../ui/card.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { Page } from '../ui/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useTab } from '../ui/use-tab.ts'

const TABS = [
  { name: 'account', label: 'Account' },
  { name: 'notifications', label: 'Notifications' },
  { name: 'billing', label: 'Billing' },
] as const

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card tabIndex={-1} className="grid gap-5">
    <h2 className="text-[1.375rem]">{title}</h2>
    {children}
  </Card>
)

const AccountTab = ({ me }: { me: User }) => (
  <div className="grid gap-5">
    <Section title="Account">
      <AccountForm me={me} />
    </Section>
    <SignInSettings me={me} section={(title, children) => <Section title={title}>{children}</Section>} />
    <OwnModelSettings section={(title, children) => <Section title={title}>{children}</Section>} />
    <Section title="Voice">
      <VoiceSettings me={me} />
    </Section>
    <Section title="Active sessions">
      <SessionList />
    </Section>
    <Section title="Delete account">
      <p className="text-ink-soft">
        Erases your helpers, every conversation and your profile, and destroys the key they were encrypted with.
      </p>
      <DeleteAccount />
    </Section>
  </div>
)

const NotificationsTab = ({ me }: { me: User }) => (
  <div className="grid gap-5">
    <Section title="This device">
      <PushSettings me={me} />
    </Section>
    <Section title="Email">
      <NotificationSettings me={me} />
    </Section>
    <Section title="Quiet hours">
      <QuietHoursSetting me={me} />
    </Section>
  </div>
)

const BillingTab = ({ me }: { me: User }) => (
  <Section title="Billing">
    <BillingSummary me={me} />
  </Section>
)

const PANELS = { account: AccountTab, notifications: NotificationsTab, billing: BillingTab }

/** Phones have no account menu in a header. */
const RestOfAccount = () => (
  <nav aria-label="Your account" className="mb-4 flex flex-wrap gap-2 md:hidden">
    <LinkButton href={paths.memory}>Memory</LinkButton>
    <LinkButton href={paths.privacy}>Privacy</LinkButton>
  </nav>
)

export function SettingsPage() {
  const { data: me } = useQuery(queries.me)
  const [tab, setTab] = useTab(TABS)
  const Panel = PANELS[tab]
  if (!me) return null
  return (
    <Page
      width="reading"
      title="Settings"
      lead={
        <>
          Signed in as <span className="no-ligatures">{me.username}</span>
        </>
      }
      action={me.role === 'operator' && <LinkButton href={paths.apiMonitor}>API monitor</LinkButton>}
    >
      <RestOfAccount />
      <Tabs label="Settings" look="line" tabs={TABS} chosen={tab} onChoose={setTab}>
        <Panel me={me} />
      </Tabs>
    </Page>
  )
}
