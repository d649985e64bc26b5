import { fillNames } from '../cards/card.ts'
import { personaOf, writingOf } from '../personas/personas.ts'
import type { HelperVoice } from '../prompt/context.ts'
import { screenReply } from '../safety/reply/screen-reply.ts'
import { trimMarks } from '../text/trim.ts'
import { writeFromTemplate } from './write-from-template.ts'

const LONGEST_NAME = 40
const LONGEST_DESCRIPTION = 140

/** Says once, plainly, what a helper without a model can do. */
const WITHOUT_A_MODEL =
  'No language model is connected here yet, so I can’t chat freely. What we can do is practise something, one small step at a time.'

export interface Opening {
  helper: HelperVoice
  personName: string | null
  /** In [0, 1). */
  chance: number
  hasModel: boolean
}

/** A name made safe for a sentence. */
const plainName = (name: string): string =>
  trimMarks(name.replace(/[\p{C}\p{Z}\s]+/gu, ' ').trim(), ',.;:!?…').slice(0, LONGEST_NAME)

const pick = <Line>(lines: readonly Line[], chance: number): Line | undefined =>
  lines[Math.floor(chance * lines.length)]

/** What they wrote of a helper that they made themselves. */
function described({ personaType, description }: HelperVoice): string | null {
  const [first = ''] = description.split(/[.!?\n]/, 1)
  const text = first.trim()
  const isOwn = personaOf(personaType).imageUrl === null
  return isOwn && text.length > 5 && text.length <= LONGEST_DESCRIPTION ? `You described me as “${text}”.` : null
}

/** The first message of a conversation: who it is, what it is not, and a question where a model can answer it. */
export function greetingText({ helper, personName, chance, hasModel }: Opening): string {
  const { VOICE } = writingOf(helper.personaType)
  const { disclosure } = personaOf(helper.personaType)
  const called = personName ? plainName(personName) : ''
  const name = plainName(helper.name) || 'your helper'
  // A disclosure calls it an AI helper by itself.
  const purpose = disclosure === null ? VOICE.purpose : VOICE.purpose.replace('AI helper', 'helper')
  return [
    `Hello${called && `, ${called}`}. I am ${name}, ${purpose}.`,
    disclosure,
    described(helper),
    hasModel ? pick(VOICE.questions, chance) : WITHOUT_A_MODEL,
  ]
    .filter(Boolean)
    .join(' ')
}

/** A message as it plans them, for the wizard's preview. `previous`: the one shown before it. */
export function exampleText(
  { helper, personName, chance }: Omit<Opening, 'hasModel'>,
  previous: string | null,
): string {
  const { TEMPLATES } = writingOf(helper.personaType)
  const facts = { name: personName, helper: helper.name, day: null, partOfDay: null, topic: null, goal: null }
  const first = Math.floor(chance * TEMPLATES.length)
  const at = (position: number): string =>
    writeFromTemplate(TEMPLATES[position % TEMPLATES.length] ?? '', helper, facts, position)
  const text = at(first)
  return text === previous ? at(first + 1) : text
}

interface OwnOpening {
  name: string
  greetings: readonly string[]
  personName: string | null
  /** In [0, 1). */
  chance: number
}

/** One of the opening messages that the person chose; null if there is none that a helper may say. */
export function ownGreeting({ name, greetings, personName, chance }: OwnOpening): string | null {
  const names = { char: name, user: personName ?? 'you' }
  const allowed = greetings.map((text) => fillNames(text, names)).filter((text) => screenReply(text) === null)
  return allowed[Math.floor(chance * allowed.length)] ?? null
}
