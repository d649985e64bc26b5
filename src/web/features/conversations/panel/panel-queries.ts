import { queryOptions } from '@tanstack/react-query'
import type { Panel, PanelList } from '../../../../contract/panels.ts'
import { get } from '../../../api.ts'

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
