import { isCrisis, tellsOfViolence } from './crisis.ts'
import { craftReply } from './offline/craft-reply.ts'
import { crisisAnswer, violenceAnswer } from './offline/crisis-answer.ts'
import { type Heard, hear } from './offline/hear.ts'
import type { PersonaLines } from './offline/lines.ts'
import { linesOf } from './offline/lines-of.ts'
import { type Picker, pickerOf } from './offline/picker.ts'
import { rememberedReply } from './offline/remembered.ts'
import { BEGINNINGS } from './offline/shared-lines.ts'
import { type Draft, specialReply } from './offline/special-replies.ts'
import { hashOf } from './offline/words.ts'
import { personaOf } from './personas.ts'
import { lengthFor, type ReplyContext } from './prompt.ts'

/** How many of its own messages back the engine minds what it has said. */
const MINDED_TEXTS = 12
/** Tries to find a text other than the one before. */
const TRIES = 8
const LONGEST_NAME = 40

/**
 * Writes one text of a helper without a model: in its persona's lines, from what the person just said and said before.
 * Always the same for the same context; never the text it wrote last. At most 1500 characters.
 */
export function writeOffline(given: ReplyContext): string {
  const context = withUnsaved(given)
  const own = context.turns.filter((turn) => !turn.fromPerson).map((turn) => turn.text)
  let text = ''
  for (let salt = 0; salt < TRIES; salt += 1) {
    text = write(context, own.slice(-MINDED_TEXTS), salt)
    if (text !== own.at(-1)) break
  }
  return text
}

const withUnsaved = (context: ReplyContext): ReplyContext =>
  context.unsaved
    ? { ...context, turns: [...context.turns.slice(0, -1), ...context.unsaved, ...context.turns.slice(-1)] }
    : context

function write(context: ReplyContext, recentTexts: readonly string[], salt: number): string {
  const { helper, turns, chance, purpose } = context
  const last = turns.at(-1)
  const answers = purpose === 'reply' && last?.fromPerson === true
  if (answers && isCrisis(last.text)) return crisisAnswer(recentTexts)
  if (answers && tellsOfViolence(last.text)) return violenceAnswer(recentTexts)

  const lines = linesOf(helper.personaType)
  const heard = answers ? hear(turns, lines) : null
  const seed = `${last?.text ?? ''}|${turns.length}|${chance}|${helper.name}|${salt}`
  const pick = pickerOf(seed, slotsOf(context, heard), recentTexts)
  const count = sentencesFor(context, seed)
  const draft = draftOf(context, heard, lines, pick, count)
  return [...[...draft.core, ...draft.extras].slice(0, count - 1), draft.end].join(' ')
}

const slotsOf = ({ helper, localDate, localTime }: ReplyContext, heard: Heard | null) => ({
  it: heard?.it,
  goal: heard?.goal,
  before: heard?.before,
  name: plainName(helper.name) || 'your helper',
  day: localDate,
  time: localTime,
})

/** A name as it can stand in a sentence: without marks that would end one. */
const plainName = (name: string | null): string =>
  [
    ...(name ?? '')
      .replace(/[^\p{L}\p{M}\p{N}'’ -]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  ]
    .slice(0, LONGEST_NAME)
    .join('')

/** How many sentences: two; three or four; or five or six, by the helper's length. */
function sentencesFor({ helper, chance }: ReplyContext, seed: string): number {
  const fewest = { brief: 2, moderate: 3, detailed: 5 }
  const length = lengthFor(helper.messageLength, chance)
  return length === 'brief' ? fewest.brief : fewest[length] + (hashOf(`${seed}|length`) % 2)
}

function draftOf(context: ReplyContext, heard: Heard | null, lines: PersonaLines, pick: Picker, count: number): Draft {
  const personName = plainName(context.personName)
  if (context.purpose === 'example') return example(context, lines, pick)
  if (heard === null) return greeting(context, lines, pick, count)
  const remembered = heard.kind === 'talk' || heard.kind === 'out_of_reach' ? recalled(context, lines, pick) : null
  if (remembered) return remembered
  return specialReply(heard, lines, pick, personName) ?? craftReply({ context, heard, lines, pick, personName, count })
}

/** The answer to a question about what the person has told. */
function recalled({ turns, memory, recalled = [] }: ReplyContext, lines: PersonaLines, pick: Picker): Draft | null {
  const before = recalled.filter(({ fromPerson, otherHelper }) => fromPerson && otherHelper === null)
  const here = turns.slice(0, -1).filter(({ fromPerson }) => fromPerson)
  const past = [...before, ...here.map(({ text }) => ({ text, saidOn: null }))]
  const said = rememberedReply(turns.at(-1)?.text ?? '', memory?.known ?? [], past)
  if (said === null) return null
  const [first = '', ...rest] = said
  return { core: [first], extras: rest, end: pick.one('question', lines.questions) }
}

function example({ helper }: ReplyContext, lines: PersonaLines, pick: Picker): Draft {
  const [step = '', ...methods] = pick.some('method', lines.methods, 5)
  const end = pick.happens('step', 2) ? pick.one('question', lines.questions) : step
  return { core: [pick.one('check-in', lines.checkIns[helper.tone])], extras: methods, end }
}

function greeting({ helper, personName }: ReplyContext, lines: PersonaLines, pick: Picker, count: number): Draft {
  const hello = `${['Hello', plainName(personName)].filter(Boolean).join(' ')}, I am ${plainName(helper.name) || 'your helper'}, `
  const { disclosure } = personaOf(helper.personaType)
  const end = pick.one('first', lines.firstQuestions)
  const extras = pick.some('begin', BEGINNINGS, 4)
  if (disclosure === null) return { core: [`${hello}${lines.purpose}.`], extras, end }
  // Two sentences have room for the question and for one that says who speaks and what it is not.
  const core = count === 2 ? [disclosure.replace('I am ', hello)] : [`${hello}${lines.purpose}.`, disclosure]
  return { core, extras, end }
}
