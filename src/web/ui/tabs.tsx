import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { useSearchParams } from 'wouter'
import { classNames } from './class-names.ts'

export interface Tab<Name extends string> {
  name: Name
  label: string
  /** Stands before the label. */
  lead?: ReactNode
  /** A dot says that something new is there. */
  isNew?: boolean
}

interface TabsProps<Name extends string> {
  label: string
  tabs: readonly Tab<Name>[]
  chosen: Name
  onChoose(name: Name): void
  /** `line` underlines the selected tab, `pill` is a segmented control. */
  look: 'line' | 'pill'
  /** The tabs stay in view while the page scrolls. */
  isSticky?: boolean
  children: ReactNode
}

const LOOKS = {
  line: {
    // The line is inside the list, which scrolls sideways.
    list: 'relative mb-6 flex gap-7 overflow-x-auto shadow-[inset_0_-1px_0_var(--line)] [scrollbar-width:none]',
    tab: 'min-h-12 shrink-0 border-b-2 border-transparent px-1 hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent',
  },
  pill: {
    list: 'mb-6 grid auto-cols-fr grid-flow-col gap-1 rounded-full bg-sunk p-1',
    tab: 'min-h-11 rounded-full text-[0.9375rem] aria-selected:bg-raised aria-selected:shadow-sm forced-colors:border-2',
  },
}

const WithMarks = ({ tab: { label, lead, isNew = false } }: { tab: Tab<string> }) => (
  <span className="flex items-center gap-2">
    {lead}
    {label}
    {isNew && (
      <span className="size-2 rounded-full bg-accent">
        <span className="sr-only"> (new)</span>
      </span>
    )}
  </span>
)

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 }

function goAlong(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  if (!step) return
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const next = tabs.at((tabs.indexOf(event.target as HTMLElement) + step) % tabs.length)
  next?.focus()
  next?.click()
}

function showChosen(tab: HTMLElement | null): void {
  const row = tab?.parentElement
  if (tab && row) row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
}

export function Tabs<Name extends string>({
  label,
  tabs,
  chosen,
  onChoose,
  look,
  isSticky = false,
  children,
}: TabsProps<Name>) {
  const id = useId()
  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={goAlong}
        className={classNames(LOOKS[look].list, isSticky && 'sticky! top-0 z-20 bg-paper')}
      >
        {tabs.map((tab) => (
          <button
            key={tab.name}
            ref={tab.name === chosen ? showChosen : null}
            type="button"
            role="tab"
            id={`${id}-${tab.name}`}
            aria-selected={tab.name === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.name === chosen ? 0 : -1}
            onClick={() => onChoose(tab.name)}
            className={classNames('font-[550] text-ink-soft transition-colors aria-selected:text-ink', LOOKS[look].tab)}
          >
            {tab.lead || tab.isNew ? <WithMarks tab={tab} /> : tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </>
  )
}

/** The open tab, kept in the `tab` parameter so that links and reloads work; by default the first. */
export function useTab<Name extends string>(tabs: readonly [Tab<Name>, ...Tab<Name>[]]) {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('tab')
  const { name } = tabs.find((tab) => tab.name === wanted) ?? tabs[0]
  return [name, (chosen: Name) => setQuery({ tab: chosen }, { replace: true })] as const
}
