import { MemoryList } from '../features/memory/memory-list.tsx'
import { ProfilePanel } from '../features/memory/profile-panel.tsx'
import { Page } from '../ui/page.tsx'
import { Tabs } from '../ui/tabs.tsx'
import { useTab } from '../ui/use-tab.ts'

const TABS = [
  { name: 'memories', label: 'Memories' },
  { name: 'profile', label: 'Profile' },
] as const

export function MemoryPage() {
  const [tab, setTab] = useTab(TABS)
  return (
    <Page
      width="reading"
      title="Memory"
      lead="What your helpers remember about you, each with the message that it comes from. Correct it, keep it from other helpers, or have it forgotten."
    >
      <Tabs label="Memory" tabs={TABS} chosen={tab} onChoose={setTab} look="line">
        {tab === 'memories' ? <MemoryList /> : <ProfilePanel />}
      </Tabs>
    </Page>
  )
}
