import { lazy, Suspense, useId, useState } from 'react'
import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { Spinner } from '../../ui/spinner.tsx'

const Panel = lazy(() =>
  import('./memory-sources-panel.tsx').then(({ MemorySourcesPanel }) => ({ default: MemorySourcesPanel })),
)

export function MemorySources({ messageId }: { messageId: number }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="px-1.5 text-left text-sm">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className="link min-h-11 text-ink-soft"
        onClick={() => setOpen(!open)}
      >
        What I remembered
      </button>
      {open && (
        <section
          id={id}
          aria-label="What I remembered"
          className="max-w-[36rem] rounded-card border border-line bg-raised px-4 py-1 text-base animate-fade"
        >
          <Link href={paths.memory} className="link flex min-h-11 w-fit items-center text-sm">
            All memories
          </Link>
          <Suspense fallback={<Spinner className="my-3" />}>
            <Panel messageId={messageId} />
          </Suspense>
        </section>
      )}
    </div>
  )
}
