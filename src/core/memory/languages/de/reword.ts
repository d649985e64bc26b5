import { GIVEN_NAMES } from '../../given-names.ts'
import { firstWord, inFull, plainly, type Step } from '../full-clause.ts'
import { nounsOf } from '../language.ts'
import { germanCondition } from './health.ts'
import { GERMAN_RELATIONS } from './relations.ts'
import { GERMAN_LANGUAGES } from './words.ts'

/** Puts a German clause in plain order: `klavier spiel ich seit 5 jahren` becomes `ich spiele klavier`. */

const NOUN = nounsOf(GERMAN_RELATIONS)

/** Verbs in the first person, and how people shorten them. */
const STEMS = new Map(
  'hab habe|ham haben|bin bin|spiel spiele|mach mache|fahr fahre|nehm nehme|lern lerne|studier studiere|arbeit arbeite|wohn wohne|leb lebe|hass hasse|lieb liebe|trink trinke|rauch rauche|sprech spreche|red rede|komm komme|geh gehe|jobb jobbe|schaff schaffe|trainier trainiere|unterricht unterrichte|tanz tanze|sing singe|koch koche|back backe|steh stehe|heiß heiße|vertrag vertrage|brauch brauche|sammel sammle|les lese|ess esse|reit reite|zock zocke|züchte züchte|leid leide|sind sind|mag mag|will will|kann kann|stricke stricke|strick stricke|häkel häkle|näh nähe|kletter klettere|boulder bouldere|jogg jogge|wander wandere|schwimm schwimme|stamm stamme|singe singe|verkauf verkaufe|leite leite|betreue betreue|wollen wollen|leben leben|wohnen wohnen|kommen kommen|sprechen sprechen|gehen gehen|ziehe ziehe|zieh ziehe|lass lasse|spritz spritze|üb übe|betreib betreibe|turn turne|darf darf|dürfen dürfen|muss muss|müssen müssen|spar spare|träum träume|plan plane|wünsch wünsche|werd werde|werden werden|bekomm bekomme|krieg kriege|erwarten erwarten|heiraten heiraten'
    .split('|')
    .flatMap((pair): [string, string][] => {
      const [short = '', full = ''] = pair.split(' ')
      return [
        [short, full],
        [full, full],
      ]
    }),
)
export const VERB = [...STEMS.keys()].join('|')
export const THIRD =
  'ist|hat|wohnt|lebt|arbeitet|studiert|spielt|macht|heißt|kommt|wird|lernt|mag|liebt|isst|spricht|leidet|fährt|war|hatte'

const SPELLINGS: readonly [RegExp, string][] = [
  [/(?<!\p{L})vorm(?!\p{L})/giu, 'vor dem'],
  [/(?<!\p{L})(?:is|iss|isch)(?!\p{L})/giu, 'ist'],
  [/(?<!\p{L})(?:nich|ned|net|nit|ni)(?!\p{L})/giu, 'nicht'],
  [/(?<!\p{L})(?:nem|'nem)(?!\p{L})/giu, 'einem'],
  [/(?<!\p{L})'?ner(?!\p{L})/giu, 'einer'],
  [/(?<!\p{L})(?:n|'n)(?=\s\p{L})/gu, 'ein'],
  [/(?<!\p{L})(?:i|ick|isch|ig)(?=\s(?:bin|hab|wohn|arbeit))/giu, 'ich'],
  [/(?<!\p{L})(hab|bin|mach|spiel|wohn|arbeit)e?(?:'s|s)(?!\p{L})/giu, '$1'],
]
const UNIT = '(?:jahr(?:en|e)?|monat(?:en|e)?|wochen?|tag(?:en)?|semestern?|ewigkeiten)'
const QUIET = new RegExp(
  `(?<![\\p{L}-])(?:seit ich (?:\\d{1,2}|\\p{L}{3,12}) (?:bin|war)|seit (?:(?:über|fast|knapp|ca\\.?|ungefähr|rund|etwa|gut|mehr als|einem|einer|der|dem|meiner|meinem|gut|jetzt|nun|schon|anfang|ende|mitte|letztem|letzter|diesem|bald) ){0,3}(?:(?:\\d{1,4}|\\p{L}{3,15}) ${UNIT}|\\d{4}|ewig|immer|langem|kurzem|neuestem|silvester|ostern|weihnachten|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|herbst|winter|frühjahr|frühling|\\p{L}{0,12}kindheit|jugend|schulzeit|grundschule|geburt|kindergarten|corona|jahr|monat|woche|montag|uni|studium)|jetzt|schon|gerade|grad|halt|eh|ja|doch|eben|immer noch|noch immer|noch|momentan|zurzeit|zur zeit|derzeit|aktuell|übrigens|eigentlich|leider|mittlerweile|inzwischen|auch|total|mega|echt|richtig|sehr|einfach|nämlich|tatsächlich|endlich|nun|selber|selbst|nur|ganz|zum glück|gottseidank|direkt|mitten|frisch|glücklich|nebenbei|nebenher|privat|ursprünglich|eigtl|iwie|irgendwie|so|voll|wirklich|offiziell|hauptberuflich|vollzeit|teilzeit|in vollzeit|in teilzeit|halbtags|wieder|quasi|hier|komplett|absolut|völlig|trotzdem|dazu|außerdem|plus|dagegen|dafür|davor|aber|bissl|bissle|allein|alleine|besonders|krass|ziemlich|beruflich|hald|fei|gell|digga|lol|haha|hahaha|xd)(?![\\p{L}-])`,
  'giu',
)
const KEEPS_QUIET = /(?<!\p{L})(?:lieblings|nicht ganz)/iu

const INVERTED = new RegExp(`^(.{2,60}?) (${VERB}) (ich|wir)(?: (.{1,120}))?$`, 'iu')
const ADVERBIAL =
  /^(?:seit|ab|im|am|in|nach|vor|jeden|jede|jedes|mit|bei|zu|zuhause|von|an|auf|unter|um|morgens|abends|nachts|als|wegen|trotz|beruflich|da|dort|deshalb|darum|letzte|letzten|letztes|nächste|nächstes|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|durch|dank|zwei|drei|\d)(?!\p{L})/iu
/** `weil ich in Ulm wohne`, without its conjunction. */
const VERB_LAST = new RegExp(`^(?:weil |da |obwohl )?(ich|wir) (.{2,100}) (${VERB})$`, 'iu')
const FIRST_VERB = new RegExp(`^(?:ich |wir )?(${VERB})(?= |$)`, 'iu')

const full = (verb: string): string => STEMS.get(verb.toLowerCase()) ?? verb

function inOrder(part: string): string {
  const [, front, verb, who, rest = ''] = INVERTED.exec(part) ?? []
  if (front && verb && who && !/(?:^| )dann$/iu.test(front)) {
    const said = ADVERBIAL.test(front) ? `${rest} ${front}` : `${front} ${rest}`
    return `${who} ${full(verb)} ${said.trim()}`
  }
  const [, subject, middle, last] = VERB_LAST.exec(part) ?? []
  if (subject && middle && last && !FIRST_VERB.test(part)) return `${subject} ${full(last)} ${middle}`
  return part.replace(FIRST_VERB, (said, start: string) => said.replace(start, full(start)))
}

const KIND_OF_KIN =
  /(?<!\p{L})((?:mein|unser)(?:e[nrm]?)?) (?:(?:kleine[rn]?|große[rn]?|kleinste[rn]?|jüngere[rn]?|ältere[rn]?|älteste[rn]?|jüngste[rn]?|liebe[rn]?|süße[rn]?|alte[rn]?|neue[rn]?|dicke[rn]?|bessere hälfte|zweite[rn]?|erste[rn]?) ){1,4}(?=\p{L})/giu
const KIN = new RegExp(
  `(?<!\\p{L})((?:mein|unser)(?:e[nrm]?)? (?:${NOUN})),? (?:der|die|das|die liebe|namens) (?=(?-i:\\p{Lu})\\p{L}{1,40}(?: |$)|\\p{Ll}{3,12}$)`,
  'giu',
)
const BARE_KIN =
  /^(?:(mama|mutti|oma|mum|omi)|(papa|opa|vati|dad|opi|schwager))(?= (?:ist|hat|wohnt|lebt|arbeitet|heißt|war|kommt|wird)(?!\p{L}))/iu
const AND_I = new RegExp(
  `^(?:(?:mein|unser)(?:e[nrm]?)? (?:${NOUN})|schatz|mein schatz|liebling|männe)(?: (?-i:\\p{Lu})\\p{L}{1,40})? und ich (?=\\p{L})`,
  'iu',
)

const STARTS_WITH_KIN = new RegExp(`^(?:${NOUN})(?!\\p{L})`, 'iu')

const kin = (part: string): string =>
  part
    .replace(KIND_OF_KIN, (said, my: string, at: number, whole: string) =>
      STARTS_WITH_KIN.test(whole.slice(at + said.length)) ? `${my} ` : said,
    )
    .replace(KIN, '$1 ')
    .replace(BARE_KIN, (_, she?: string, he?: string) => (she ? `meine ${she}` : `mein ${he}`))
    .replace(AND_I, 'wir ')

const ANTECEDENT = new RegExp(
  `(?<!\\p{L})(mein|meinen|meinem|unser|unseren|ein|einen)?(meine|meiner|unsere|unserer|eine)? ?(?<!\\p{L})(${NOUN})(?!\\p{L})`,
  'iu',
)
const HE = new RegExp(`^(?:er|der|es|das) (?=(?:${THIRD})(?!\\p{L}))`, 'iu')
const SHE = new RegExp(`^(?:sie|die) (?=(?:${THIRD})(?!\\p{L}))`, 'iu')
const RELATIVE = new RegExp(`^(er|der|es|das|sie|die) (.{2,60}) (${THIRD})$`, 'iu')
const GOES_ON = new RegExp(`^(?:${THIRD})(?!\\p{L})`, 'iu')
const OWN = new RegExp(
  `^(?:(?:ich|wir|meine?[nrm]?|unsere?[nrm]?|bei mir|für mich|mir|mich|angst|nenn mich)(?!\\p{L})|(?:${VERB})(?= |$))`,
  'iu',
)
const OTHERS =
  /^\(|^(?:meine?|unsere?|deine?|seine?|ihre?)(?!\p{L})|^(?:er|sie|der|die|das|es|man|alle|jemand|leute|viele|manche|du|ihr|dein|die meisten)(?!\p{L})|^\p{L}{1,40} (?:ist|hat|sagt|meint|war|will|macht)(?!\p{L})/iu

/** Names that follow a number of children or pets. */
const NAMES = /^(?:\p{Lu}\p{L}{1,40}|\p{Lu}\p{L}{1,40} (?:und|&) \p{Lu}\p{L}{1,40})$/u
const COUNTED = new RegExp(
  `(?:^|\\s)(?:eine?n?|zwei|drei|vier|fünf|sechs|\\d{1,2}|meine|unsere|die) (?:\\p{L}{4,10}e[nrs]? )?(?:${NOUN})s?(?: namens .{1,60})?$`,
  'iu',
)

const SPEAKS = /^(?:ich )?spreche /iu
const HAS = /^(?:ich )?(?:habe|nehme|bin) /iu
const AGE = /^\d{1,2}(?: jahre(?: alt)?)?$/iu
const ALONE = new RegExp(`^(?:mein|meine|unser|unsere) (?:${NOUN})$`, 'iu')
const TITLED = /^(?:(?:Frau|Herr|Dr\.?) )?\p{Lu}\p{Ll}{1,40}$/u
/** `mein vater kommt aus ulm und meine mutter aus bonn`. */
const COMES = new RegExp(`^((?:mein|meine) (?:${NOUN})) (?=aus \\p{L}{1,40}$)`, 'iu')
const LASTS = /(?<!\p{L})seit (?:\d|\p{L}{2,10} (?:jahr|monat))/iu
/** `mein ziel ist es, fit zu werden`. */
const OPEN_AIM = /^(?:mein|unser) (?:großer |großes )?(?:traum|ziel|plan|vorsatz) ist(?: es)?$/iu
/** `ich bin Lena, 29, Köchin`. */
const INTRODUCES =
  /^(?:ich )?(?:bin (?!bei|beim|im|in|auf|am|an|zu|zum|zur|mit|von|vor|froh|nicht|da|weg|krank|müde|dran|raus|fertig|so |\p{L}{1,40}t von)|heiße |hier ist |mein name ist )|^aus \p{L}{1,40}$|^ich$|^\p{L}{1,40} mein name$|^\p{L}{2,15} \d{2}$/iu
const IS_SHORT =
  /^(?!(?:aus|in|von|bei|im|am|eine?n?|zwei|drei|vier|fünf|\d{1,2}) (?=\p{L}))[\p{L}\d-]{2,25}(?: [\p{L}-]{2,20}){0,2}$/iu

/** `sie ist anwältin`, after `meine schwester`. */
function takenUp(part: string, before: string): string | null {
  const [, his, her, noun] = ANTECEDENT.exec(before) ?? []
  if (noun === undefined || (his ?? her) === undefined) return null
  const [my, pronoun] = his ? ['mein', HE] : ['meine', SHE]
  const ordered = part.replace(RELATIVE, '$1 $3 $2')
  if (pronoun.test(ordered)) return `${my} ${noun} ${ordered.replace(pronoun, '')}`
  return /^(?:mein|unser|\()/iu.test(before) && GOES_ON.test(part) ? `${my} ${noun} ${part}` : null
}

const takenBy = (before: string): string => {
  const [, his, , noun] = ANTECEDENT.exec(before) ?? []
  return `${his ? 'mein' : 'meine'} ${noun}`
}

/** `meine nachbarn wohnen in ulm und haben zwei hunde`: about several others, not `wir`. */
const SEVERAL =
  /^\(?(?:meine|unsere|die|deren|alle|viele|manche) (?:\p{L}{2,20} ){1,3}?(?:sind|\p{L}{2,12}en)(?!\p{L})/iu
const ON_OF_SEVERAL =
  /^(?:haben|sind|wohnen|leben|arbeiten|lieben|mögen|hassen|kommen|sprechen|spielen|studieren|essen|fahren)(?!\p{L})/iu

/** With the subject that a part leaves out, or takes up as a pronoun. */
const STEPS: readonly Step[] = [
  (part, before) => (SEVERAL.test(before) && ON_OF_SEVERAL.test(part) ? `(${part})` : null),
  (part, before) => (NAMES.test(part) && COUNTED.test(before) ? `${before} namens ${part}` : null),
  (part, before) => (ALONE.test(before) && TITLED.test(part) ? `${before} heißt ${part}` : null),
  (part, before) => (GIVEN_NAMES.has(before.toLowerCase()) && /^\d{2}$/.test(part) ? `${before} ${part}` : null),
  (part, before) => (AGE.test(part) && ANTECEDENT.test(before) ? `${takenBy(before)} ist ${part}` : null),
  (part, before) => (IS_SHORT.test(part) && !OWN.test(part) && INTRODUCES.test(before) ? `bin ${part}` : null),
  (part, before) => (SPEAKS.test(before) && GERMAN_LANGUAGES.has(firstWord(part)) ? `ich spreche ${part}` : null),
  (part, before) => (HAS.test(before) && germanCondition(part) !== null ? `habe ${part}` : null),
  (part, before) => (OPEN_AIM.test(before) ? `${before} ${part}` : null),
  takenUp,
  (part, before) => (OTHERS.test(before) && !OWN.test(part) ? `(${part}) ${ANTECEDENT.exec(before)?.[0] ?? ''}` : null),
]

export function rewordGerman(said: string, before: string): string {
  const plain = plainly(said, { spellings: SPELLINGS, words: QUIET, kept: KEEPS_QUIET })
  const ordered = kin(inOrder(plain)).replace(COMES, '$1 kommt ')
  if (before === '' && LASTS.test(said) && IS_SHORT.test(ordered) && !OWN.test(ordered)) return `bin ${ordered}`
  return inFull(STEPS, ordered, before)
}
