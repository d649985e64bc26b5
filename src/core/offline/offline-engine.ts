import type { MessageLength } from '../personas/options.ts'
import { PICTURE_ONLY_TEXT } from '../pictures/picture-limits.ts'
import { languageOf, unseenPictureOnly } from '../pictures/unseen-picture.ts'
import type { ReplyContext } from '../prompt/context.ts'
import type { ReplyDraft, ReplyVoice } from './draft.ts'
import { freshLines, spoken } from './fresh-lines.ts'
import { replyDraft } from './reply.ts'
import { STEADY } from './talk-lines.ts'
import { exampleDraft, greetingDraft, plannedDraft } from './unprompted.ts'
import { personaVoiceOf } from './voices.ts'

const LONGEST_NAME = 40

/** Deterministic for a context; no sentence repeats within twenty texts while another fits. At most 1500 characters. */
export function writeOffline(given: ReplyContext): string {
  const context = withUnsaved(given)
  const { helper, turns, chance, purpose } = context
  const own = turns.filter((turn) => !turn.fromPerson).map((turn) => turn.text)
  const last = turns.at(-1)
  if (last?.text === PICTURE_ONLY_TEXT) return unseenPictureOnly(languageOf(turns))
  const answers = purpose === 'reply' && last?.fromPerson === true

  const seed = `${last?.text ?? ''}|${turns.length}|${chance}|${helper.name}|${helper.tone}`
  const length = helper.messageLength
  const personName = plainName(context.personName)
  const speaker: ReplyVoice = {
    context,
    pick: freshLines(seed, own),
    voice: personaVoiceOf(helper.personaType),
    helperName: plainName(helper.name) || 'your helper',
    called: personName ? `, ${personName}` : '',
  }
  const [fewest, most] = sentencesFor(length)
  const draft = draftOf(speaker, answers, length === 'brief', fewest)
  const text = typeof draft === 'string' ? draft : joined(draft, speaker, fewest, most)
  return helper.tone === 'professional' ? text : spoken(text)
}

const withUnsaved = (context: ReplyContext): ReplyContext =>
  context.unsaved
    ? { ...context, turns: [...context.turns.slice(0, -1), ...context.unsaved, ...context.turns.slice(-1)] }
    : context

/** A name made safe for a sentence: without punctuation that would end one. */
const plainName = (name: string | null): string =>
  [...((name ?? '').match(/[\p{L}\p{M}\p{N}'’-]+/gu) ?? [])].join(' ').slice(0, LONGEST_NAME).trim()

function sentencesFor(length: MessageLength): [number, number] {
  if (length === 'brief') return [2, 2]
  return length === 'detailed' ? [4, 5] : [2, 3]
}

function draftOf(speaker: ReplyVoice, answers: boolean, isBrief: boolean, fewest: number): ReplyDraft | string {
  if (answers) return replyDraft(speaker, isBrief, fewest)
  if (speaker.context.purpose === 'example') return exampleDraft(speaker, isBrief)
  return speaker.context.purpose === 'planned' ? plannedDraft(speaker, isBrief) : greetingDraft(speaker, isBrief)
}

function joined(
  { lead, more = [], steady = STEADY, end }: ReplyDraft,
  { pick }: ReplyVoice,
  fewest: number,
  most: number,
): string {
  const last = end === null ? [] : [end]
  const body = [...lead, ...more].slice(0, most - last.length)
  while (body.length + last.length < fewest) {
    const label = `fill${body.length}`
    body.push(pick.one(label, steady) ?? pick.always(label, STEADY))
  }
  return [...body, ...last].join(' ')
}
