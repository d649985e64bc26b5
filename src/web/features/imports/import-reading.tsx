import { useQuery, useQueryClient } from '@tanstack/react-query'
import { BookOpenText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { EngineAnswer } from '../../../contract/catalog.ts'
import type { ImportedConversation, ImportReading } from '../../../contract/imports.ts'
import { del, post, queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Button, TextLink } from '../../ui/button.tsx'
import { useAction } from '../../use-action.ts'
import { callsInWords, costInWords, importsQuery, messagesInWords, patiently, whyPaused } from './imports-query.ts'

interface ImportReadingsProps {
  /** Kept by the same helper. */
  imports: readonly ImportedConversation[]
  helperName: string
}

/** One after the other: asks for each, or stops each. */
function useChange(work: (path: string) => Promise<ImportReading>, failed: string) {
  const client = useQueryClient()
  return useAction({
    async call(imports: readonly ImportedConversation[]) {
      for (const { id } of imports) await patiently(() => work(`/api/imports/${id}/read`))
    },
    failed,
    onSettled: () => client.invalidateQueries({ ...importsQuery, exact: true }),
  })
}

const sumOf = (imports: readonly ImportedConversation[], name: 'messages' | 'unread' | 'calls'): number =>
  imports.reduce((sum, { reading }) => sum + reading[name], 0)

interface ProgressBarProps {
  label: string
  value: number
  max: number
}

export const ProgressBar = ({ label, value, max }: ProgressBarProps) => (
  <div className="grid gap-2" role="status">
    <p>{label}</p>
    <progress
      aria-label={label}
      value={value}
      max={Math.max(1, max)}
      className="h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
    />
  </div>
)

const Box = ({ children }: { children: ReactNode }) => (
  <section
    aria-label="What to remember"
    className="grid grid-cols-[minmax(0,1fr)] gap-3 rounded-card bg-sunk p-4 wrap-anywhere sm:p-5"
  >
    {children}
  </section>
)

function Offer({ imports, helperName, engine }: ImportReadingsProps & { engine: EngineAnswer }) {
  const ask = useChange(post<ImportReading>, 'The reading was not begun.')
  const isOne = imports.length === 1
  const which = isOne ? 'this' : `these ${imports.length} conversations`
  return (
    <Box>
      <h2 className="text-lg">
        Have {helperName} read {which} for what to remember?
      </h2>
      <p className="text-[0.9375rem] text-ink-soft">
        The model reads {messagesInWords(sumOf(imports, 'unread'))} of yours, with the answers, and keeps what is worth
        knowing today. It takes {callsInWords(sumOf(imports, 'calls'))}, in the background. {costInWords(engine)}
      </p>
      <p className="text-[0.9375rem] text-ink-soft">
        What is remembered stands in Memory, where you can correct or forget it. Erasing{' '}
        {isOne ? 'the conversation' : 'a conversation'} erases what comes only from it.
      </p>
      <Button className="max-w-full justify-self-start" busy={ask.isPending} onClick={() => ask.mutate(imports)}>
        <BookOpenText aria-hidden="true" className="size-4.5" />
        Have {helperName} read {isOne ? 'it' : 'them'}
      </Button>
    </Box>
  )
}

function UnderWay({ imports, helperName, engine }: ImportReadingsProps & { engine: EngineAnswer }) {
  const stop = useChange(del<ImportReading>, 'The reading was not stopped.')
  const all = sumOf(imports, 'messages')
  const done = all - sumOf(imports, 'unread')
  const why = whyPaused(
    imports.map(({ reading }) => reading.state),
    engine,
  )
  return (
    <Box>
      <ProgressBar
        label={`${helperName} ${why ? 'has read' : 'is reading:'} ${done} of ${messagesInWords(all)}`}
        value={done}
        max={all}
      />
      {why && <p className="text-[0.9375rem] text-ink-soft">{why}</p>}
      <Button className="justify-self-start" busy={stop.isPending} onClick={() => stop.mutate(imports)}>
        Stop
      </Button>
    </Box>
  )
}

/** Offers to have them read for what to remember, and tells how far that is. */
export function ImportReadings({ imports, helperName }: ImportReadingsProps) {
  const { data: engine } = useQuery(queries.engine)
  const offered = imports.filter(({ reading }) => reading.state === 'offered')
  const waiting = imports.filter(({ reading }) => ['reading', 'limited', 'failing'].includes(reading.state))
  if (!engine) return null
  if (waiting.length > 0) return <UnderWay imports={waiting} {...{ helperName, engine }} />
  if (offered.length > 0) return engine.connected && <Offer imports={offered} {...{ helperName, engine }} />
  if (sumOf(imports, 'messages') === 0) return null
  return (
    <p role="status" className="text-[0.9375rem] text-ink-soft">
      {helperName} has read {imports.length === 1 ? 'this conversation' : 'these conversations'}. What was worth
      remembering is in <TextLink href={paths.memory}>Memory</TextLink>.
    </p>
  )
}
