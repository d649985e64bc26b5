import { leadingNames } from '../rules/names.ts'
import { FRENCH_STATES, frenchCondition, frenchMedicine } from './fr-health.ts'
import { frenchJob } from './fr-jobs.ts'
import { frenchPastime, PASTIME_VERBS } from './fr-pastimes.ts'
import { ANY, both, children, feared, hobby, house, inSet, listed, OFTEN, town } from './fr-shapes.ts'
import { FRENCH_LANGUAGES, FRENCH_RELIGIONS, FRENCH_VEHICLES, frenchNationality } from './fr-words.ts'
import { fact, is, type Predicate, says, type Values } from './language.ts'

/** Facts that French people state in passing, found by lists of words; `fr-reword.ts` has put the clauses in plain order. */

const health = listed('health', frenchCondition)
const medication = listed('medication', frenchMedicine)
const fear = listed('fear', feared)
/** An employer rather than a kind of one: `au CHU de Nantes`. */
const IS_HOUSE =
  /^(?:(?:chu|chr|sncf|ehpad|mairie|clinique|hôpital|poste) ?|\p{L}{2,12} ){0,4}(?:\p{Lu}|(?:chu|sncf|mairie|poste|chr)$)/u
const NO_LONG_TERM =
  /^(?:savoir|dormir|mourir|rentrer|voir|dire|parler|être|comprendre|te|me|que|qu'|crever|disparaître|en finir|partir loin|pleurer|vomir|aller bien|plus|pas)(?= |$)|(?:^| )(?:mourir|mort|suicid\p{L}{0,40})(?= |$)/iu
const aim = (text: string | undefined, values: Values): string | null => {
  const said = values.phrase(
    (text ?? '').replace(
      / (?:d'ici|avant|dans (?:deux|trois|quelques|un|cinq|\d{1,9})|l'an(?:née)? prochaine?|un jour|cette année|bientôt|mais|parce)(?= |$).{0,200}$/iu,
      '',
    ),
    8,
  )
  return said && !NO_LONG_TERM.test(said) ? said : null
}
const often = new RegExp(
  `(?<!\\p{L})(?:${OFTEN}|souvent|beaucoup|régulièrement|dans une chorale|dans un choeur|dans un chœur|passionnément|pendant mon temps libre|en club|en amateur)(?!\\p{L})`,
  'iu',
)

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
        .split(/[^\p{L}-]{1,60}/u)
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
    " (?:de |d')((?:\\p{L}{1,40}(?:er|ir|re|oir)|m'\\p{L}{1,40}|avoir|être) [\\p{L}' -]{3,60})",
    aim,
  ),
  says(
    'goal',
    '(?:compte|veux|vais|aimerais|ai envie de|voudrais|projette de|ai prévu de|prévois de)',
    null,
    " ([\\p{L}\\d' -]{5,60}? (?:un jour|l'an prochain|l'année prochaine|d'ici (?:\\p{L}{1,40} ans|\\d{1,9} ans|la fin).{0,20}|avant mes \\d{1,9} ans|avant (?:la fin|l'été).{0,20}|dans (?:deux|trois|cinq|\\d{1,9}) ans))",
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
