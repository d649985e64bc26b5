import { OFTEN } from '../words/marks.ts'
import { OCCUPATIONS } from '../words/occupations.ts'
import { HOBBYISTS } from '../words/pastimes.ts'
import { PLACES } from '../words/peoples.ts'
import { matchesOf, startOf, type WordMatch } from '../words/word-list.ts'
import { isClearOccupation, withArticle } from './occupations.ts'
import type { Found } from './rule.ts'

/** Occupations without `I am`: `plumber here`, `26f nursing student in Manila`, `as a midwife I have seen it all`. */

const AGED = /^(?:I am )?\d{2}(?: ?[mf]| years old)?,? /i
const NO_MODIFIER =
  /\b(?:the|an?|my|your|our|his|her|their|this|that|any|is|are|was|am|be|no|not|every|need|ask|asked|call|called|see|saw|love|hate|new|good|best|bad|great|poor|dear|with|for|of|to|from|at|in|on|and|or|but|by|some|another|which|what|like|I|we|you)\b/i
const BY_DAY =
  /^(?: here(?:$|[,.;]| (?:mate|so|and|from|in|with|if|just|trying)\b)|,? (?:by (?:trade|day|night|profession|training)|(?:of|for|with) (?:\d{1,2}|ten|fifteen|twenty|thirty|forty) (?:odd )?(?:years|yrs)))(?! (?:said|says|told))/i
const IN_PLACE = /^ (?:in|from|based in) /i
const AS_A = /(?:^|[, ])as an? ((?:[\p{L}-]{2,14} ){0,2})$/iu
const AS_A_I = /^,? (?:I|my|we|it is|you (?:see|get|learn|have to))\b|^$/i
const SPEAKS_AS = /^$|,$|^(?:speaking|talking|honestly)$|^I (?:see|hear|know|get|deal|spend|can tell)\b/i
const AT_WEEKENDS = /^ (?:at|on) (?:the )?weekends?\b|^ by night\b/i

const placeAfter = (after: string): string => {
  const prefix = IN_PLACE.exec(after)?.[0]
  const place = prefix ? startOf(PLACES, after.slice(prefix.length))?.word : undefined
  return place ? ` in ${place}` : ''
}

/** Words before an occupation that are part of it: `primary school` of `primary school teacher`. */
function withModifiers(modifiers: string, word: string): string | null {
  const phrase = `${modifiers}${word}`.trim()
  const isPlain = !NO_MODIFIER.test(modifiers) && phrase.split(' ').length <= 4
  return isPlain && (modifiers.trim() !== '' || isClearOccupation(word)) ? phrase : null
}

function jobAt({ before, word, after }: WordMatch): string | null {
  if (word.endsWith('s') && !OCCUPATIONS.has(word.toLowerCase())) return null
  const aged = AGED.exec(before)?.[0]
  if (aged) return withModifiers(before.slice(aged.length), word)
  if (BY_DAY.test(after) && !/^.{0,12}\b(?:what|any)\b/i.test(after))
    return withModifiers(before.replace(/^I am /, ''), word)
  const asA = AS_A.exec(before)
  if (asA && AS_A_I.test(after) && SPEAKS_AS.test(before.slice(0, asA.index))) return withModifiers(asA[1] ?? '', word)
  return null
}

const jobsIn = (clause: string): Found[] =>
  matchesOf(OCCUPATIONS, clause)
    .map((match) => ({ match, job: jobAt(match) }))
    .filter(({ job }) => job !== null)
    .map(({ match, job }) => ({
      attribute: 'job',
      value: withArticle(job ?? '') + placeAfter(match.after),
    }))

/** `a keen gardener`, and `software dev by day, beekeeper at weekends`. */
const KEEN =
  /\b(?:I am|as) an? ((?:very |pretty |fairly )?(?:keen|avid|amateur|hobby|passionate|enthusiastic|lifelong|serious|competitive|big|huge) )$/i
const hobbyistsIn = (clause: string): Found[] =>
  matchesOf(HOBBYISTS, clause).flatMap(({ before, word, after }) => {
    const keen = KEEN.exec(before)?.[1]
    if (keen) return [{ attribute: 'trait', value: withArticle(keen + word) }]
    const isWeekend = AT_WEEKENDS.test(after) && /(?:^|, |\b(?:and|but) )(?:an? )?$/.test(before) && !OFTEN.test(before)
    return isWeekend ? [{ attribute: 'trait', value: withArticle(word) }] : []
  })

const LIVING =
  /^I (sell|fix|build|drive|clean|cut|deliver|make|repair|install|lay|run|design|write|translate|grow|raise|breed|groom|walk|train|restore|paint|cook|bake|dig|climb|fit|fly|sail) ((?:[\p{L}'-]{2,14} ){1,3})(?:for a living|for work|professionally|as a job)\b/iu
const TRADE =
  /^I (sell (?:insurance|cars|used cars|houses|real estate|phones|shoes|furniture|software|tickets|vegetables|flowers|jewell?ery|cosmetics|kitchens|windows|solar panels|life insurance)|cut hair|do (?:hair|nails|lashes|tattoos|payroll|removals)|lay bricks|fix (?:cars|boilers|bikes|phones|computers|roofs|lifts|elevators)|deliver (?:post|parcels|pizzas?|food|newspapers|groceries|babies)|clean (?:houses|offices|windows|pools|hotel rooms|schools)|stack shelves|drive (?:lorries|trucks|buses|taxis|trains|trams|forklifts|ambulances)|build (?:houses|boats|websites|apps)|translate (?:books|films|subtitles)|fit (?:kitchens|bathrooms|windows|carpets)|groom dogs|walk dogs|breed (?:dogs|horses|alpacas|budgies)|wait tables|tend bar|pull pints|write software|design websites)\b/iu

/** What people do with their hands, without an object or with a plain one: `I knit socks`. */
const CRAFT =
  /^I (?:(?:also|still|mostly|sometimes) )?((?:knit|crochet|quilt|embroider|sketch|surf|ski|snowboard|skateboard|climb|boulder|kayak|canoe|row|sail|fish|garden|forage|whittle|birdwatch|fence|box|juggle|sew|weave|scuba dive|busk|vlog|blog|cosplay|volunteer|paint|brew|bake|keep (?=(?:bees|chickens|hens|ducks|geese|goats|sheep|pigs|alpacas|llamas|pigeons|koi|snakes|reptiles|ferrets|budgies|horses|quails?)\b)[a-z]{3,8}|collect (?=(?:[\p{L}-]{3,12} ){0,2}[\p{L}-]{3,14}s\b)(?!my|the|their|your|his|her|these|those)[\p{L}-]{3,12})(?: (?!it\b|that\b|this\b|them\b|my\b|your\b|the\b|a\b|an\b|too\b|for\b|during\b|in\b|at\b|on\b|to\b|every\b|when\b|while\b|because\b|with\b|and\b|but\b|most\b|since\b|not\b|like\b|out\b|up\b|off\b|badly\b|better\b)[\p{L}-]{3,14}){0,2})(?<! all(?: day)?)(?=$|,| (?:during|in (?:my|the|winter|summer)|at (?:the )?weekends?|on weekends|every|most|a lot|badly|when I|while)\b)/iu

const tradesIn = (clause: string): Found[] => {
  const [, verb, thing = ''] = LIVING.exec(clause) ?? []
  const value = verb ? `${verb} ${thing.trim()}` : (TRADE.exec(clause)?.[1] ?? CRAFT.exec(clause)?.[1])
  return value ? [{ attribute: 'habit', value: value.toLowerCase() }] : []
}

export const tradesOf = (clause: string): Found[] => [...jobsIn(clause), ...hobbyistsIn(clause), ...tradesIn(clause)]
