import { asTyped, fact, type Predicate, says, type Values } from '../language.ts'
import { frenchPastime, PASTIME_VERBS } from './pastimes.ts'
import { hobby, OFTEN } from './shapes.ts'

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

export const TASTE_PREDICATES: readonly Predicate[] = [
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
    asTyped,
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
    asTyped,
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
  {
    first: "(?:ai|viens de|viens d')(?: .{2,20}?)??",
    third: 'a',
    rest: ' ?(?:arrêté|arrêter|lâché) (.{3,40})',
    find: ([, text]) => fact('hobby', frenchPastime(text), false),
  },
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
    asTyped,
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
]
