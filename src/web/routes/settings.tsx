import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../contract/accounts.ts'
import { queries } from '../api.ts'
import { OwnModelSettings } from '../features/connections/own-model-settings.tsx'
import { AccountForm } from '../features/identity/account-form.tsx'
import { Appearance } from '../features/identity/appearance.tsx'
import { DeleteAccount } from '../features/identity/delete-account.tsx'
import { SessionList } from '../features/identity/methods/session-list.tsx'
import { SignInSettings } from '../features/identity/methods/sign-in-settings.tsx'
import {
  NotificationSettings,
  QuietHoursSetting,
  VoiceSettings,
} from '../features/identity/notifications/preferences.tsx'
import { PushSettings } from '../features/identity/notifications/push-settings.tsx'
import { useSignOut } from '../features/identity/sign-out/sign-out.ts'
import { BillingSummary } from '../features/plans/billing-summary.tsx'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card, Page } from '../ui/page.tsx'
import { Tabs, useTab } from '../ui/tabs.tsx'

const TABS = [
  { name: 'account', label: 'Account' },
  { name: 'notifications', label: 'Notifications' },
  { name: 'billing', label: 'Billing' },
] as const

const ERASES =
  'Erases your helpers, every conversation and your profile, and destroys the key they were encrypted with.'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card tabIndex={-1} className="grid gap-5">
    <h2 className="text-[1.375rem]">{title}</h2>
    {children}
  </Card>
)

const section = (title: string, children: ReactNode) => <Section title={title}>{children}</Section>

/** Columns beside each other on wide screens, one below the other elsewhere. */
const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid items-start gap-5 lg:grid-cols-2">{children}</div>
)

const Column = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-5">{children}</div>
)

const AccountTab = ({ me }: { me: User }) => (
  <>
    <Columns>
      <Column>
        <Section title="Account">
          <AccountForm me={me} />
        </Section>
        <Section title="Appearance">
          <Appearance />
        </Section>
        <Section title="Voice">
          <VoiceSettings me={me} />
        </Section>
      </Column>
      <Column>
        <SignInSettings me={me} section={section} />
        <Section title="Active sessions">
          <SessionList />
        </Section>
        <Section title="Your past">
          <p className="text-ink-soft">
            Bring conversations from ChatGPT, Claude or SillyTavern, and choose which a helper should remember.
          </p>
          <LinkButton href={paths.imports} className="justify-self-start">
            Bring Your Past
          </LinkButton>
        </Section>
        <OwnModelSettings section={section} />
      </Column>
    </Columns>
    <DeleteAccount text={ERASES} />
  </>
)

const NotificationsTab = ({ me }: { me: User }) => (
  <Columns>
    <Column>
      <Section title="This device">
        <PushSettings me={me} />
      </Section>
      <Section title="Quiet hours">
        <QuietHoursSetting me={me} />
      </Section>
    </Column>
    <Section title="Email">
      <NotificationSettings me={me} />
    </Section>
  </Columns>
)

const BillingTab = ({ me }: { me: User }) => (
  <div className="max-w-[720px]">
    <Section title="Billing">
      <BillingSummary me={me} />
    </Section>
  </div>
)

const PANELS = { account: AccountTab, notifications: NotificationsTab, billing: BillingTab }

/** Phones have no account menu in a header. */
const RestOfAccount = ({ me }: { me: User }) => (
  <nav aria-label="Your account" className="flex flex-wrap gap-2 md:hidden">
    <LinkButton href={paths.privacy}>Privacy</LinkButton>
    {me.role === 'operator' && (
      <>
        <LinkButton href={paths.apiMonitor}>API monitor</LinkButton>
        <LinkButton href={paths.connections}>Connections</LinkButton>
      </>
    )}
  </nav>
)

function SignOut() {
  const { busy, signOut } = useSignOut()
  return (
    <Button busy={busy} onClick={signOut}>
      Sign out
    </Button>
  )
}

export function SettingsPage() {
  const { data: me } = useQuery(queries.me)
  const [tab, setTab] = useTab(TABS)
  const Panel = PANELS[tab]
  if (!me) return null
  return (
    <Page
      title="Settings"
      lead={
        <>
          Signed in as <span className="no-ligatures">{me.username}</span>
        </>
      }
      action={
        <div className="flex flex-wrap gap-2">
          <RestOfAccount me={me} />
          <SignOut />
        </div>
      }
    >
      <Tabs label="Settings" look="line" tabs={TABS} chosen={tab} onChoose={setTab}>
        <Panel me={me} />
      </Tabs>
    </Page>
  )
}
