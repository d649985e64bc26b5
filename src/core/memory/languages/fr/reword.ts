import { GIVEN_NAMES } from '../../given-names.ts'
import { firstWord, inFull, plainly, type Step } from '../full-clause.ts'
import { nounsOf } from '../language.ts'
import { frenchCondition } from './health.ts'
import { FRENCH_RELATIONS } from './relations.ts'
import { FRENCH_LANGUAGES } from './words.ts'

/** Puts a French clause in plain words and order: `l'avion j'ai peur` becomes `je ai peur de l'avion`. */

const NOUN = nounsOf(FRENCH_RELATIONS)

const SPELLINGS: readonly [RegExp, string][] = [
  [/(?<![\p{L}'])j(?=(?:[bcdfghklmnpqrstvz]\p{L}{2,40}|m'))/giu, 'je '],
  [/(?<!\p{L})jai(?!\p{L})/giu, 'je ai'],
  [/^chu(?= )/giu, 'je suis'],
  [/(?<!\p{L})(?:y'a|ya|y a)(?!\p{L})/giu, 'il y a'],
  [/^c (?=\p{L})/giu, 'est '],
  [/(?<!\p{L})pr(?= )/giu, 'pour'],
  [/(?<!\p{L})ds(?= )/giu, 'dans'],
  [/(?<!\p{L})(?:tt|ts) les(?= )/giu, 'tous les'],
  [/ même$/iu, ''],
  [/(?<!\p{L})tlm(?!\p{L})/giu, 'tout le monde'],
  [/(?<!\p{L})g (?=\d{2} ans)/giu, 'je ai '],
  [/^(?:perso|personnellement|pour ma part|de mon côté|nous|moi),? (?=(?:je|on) )/giu, ''],
  [/^on est /giu, 'nous sommes '],
  [/^on vit /giu, 'nous vivons '],
  [/(?<=^je \p{L}{2,12}) moi(?= |$)|(?<=^je suis \p{L}{3,20}) moi(?= |$)/giu, ''],
]
const UNIT = '(?:ans?|mois|semaines?|jours?|années?)'
const QUIET = new RegExp(
  `(?<![\\p{L}'-])(?:depuis (?:(?:plus de|environ|presque|bientôt|bien|au moins|une?|la|le|les|mes|mon|ma|l'|toute?|déjà|début|fin|mi) ?){0,3}(?:\\d{1,4}(?: ${UNIT})?|\\p{L}{2,12} ${UNIT}|toujours|longtemps|peu|noël|pâques|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|enfance|enfant|petite?|naissance|rentrée|été|hiver|covid|confinement|fac|collège|lycée|dernière?|an dernier|année dernière|mois dernier|semaine dernière|retraite)|il y a (?:\\d{1,3}|\\p{L}{2,9}) ${UNIT}|il y a peu|vraiment|grave|genre|en fait|quoi|hein|toujours|encore|aussi|déjà|juste|actuellement|en ce moment|maintenant|là|hélas|perso|du coup|carrément|franchement|enfin|à vie|officiellement|heureusement|malheureusement|par contre|sinon|bref|mdr{1,9}|lol|ptdr|stp|sérieux|clairement|apparemment|également|seule?|toute seule|tout seul|ici|par là|de base|à la base|à l'origine|notamment|quand même|désormais|récemment|bien sûr|évidemment|forcément|tout juste|plus précisément|aujourd'hui|cette année|haha|xd|wesh|frère)(?![\\p{L}'-])`,
  'giu',
)
const KEEPS_QUIET = /(?<!\p{L})(?:mon frère|son frère|frère (?:est|a|s'appelle)|petit frère)(?!\p{L})/iu

const LIKES =
  'déteste|adore|aime pas|supporte pas|hais|kiffe|ai horreur|ai peur|ai la trouille|ai la phobie|aime|mange pas|bois pas|digère pas|tolère pas|peux pas'
const FRONTED = new RegExp(
  `^((?:le|la|les|l'|des|du) ?[\\p{L}' -]{2,30}?),? (?:moi )?je (${LIKES})(?: ça| trop| du tout| vraiment){0,4}(?: (?:depuis|mais|trop) .{0,40})?$`,
  'iu',
)
const ON_ITS_OWN = new RegExp(`^(?:moi )?je (${LIKES})(?: ça| trop| du tout| vraiment){0,4}$`, 'iu')
const THINGS = /^(?:le|la|les|l'|des|du) ?[\p{L}' -]{2,30}$/iu
const ADVERBIAL =
  /^((?:à|en|dans|au|aux|chez|avec|tous|toutes|chaque|sur|après|avant|pendant|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|week-end|weekend)|les (?:lundis|mardis|mercredis|jeudis|vendredis|samedis|dimanches)|deux|trois|une) ?[^,]{0,40}?),? (je [\p{L}'].{1,100})$/iu

const of = (verb: string, thing: string): string => {
  if (!/peur|trouille|phobie|horreur/i.test(verb)) return thing
  return thing
    .replace(/^les /iu, 'des ')
    .replace(/^le /iu, 'du ')
    .replace(/^(?=la |l')/iu, 'de ')
}

function inOrder(part: string, before: string): string {
  const [, thing, verb] = FRONTED.exec(part) ?? []
  if (thing && verb) return `je ${verb} ${of(verb, thing)}`
  const alone = ON_ITS_OWN.exec(part)?.[1]
  if (alone && THINGS.test(before)) return `je ${alone} ${of(alone, before)}`
  return part.replace(ADVERBIAL, '$2 $1')
}

const KIND_OF_KIN = new RegExp(
  `(?<!\\p{L})(mon|ma|notre) (?:(?:petite?|grande?|gros|grosse|cher|chère|vieux|vieille|nouveau|nouvel|nouvelle|jeune|tout petit|toute petite|deuxième|premier|première|dernier|dernière) ){1,4}(?=(?:${NOUN})(?!\\p{L}))`,
  'giu',
)
const AFTER_KIN = new RegExp(
  `(?<!\\p{L})((?:mon|ma|notre) (?:${NOUN})),? (?:aînée?|cadette?|jumelle|jumeau|benjamine?|adorée?|chérie?|d'amour|adoptive?|nommée?|appelée?|le petit|la petite) ?(?=\\p{L}|$)`,
  'giu',
)
const BARE_KIN =
  /^(?:(maman|mamie|mémé|mamy|tata)|(papa|papi|pépé|papy|tonton))(?= (?:\p{L}{1,40} )?(?:est|a|habite|vit|travaille|bosse|s'appelle|tient|vient)(?!\p{L}))/iu
const AND_I = new RegExp(
  `^(?:moi et )?(?:mon|ma) (?:${NOUN})(?: (?-i:\\p{Lu})[\\p{L}-]{1,60})?(?: et moi)?,? (?=(?:on|nous) )`,
  'iu',
)

const kin = (part: string): string =>
  part
    .replace(KIND_OF_KIN, '$1 ')
    .replace(AFTER_KIN, '$1 ')
    .replace(BARE_KIN, (_, she?: string, he?: string) => (she ? `ma ${she}` : `mon ${he}`))
    .replace(AND_I, '')
    .trim()

const THIRD =
  "est|a|habite|vit|travaille|s'appelle|étudie|fait|joue|vient|parle|tient|apprend|souffre|attend|prend|adore|déteste|aime"
const ANTECEDENT = new RegExp(`(?<!\\p{L})(?:(mon|notre|un)|(ma|une)) (?:petite? |grande? )?(${NOUN})(?!\\p{L})`, 'iu')
const HE = new RegExp(`^(?:il|qui|lui il|lui) (?=(?:${THIRD})(?![\\p{L}']))`, 'iu')
const SHE = new RegExp(`^(?:elle|qui|elle elle) (?=(?:${THIRD})(?![\\p{L}']))`, 'iu')
const GOES_ON = new RegExp(`^(?:${THIRD})(?![\\p{L}'])`, 'iu')
const OWN = /^(?:je|on|nous|moi|mon|ma|mes|notre|nos|perso|m'|allergique|intolérante?|j')(?![\p{L}])/iu
const OTHERS =
  /^\(|^(?:mon|ma|mes|notre|nos|ton|ta|tes|son|sa|ses|leur|leurs|il|elle|ils|elles|tu|vous|les gens|tout le monde|certains|quelqu'un|le|la|les|l'\p{L}{1,40}|un|une)(?![\p{L}]).{0,200} (?:est|a|sont|ont|fait|dit|veut|va|habite|crie|était|se|s'\p{L}{1,40}|m'\p{L}{1,40}|me|vit|travaille)(?!\p{L})|^(?:mon|ma|mes|tu|il|elle|ils|elles)(?!\p{L})/iu

const FIRST_PERSON = /(?<!\p{L})(?:je|on|nous)(?!\p{L})/iu
const HAS_VERB = new RegExp(`\\p{L}{1,40} (?:${THIRD}|sont|ont|va|dit|veut|était|se|s')(?![\\p{L}'])`, 'iu')
const isOfOthers = (before: string): boolean =>
  OTHERS.test(before) || (!FIRST_PERSON.test(before) && !INTRODUCES.test(before) && HAS_VERB.test(before))

/** Names that follow a number of children or pets. */
const NAME = '\\p{Lu}[\\p{L}-]{1,60}(?: \\p{Lu}[\\p{L}-]{1,60})?'
const NAMES = new RegExp(`^${NAME}(?: (?:et|&) ${NAME})?$`, 'u')
const COUNTED = new RegExp(
  `(?:^|\\s)(?:une?|deux|trois|quatre|cinq|six|\\d{1,2}|mes|nos|les) (?:petite?s? |grande?s? )?(?:${NOUN})s?(?: (?!nommés)\\p{L}{4,12})?(?: nommés .{1,60})?$`,
  'iu',
)
/** `je suis Léa, 29 ans, infirmière`. */
const INTRODUCES =
  /^(?:moi )?(?:je )?(?:suis (?!à|au|en|dans|chez|sur|avec|de|contente?|crevée?|tellement|si )|m'appelle |est \p{Lu}\p{L}{1,40}$)|^(?:je )?ai \d{2} ans$|^\p{L}{2,15} \d{2} ans$|^je viens /iu
const IS_SHORT =
  /^(?!(?:de|à|au|en|dans|chez|sur|avec|pas|plus|une?|deux|trois|quatre|cinq) |d')[\p{L}'-]{3,25}(?: [\p{L}'-]{1,20}){0,3}$/iu

const AGE = /^\d{1,2} ans$/u
const FROM = /^(?:de|d') ?\p{Lu}[\p{L}-]{1,60}$/u
const SPEAKS = /^je parle /iu
const HAS = /^(?:je )?(?:ai|prends|suis) /iu
const ALONE = new RegExp(`^(?:mon|ma|notre) (?:${NOUN})$`, 'iu')
const TITLED = /^(?:(?:Mme|M\.|Monsieur|Madame|Dr\.?) )?\p{Lu}\p{Ll}{1,40}$/u
/** `ma mère vient de lille et mon père de brest`. */
const COMES = new RegExp(`^((?:mon|ma) (?:${NOUN})) (?=(?:de|du|d') ?\\p{L}{1,40}$)`, 'iu')
const LASTS = /(?<!\p{L})depuis (?:\d|\p{L}{2,10} (?:ans|mois))/iu
const takenBy = (before: string): string => {
  const [, his, , noun] = ANTECEDENT.exec(before) ?? []
  return `${his ? 'mon' : 'ma'} ${noun}`
}

function takenUp(part: string, before: string): string | null {
  const [, his, her, noun] = ANTECEDENT.exec(before) ?? []
  if (noun === undefined) return null
  const [my, pronoun] = his ? ['mon', HE] : ['ma', her ? SHE : HE]
  if (pronoun.test(part)) return `${my} ${noun} ${part.replace(pronoun, '')}`
  const isSubject = /^(?:mon|ma|notre|\()(?!\p{L})/iu.test(before) || /^s'appelle/iu.test(part)
  return isSubject && GOES_ON.test(part) ? `${my} ${noun} ${part}` : null
}

/** With the subject that a part leaves out, or takes up as a pronoun. */
const STEPS: readonly Step[] = [
  (part, before) => (NAMES.test(part) && COUNTED.test(before) ? `${before} nommés ${part}` : null),
  (part, before) => (/^(?:mon|ma) [\p{L} -]{3,25}$/iu.test(before) && /^est /u.test(part) ? `${before} ${part}` : null),
  (part, before) => (ALONE.test(before) && TITLED.test(part) ? `${before} s'appelle ${part}` : null),
  (part, before) => (GIVEN_NAMES.has(before.toLowerCase()) && AGE.test(part) ? `${before} ${part}` : null),
  (part, before) => (AGE.test(part) && ANTECEDENT.test(before) ? `${takenBy(before)} a ${part}` : null),
  (part, before) => (SPEAKS.test(before) && FRENCH_LANGUAGES.has(firstWord(part)) ? `je parle ${part}` : null),
  (part, before) => (HAS.test(before) && frenchCondition(part) !== null ? `je ai ${part}` : null),
  (part, before) => (/^\d{2} ans$/u.test(part) && !isOfOthers(before) ? `je ai ${part}` : null),
  (part, before) => (FROM.test(part) && INTRODUCES.test(before) ? `je viens ${part}` : null),
  takenUp,
  (part, before) => (IS_SHORT.test(part) && !OWN.test(part) && INTRODUCES.test(before) ? `je suis ${part}` : null),
  (part, before) => (isOfOthers(before) && !OWN.test(part) ? `(${part}) ${ANTECEDENT.exec(before)?.[0] ?? ''}` : null),
]

export function rewordFrench(said: string, before: string): string {
  const plain = plainly(said, { spellings: SPELLINGS, words: QUIET, kept: KEEPS_QUIET })
  const ordered = kin(inOrder(plain, before)).replace(COMES, '$1 vient ')
  if (before === '' && LASTS.test(said) && IS_SHORT.test(ordered) && !OWN.test(ordered)) return `je suis ${ordered}`
  return inFull(STEPS, ordered, before)
}
