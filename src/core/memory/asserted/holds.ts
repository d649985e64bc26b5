import {
  APPROXIMATE,
  CAN_END,
  ENDED,
  FIGURE,
  INSTEAD,
  IS_TO_COME,
  LOOSE,
  PAST,
  PAST_AFTER,
  REPORTED,
  WISHED,
} from './doubts.ts'
import { relationOf } from './relations.ts'
import type { ReadFact, StatedValue } from './stated-value.ts'

const DENIES = /^(?:not|never|no|none|nothing|without|hardly|barely|nobody|neither|nor|cannot)$/
const FOREIGN_DENIES = /^(?:weder|niemand|ni|ningún|ninguna|nadie|personne|rien|ninguém|nenhuma?)$/
const DISLIKES =
  /(?<!\p{L})(?:hates?|hated|dislikes?|loathes?|despises?|detests?|sick of|odio|odia|detesto|hasse|hasst|verabscheue|déteste|hais|odeio|odeia)(?!\p{L})/iu
const IS_LIKING = /^(?:taste|hobby|likes?|loves?|interest|preference|favorite.*)$/

/** Other languages may deny after the value; English does so only at the very end: `pregnant I am not`. */
function isDenied({ clause, span, near, after }: StatedValue, { attribute }: ReadFact): boolean {
  const { words, text, reader } = clause
  const denies =
    reader === null
      ? words.some((word, index) => DENIES.test(word) && (index < span.first || index === words.length - 1))
      : reader.denies(text) || words.some((word) => FOREIGN_DENIES.test(word))
  return denies || /^free(?: |$)/.test(after) || (IS_LIKING.test(attribute) && DISLIKES.test(near))
}

const NO_MORE =
  /\b(?:no longer|not .{0,60}any ?more|used to|quit|stopped|gave up|ya no|nicht mehr|keine?n? mehr|plus|já não|não .{0,60}mais|anymore)\b/i
const JOINED = / (?:and|but|y|und|et|e) /
const PARTED = /\b(?:broke up|split up|separated|divorced|are done|are over)\b/

/** The part of a clause that has the value: `I sold my Golf | and bought a Fiat`. */
const partOf = ({ before, after }: StatedValue): string => `${before.split(JOINED).at(-1)} ${after.split(JOINED)[0]}`

const isPast = ({ before, after, clause }: StatedValue): boolean =>
  PAST.test(before) || (clause.reader !== null && PAST_AFTER.test(after))

const isOver = (stated: StatedValue, { attribute }: ReadFact): boolean =>
  NO_MORE.test(stated.clause.quote) ||
  ((CAN_END.test(attribute) || relationOf(attribute) !== null) &&
    (ENDED.test(partOf(stated)) || isPast(stated) || (attribute === 'partner' && PARTED.test(stated.rest))))

/** Whether it is a wish, a report, a comparison, or not meant literally. */
const isDoubtful = ({ before, near, clause }: StatedValue, { attribute }: ReadFact): boolean =>
  REPORTED.test(before) ||
  LOOSE.test(clause.quote) ||
  APPROXIMATE.test(before) ||
  INSTEAD.test(near) ||
  FIGURE.test(clause.text) ||
  (!IS_TO_COME.test(attribute) && WISHED.test(before))

/** Whether the clause asserts the value, or for a fact that no longer holds, that it is over. */
export const isSaidToHold = (stated: StatedValue, fact: ReadFact): boolean =>
  !isDoubtful(stated, fact) && fact.holds !== (isDenied(stated, fact) || isOver(stated, fact))
