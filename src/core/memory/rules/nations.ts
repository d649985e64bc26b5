import { isOwn } from '../words/marks.ts'
import { NATIONALITIES, NATIONALS } from '../words/peoples.ts'
import { matchesOf, type WordMatch } from '../words/word-list.ts'
import { withArticle } from './occupations.ts'
import type { Found } from './rule.ts'

/** Nationalities: `I am half Welsh`, `as a Swede`, `Peruvian mum, German dad`. */

const KIN =
  /^ (mum|mom|mam|mother|dad|father|parents|wife|husband|girlfriend|boyfriend|grandparents|grandma|grandmother|grandad|grandfather|gran|nan)\b/i
const HAVING_KIN =
  /^(?:(?:my|I have an?|with (?:an?|my)|have an?|thanks to my|because of my|blame (?:the|my)) )?$|, (?:and )?(?:an? )?$/i
const kinOf = (matches: readonly WordMatch[]): Found[] => {
  const [first] = matches
  if (!(first && KIN.test(first.after) && HAVING_KIN.test(first.before))) return []
  return matches.flatMap(({ before, word, after }) => {
    const kin = HAVING_KIN.test(before) ? KIN.exec(after)?.[1] : undefined
    return kin ? [{ subject: kin.toLowerCase(), attribute: 'nationality', value: word }] : []
  })
}

const HALF =
  /\b(?:I am|as|being) (?:(?:also|very|proudly|actually|obviously) )?((?:half|part|originally|ethnically|native|born|a quarter|fully) )?$/i
const ENDS =
  /^(?:$|[,.;]| (?:so|and|but|born|by birth|originally|myself|too|actually|obviously|lol|though|not|living|in|based)\b|[ -](?:american|british|canadian|irish|indian))/i
/** `Scottish by birth`, `name's Gethin, Welsh`. */
const ALONE = /^ (?:here|born|by birth)\b/i
const INTRODUCED = /\b(?:name(?:'s| is)|I am) \p{Lu}\p{L}{1,20}, $/u
function ownOf({ before, word, after }: WordMatch): string | null {
  const half = HALF.exec(before)
  if (half && ENDS.test(after) && isOwn(before)) {
    const other = half[1] ? (/^ and half \p{L}{4,12}/iu.exec(after)?.[0] ?? '') : ''
    return `${half[1] ?? ''}${word}${other}`
  }
  const isAlone = (/(?:^|, )$/.test(before) && ALONE.test(after)) || INTRODUCED.test(before)
  return isAlone ? word : null
}

const AS_A = /\b(?:as|being|I am) an? (?:proud |typical |true |born |fellow )?$/i
const OWN_ENDS = /^(?:$|[,.;]| (?:I|in|living|abroad|so|and|who|my|by)\b)/i
const nationalOf = ({ before, word, after }: WordMatch): string | null =>
  AS_A.test(before) && isOwn(before) && OWN_ENDS.test(after) ? withArticle(word) : null

export function nationalitiesOf(clause: string): Found[] {
  const matches = matchesOf(NATIONALITIES, clause)
  const ofKin = kinOf(matches)
  if (ofKin.length > 0) return ofKin
  const [value] = [...matches.map(ownOf), ...matchesOf(NATIONALS, clause).map(nationalOf)].filter((one) => one !== null)
  return value ? [{ attribute: 'nationality', value }] : []
}
