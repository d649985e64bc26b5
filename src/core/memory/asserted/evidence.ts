import { wholeWords } from '../../text/whole-words.ts'
import { MONTHS } from '../rules/values.ts'
import type { ReadFact, StatedValue } from './stated-value.ts'

/** Words that a clause must contain for a value to fit its attribute: `I flew to Rome` states no home. */

const spokenOf = (...words: string[]): RegExp =>
  new RegExp(wholeWords(words.join(' ').trim().split(/\s+/).join('|').replaceAll('*', '\\p{L}{0,20}')), 'iu')

const ARE = 'am are is been s bin ist sind soy es somos suis est sommes sou é'

/** `*` stands for any ending. */
const EVIDENCE = new Map(
  Object.entries({
    home: spokenOf(
      'live lives living moved? moving home house flat apartment place based resid* settl* rent* relocat*',
      'vivo vive vivimos mud* casa piso resid* wohn* leb(?:e|t|en) gezogen zuhause haus habit* vis vit vivons déménag* emménag* appart* maison chez moro mora moramos apartamento',
    ),
    origin: spokenOf(
      ARE,
      'from born gr[eo]w* raised native hometown origin* roots de nac* cri* aus komm* stamm* geboren viens vient née? grandi venho nasc*',
    ),
    employer: spokenOf(
      'work* job jobs employ* hired start* join* intern* shifts? career team boss manager office contract company',
      'trabaj* curro empresa jef[ea] oficina empec* empez* entré arbeit* firma büro angefangen chef* stelle angestellt* travail* boulot bosse boîte embauch* commenc* trabalh* emprego escritório comec*',
    ),
    job: spokenOf(
      ARE,
      'work* jobs? as bec[ao]mes? promoted hired train* teach* do does runs? owns? profession career trabaj* arbeite?t? travail* métier trabalh* como als',
    ),
    age: spokenOf(
      ARE,
      'turn* age* years? birthday old tengo tiene cumpl* jahre wer?de ai a ans fête tenho tem anos faço',
    ),
    diet: spokenOf(
      ARE,
      'went gone go bec[ao]me turned eat* diet follow* meat como come comemos dieta esse isst ernähr* leb(?:e|t|en) mang* régime',
    ),
    name: spokenOf(ARE, 'names? call* go goes llam* nombre heiß* heiss* nennt appell* nom prénom cham* nome'),
    car: spokenOf(
      'drive* driving car have has own* got bought lease* coche auto fahre fährt voiture carro conduzco conduis',
    ),
    language: spokenOf('speak* fluent* native bilingual hablo habla spreche spricht parle falo fala'),
    relationship: spokenOf(ARE, 'got getting get status stay* estoy está bleib* reste estou'),
  }),
)

/** Units after a number that is no age: `34 minutes late`. */
const COUNTED =
  /^(?:km|k|miles?|minutes?|mins?|hours?|days?|weeks?|months?|kilos?|kg|pounds?|lbs?|percent|%|euros?|dollars?|bucks|pages?|degrees?|people|min|stunden|minuten|tage|wochen|heures|jours|semaines|horas|minutos|días|semanas|dias|quilos)$/

/** Words before a value that is of another kind, or somebody else's. */
const OTHERWISE = new Map([
  ['job', /(?:^| )(?:with|for|near|about|against|by|of)(?: the| an?)?$/],
  [
    'health',
    /\b(?:nurs(?:ed?|ing)|taught|teach(?:ing)?|treat(?:ed|ing)?|car(?:ed?|ing) for|look(?:ed|ing)? after|work with)\b/i,
  ],
  ['name', /\b(?:(?:middle|maiden|screen|stage|pen) name|user ?name|handle)\b/i],
  ['pet', /\b(?:dog|cat|pet)[- ]?(?:sitting|sat)\b/i],
])
const SECRET = /\b(?:password|passcode|pin|ssn|social security|card number|cvv|account number)\b/i

/** Whether a value is of the kind that its attribute names, and the clause speaks of it. */
export function isOfItsKind({ clause, before, after }: StatedValue, { subject, attribute, value }: ReadFact): boolean {
  if (SECRET.test(attribute)) return false
  if (OTHERWISE.get(attribute)?.test(before)) return false
  if (attribute === 'name' && subject !== '') return true
  if (attribute === 'age' && COUNTED.test(after.split(' ')[0] ?? '')) return false
  if ((attribute === 'home' || attribute === 'origin') && MONTHS.test(value)) return false
  return EVIDENCE.get(attribute)?.test(clause.text) ?? true
}
