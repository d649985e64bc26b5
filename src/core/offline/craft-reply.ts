import { personaOf } from '../personas.ts'
import type { ReplyContext } from '../prompt.ts'
import type { Heard } from './hear.ts'
import type { PersonaLines } from './lines.ts'
import type { Picker } from './picker.ts'
import { DECISIONS, FEELINGS, GOALS, MEMORIES, TIES } from './shared-lines.ts'
import type { Draft } from './special-replies.ts'

export interface CraftMaterial {
  context: ReplyContext
  heard: Heard
  lines: PersonaLines
  pick: Picker
  personName: string
  /** How many sentences there will be. */
  count: number
}

/** A reply to a matter of the persona's craft: what was said is met, then comes advice, then a question. */
export function craftReply(material: CraftMaterial): Draft {
  const { context, heard, lines, pick, count } = material
  const { topic } = heard
  const openings = openingsOf(material)
  const asks = topic && pick.happens('ask', 2) ? topic.asks : lines.questions
  const end = pick.one('question', asks)
  const [first = '', ...more] = adviceOf(heard, lines, pick)
  const [opening = ''] = openings
  const disclosure = missingDisclosure(context)
  const answer = opening.includes(heard.it ?? opening) ? first : tied(first, heard, pick)
  if (count > 2) {
    const core = disclosure ? [opening, disclosure] : openings
    return { core, extras: [answer, ...memoriesOf(material), ...more], end }
  }
  // There is room for one sentence before the question.
  const met = heard.deciding || heard.feeling ? opening : tied(first, heard, pick)
  const step = heard.feeling && heard.onTopic ? first : end
  return { core: [disclosure ?? met], extras: [], end: step }
}

function adviceOf({ topic }: Heard, { methods }: PersonaLines, pick: Picker): string[] {
  if (topic === null) return pick.some('method', methods, 5)
  return [...pick.some('advice', topic.advice, 2), ...pick.some('method', methods, 3)]
}

/** How what was said is met: one sentence, in a long reply two. */
function openingsOf({ context, heard, lines, pick, personName, count }: CraftMaterial): string[] {
  const inTone = pick.one('opening', lines.openings[context.helper.tone])
  const met = metBy(heard, pick)
  const openings = met === null ? [inTone] : count > 4 ? [met, inTone] : [met]
  return openings.map((sentence, index) => (index === 0 ? withName(sentence, personName, pick) : sentence))
}

function metBy(heard: Heard, pick: Picker): string | null {
  if (heard.deciding) return pick.one('decide', DECISIONS)
  if (heard.feeling) return pick.one('feeling', FEELINGS[heard.feeling])
  const byGoal = heard.goal !== null && (heard.it === null || pick.happens('goal', 2))
  return byGoal ? pick.one('goal', GOALS) : null
}

const memoriesOf = ({ heard, pick, count }: CraftMaterial): string[] =>
  heard.before !== null && (count > 4 || pick.happens('memory', 2)) ? [pick.one('memory', MEMORIES)] : []

/** Advice tied to the person's own words, where it is about them and the sentence can bear it. */
function tied(advice: string, { it, onTopic, feeling }: Heard, pick: Picker): string {
  if (it === null || !onTopic || feeling === 'happy' || advice.includes(':')) return advice
  return `${pick.one('tie', TIES)}${advice.startsWith('I ') ? advice : advice.charAt(0).toLowerCase() + advice.slice(1)}`
}

function withName(sentence: string, personName: string, pick: Picker): string {
  if (!personName || !sentence.endsWith('.') || !pick.happens('name', 3)) return sentence
  return `${sentence.slice(0, -1)}, ${personName}.`
}

/** What the person must be told once, where no earlier message of the helper can have said it. */
const missingDisclosure = ({ helper, turns }: ReplyContext): string | null =>
  turns.some((turn) => !turn.fromPerson) ? null : personaOf(helper.personaType).disclosure
