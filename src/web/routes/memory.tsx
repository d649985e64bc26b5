import { useState } from 'react'
import { MemoryList } from '../features/memory/memory-list.tsx'
import { ProfilePanel } from '../features/memory/profile-panel.tsx'
import { Page } from '../ui/page.tsx'
import { type Tab, Tabs } from '../ui/tabs.tsx'

type Name = 'memories' | 'profile'
const TABS: readonly Tab<Name>[] = [
  { name: 'memories', label: 'Memories' },
  { name: 'profile', label: 'Profile' },
]

/** /memory */
export function MemoryPage() {
  const [chosen, setChosen] = useState<Name>('memories')
  return (
    <Page
      width="reading"
      title="Memory"
      lead="What your helpers remember of you, with the words you said it in. Correct it, keep it from other helpers, or have it forgotten."
    >
      <Tabs<Name> label="Memory" tabs={TABS} chosen={chosen} onChoose={(name) => setChosen(name)} look="line">
        {chosen === 'memories' ? <MemoryList /> : <ProfilePanel />}
      </Tabs>
    </Page>
  )
}
