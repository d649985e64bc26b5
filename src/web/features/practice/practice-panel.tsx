import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { PracticeRun } from '../../../contract/practice.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Button, TextLink } from '../../ui/button.tsx'
import { ChevronDown } from '../../ui/icons.tsx'
import { Skeletons } from '../../ui/loaded.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { ExerciseList } from './exercise-list.tsx'
import { Problem, RunningExercise } from './running-exercise.tsx'
import { type PracticeActions, saveMemory, usePractice } from './use-practice.ts'

/** Says what is missing, and who can change it. */
const WithoutModel = ({ isOperator }: { isOperator: boolean }) => (
  <p className="text-[0.9375rem] text-ink-soft">
    No language model is connected. These work without one.{' '}
    {isOperator ? (
      <TextLink href={paths.connections}>Connect a model</TextLink>
    ) : (
      'Whoever runs this server can connect one.'
    )}
  </p>
)

const NotLoaded = ({ onRetry }: { onRetry(): void }) => (
  <div role="alert" className="grid justify-items-start gap-2">
    <p>The exercises could not be loaded. What you wrote in them is on the server.</p>
    <Button onClick={onRetry}>Retry</Button>
  </div>
)

interface HeadProps {
  id: string
  title: string
  /** The exercise that is shown. */
  run: PracticeRun | null
  isOpen: boolean
  headingRef: Ref<HTMLHeadingElement>
  onToggle(): void
}

const Head = ({ id, title, run, isOpen, headingRef, onToggle }: HeadProps) => (
  <div className="flex items-center justify-between gap-3">
    <h2 ref={headingRef} id={id} tabIndex={-1} className="text-lg leading-snug outline-none">
      {title}
    </h2>
    <div className="-my-2 -mr-2 flex shrink-0 items-center gap-1">
      {run && (
        <span className="text-[0.8125rem] text-ink-soft tabular-nums">
          {Math.min(run.number, run.total)} of {run.total}
        </span>
      )}
      <button
        type="button"
        aria-expanded={isOpen}
        aria-label={isOpen ? 'Hide practice' : 'Show practice'}
        onClick={onToggle}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk hover:text-ink"
      >
        <ChevronDown className={`size-5 ${isOpen ? '' : 'rotate-180'}`} />
      </button>
    </div>
  </div>
)

interface OfferProps {
  actions: PracticeActions
  /** On phones, titles only. */
  isCompact: boolean
  onEnter(): void
}

/** The exercises, while they load and when they can't. */
function Offer({ actions: { practice, start, drop }, isCompact, onEnter }: OfferProps) {
  return (
    <>
      {practice.isPending && <Skeletons label="Loading exercises" rows={4} row="h-14" className="grid gap-2" />}
      {practice.isError && !practice.data && <NotLoaded onRetry={() => void practice.refetch()} />}
      {practice.data && (
        <ExerciseList
          {...{ ...practice.data, isCompact }}
          busy={start.isPending || drop.isPending}
          onStart={(exerciseId) => start.mutate(exerciseId, { onSuccess: onEnter })}
          onGoOn={onEnter}
          onDrop={() => drop.mutate()}
        />
      )}
      <Problem isPaused={start.isPaused || drop.isPaused} error={start.error ?? drop.error} />
    </>
  )
}

/** What a helper offers without a model: its exercises, or the one that is under way. */
export function PracticePanel({ helper, user }: { helper: Helper; user: User }): ReactNode {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const toast = useToast()
  const [isOpen, setOpen] = useState(true)
  // What it says about a danger needs the room.
  const actions = usePractice(helper.id, () => setOpen(false))
  /** `listed`: although an exercise was begun. `entered`: begun or taken up here. */
  const [view, setView] = useState<'found' | 'listed' | 'entered'>('found')
  // The first thing to see is what can be done; later, the conversation.
  const isCompact = (useQuery(queries.messages(helper.id)).data?.length ?? 0) > 1
  const run = view === 'listed' ? null : actions.run

  const toHeading = (): void => heading.current?.focus({ preventScroll: true })
  const keepIt = (memory: string | null): void =>
    actions.keep.mutate(undefined, {
      onSuccess: async () => {
        toHeading()
        toast({ title: memory ? await saveMemory(memory) : 'Kept in your conversation' })
      },
    })

  return (
    <section
      aria-labelledby={id}
      className="mb-2 max-h-[66dvh] shrink-0 overflow-y-auto overscroll-contain rounded-card border border-line bg-raised p-4 animate-fade"
    >
      <Head
        id={id}
        title={run ? run.exercise.title : `Practise with ${helper.name}`}
        {...{ run, isOpen }}
        headingRef={heading}
        onToggle={() => setOpen(!isOpen)}
      />
      {isOpen && run && (
        <div className="mt-2">
          <RunningExercise
            key={run.id}
            {...actions}
            run={run}
            isFresh={view === 'entered'}
            onKeep={keepIt}
            onLeave={() => {
              setView('listed')
              toHeading()
            }}
          />
        </div>
      )}
      {isOpen && !run && (
        <div className="mt-2 grid gap-3">
          <div className={isCompact ? 'max-md:hidden' : ''}>
            <WithoutModel isOperator={user.role === 'operator'} />
          </div>
          <Offer {...{ actions, isCompact }} onEnter={() => setView('entered')} />
        </div>
      )}
    </section>
  )
}
