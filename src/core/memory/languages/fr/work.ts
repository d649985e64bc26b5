import { asTyped, both, fact, type Predicate, says } from '../language.ts'
import { ANY } from '../shapes.ts'
import { frenchJob } from './jobs.ts'
import { house, language } from './shapes.ts'
import { FRENCH_LANGUAGES } from './words.ts'

/** An employer rather than a kind of one: `au CHU de Nantes`. */
const IS_HOUSE =
  /^(?:(?:chu|chr|sncf|ehpad|mairie|clinique|hôpital|poste) ?|\p{L}{2,12} ){0,4}(?:\p{Lu}|(?:chu|sncf|mairie|poste|chr)$)/u

export const WORK_PREDICATES: readonly Predicate[] = [
  {
    first: '(?:suis|exerce comme|travaille comme|travaille en tant que|bosse comme)',
    third: '(?:est|travaille comme)',
    rest: " (?:devenue? |toujours )?((?!née?|en |à |au |chez )[\\p{L}'’ -]{3,50}?)(?: (?:chez|aux|au|à la|à l') ?(.{2,50}))?$",
    find: ([, text, where], values) => {
      const job = frenchJob(text)
      return job === null
        ? null
        : both(
            { attribute: 'job', value: job },
            fact('employer', IS_HOUSE.test(where ?? '') ? house(where, values) : null),
          )
    },
  },
  says('job', '(?:suis|exerce comme|travaille comme|travaille en tant que)', '(?:est|travaille comme)', ANY, (text) =>
    frenchJob(text),
  ),
  says(
    'work situation',
    '(?:suis|fais|commence)(?: actuellement)?(?: en)?',
    '(?:est|fait) (?:en)?',
    " ?(?:une? |mon |ma |en )?((?:apprentissage|alternance|reconversion|formation|cap|bts|service civique|stage|recherche d'emploi|congé parental|congé maternité|arrêt maladie)(?: (?:de|d'|en|pour devenir|chez|comme) ?[\\p{L}' -]{3,30}?)?)(?=$|,)",
    asTyped,
  ),
  says(
    'work situation',
    'suis',
    'est',
    ' (au chômage|à la retraite|en reconversion|en alternance|en congé parental|à mon compte)(?=$|[ ,])',
    asTyped,
  ),
  says(
    'employer',
    '(?:travaille|bosse|taffe|taf)(?: .{2,30})?',
    '(?:travaille|bosse|taffe)(?: .{2,30})?',
    " (?:chez|pour|aux|au|à la|à l') ?(.{2,60})",
    house,
  ),
  says(
    'employer',
    '(?:tiens|gère|dirige|ai ouvert|ai monté)',
    '(?:tient|gère|dirige)',
    ' ((?:une?|le|la) (?:petite? )?(?:tabac|bar|café|boulangerie|restaurant|resto|magasin|librairie|gîte|camping|hôtel|pharmacie|garage|ferme|épicerie|pizzeria|salon de coiffure|kiosque|boucherie|crêperie|bistrot|auberge|friterie|fromagerie|food truck))(?!\\p{L})',
    asTyped,
  ),
  says(
    'way of working',
    '(?:travaille|bosse|suis)',
    'travaille',
    ' (?:.{2,20} )?(de nuit|en horaires décalés|à mi-temps|en 3x8|en 2x8|en freelance|à temps partiel|en intérim|en télétravail)(?=$|[ ,])',
    asTyped,
  ),
  {
    first: 'parle',
    third: 'parle',
    rest: "(?! (?:de|du|des|d'))(.{1,120})",
    find: ([, text]) =>
      (text ?? '')
        .split(/[^\p{L}-]{1,60}/u)
        .filter((word) => FRENCH_LANGUAGES.has(word.toLowerCase()))
        .map((value) => ({ attribute: 'language', value })),
  },
  says(
    'learning',
    '(?:apprends|me mets à apprendre|commence)',
    'apprend',
    " (?:à parler )?(?:le |la |l')?(langue des signes|[\\p{L}-]{4,15})(?= |$)",
    (text) => (text === 'langue des signes' ? text : language(text)),
  ),
  {
    first: 'ai',
    third: null,
    rest: " (?:quitté|lâché) (?:(?:la|l'|le) ?)?((?-i:\\p{Lu}{2,40})(?: \\p{L}{1,40})?|(?:mon|ma) (?:taf|boulot|job|poste|boîte) (?:chez|à|au|à la|dans) .{2,30})$",
    find: ([, text], values) =>
      fact('employer', house(text?.replace(/^(?:mon|ma) \p{L}{1,40} (?:chez|au|à la|à|dans) /iu, ''), values), false),
  },
  {
    first:
      "étudie(?: .{2,15}?)??|fais (?:des études|un master|une licence|un doctorat|une thèse|un bts|un cap|une prépa)(?: (?:de|d'|en))?|prépare un (?:master|doctorat|bts|cap)(?: (?:de|d'|en))?",
    third: "étudie|fait (?:des études|un master|une licence|une thèse|un bts|un cap)(?: de| d'| en)?",
    rest: " ?((?:le |la |les |l')?(?!à |en |dans |pour )[\\p{L}'’ -]{3,40}?)(?: (?:à la |à l'|à|au|aux) ?((?-i:[\\p{Lu}])[\\p{L}\\d' -]{1,30}|fac .{2,20}|université .{2,20}))?$",
    find: ([, text, place], values) => {
      const value = values.thing(text, 4)
      return value === null
        ? null
        : both({ attribute: 'studies', value }, fact('school', place ? values.phrase(place, 4) : null))
    },
  },
  says(
    'studies',
    'suis(?: .{2,20})? en',
    'est en',
    " ((?:fac|licence|master|prépa|bts|but|dut|doctorat|thèse|l[123]|m[12]|école|première année|deuxième année|troisième année|dernière année|2e année|3e année|1re année|terminale|première) (?:de |d'|en )?(?!ce moment|vacances)[\\p{L}' -]{3,25})$",
    asTyped,
  ),
  {
    first: "(?:ai|viens de|viens d')(?: .{2,20}?)??",
    third: 'a',
    rest: " ?(?:démissionné|démissionner|été virée?|été licenciée?|être virée?|être licenciée?) (?:de chez|de la|de l'|de|du|d') ?(.{2,40})",
    find: ([, where], values) => fact('employer', house(where, values), false),
  },
]
