import { asTyped, fact, type Predicate, says, type Values } from '../language.ts'
import { PASTIME_VERBS } from './pastimes.ts'
import { hobby, OFTEN } from './shapes.ts'

const NO_LONG_TERM =
  /(?:^| )(?:schlafen|essen|wissen|sagen|reden|fragen|hören|sehen|gehen|sterben|weg|heulen|hin|hin da|leben|weiterleben|mich umbringen|verschwinden|nicht|jammern|da|raus)$/iu
const aim = (text: string | undefined, values: Values): string | null => {
  const said = values.phrase(text, 7)
  return said && !NO_LONG_TERM.test(said) ? said : null
}
const often = new RegExp(
  `(?<!\\p{L})(?:${OFTEN}|gern|gerne|oft|viel|leidenschaftlich|für mein leben|in meiner freizeit|nach feierabend|im verein|im chor|als hobby|als ausgleich)(?!\\p{L})`,
  'iu',
)

export const TASTE_PREDICATES: readonly Predicate[] = [
  says(
    'taste',
    'stehe|fahre total ab|schwärme',
    'steht',
    ' (?:auf|für) ((?!der|dem|einer|einem|meiner)[\\p{L} -]{3,30})$',
    (text, values) => values.thing(text, 3),
  ),
  says(
    'taste',
    'bin',
    'ist',
    ' (?:eine? )?(?:großer |riesen |absoluter |riesiger )?fan (?:von|vom|der) (.{3,40})',
    (text, values) => values.thing(text, 4),
  ),
  says(
    'taste',
    'bin',
    'ist',
    ' (?:eine? )?(?:großer |riesen|absoluter |riesiger )?(?!(?:der )?stefan)(\\p{L}[\\p{L} ]{2,20}?)-?fan$',
    (text, values) => values.thing(text, 2),
  ),
  says(
    'taste',
    'kann|konnte',
    'kann',
    ' ((?!es|das|dich|ihn|sie|mich|dir|nicht|so )[\\p{L} -]{3,30}?) (?:leiden|ausstehen|ab|riechen)$',
    (text, values) => values.thing(text, 3),
  ),
  hobby(
    '(?:spiele|mache|betreibe|übe|trainiere|tanze|gehe(?: .{2,30}?)??(?: zum| zur| in den| in die| ins| in)?|fahre)',
    '(?:spielt|macht|trainiert|tanzt|betreibt|geht(?: zum| zur| in den| ins)?)',
    `(?: ${OFTEN}| viel| gern| gerne| oft)? ([\\p{L}& -]{2,60})`,
  ),
  hobby(
    '(?:spiele|singe|turne|trainiere|engagiere mich|tanze)(?: .{2,20})? (?:im|in einem|in einer|in der|bei der|bei den|in unserem)',
    '(?:ist|spielt|singt|turnt|trainiert|tanzt) (?:im|beim|in einem|in einer|in der|bei der)',
    ' ([\\p{L}& -]{3,40})',
  ),
  says(
    'hobby',
    '(?:bin|helfe)(?: .{2,20})? (?:bei der|in der)',
    'ist (?:bei der|in der)',
    ' ((?:freiwilligen |freiwillige )?feuerwehr)(?! gewesen)',
    asTyped,
  ),
  hobby('gehe(?: immer)? mit .{2,25}?', 'geht mit .{2,25}?', ' ([\\p{L}-]{5,20}(?: .{0,30})?)'),
  hobby('bin', 'ist', ` (?:immer )?(?:beim|im|in der|bei der|in meinem|in meiner) ([\\p{L}& -]{3,40}?) ${OFTEN}$`),
  hobby('habe(?: .{2,20})?', 'hat', ` ${OFTEN} ([\\p{L}& -]{3,40})`),
  hobby('habe', 'hat', ` ([\\p{L}& -]{3,40}?) ${OFTEN}$`),
  {
    first: `(${[...PASTIME_VERBS.keys()].join('|')})`,
    third: null,
    rest: '(?= |$)(.{0,80})',
    find: ([, verb = '', rest = '']) =>
      often.test(rest) ? fact('hobby', PASTIME_VERBS.get(verb.toLowerCase()) ?? null) : null,
  },
  says(
    'hobby',
    'sammle|züchte|restauriere',
    'sammelt|züchtet|restauriert',
    ' ((?:alte |alten |antike )?(?!kräfte|gedanken|infos|spenden|punkte|mut|ideen|erfahrung)[\\p{L}-]{4,20})(?=$| (?:und|aus|seit))',
    asTyped,
  ),
  says(
    'goal',
    'will|wollen|habe vor|plane|planen',
    null,
    '((?: (?:irgendwann|nächstes jahr|dieses jahr|nächsten sommer|eines tages|bis (?!morgen|heute)\\p{L}{3,12}|im \\p{L}{3,10}|nach dem (?:abi|studium)|vor \\p{L}{2,8} \\d{2}|mit \\d{2})){1,2} [\\p{L}\\d ,-]{5,60})',
    (text, values) =>
      aim(
        (text ?? '').replace(
          /^(?: (?:irgendwann|nächstes jahr|dieses jahr|nächsten sommer|unbedingt|eines tages|mal)){1,4}/iu,
          '',
        ),
        values,
      ),
  ),
  says(
    'goal',
    'spare|sparen|trainiere|trainieren',
    null,
    ' (?:auf|für) (?:meine?n? |unsere?n? )?((?:eine?n? |den |die |das )?(?!mich|dich|später|was)[\\p{L}\\d -]{4,40})$',
    aim,
  ),
  says(
    'goal',
    '(?:mein|unser) (?:großer )?(?:traum|ziel|vorsatz|plan|großes ziel)(?: für .{3,20})? (?:ist|wär|bleibt)',
    null,
    '(?: es)?:? (.{5,60})',
    aim,
  ),
  says(
    'goal',
    'träume|träumen',
    null,
    ' (?:von|davon) ((?:eine[mnr]|de[mnr]|meine[mnr]) (?:eigenen )?[\\p{L}-]{4,25}(?: (?:in|am|auf|im) [\\p{L} ]{3,20})?)$',
    aim,
  ),
]
