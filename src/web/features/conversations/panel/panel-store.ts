import { type QueryClient, queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Message } from '../../../../contract/messages.ts'
import type { Panel, PanelAnswer, PanelEvents, PanelList, PanelRound } from '../../../../contract/panels.ts'
import { type ApiError, get, queries } from '../../../api.ts'
import { stream } from '../../../api-stream.ts'

export const PANELS = ['/api/panels'] as const

export const panelsQuery = queryOptions({
  queryKey: PANELS,
  queryFn: ({ signal }) => get<PanelList>('/api/panels', signal),
})

const WRITING_MS = 1500

/** Whether helpers of it are writing, for this window or another one. */
export const isWriting = (panel: Panel): boolean =>
  panel.rounds.some(({ answers }) => answers.some(({ state }) => state === 'writing'))

/** While answers are on their way it is fetched again and again: a page that was reloaded has no stream of them. */
export const panelQuery = (id: number) =>
  queryOptions({
    queryKey: [...PANELS, id] as const,
    queryFn: ({ signal }) => get<Panel>(`/api/panels/${id}`, signal),
    refetchInterval: ({ state: { data } }) => (data && isWriting(data) ? WRITING_MS : false),
  })

/** Questions that gain from several views. */
export const QUESTIONS = [
  'What should I put first this week?',
  'I have to decide something. What am I overlooking?',
  'Where am I too hard on myself, and where too easy?',
  'What would you change about my days?',
]

export const messagesText = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`

/** `Ask all 3`. */
export const askText = (count: number): string => (count === 2 ? 'Ask both' : `Ask all ${count}`)

const LIST = new Intl.ListFormat('en')

export const namesText = (members: readonly { name: string }[]): string => LIST.format(members.map(({ name }) => name))

type NewRound =
  | { kind: 'ask'; question: string; isMisunderstood?: true }
  | { kind: 'discuss' }
  | { kind: 'sum_up'; helperId: number }

/** A round as this window follows it. The words that are saved are in the panel. */
interface LiveRound {
  isRunning: boolean
  /** Null until the server has accepted it. */
  roundId: number | null
  /** What was asked, so that it is not lost if it is refused. */
  question: string
  /** By the ids of the helpers. */
  texts: Readonly<Record<number, string>>
  /** Why an answer did not come. */
  reasons: Readonly<Record<number, string>>
  /** Why nothing was asked. */
  error: ApiError | null
}

const IDLE: LiveRound = { isRunning: false, roundId: null, question: '', texts: {}, reasons: {}, error: null }

const liveRoundQuery = (panelId: number) =>
  queryOptions<LiveRound>({ queryKey: ['panel round', panelId], queryFn: skipToken, initialData: IDLE })

interface Store {
  client: QueryClient
  panelId: number
}

const liveIn = ({ client, panelId }: Store): LiveRound => client.getQueryData(liveRoundQuery(panelId).queryKey) ?? IDLE

const changeLive = (store: Store, change: Partial<LiveRound>): void =>
  void store.client.setQueryData(liveRoundQuery(store.panelId).queryKey, { ...liveIn(store), ...change })

const changePanel = ({ client, panelId }: Store, change: (panel: Panel) => Panel): void =>
  void client.setQueryData(panelQuery(panelId).queryKey, (panel) => panel && change(panel))

const withRound = (panel: Panel, round: PanelRound): Panel => ({
  ...panel,
  rounds: [...panel.rounds.filter(({ id }) => id !== round.id), round].sort((one, other) => one.id - other.id),
})

const withAnswer = (panel: Panel, roundId: number | null, answer: PanelAnswer): Panel => ({
  ...panel,
  rounds: panel.rounds.map((round) =>
    round.id === roundId
      ? { ...round, answers: round.answers.map((one) => (one.helperId === answer.helperId ? answer : one)) }
      : round,
  ),
})

function onAnswer(store: Store, helperId: number, message: Message | null): void {
  const { roundId } = liveIn(store)
  const state = message ? 'answered' : 'failed'
  changePanel(store, (panel) => withAnswer(panel, roundId, { helperId, state, message }))
}

function onFailed(store: Store, { helperId, error }: PanelEvents['error']): void {
  if (helperId === undefined) return
  // That one says no more than that it did not come.
  if (error.code !== 'reply_cut_off')
    changeLive(store, { reasons: { ...liveIn(store).reasons, [helperId]: error.message } })
  onAnswer(store, helperId, null)
}

function onText(store: Store, helperId: number, change: (text: string) => string): void {
  const { texts } = liveIn(store)
  changeLive(store, { texts: { ...texts, [helperId]: change(texts[helperId] ?? '') } })
}

const HANDLERS: { [Name in keyof PanelEvents]: (store: Store, data: PanelEvents[Name]) => void } = {
  accepted(store, { round }) {
    changeLive(store, { roundId: round.id, question: '' })
    changePanel(store, (panel) => withRound(panel, round))
  },
  token: (store, { helperId, text }) => onText(store, helperId, (before) => before + text),
  restart: (store, { helperId }) => onText(store, helperId, () => ''),
  done: (store, { helperId, message }) => onAnswer(store, helperId, message),
  error: onFailed,
  end: (store, { round }) => changePanel(store, (panel) => withRound(panel, round)),
}

/** What else has changed by a round: the allowance, the panel's name and place, and what may follow. */
const reload = ({ client }: Store) =>
  Promise.all([client.invalidateQueries({ queryKey: PANELS }), client.invalidateQueries(queries.me)])

async function follow(store: Store, path: string, body: object): Promise<void> {
  try {
    for await (const { name, data } of stream<PanelEvents>(path, body, { last: 'end' })) {
      const handle = HANDLERS[name] as ((store: Store, data: unknown) => void) | undefined
      handle?.(store, data)
    }
  } catch (error) {
    // What is accepted goes on without this window, and so does what was accepted before its answer was lost.
    const isBegun = liveIn(store).roundId !== null || (error as ApiError).code === 'already_sent'
    changeLive(store, { error: isBegun ? null : (error as ApiError) })
  }
  changeLive(store, { isRunning: false })
  await reload(store)
}

/** Begins a round. The text of a refused question is kept in its state. */
export function beginRound(store: Store, round: NewRound): Promise<void> {
  const question = round.kind === 'ask' ? round.question : ''
  changeLive(store, { ...IDLE, isRunning: true, question })
  const idempotencyKey = crypto.randomUUID()
  return follow(store, `/api/panels/${store.panelId}/rounds`, { ...round, idempotencyKey })
}

/** Asks one helper again whose answer did not come. */
function askAgain(store: Store, roundId: number, helperId: number): Promise<void> {
  changeLive(store, { ...IDLE, isRunning: true })
  return follow(store, `/api/panels/${store.panelId}/rounds/${roundId}/retry`, { helperId })
}

/** The round that this window has begun, which goes on while other pages are shown, and how to begin another. */
export function useRounds(panelId: number) {
  const client = useQueryClient()
  return {
    live: useQuery(liveRoundQuery(panelId)).data ?? IDLE,
    begin: (round: NewRound) => void beginRound({ client, panelId }, round),
    askAgain: (roundId: number, helperId: number) => void askAgain({ client, panelId }, roundId, helperId),
  }
}

export type Rounds = ReturnType<typeof useRounds>
