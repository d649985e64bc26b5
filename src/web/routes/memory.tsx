import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { AddMemory } from '../features/memory/add-memory.tsx'
import { MemoryList } from '../features/memory/memory-list.tsx'
import { ProfilePanel } from '../features/memory/profile-panel.tsx'
import { factsInWords, messagesInWords } from '../features/privacy/labels.ts'
import { summaryQuery } from '../features/privacy/use-privacy.ts'
import { paths } from '../paths.ts'
import { Button, TextLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'
import { Tabs, useTab } from '../ui/tabs.tsx'

const TABS = [
  { name: 'memories', label: 'Memories' },
  { name: 'profile', label: 'Profile' },
] as const

/** The figure of the Privacy page. */
function Total() {
  const { data } = useQuery(summaryQuery)
  return (
    <p className="-mt-3 mb-5 min-h-12 sm:min-h-6 text-[0.9375rem] text-ink-soft">
      {data && (
        <>
          Total Memories: <strong className="font-[550] text-ink">{data.totalMemories.toLocaleString('en-US')}</strong>
          {` · ${factsInWords(data.facts)} below, and ${messagesInWords(data.messages)} that helpers can recall`}
        </>
      )}
    </p>
  )
}

export function MemoryPage() {
  const [tab, setTab] = useTab(TABS)
  const [isAdding, setAdding] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    flushSync(() => setAdding(false))
    opener.current?.focus({ preventScroll: true })
  }
  return (
    <Page
      width="reading"
      title="Memory"
      lead="What your helpers remember about you. Correct it, keep it from other helpers, or have it forgotten."
      action={
        tab === 'memories' &&
        !isAdding && (
          <Button ref={opener} onClick={() => setAdding(true)}>
            Add a memory
          </Button>
        )
      }
    >
      <Total />
      <Tabs label="Memory" tabs={TABS} chosen={tab} onChoose={setTab} look="line">
        {tab === 'memories' ? (
          <>
            {isAdding && <AddMemory onClose={close} />}
            <MemoryList />
            <p className="mt-8 text-[0.9375rem] text-ink-soft">
              Talked elsewhere before? <TextLink href={paths.imports}>Bring your past</TextLink>.
            </p>
          </>
        ) : (
          <ProfilePanel />
        )}
      </Tabs>
    </Page>
  )
}
