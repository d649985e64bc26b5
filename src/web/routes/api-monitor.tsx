import type { User } from '../../contract/accounts.ts'
import { EmergencyControls } from '../features/admin/emergency-controls.tsx'
import { OperatorsOnly } from '../features/admin/for-operators.tsx'
import { AuditPanel, QueuePanel, SafetyPanel } from '../features/admin/log-panels.tsx'
import { PricesPanel } from '../features/admin/prices-panel.tsx'
import { TemplatesPanel } from '../features/admin/templates-panel.tsx'
import { UsagePanel } from '../features/admin/usage-panel.tsx'
import {
  Notices,
  ReportText,
  StatusBadge,
  UsageCards,
  UsageUnknown,
  useReport,
} from '../features/admin/usage-report.tsx'
import { UsersPanel } from '../features/admin/users-panel.tsx'
import { Page } from '../ui/page.tsx'
import { Tabs, useTab } from '../ui/tabs.tsx'

const TABS = [
  { name: 'usage', label: 'Usage' },
  { name: 'queue', label: 'Queue' },
  { name: 'users', label: 'Users' },
  { name: 'prices', label: 'Prices' },
  { name: 'templates', label: 'Templates' },
  { name: 'safety', label: 'Safety' },
  { name: 'audit', label: 'Audit log' },
] as const

/** Seven tabs are wider than a phone, so they scroll sideways. */
const SCROLLING = '[&>[role=tablist]]:overflow-x-auto [&>[role=tablist]]:[scrollbar-width:none] [&_[role=tab]]:shrink-0'

function Panels({ me }: { me: User }) {
  const [tab, setTab] = useTab(TABS)
  return (
    <div className={`min-w-0 ${SCROLLING}`}>
      <Tabs label="Details" tabs={TABS} chosen={tab} onChoose={setTab} look="line">
        {tab === 'usage' && <UsagePanel />}
        {tab === 'queue' && <QueuePanel />}
        {tab === 'users' && <UsersPanel ownId={me.id} />}
        {tab === 'prices' && <PricesPanel />}
        {tab === 'templates' && <TemplatesPanel />}
        {tab === 'safety' && <SafetyPanel />}
        {tab === 'audit' && <AuditPanel />}
      </Tabs>
    </div>
  )
}

function Monitor({ me }: { me: User }) {
  const { data: report, isError } = useReport()
  const paused = report?.paused
  return (
    <Page title="API Cost Protection Monitor" action={<StatusBadge paused={paused} />}>
      <div className="grid gap-5">
        {report && <Notices report={report} />}
        {report ? <UsageCards report={report} /> : <UsageUnknown isError={isError} />}
        <div className="grid gap-5 lg:grid-cols-2">
          <EmergencyControls paused={paused} />
          <ReportText report={report?.report} isError={isError} />
        </div>
        <Panels me={me} />
      </div>
    </Page>
  )
}

export const ApiMonitorPage = () => <OperatorsOnly>{(me) => <Monitor me={me} />}</OperatorsOnly>
