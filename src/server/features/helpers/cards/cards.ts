import { z } from 'zod'
import type { Helper } from '../../../../contract/helpers.ts'
import { CARD_LIMITS, type CardDraft, type CharacterCard } from '../../../../core/cards/card.ts'
import { cardV2, cardV3, draftOfCard } from '../../../../core/cards/card-draft.ts'
import { OWN_PREFIX } from '../../../../core/personas/general.ts'
import { MESSAGE_LENGTHS, TONES } from '../../../../core/personas/options.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import { drawPortrait } from '../../../platform/pictures/pictures.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { readFace, readHelper } from '../manage-helpers.ts'
import { isPng, pngText, withPngTexts } from './png-text.ts'

const unreadable = (message: string, field = 'file', cause?: unknown): AppError =>
  new AppError(422, 'unreadable_card', message, { fields: { [field]: message }, cause })

const TOO_LONG = `This field is longer than ${CARD_LIMITS.field} characters.`

/** Cards leave out what they do not use, or write null. */
const words = z
  .string('This field should be text.')
  .max(CARD_LIMITS.field, TOO_LONG)
  .nullish()
  .transform((text) => (text ?? '').replaceAll('\0', '').replaceAll('\r\n', '\n').toWellFormed())
const list = z
  .array(words, 'This field should be a list.')
  .max(CARD_LIMITS.entries, `This list has more than ${CARD_LIMITS.entries} entries.`)
  .nullish()
  .transform((texts) => texts ?? [])

const lorebook = z
  .object({ entries: z.array(z.object({ content: words })).max(CARD_LIMITS.entries) })
  .nullish()
  .catch(null)
  .transform((book) => (book?.entries ?? []).map(({ content }) => content))

const ours = z
  .object({ description: words, background: words, tone: z.enum(TONES), messageLength: z.enum(MESSAGE_LENGTHS) })
  .nullable()
  .catch(null)

const cardShape = z.object({
  name: words.refine((name) => name.trim() !== '', 'The card has no name.'),
  nickname: words,
  description: words,
  personality: words,
  scenario: words,
  first_mes: words,
  alternate_greetings: list,
  group_only_greetings: list,
  mes_example: words,
  creator: words,
  creator_notes: words,
  system_prompt: words,
  post_history_instructions: words,
  character_book: lorebook,
  extensions: z.object({ coterie: ours }).nullish().catch(null),
})

const BASE64 = /^[\w+/=\s-]+$/

/** V3 comes before V2. The text is JSON, usually in base64. */
function textInPng(bytes: Buffer): string {
  try {
    const text = pngText(bytes, 'ccv3', CARD_LIMITS.fileBytes) ?? pngText(bytes, 'chara', CARD_LIMITS.fileBytes)
    if (text === undefined) throw unreadable('This picture holds no character card.')
    return BASE64.test(text) ? Buffer.from(text, 'base64').toString() : text
  } catch (cause) {
    throw cause instanceof AppError ? cause : unreadable('This PNG is damaged.', 'file', cause)
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    // The parser's message would quote the card.
    throw unreadable('The card in this file is not valid JSON.')
  }
}

function cardIn(json: unknown): CharacterCard {
  const whole = z.object({ data: z.unknown().optional() }).safeParse(json)
  if (!whole.success || Array.isArray(json)) throw unreadable('This file holds no character card.')
  const { data } = whole.data
  const isNested = typeof data === 'object' && data !== null
  const read = cardShape.safeParse(isNested ? data : json)
  if (!read.success) {
    const [issue] = read.error.issues
    const path = [...(isNested ? ['data'] : []), ...(issue?.path ?? [])].join('.')
    throw unreadable(`${issue?.message ?? 'This field cannot be read.'} (${path})`, path)
  }
  const { character_book, extensions, ...card } = read.data
  return { ...card, lorebook: character_book, ours: extensions?.coterie ?? null }
}

/** Keeps nothing. 422: it is no card, or a field of it can't be read. */
export function readCard(base64: string): CardDraft {
  const bytes = Buffer.from(base64, 'base64')
  const isText = /^[\s\ufeff]*[{[]/.test(bytes.toString('utf8', 0, 64))
  if (!isPng(bytes) && !isText) throw unreadable('This is no character card: it is neither a PNG nor JSON.')
  return draftOfCard(cardIn(jsonIn(isText ? bytes.toString() : textInPng(bytes))))
}

/** 400: one of ours. 404: not theirs. */
async function readOwn(services: Services, actor: Actor, id: number): Promise<Helper> {
  const helper = await readHelper(services, actor, id)
  if (helper.personaType.startsWith(OWN_PREFIX)) return helper
  throw new AppError(400, 'not_allowed', 'Only a helper that you made yourself can be exported as a character card.')
}

export async function exportJson(services: Services, actor: Actor, id: number) {
  const helper = await readOwn(services, actor, id)
  return { name: `${helper.name}.json`, text: JSON.stringify(cardV3(helper, services.clock.now()), null, 2) }
}

const inBase64 = (card: object): string => Buffer.from(JSON.stringify(card)).toString('base64')

/** With its face, or on its colour if it has none. 503: the server can't make pictures now. */
export async function exportPng(services: Services, actor: Actor, id: number) {
  const helper = await readOwn(services, actor, id)
  const face = helper.imageUrl ? await readFace(services, actor, id) : null
  const png = await drawPortrait(face, personaOf(helper.personaType).hue)
  const texts = { chara: inBase64(cardV2(helper)), ccv3: inBase64(cardV3(helper, services.clock.now())) }
  return { name: `${helper.name}.png`, bytes: withPngTexts(png, texts) }
}
