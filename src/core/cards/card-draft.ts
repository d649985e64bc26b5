import type { HelperVoice } from '../prompt/context.ts'
import { LIMITS, MOST_GREETINGS } from '../text/limits.ts'
import { CARD_LIMITS, type CardDraft, type CharacterCard, fillNames, type LeftOut } from './card.ts'

const DIALOGUE_START = /<START>/gi
const CHAR = /^(?:\{\{char\}\}|<bot>|<char>):\s*/i
const USER = /^(?:\{\{user\}\}|<user>):\s*/i

/** The helper's own lines of an example dialogue, one message a line. All of its lines, where nobody is named. */
function messagesInDialogue(dialogue: string): string[] {
  const lines = dialogue
    .replace(DIALOGUE_START, '\n{{user}}:\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (!lines.some((line) => CHAR.test(line))) return lines.filter((line) => !USER.test(line))
  const messages: string[] = []
  let isChar = false
  for (const line of lines) {
    if (CHAR.test(line)) {
      isChar = true
      messages.push(line.replace(CHAR, ''))
    } else if (USER.test(line)) isChar = false
    else if (isChar) messages.push(`${messages.pop()} ${line}`.trim())
  }
  return messages.filter(Boolean)
}

/** The reverse. */
const dialogueOf = (exampleMessages: string | null): string =>
  (exampleMessages ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<START>\n{{char}}: ${line}`)
    .join('\n')

/** Characters of a description that is cut from a longer text. */
const OPENING = 280

/** Whole sentences, as many as fit; else whole words. */
function openingOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= OPENING) return line
  const cut = line.slice(0, OPENING)
  const sentence = /^.*[.!?](?=\s)/.exec(cut)?.[0]
  return sentence ?? `${cut.slice(0, cut.lastIndexOf(' ')).trimEnd()}…`
}

const START = /<START>\n?/gi
/** Lists of traits in brackets, as many cards have them. */
const IS_NO_PROSE = /^\s*(?:\[|\{(?!\{))/
const OF_USER = /\{\{user\}\}['’]s\b/gi

/** For the cards of helpers; the person may say it better. */
function shortOf({ description, personality, scenario }: CharacterCard, char: string): string {
  const [first = ''] = [description, personality, scenario].filter((text) => text.trim() !== '')
  if (IS_NO_PROSE.test(first)) return `${char}, from a character card.`
  return openingOf(fillNames(first.replace(OF_USER, 'your'), { char, user: 'you' }))
}

/** The whole text goes where the prompt expects the words of somebody else. */
function characterOf(card: CharacterCard, char: string) {
  if (card.ours) return { description: card.ours.description, background: card.ours.background }
  const { description, personality, scenario } = card
  const parts = [
    description.trim(),
    personality.trim() && `Personality: ${personality.trim()}`,
    scenario.trim() && `Scenario: ${scenario.trim()}`,
  ].filter(Boolean)
  return { description: shortOf(card, char), background: parts.join('\n\n').replace(START, '') }
}

/** Whole messages, as many as fit. */
function fitting(messages: readonly string[], most: number): string {
  let text = ''
  for (const message of messages) {
    const longer = text ? `${text}\n${message}` : message
    if (longer.length > most) break
    text = longer
  }
  return text
}

const isUsable = (greeting: string): boolean => greeting.length <= LIMITS.greeting.max

/** What there is of these, as parts that are left out. */
const leftOut = (what: string, ...texts: readonly string[]): LeftOut[] => {
  const text = texts.filter(Boolean).join('\n\n')
  return text ? [{ what, text: text.slice(0, CARD_LIMITS.shown).toWellFormed() }] : []
}

/** Nothing of it is lost without a word: what a helper has no place for is in `leftOut`. */
export function draftOfCard(card: CharacterCard): CardDraft {
  const name = card.name.trim().slice(0, LIMITS.helperName.max).toWellFormed()
  const withNickname = (text: string): string =>
    card.nickname.trim() ? fillNames(text, { char: card.nickname.trim(), user: '{{user}}' }) : text
  const all = [card.first_mes, ...card.alternate_greetings].map((text) => withNickname(text).trim()).filter(Boolean)
  const greetings = all.filter(isUsable).slice(0, MOST_GREETINGS)
  const messages = messagesInDialogue(withNickname(card.mes_example))
  const exampleMessages = fitting(messages, LIMITS.exampleMessages.max)
  const used = exampleMessages ? exampleMessages.split('\n').length : 0
  const character = characterOf(card, card.nickname.trim() || name)
  return {
    name,
    description: character.description,
    background: withNickname(character.background),
    greetings,
    exampleMessages,
    tone: card.ours?.tone ?? null,
    messageLength: card.ours?.messageLength ?? null,
    creator: card.creator.trim().slice(0, LIMITS.helperName.max).toWellFormed(),
    creatorNotes: card.creator_notes.trim().slice(0, CARD_LIMITS.shown).toWellFormed(),
    leftOut: [
      ...leftOut('More opening messages', ...all.filter((text) => !greetings.includes(text))),
      ...leftOut('Opening messages for groups', ...card.group_only_greetings),
      ...leftOut('More example messages', ...messages.slice(used)),
      ...leftOut('Instructions to the model', card.system_prompt, card.post_history_instructions),
      ...leftOut('Lorebook', ...card.lorebook),
    ],
  }
}

interface Exported extends HelperVoice {
  greetings: readonly string[]
  createdAt: string
}

/** The specification of V3 asks for it. */
const BACKFILLED =
  'This character card is Character Card V3, but it is loaded as a Character Card V2. Please use a Character Card V3 compatible application to use this character card properly.'

function dataOf({ name, description, background, greetings, exampleMessages, tone, messageLength }: Exported) {
  const [first = '', ...others] = greetings
  return {
    name,
    description: [description, background].filter(Boolean).join('\n\n'),
    personality: '',
    scenario: '',
    first_mes: first,
    mes_example: dialogueOf(exampleMessages),
    creator_notes: '',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: others,
    tags: [],
    creator: '',
    character_version: '1.0',
    extensions: { coterie: { description, background: background ?? '', tone, messageLength } },
  }
}

const seconds = (time: number): number => Math.floor(time / 1000)

export const cardV3 = (helper: Exported, now: Date) => ({
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    ...dataOf(helper),
    group_only_greetings: [],
    creation_date: seconds(Date.parse(helper.createdAt)),
    modification_date: seconds(now.getTime()),
  },
})

/** For readers that know V2 only. */
export const cardV2 = (helper: Exported) => ({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { ...dataOf(helper), creator_notes: BACKFILLED },
})
