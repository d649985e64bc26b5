import { byPattern, type Detector, isNear } from './finding.ts'
import { internetAddresses } from './numbers.ts'

const emails = byPattern(/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/dgu, {
  category: 'pii',
  label: 'EMAIL',
})
const spelledEmails = byPattern(
  /\b[\w.]{1,40} ?(?:\(at\)|\[at\]| at ) ?[\w-]{1,40} ?(?:\(dot\)|\[dot\]| dot |\.) ?(?:com|org|net|io|edu|co|de|uk|fr|es|eu)\b/dgi,
  { category: 'pii', label: 'EMAIL' },
)
/** Words after "my name is" or a kinship term that are not names. */
const NO_NAME =
  /^(?:i|and|but|or|so|not|the|a|an|my|your|his|her|is|are|was|were|has|have|had|to|of|in|on|at|it|that|this|because|who|which|what|when|where|really|very|just|also|too|please|hi|hello|hey|thanks|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december|again|back|later|maybe|crazy|today|tomorrow|now|for|with|from|will|would|can|could|should|does|did|do|if|as|be|been|there|here|he|she|they|we|you|me|him|them|nicht|dich|euch|alle|willkommen|la|el|los|las|pas|não|atenção|aqui|hier)$/iu
const WORD = "\\p{Lu}[\\p{L}'’-]{1,30}"
const FULL_NAME = `${WORD}(?: (?:(?:van|von|de|da|del|della|di|la|le|bin|al|der|den) ){0,2}${WORD}){0,3}`

const accepted = (name: string): boolean => !NO_NAME.test(name.split(/\s/)[0] ?? '')
const NAME = { category: 'pii' as const, label: 'NAME', group: 1, accept: accepted }

/** `My name is` in five languages. */
const INTRODUCTION =
  "[Mm]y (?:full |first |last |real |middle |maiden )?name(?:['’]s| is| was|:)|[Mm]ein (?:voller )?Name (?:ist|war|lautet)|[Ii]ch hei(?:ß|ss)e|[Mm]e llamo|[Mm]i nombre es|[Jj]e m['’]appelle|[Mm]on nom est|[Oo] meu nome é|[Mm]eu nome é|[Mm]e chamo|[Cc]hamo-me"
const TITLES = '(?:Dr\\.? |Mr\\.? |Mrs\\.? |Ms\\.? )?'
const introduced = byPattern(new RegExp(`(?<!\\p{L})(?:${INTRODUCTION}) ${TITLES}(${FULL_NAME})`, 'dgu'), NAME)
const CAPITALS = "\\p{Lu}[\\p{Lu}'’-]{1,30}"
/** All of it in capitals. */
const introducedLoud = byPattern(
  new RegExp(
    `(?<!\\p{L})(?:MY NAME IS|MEIN NAME IST|ICH HEI(?:SS|ß|ẞ)E|ME LLAMO|MI NOMBRE ES|JE M['’]APPELLE|MON NOM EST|O MEU NOME É) (${CAPITALS}(?: ${CAPITALS}){0,3})`,
    'dgu',
  ),
  NAME,
)
/** In a script without capitals. */
const introducedAbroad = byPattern(
  new RegExp(
    `(?<!\\p{L})(?:${INTRODUCTION}) (\\p{Lo}[\\p{Lo}\\p{M}]{1,30}(?: \\p{Lo}[\\p{Lo}\\p{M}]{1,30}){0,2})`,
    'dgu',
  ),
  NAME,
)
/** A name in lower case: one word, or two if the clause ends after them. */
const introducedSmall = byPattern(
  /(?<!\p{L})(?:my (?:full |first |last |real )?name(?:['’]s| is)|mein name ist|ich hei(?:ß|ss)e|me llamo|mi nombre es|je m['’]appelle|mon nom est|meu nome é|me chamo) (\p{Ll}[\p{L}'’-]{1,30}(?: \p{Ll}[\p{L}'’-]{1,30}(?=\s{0,9}(?:[.,!?\n]|$|and\b|but\b)))?)/dgu,
  NAME,
)
const called = byPattern(
  new RegExp(
    `\\b(?:[Cc]all me|[Ii]['’]?(?: a|’|')?m called|[Nn]amed|[Nn]ame:|[Ss]igned,?|[Tt]his is|[Ii] am|[Ii]['’]m) (${WORD} ${WORD}(?: ${WORD})?)`,
    'dgu',
  ),
  NAME,
)
const calledShort = byPattern(
  new RegExp(`\\b(?:[Cc]all me|[Ii]['’]m called|[Ii] am called|[Nn]amed|[Nn]ame:) (${WORD})`, 'dgu'),
  NAME,
)
const titled = byPattern(
  new RegExp(
    `\\b(?:Dr|Mr|Mrs|Ms|Miss|Prof|Professor|Doctor|Judge|Señor|Señora|Herr|Frau|Mme)\\.? (${FULL_NAME})`,
    'dgu',
  ),
  NAME,
)

const KIN =
  'wife|husband|girlfriend|boyfriend|partner|fianc[eé]e?|ex|ex-wife|ex-husband|ex-girlfriend|ex-boyfriend|mother|father|mom|mum|dad|sister|brother|son|daughter|child|kid|baby|aunt|uncle|cousin|nephew|niece|grandmother|grandfather|grandma|grandpa|friend|best friend|boss|manager|colleague|coworker|co-worker|neighbor|neighbour|roommate|flatmate|therapist|doctor|lawyer|teacher|landlord|stepson|stepdaughter'
const kin = byPattern(
  new RegExp(
    `\\b[Mm]y (?:\\p{Ll}{1,40} )?(?:${KIN})(?:['’]s name is|['’]s called| is called| is named|,? named|,)? (${FULL_NAME})`,
    'dgu',
  ),
  NAME,
)

const TITLE_STREET =
  'Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Way|Terrace|Parkway|Pkwy|Circle|Highway|Hwy|Trail|Close|Crescent|Gardens|Grove|Mews|Plaza'
const UNIT = '(?:,? {1,3}(?:[Aa]pt|[Aa]partment|[Uu]nit|[Ss]uite|[Ss]te|[Ff]lat|#)\\.? {0,3}#?\\w{1,6})?'
const TOWN =
  "(?:, {0,3}\\p{Lu}[\\p{L} .'-]{1,40}?(?=[,.!?\\n]|$| [A-Z]{2}\\b))?(?:,? {1,3}[A-Z]{2}(?: {1,3}\\d{5}(?:-\\d{4})?)?)?(?:,? {0,3}\\d{5}(?:-\\d{4})?)?"
const ADDRESS = { category: 'pii' as const, label: 'ADDRESS' }
const streets = byPattern(
  new RegExp(
    `(?<![\\d.,])\\d{1,5}[A-Za-z]?(?:-\\d{1,5})? {1,3}(?:[NSEW]\\.? {1,3})?(?:(?:\\p{Lu}[\\p{L}'.-]{0,30}|\\d{1,3}(?:st|nd|rd|th)) {1,3}){1,4}(?:${TITLE_STREET})\\b\\.?${UNIT}${TOWN}`,
    'dgu',
  ),
  ADDRESS,
)
const smallStreets = byPattern(
  /(?<![\d.,])\d{1,5} {1,3}(?!times\b|days\b|minutes\b|hours\b|weeks\b|years\b|miles\b|steps\b|blocks\b|more\b|of\b)(?:[a-z]{1,40} {1,3}){1,2}(?:street|avenue|road|boulevard|lane)\b/dgi,
  ADDRESS,
)
const continentalStreets = byPattern(
  /\b\p{Lu}[\p{L}-]{0,40}(?:straße|strasse|str\.|weg|platz|allee|gasse|damm|ufer) {1,3}\d{1,4} ?[a-z]?\b(?:,? {0,3}\d{5}(?: {1,3}\p{Lu}\p{L}{1,40})?)?|\b(?:[Rr]ue|[Cc]alle|[Vv]ia|[Aa]venida) {1,3}(?:(?:de|del|des|la|di) {1,3}){0,6}\p{Lu}[\p{L}-]{1,40}(?: \p{Lu}[\p{L}-]{1,40})?,? {1,3}\d{1,4}\b/dgu,
  ADDRESS,
)
const boxes = byPattern(/\bP\.? ?O\.? Box {1,3}\d{1,8}\b/dgi, ADDRESS)
const postcodes = byPattern(/\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d)\b/dg, ADDRESS)
const stated = byPattern(
  /\b(?:i live at|i'm living at|my address is|my home address is|home address:?|address:|mailing address:?) {1,3}([^.!?\n]{0,60}\d[^.!?\n]{0,60}|\d[^.!?\n]{3,80})/dgi,
  { ...ADDRESS, group: 1 },
)

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)'
const BIRTH_CUE = /\b(?:born|birthday|birth ?date|date of birth|dob|b-day|bday)\b/i
const birthDates = byPattern(
  new RegExp(
    `\\b(?:\\d{4}-\\d{1,2}-\\d{1,2}|\\d{1,2}[/.-]\\d{1,2}[/.-]\\d{2,4}|${MONTH}\\.? \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${MONTH}(?:,? \\d{4})?|(?:19|20)\\d{2})\\b`,
    'dgi',
  ),
  {
    category: 'pii',
    label: 'BIRTHDATE',
    accept: (match, index, text) =>
      isNear(BIRTH_CUE, text, index, 40) ||
      /^ (?:is|was) (?:my birthday|when i was born)/i.test(text.slice(index + match.length)),
  },
)

/** By priority, after the numbers. */
export const PERSONAL_DETECTORS: readonly Detector[] = [
  emails,
  spelledEmails,
  internetAddresses,
  stated,
  streets,
  smallStreets,
  continentalStreets,
  boxes,
  postcodes,
  birthDates,
  introduced,
  introducedLoud,
  introducedAbroad,
  introducedSmall,
  called,
  calledShort,
  titled,
  kin,
]
