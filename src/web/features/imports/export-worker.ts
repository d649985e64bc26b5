import type { ParsedConversation } from '../../../core/imports/parsed-conversation.ts'
import { type Asked, type Outline, TAKEN, type Told } from './export-messages.ts'
import { ExportError, readExport } from './read-export.ts'

const OPENING = 240
/** Outlines are told in groups, and progress at most this often. */
const GROUP = 100
const PROGRESS_MS = 100

/** Conversations that wait in memory to be sent. */
const MOST_UNTAKEN = 2
let untaken = 0
const takers: (() => void)[] = []

const tell = (told: Told): void => postMessage(told)

function outlineOf(conversation: ParsedConversation, place: number): Outline {
  const { source, title, messages } = conversation
  const times = messages.map(({ at }) => at)
  const opening = (messages.find(({ isFromUser }) => isFromUser) ?? messages[0])?.content ?? ''
  const period = { startedAt: Math.min(...times), endedAt: Math.max(...times) }
  return { place, source, title, messages: messages.length, ...period, opening: opening.slice(0, OPENING) }
}

async function answer(asked: Asked): Promise<void> {
  const { file } = asked
  const wanted = asked.kind === 'take' ? new Set(asked.places) : null
  let place = 0
  let tooLarge = 0
  let group: Outline[] = []
  let toldAt = 0
  const flush = (): void => {
    if (group.length > 0) tell({ kind: 'outlines', outlines: group })
    group = []
  }
  await readExport({
    file,
    now: Date.now(),
    onProgress(done, all) {
      if (Date.now() - toldAt < PROGRESS_MS) return
      toldAt = Date.now()
      tell({ kind: 'progress', done, all })
    },
    onConversation(conversation) {
      if (wanted?.has(place)) {
        untaken += 1
        tell({ kind: 'conversation', conversation })
      }
      if (!wanted) group.push(outlineOf(conversation, place))
      if (group.length === GROUP) flush()
      place += 1
    },
    onTooLarge() {
      tooLarge += 1
    },
    async untilTaken() {
      while (untaken > MOST_UNTAKEN) await new Promise<void>((resolve) => takers.push(resolve))
    },
  })
  flush()
  tell({ kind: 'end', tooLarge })
}

addEventListener('message', ({ data }: MessageEvent<Asked | typeof TAKEN>) => {
  if (data === TAKEN) {
    untaken -= 1
    takers.shift()?.()
    return
  }
  answer(data).catch((error: unknown) => {
    tell({ kind: 'failed', text: error instanceof ExportError ? error.message : 'This file could not be read.' })
  })
})
