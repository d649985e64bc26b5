import { asName, GIVEN_NAMES } from '../given-names.ts'
import { leadingNames } from '../rules/names.ts'
import { kept } from '../rules/people.ts'
import type { Found } from '../rules/rule.ts'
import { FRENCH_FEARS, FRENCH_STATES, frenchCondition, frenchMedicine } from './fr-health.ts'
import { frenchJob } from './fr-jobs.ts'
import { frenchPastime, PASTIME_VERBS } from './fr-pastimes.ts'
import { FRENCH_FOODS, FRENCH_LANGUAGES, FRENCH_RELIGIONS, FRENCH_VEHICLES, frenchNationality } from './fr-words.ts'
import { type ClauseRule, fact, is, type Predicate, says, type Values } from './language.ts'

/** Facts that French people state in passing, found by lists of words; `fr-reword.ts` has put the clauses in plain order. */

const ANY = ' (.{1,120})'
const listed =
  (attribute: string, find: (text: string | undefined) => string | null) =>
  (first: string, third: string | null, rest = ANY): Predicate =>
    says(attribute, first, third, rest, (text) => find(text))

const health = listed('health', frenchCondition)
const medication = listed('medication', frenchMedicine)
const hobby = listed('hobby', frenchPastime)

const ARTICLE = /^(?:de la |de l'|du |des |de |d'|le |la |les |l'|au |aux |à la |à l'|une? )/iu
const inSet =
  (words: ReadonlySet<string>) =>
  (text: string | undefined): string | null => {
    const word = (text ?? '').trim().replace(ARTICLE, '')
    return words.has(word.toLowerCase()) ? word : null
  }
const food = inSet(FRENCH_FOODS)
const feared = (text: string | undefined): string | null =>
  inSet(FRENCH_FEARS)(
    (text ?? '')
      .replace(/(?:,| (?:et|depuis|mais|comme|alors|c'est|est|donc|à)(?= |$)).*$/iu, '')
      .replace(/^(?:de |d')(?=parler|prendre|conduire|mourir|la |l')/iu, ''),
  )
const fear = listed('fear', feared)

const HOUSE_END =
  /(?:,| (?:en|depuis|comme|dans|pour|et|le|la|les|mais|donc|alors|avec|tous|ça|c'est|est|à|où|qui|de nuit|de jour|du matin|à mi-temps|à plein temps)(?= |$)).*$/iu
const NO_HOUSE =
  /^(?:moi|toi|lui|elle|nous|vous|eux|elles|mes|ma|mon|ses|sa|son|tes|ta|ton|des|leur|le moment|l'instant|temps|taf|maison|calme|noir|plein|mi-temps|des amis|la maison|mieux)(?= |$)/iu
const house = (text: string | undefined, values: Values): string | null => {
  const name = values.phrase((text ?? '').replace(HOUSE_END, '').replace(/^(?:l'|le |la |les )/iu, ''), 4)
  return name && !NO_HOUSE.test(name) ? name : null
}
/** An employer rather than a kind of one: `au CHU de Nantes`. */
const IS_HOUSE =
  /^(?:(?:chu|chr|sncf|ehpad|mairie|clinique|hôpital|poste) ?|\p{L}{2,12} )*(?:\p{Lu}|(?:chu|sncf|mairie|poste|chr)$)/u
const PLACE_END =
  /(?:,| (?:et|avec|depuis|mais|pour|chez|où|dans|je|on|que|il|mes|ma|mon|parce|quand|pendant|à cause|près|sans|bientôt|en (?:coloc|couple|famille|septembre|janvier|juin)|à \d+)(?= |$)).*$/iu
const NO_PLACE =
  /^(?:l'instant|mi-temps|fond|bout|moitié|peine|côté|nouveau|la maison|maison|temps|crédit|distance|pied|coloc|couple|famille|paix|danger|colère|retard|forme|vacances|moto|voiture|vélo|charge|sécurité|rue|sa|son|ses|mes|mon|ma|un|une|des|cet|cette|ce|la rue|l'hôpital|l'école|la fac|travail|deux|\d+(?:e|ème|er)?|l'étage)(?= |$)/iu
const town = (text: string | undefined, values: Values): string | null => {
  const place = values.phrase((text ?? '').replace(PLACE_END, ''), 3)
  return place && !NO_PLACE.test(place) ? place : null
}

const NO_LONG_TERM =
  /^(?:savoir|dormir|mourir|rentrer|voir|dire|parler|être|comprendre|te|me|que|qu'|crever|disparaître|en finir|partir loin|pleurer|vomir|aller bien|plus|pas)(?= |$)|(?:^| )(?:mourir|mort|suicid\p{L}*)(?= |$)/iu
const aim = (text: string | undefined, values: Values): string | null => {
  const said = values.phrase(
    (text ?? '').replace(
      / (?:d'ici|avant|dans (?:deux|trois|quelques|un|cinq|\d+)|l'an(?:née)? prochaine?|un jour|cette année|bientôt|mais|parce)(?= |$).*$/iu,
      '',
    ),
    8,
  )
  return said && !NO_LONG_TERM.test(said) ? said : null
}

const DAY = 'lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|week-end|weekend|we|semaine|jour|midi'
const OFTEN = `(?:(?:le|les|tous les|chaque|toutes les) (?:${DAY})s?(?: (?:soir|matin|aprem|après-midi|midi))?s?|(?:une|deux|trois|quatre|cinq|\\d) ?(?:fois|x) (?:par|la|chaque) (?:semaine|jour|mois))`
const often = new RegExp(
  `(?<!\\p{L})(?:${OFTEN}|souvent|beaucoup|régulièrement|dans une chorale|dans un choeur|dans un chœur|passionnément|pendant mon temps libre|en club|en amateur)(?!\\p{L})`,
  'iu',
)
const both = (...found: (Found | null)[]): Found[] => found.filter((one) => one !== null)
const children = (count: string | undefined, values: Values): Found | null => {
  const number = values.number(count)
  return number && number !== 'one' ? { attribute: 'children', value: `${number} children` } : null
}

export const PASSING_PREDICATES: readonly Predicate[] = [
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
    (text) => text ?? null,
  ),
  says(
    'work situation',
    'suis',
    'est',
    ' (au chômage|à la retraite|en reconversion|en alternance|en congé parental|à mon compte)(?=$|[ ,])',
    (text) => text ?? null,
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
    (text) => text ?? null,
  ),
  says(
    'way of working',
    '(?:travaille|bosse|suis)',
    'travaille',
    ' (?:.{2,20} )?(de nuit|en horaires décalés|à mi-temps|en 3x8|en 2x8|en freelance|à temps partiel|en intérim|en télétravail)(?=$|[ ,])',
    (text) => text ?? null,
  ),
  says(
    'home',
    '(?:habite|vis|réside|loge|crèche|habitons|vivons)(?: .{2,30}?)??',
    '(?:habite|vit|réside|loge)(?: .{2,30}?)??',
    ' (?:à|en|au|aux|sur|dans le|dans les|près de) (.{2,60})',
    town,
  ),
  says(
    'home',
    "(?:ai|a|avons|viens de|viens d'|me suis|nous sommes|suis)(?: .{2,30}?)?? ?(?:déménagée?|emménagée?|déménager|emménager|installée?s?|débarquée?|arrivée?|venue? vivre|partie? vivre|parti vivre|atterri)",
    null,
    ' (?:à|en|au|aux|sur) (.{2,60})',
    town,
  ),
  says(
    'origin',
    '(?:suis|viens|sommes|venons)(?: originaire)?',
    '(?:est|vient)(?: originaire)?',
    " (?:de |d'|du |des )((?-i:\\p{Lu})[\\p{L}' -]{2,30})$",
    town,
  ),
  says(
    'origin',
    '(?:suis né|suis née|ai grandi|suis né et ai grandi|né|née)',
    '(?:est né|est née|a grandi)',
    ' (?:à|au|en|aux|dans le|dans les|près de) (?!19|20|mars|avril|mai|juin|juillet|août|janvier|février|septembre|octobre|novembre|décembre|été|hiver)(.{2,60})',
    town,
  ),
  {
    first: 'suis',
    third: 'est',
    rest: " (?:à moitié |moitié |d'origine |un |une |un vrai |une vraie |franco-)?([\\p{L}'-]{4,20})(?= et|$|,)",
    find: ([all = '', word = '']) => (/d'origine/i.test(all) ? null : fact('nationality', frenchNationality(word))),
  },
  says(
    'religion',
    'suis',
    'est',
    ` (?:un |une |très |plutôt )?(${FRENCH_RELIGIONS})(?=$|[ ,])`,
    (text) => text ?? null,
  ),
  says(
    'trait',
    'suis',
    'est',
    ` (?:un peu |légèrement |très |totalement |complètement |super |ultra |un |une |né |née )?(${FRENCH_STATES})(?=$|[ ,])`,
    (text) => text ?? null,
  ),
  says(
    'avoided food',
    '(?:suis )?intolérante?',
    'est intolérante?',
    " (?:au |à la |aux |à l')(gluten|lactose|fructose|histamine|blé|soja|œufs|lait|sucre|caféine)",
    (text) => text ?? null,
  ),
  says(
    'avoided food',
    '(?:mange|bois|digère|tolère|supporte)',
    '(?:mange|boit|digère|tolère)',
    " (?:mal|pas bien|très mal) (?:le |la |les |l')(gluten|lactose|fructose|blé|soja|œufs|lait|sucre|caféine)",
    (text) => text ?? null,
  ),
  health(
    '(?:ai|souffre|souffre|vis avec|suis atteinte?|suis atteint|suis suivie? pour|porte|suis soignée? pour|me bats contre|me traîne|fais|suis diagnostiquée?)(?: de)?',
    '(?:a|souffre|est atteinte?|vit avec|fait)(?: de)?',
  ),
  says(
    'health',
    "(?:(?:on|ils|(?:le|mon|la|ma) (?:médecin|psy|docteur|doc|toubib|docteure|neuro|cardio|gynéco|généraliste|rhumato)) )?(?:m'a|m'ont|me a)(?: .{2,20})? (?:diagnostiquée?|trouvé|détecté|découvert)|viens d'être diagnostiquée?|ai été diagnostiquée?|diagnostiquée?",
    'a été diagnostiquée?',
    ANY,
    (text) => frenchCondition(text),
  ),
  health('(?:à cause de|avec|malgré|rapport à) (?:mon|ma|mes)', null),
  health('(?:mon|ma|mes)', null),
  medication(
    "(?:prends|suis sous|suis traitée? (?:avec|par)|sous|suis à|me pique à|m'injecte|avale|ai ma|ai mon)(?: .{2,20}?)??",
    '(?:prend|est sous)',
  ),
  fear(
    'ai (?:une |la |le )?(?:peur bleue|peur panique|peur|trouille|phobie|frousse|vraie phobie|terreur|panique)(?: panique| bleue| terrible| immense)?',
    'a (?:la |une )?(?:peur|trouille|phobie)',
    " ((?:des |du |de |d').{2,30})",
  ),
  fear('suis (?:terrifiée?|phobique|terrorisée?)', null, " ((?:par |des |du |de |d').{2,30})"),
  says('health', 'ai', 'a', ' le (vertige)(?=$|[ ,])', (text) => text ?? null),
  says(
    'taste',
    '(?:raffole|suis (?:(?:une? )?(?:gros |grosse |grande? )?(?:fan|dingue|fou|folle|accro))|suis passionnée?)',
    'raffole|est fan|est dingue',
    " (?:de|du|des|d'|de la|à la|au|aux|par|par le|par la|par les) ?((?!toi|lui|elle|mon|ma|ton)[\\p{L}' -]{3,40})$",
    (text, values) => values.thing(text, 4),
  ),
  {
    ...says(
      'taste',
      "(?:peux pas (?:voir|sentir|blairer|encadrer|saquer|piffer|supporter)|ai horreur|hais|exècre|supporte pas)(?: de| d'| du| des)?",
      null,
      " ?((?!que |qu'|quand |te |me |ça|toi|lui|elle|moi)[\\p{L}' -]{3,40})$",
      (text, values) => values.thing(text, 4),
    ),
    find: ([, text], values) => fact('taste', values.thing(text, 4), false),
  },
  says(
    'hobby',
    'vais',
    'va',
    ` (?:souvent |beaucoup )?à la (salle(?: de sport)?|piscine|gym|pêche|chasse|boxe) ${OFTEN}`,
    (text) => text ?? null,
  ),
  hobby(
    `(?:fais|pratique|joue|reprends|ai repris|ai commencé|commence|me suis mise?|me remets|enseigne|suis inscrite?|prends des cours|suis des cours|fais des cours)(?: (?:souvent|beaucoup|régulièrement|${OFTEN}))?(?: (?:à un club|dans un club|à un cours|en club))?(?: (?:du|de la|de l'|de|d'|au|aux|à la|à l'|à|le|la|les|des))?`,
    `(?:fait|pratique|joue|fait partie|a repris|s'est mise?)(?: (?:du|de la|de l'|au|aux|à la|à l'|à|le|la|les|des|d'un|d'une))?`,
    " ?([\\p{L}' -]{3,60})",
  ),
  says(
    'hobby',
    '(?:chante|joue|suis|danse)',
    '(?:chante|joue|est)',
    " dans (?:un |une |le |la )((?:chorale|chœur|choeur|fanfare|orchestre|harmonie|batucada|troupe|troupe de théâtre|groupe de rock|groupe de punk|groupe de metal|groupe de jazz|club d[e'] ?\\p{L}{3,15}|compagnie de théâtre|équipe de \\p{L}{3,12}))(?=$|[ ,])",
    (text) => text ?? null,
  ),
  says('hobby', 'collectionne', 'collectionne', " ?((?:les |des )?(?!les infos)[\\p{L}' -]{3,30})$", (text, values) =>
    values.thing(text, 3),
  ),
  {
    first: `(${[...PASTIME_VERBS.keys()].join('|')})`,
    third: null,
    rest: '(?= |$)(.{0,80})',
    find: ([, verb = '', rest = '']) =>
      often.test(rest) && verb.toLowerCase() !== 'joue'
        ? fact('hobby', PASTIME_VERBS.get(verb.toLowerCase()) ?? null)
        : null,
  },
  is('habit', 'fume', 'fume', '(?! (?:rien|de la|du|un joint|des joints))', 'smoke'),
  {
    first: 'parle',
    third: 'parle',
    rest: "(?! (?:de|du|des|d'))(.{1,120})",
    find: ([, text]) =>
      (text ?? '')
        .split(/[^\p{L}-]+/u)
        .filter((word) => FRENCH_LANGUAGES.has(word.toLowerCase()))
        .map((value) => ({ attribute: 'language', value })),
  },
  says(
    'learning',
    '(?:apprends|me mets à apprendre|commence)',
    'apprend',
    " (?:à parler )?(?:le |la |l')?(langue des signes|[\\p{L}-]{4,15})(?= |$)",
    (text) => (text === 'langue des signes' ? text : inSet(FRENCH_LANGUAGES)(text)),
  ),
  {
    first: 'ai',
    third: null,
    rest: " (?:quitté|lâché) (?:(?:la|l'|le) ?)?((?-i:\\p{Lu}{2,})(?: \\p{L}+)?|(?:mon|ma) (?:taf|boulot|job|poste|boîte) (?:chez|à|au|à la|dans) .{2,30})$",
    find: ([, text], values) =>
      fact('employer', house(text?.replace(/^(?:mon|ma) \p{L}+ (?:chez|au|à la|à|dans) /iu, ''), values), false),
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
    (text) => text ?? null,
  ),
  is('relationship', '(?:suis|sommes)(?: .{2,15})?', 'est', ' mariée?s?(?=$|[ ,])', 'married'),
  is(
    'relationship',
    "(?:me suis|nous sommes|(?:on )?s'est|on s'est|nous nous sommes)",
    "s'est",
    ' mariée?s?(?=$|[ ,])',
    'married',
  ),
  is('relationship', '(?:suis|sommes)(?: .{2,15})?', 'est', ' pacsée?s?(?=$|[ ,])', 'in a civil partnership'),
  is('relationship', '(?:suis|sommes)(?: .{2,15})?', 'est', ' divorcée?s?(?=$|[ ,])', 'divorced'),
  is('relationship', '(?:ai|avons|(?:on )?a|viens de)', 'a', ' (?:divorcé|divorcer)(?=$|[ ,])', 'divorced'),
  is('relationship', '(?:suis|sommes)(?: .{2,15})?', 'est', ' séparée?s?(?=$|[ ,])', 'separated'),
  is(
    'relationship',
    "(?:me suis|(?:on )?s'est|nous nous sommes|viens de me|on vient de se)",
    "s'est",
    ' (?:séparée?s?|séparer)(?=$|[ ,])',
    'separated',
  ),
  is('relationship', '(?:suis|sommes)', 'est', ' en couple(?=$|[ ,])', 'in a relationship'),
  is('relationship', 'suis(?: .{2,15})?', 'est', ' (?:célibataire|célib)(?=$|[ ,])', 'single'),
  is('relationship', 'suis', 'est', ' (?:maman|papa|mère|père) (?:solo|célibataire)(?=$|[ ,])', 'a single parent'),
  {
    first: '(?:suis|sors)',
    third: null,
    rest: ' (?:en couple |mariée? |fiancée? |pacsée? )?avec ((?-i:\\p{Lu})[\\p{L}-]{2,15}|\\p{Ll}{3,12})(?= |$)',
    find: ([, name = '']) => fact('partner', leadingNames(name)),
  },
  is('health', '(?:suis|tombe|suis tombée)', '(?:est|est tombée)', ' enceinte(?=$|[ ,])', 'pregnant'),
  is(
    'health',
    'attends|attendons',
    'attend',
    ' (?:un bébé|un enfant|une petite fille|un petit garçon|des jumeaux|(?:mon|notre|son|leur) (?:premier|deuxième|troisième|petit dernier))',
    'pregnant',
  ),
  {
    first:
      '(?:suis )?(?:une |un )?(?:heureuse |heureux |fière |fier )?(?:maman|mère|papa|père|parents?)(?: solo| célibataire| comblée?)?',
    third: 'est (?:maman|mère|papa|père)',
    rest: ' de (\\p{L}{4,6}|\\d) (?:\\p{L}{4,8} )?(enfants|filles|garçons|gosses|ados|petits|gamins|mômes|loulous)',
    find: ([, count], values) => children(count, values),
  },
  says(
    'car',
    '(?:roule en|conduis|roule dans|ai)',
    '(?:roule en|conduit|a)',
    ` (?:une? |ma |mon |la |le )?(${FRENCH_VEHICLES})(?=$|[ ,.])`,
    (text) => text ?? null,
  ),
  {
    first: '(?:ai|avons|(?:on )?a|viens de|ai dû)(?: .{2,15}?)??',
    third: null,
    rest: ` (?:vendu|vendre|bazardé|donné) (?:la |le |ma |mon |notre )(${FRENCH_VEHICLES})`,
    find: ([, value = '']) => ({ attribute: 'car', value, holds: false }),
  },
  {
    first: "(?:ai|viens de|viens d')(?: .{2,20}?)??",
    third: 'a',
    rest: " ?(?:démissionné|démissionner|été virée?|été licenciée?|être virée?|être licenciée?) (?:de chez|de la|de l'|de|du|d') ?(.{2,40})",
    find: ([, where], values) => fact('employer', house(where, values), false),
  },
  {
    first: "(?:ai|viens de|viens d')(?: .{2,20}?)??",
    third: 'a',
    rest: ' ?(?:arrêté|arrêter|stoppé) (?:la clope|la cigarette|de fumer|le tabac|les clopes|les cigarettes)',
    find: () => ({ attribute: 'habit', value: 'smoke', holds: false }),
  },
  {
    first: "(?:ai|viens de|viens d')(?: .{2,20}?)??",
    third: 'a',
    rest: " ?(?:arrêté|arrêter|stoppé) (?:l'alcool|de boire)",
    find: () => ({ attribute: 'habit', value: 'drink alcohol', holds: false }),
  },
  {
    first: "(?:ai|viens de|viens d')(?: .{2,20}?)??",
    third: 'a',
    rest: ' ?(?:arrêté|arrêter|lâché) (.{3,40})',
    find: ([, text]) => fact('hobby', frenchPastime(text), false),
  },
  is('habit', 'bois', 'boit', " (?:d'|de l')alcool(?=$|[ ,])", 'drink alcohol'),
  says(
    'goal',
    "(?:économise|mets de côté|m'entraîne|me prépare|m'entraine)",
    null,
    " pour (?:mon |ma )?((?:le |la |l'|un |une |des |premier |première |acheter |partir |faire )[\\p{L}\\d' -]{3,50})$",
    aim,
  ),
  says(
    'goal',
    '(?:prépare|vise)',
    null,
    " ((?:un |le |mon )(?:marathon|semi-marathon|semi|triathlon|ironman|concours|trail|permis|bac|capes|crpe|agrégation|brevet|ultra)[\\p{L}' -]{0,30})$",
    aim,
  ),
  says(
    'goal',
    '(?:passe|repasse|vais passer)',
    null,
    " (?:bientôt )?(?:le|mon) (permis(?: (?!hier|demain|lundi|mardi|jeudi)[\\p{L}]{3,12})?|code|bac|concours [\\p{L}' ]{3,25}?)(?= (?:en|le|bientôt|dans|cette)|$)",
    (text) => text ?? null,
  ),
  says(
    'goal',
    '(?:rêve)',
    null,
    " (?:de |d')((?:\\p{L}+(?:er|ir|re|oir)|m'\\p{L}+|avoir|être) [\\p{L}' -]{3,60})",
    aim,
  ),
  says(
    'goal',
    '(?:compte|veux|vais|aimerais|ai envie de|voudrais|projette de|ai prévu de|prévois de)',
    null,
    " ([\\p{L}\\d' -]{5,60}? (?:un jour|l'an prochain|l'année prochaine|d'ici (?:\\p{L}+ ans|\\d+ ans|la fin).{0,20}|avant mes \\d+ ans|avant (?:la fin|l'été).{0,20}|dans (?:deux|trois|cinq|\\d+) ans))",
    aim,
  ),
  says(
    'goal',
    "(?:(?:mon|notre) (?:grand |gros |plus grand )?(?:rêve|objectif|but|projet|plan|défi)(?: (?:de l'année|de vie|cette année|pour .{3,20}))?,? (?:est|serait|reste) (?:de |d'|que )?)",
    null,
    '(.{5,80})',
    aim,
  ),
  is(
    'diet',
    '(?:suis|mange|suis devenue?|suis passée?)(?: .{2,12})?',
    'est|mange',
    ' (?:végane?|vegane?|vegan|végétalienn?e?)(?=$|[ ,])',
    'vegan',
  ),
  is(
    'diet',
    '(?:suis|mange|suis devenue?)(?: .{2,12})?',
    'est|mange',
    ' (?:végétarien|végétarienne|végé|veggie)(?=$|[ ,])',
    'vegetarian',
  ),
  says(
    'diet',
    'mange',
    'mange',
    ' (?:que |uniquement |strictement )?(halal|casher|sans gluten|bio|cétogène|keto)(?=$|[ ,])',
    (text) => text ?? null,
  ),
  says(
    'age',
    "(?:viens d'avoir|viens de fêter mes|ai fêté mes|fête mes)",
    null,
    ' (\\d{2}) ans',
    (text) => `${text} years old`,
  ),
]

const bare = (source: string, find: ClauseRule['find']): ClauseRule => ({
  pattern: new RegExp(`^(?:${source})$`, 'iu'),
  find,
})
const stated = (attribute: string, source: string, value: string): ClauseRule =>
  bare(source, () => ({ attribute, value }))
const FAVORITES = new Map([
  ['équipe', 'team'],
  ['couleur', 'color'],
  ['plat', 'dish'],
  ['film', 'movie'],
  ['livre', 'book'],
  ['groupe', 'band'],
  ['série', 'show'],
])
const known = (name: string): Found | null =>
  GIVEN_NAMES.has(name.toLowerCase()) ? { attribute: 'name', value: asName(name) } : null

/** `deux chats nommés Caramel et Miso`, as `fr-reword.ts` puts it. */
export const NAMED_CLAUSE: ClauseRule = {
  pattern: /^(.{2,80}?) nommés ((?:(?!nommés ).){2,60})$/iu,
  find: ([all = ''], values) => {
    const [before = '', ...names] = all.split(' nommés ')
    const noun = /(cochons? d'inde|[\p{L}-]+)$/iu.exec(before)?.[1]
    return (names.at(-1) ?? '')
      .split(/ (?:et|&) /u)
      .map((name) => name.trim())
      .flatMap((name) => {
        const relation = values.relation(noun)
        return relation && /^\p{Lu}/u.test(name) ? [kept(relation, name)] : []
      })
  },
}

/** Whole clauses, mostly without a verb: `séparée de Julien`. */
export const PASSING_CLAUSES: readonly ClauseRule[] = [
  {
    pattern:
      /depuis que (?:je |j')ai ((?:la |le |l'|un |une |de la |du |des )?[\p{L}'-]{3,20}(?: en plaques| de crohn| cœliaque)?)/iu,
    find: ([, text]) => fact('health', frenchCondition(text)),
  },
  {
    pattern: /^(\p{L}{2,15}) (\d{2}) ans$/iu,
    find: ([, name = '', age]) => {
      const called = known(name)
      return called && [called, { attribute: 'age', value: `${age} years old` }]
    },
  },
  bare('(?:f|h|femme|homme|meuf|mec),? ?(\\d{2}) ?ans', ([, age]) => ({ attribute: 'age', value: `${age} years old` })),
  bare("(?:on |nous )?(?:s'est|nous sommes) fiancée?s?(?: .{2,20})?", () => ({
    attribute: 'relationship',
    value: 'engaged',
  })),
  bare('(?:je )?ai perdu (?:mon mari|ma femme|mon époux|mon épouse)(?: .{2,40})?', () => ({
    attribute: 'relationship',
    value: 'widowed',
  })),
  bare(
    "(?:je )?(?:prends|suis sous|avale) (?:du |de la |des |de l'|un )?(.{3,40}?) (?:pour|contre|à cause de) (?:mon |ma |mes |l'|le |la )(.{3,30})",
    ([, medicine, condition]) =>
      both(fact('medication', frenchMedicine(medicine)), fact('health', frenchCondition(condition))),
  ),
  bare(
    "(?:je )?(?:suis |me suis fait |ai été )?(?:virée?|virer|licenciée?|licencier|démissionné) de (?:chez |la |l')(.{2,30}?)(?: (?:après|hier|au bout|en|il y a) .{2,30})?",
    ([, where], values) => fact('employer', house(where, values), false),
  ),
  bare(
    '(?:je )?(?:livre|roule|travaille|conduis|bosse) (?:.{2,30} )?pour ((?-i:\\p{Lu})[\\p{L}&.-]{1,20}(?: (?-i:\\p{Lu})[\\p{L}&.-]{1,20})?)(?: .{2,30})?',
    ([, where], values) => fact('employer', house(where, values)),
  ),
  {
    pattern: /^(?:mon|ma) ([\p{L}-]{3,15}) préférée?,? (?:ça |c'est )?(?:reste|restera|sera) (.{2,40})/iu,
    find: ([, noun = '', text], values) => {
      const kind = FAVORITES.get(noun.toLowerCase())
      return kind ? fact(`favorite ${kind}`, values.thing(text)) : null
    },
  },
  bare(
    "(?:le |la |les |l')([\\p{L}' -]{3,25}),? est (?:ma vie|mon péché mignon|ma drogue|ma faiblesse)(?: .{0,20})?",
    ([, text]) => fact('taste', food(text)),
  ),
  bare('(?:je )?ai (?:super |trop |hyper )?peur en (avion|voiture|bateau|ascenseur)(?: .{0,40})?', ([, value]) =>
    fact('fear', value ?? null),
  ),
  bare(
    'arrivée? (?:à|au|en|aux) (.{2,30}?) (?:à \\d{1,2} ans|en \\d{4}|bébé|enfant|pour les études|pour le boulot)(?: .{0,30})?',
    ([, place], values) => fact('home', town(place, values)),
  ),
  {
    pattern: /^(?:mes|nos) ([\p{L}-]{4,14}) (\p{L}{2,14}) et (\p{L}{2,14})(?= |$)/iu,
    find: ([, noun, ...names], values) =>
      names.flatMap((name) => {
        const [relation, called] = [values.relation(noun), leadingNames(name)]
        return relation && called ? [kept(relation, called)] : []
      }),
  },
  bare(
    "(?:ici (?:est )?|moi |est |appelle-moi |appelez-moi |on m'appelle |tout le monde m'appelle |mon prénom est |prénom:? )(\\p{L}{2,20})(?: .{0,30})?",
    ([, name = '']) => known(name),
  ),
  bare(
    "(?:je suis|est|m'appelle) (\\p{L}{2,20}) (?:de|d') ?(\\p{L}[\\p{L} -]{2,25})",
    ([, name = '', place], values) => {
      const called = known(name)
      return called && both(called, fact('origin', town(place, values)))
    },
  ),
  stated('relationship', '(?:heureuse |heureux )?mariée?s?(?: avec .{2,20})?(?: à .{2,20})?(?: .{0,30})?', 'married'),
  stated('relationship', '(?:fraîchement |tout juste )?divorcée?s?(?: .{0,30})?', 'divorced'),
  stated(
    'relationship',
    "(?:fraîchement |tout juste )?séparée?s?(?: (?:de|du père|de la mère|d') ?.{2,30})?",
    'separated',
  ),
  stated('relationship', 'célibataire(?: .{0,30})?', 'single'),
  stated('relationship', 'veu(?:ve|f)(?: .{0,30})?', 'widowed'),
  stated('relationship', 'pacsée?s?(?: .{0,30})?', 'in a civil partnership'),
  {
    pattern:
      /(?:depuis|après) (?:la mort|le décès|la disparition) de (?:mon mari|ma femme|mon époux|mon épouse)(?!\p{L})/iu,
    find: () => ({ attribute: 'relationship', value: 'widowed' }),
  },
  bare(
    "((?:[\\p{L}'’-]+ ){0,3}[\\p{L}'’-]{3,25}) (?:de métier|de profession|de formation|dans la vie|de mon état)(?: .{0,30})?",
    ([, text]) => fact('job', frenchJob(text?.replace(/^(?:je suis |suis )/iu, ''))),
  ),
  bare("en tant qu(?:e |')([\\p{L}'’ -]{3,30}?)(?: (?:je|on) .{2,80})?", ([, text]) => fact('job', frenchJob(text))),
  bare("je .{3,80} en tant qu(?:e |')([\\p{L}'’ -]{3,30})", ([, text]) => fact('job', frenchJob(text))),
  bare("mon (?:métier|job|taf|boulot|travail) ?,?:? est ([\\p{L}'’ -]{3,30})", ([, text]) =>
    fact('job', frenchJob(text)),
  ),
  bare('(?:sous|traité avec|traitée avec) ([\\p{L}-]{3,25})(?: .{0,60})?', ([, text]) =>
    fact('medication', frenchMedicine(text)),
  ),
  bare(
    '([\\p{L}-]{3,25}) (?:tous les matins|tous les jours|tous les soirs|matin et soir|chaque matin|chaque soir|au quotidien)(?: .{0,30})?',
    ([, text]) => fact('medication', frenchMedicine(text)),
  ),
  bare("(?:une )?(?:peur|phobie|trouille|peur bleue|grosse phobie) ((?:des |du |de |d').{2,30})", ([, text]) =>
    fact('fear', feared(text)),
  ),
  bare(
    "((?:les |la |le |l').{2,30}?),? (?:ça )?me (?:font|fait|terrifie|terrifient|terrorise|terrorisent|fout|foutent)(?: (?:trop|super|hyper))?(?: (?:peur|flipper|la trouille|les jetons|une peur bleue))?",
    ([, text]) => fact('fear', feared(text)),
  ),
  bare(
    `(?:et )?${OFTEN},? (?:est|je ai|je fais|on a|on fait|rendez-vous|place à|y a|il y a|je vais à|je vais au|direction)?(?: (?:du|de la|de l'|de|cours de|entraînement de|répète de|mon cours de|à la|au|le|la|les|l'))? ?([\\p{L}' -]{3,50})`,
    ([, text]) => fact('hobby', frenchPastime(text)),
  ),
  bare(`(?:je ai |je vais |est )?([\\p{L}' -]{3,40}?) (?:est )?${OFTEN}(?: .{0,40})?`, ([, text]) =>
    fact(
      'hobby',
      frenchPastime(
        text?.replace(/^(?:mon |ma )?(?:cours|entraînement|répète|répétition|séance|soirée|match) (?:de |d')/iu, ''),
      ),
    ),
  ),
  bare(
    "(?:ma|mes|mon) (?:grande |seule |vraie )?(?:passion|passions|hobby|hobbies|loisir|loisirs|dada|kif|truc)(?: à moi)?,?:? ?(?:est|sont)? ?(?:le |la |les |l'|du |de la )?([\\p{L}' -]{3,40})",
    ([, text]) => fact('hobby', frenchPastime(text)),
  ),
  bare(
    "(?:le |la |les |l')([\\p{L}' -]{3,30}),? est (?:ma (?:passion|vie|drogue|thérapie)|mon (?:kif|truc|dada|échappatoire))(?: .{0,30})?",
    ([, text]) => fact('hobby', frenchPastime(text)),
  ),
  bare(
    "((?:les |la |le |l'|du |des |de la )?[\\p{L}' -]{3,25}?),? (?:est |sont |trouve ça |non merci |je trouve ça )?(?:beurk|berk|beuh|pouah|dégueu|dégueulasse|immonde|infect|infecte|jamais de la vie|très peu pour moi|non merci|pas mon truc|sans façon|à gerber|répugnant|une horreur)(?: .{0,40})?",
    ([, text]) => fact('avoided food', food(text)),
  ),
  bare(
    "(?:je )?suis pas (?:du tout |trop |très )?(?:fan|friande?|amateur) (?:de |du |des |d'|de la )([\\p{L}' -]{3,30})",
    ([, text], values) => fact('taste', values.thing(text, 3), false),
  ),
  bare("(?:ma )?langue maternelle,? (?:est )?(?:le |l'|la )?([\\p{L}-]{4,18})", ([, text]) =>
    fact('language', inSet(FRENCH_LANGUAGES)(text)),
  ),
  bare(
    '(?:à la maison |chez nous |en famille )?(?:on|nous) (?:parle|parlons) (?:que |surtout )?([\\p{L}-]{4,18})(?: .{0,40})?',
    ([, text]) => fact('language', inSet(FRENCH_LANGUAGES)(text)),
  ),
  bare("(?:je )?bois (?:pas|jamais) (?:une goutte )?d'alcool(?: .{0,30})?", () => ({
    attribute: 'habit',
    value: 'drink no alcohol',
  })),
  bare("(?:je )?(?:bois plus|touche plus à l'alcool)(?: d'alcool| une goutte| du tout)?(?: .{0,30})?", () => ({
    attribute: 'habit',
    value: 'drink alcohol',
    holds: false,
  })),
  bare('(?:je suis )?sobre(?: .{0,20})?', () => ({ attribute: 'habit', value: 'stay sober' })),
  bare(
    '(une?|deux|trois|quatre|cinq|\\d) ([\\p{L}-]{3,15})(?: (?:à la maison|à charge))?',
    ([, count, noun], values) => {
      const [number, relation] = [values.number(count), values.relation(noun)]
      if (!number || !relation || number === 'one') return null
      if (relation === 'child') return { attribute: 'children', value: `${number} children` }
      return { attribute: `number of ${relation}s`, value: number }
    },
  ),
]
