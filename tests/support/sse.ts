import type { ReplyEvents } from '../../src/contract/messages.ts'

export type ReplyEvent = { [Name in keyof ReplyEvents]: { event: Name; data: ReplyEvents[Name] } }[keyof ReplyEvents]

const fieldOf = (block: string, name: string): string =>
  block
    .split(/\r?\n/)
    .filter((line) => line.startsWith(`${name}:`))
    .map((line) => line.slice(name.length + 1).replace(/^ /, ''))
    .join('\n')

/** The events of a complete event stream, in order, without comments. */
export const parseEvents = (text: string): ReplyEvent[] =>
  text
    .split(/\r?\n\r?\n/)
    .filter((block) => fieldOf(block, 'data') !== '')
    .map((block) => ({ event: fieldOf(block, 'event'), data: JSON.parse(fieldOf(block, 'data')) }) as ReplyEvent)

/** The text of a streamed reply, joined from its tokens. */
export const textOf = (events: ReplyEvent[]): string =>
  events.map((entry) => (entry.event === 'token' ? entry.data.text : '')).join('')

/** Data of the single event with that name; throws if there is none, listing those there were. */
export function dataOf<Name extends keyof ReplyEvents>(events: ReplyEvent[], name: Name): ReplyEvents[Name] {
  const found = events.find((entry) => entry.event === name)
  if (!found) throw new Error(`no event ${name} among ${events.map((entry) => entry.event).join(', ')}`)
  return found.data as ReplyEvents[Name]
}
