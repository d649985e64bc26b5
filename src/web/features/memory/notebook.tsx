import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Memory } from '../../../contract/memory.ts'
import { memoryQueries } from './memory-queries.ts'
import { useMemoryDates } from './memory-texts.ts'

const byDay = (one: Memory, other: Memory): number => (one.expiresOn ?? '').localeCompare(other.expiresOn ?? '')

/** Someone in the person's life. */
const isAboutPeople = ({ subject, kind, category }: Memory): boolean =>
  subject !== 'self' || kind === 'relationship' || category === 'family' || category === 'relationship'

interface Chapter {
  title: string
  memories: readonly Memory[]
}

/** What is coming up, soonest first, on the first page whether or not it was said lately; then people, then the rest. */
function chaptersOf(
  page: readonly Memory[],
  ahead: readonly Memory[],
  isAhead: (memory: Memory) => boolean,
): Chapter[] {
  const rest = page.filter((memory) => !isAhead(memory))
  return [
    { title: 'Coming up', memories: ahead.toSorted(byDay) },
    { title: 'People', memories: rest.filter(isAboutPeople) },
    { title: 'Notes', memories: rest.filter((memory) => !isAboutPeople(memory)) },
  ].filter(({ memories }) => memories.length > 0)
}

interface NotebookProps {
  page: readonly Memory[]
  isFirstPage: boolean
  children(memory: Memory): ReactNode
}

export function Notebook({ page, isFirstPage, children }: NotebookProps) {
  const { today, isAhead } = useMemoryDates()
  const { data } = useQuery(memoryQueries.ahead(today))
  const ahead = isFirstPage ? (data?.memories ?? page.filter(isAhead)) : []
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {chaptersOf(page, ahead, isAhead).map(({ title, memories }) => (
        <section key={title} aria-label={title}>
          <h2 className="mb-2 text-[1.375rem]">{title}</h2>
          <Leaf>{memories.map(children)}</Leaf>
        </section>
      ))}
    </div>
  )
}

export const Leaf = ({ children }: { children: ReactNode }) => (
  <ul tabIndex={-1} className="divide-y divide-line rounded-card border border-line bg-raised px-4 sm:px-5">
    {children}
  </ul>
)
