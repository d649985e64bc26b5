import { leadingNames } from '../../rules/names.ts'
import { asTyped, childrenOf, fact, is, type Predicate, parted, says } from '../language.ts'

export const PEOPLE_PREDICATES: readonly Predicate[] = [
  is(
    'relationship',
    '(?:bin|sind|lebe|leben)(?: .{2,30})?',
    'ist(?: .{2,20})?',
    ' (?:verheiratet|verehelicht)(?! mit (?:der|dem|meiner) (?:arbeit|job|sofa))',
    'married',
  ),
  is('relationship', '(?:bin|sind)(?: .{2,30})?', 'ist(?: .{2,20})?', ' verlobt(?!\\p{L})', 'engaged'),
  is('relationship', '(?:bin|sind)(?: .{2,30})?', 'ist(?: .{2,20})?', ' (?:geschieden)(?!\\p{L})', 'divorced'),
  is(
    'relationship',
    '(?:bin|sind|lebe|leben)(?: .{2,30})?',
    'ist(?: .{2,20})?',
    ' (?:getrennt|in trennung)(?! (?:schlafen|zahlen))',
    'separated',
  ),
  parted('haben uns(?: .{2,30})?', ' getrennt'),
  is('relationship', 'habe mich(?: von .{2,30})?', 'hat sich(?: von .{2,30})?', ' getrennt', 'separated'),
  is('relationship', '(?:bin|ist)', 'ist', ' (?:witwe|witwer|verwitwet)', 'widowed'),
  is('relationship', 'bin', 'ist', ' (?:vergeben|in einer (?:festen )?beziehung)', 'in a relationship'),
  says('relationship', 'bin', 'ist', ' (alleinerziehend)', asTyped),
  {
    first: '(?:bin|habe|bin seit .{2,20})',
    third: null,
    rest: ' mit (\\p{L}{3,15})(?: .{2,30})? (?:zusammen|verheiratet|verlobt|liiert)$',
    find: ([, name = '']) => fact('partner', leadingNames(name)),
  },
  is(
    'health',
    'bin(?: .{2,30})?|bekommen|erwarten|bekomme|erwarte|kriegen',
    'ist(?: .{2,30})?|erwartet|bekommt',
    ' (?:schwanger|ein baby|zwillinge|nachwuchs|unser erstes(?: kind)?|unser zweites(?: kind)?|unser drittes(?: kind)?|ihr erstes(?: kind)?)(?=$|[ ,!])',
    'pregnant',
  ),
  {
    first: 'bin',
    third: 'ist',
    rest: ' (?:stolze |stolzer |alleinerziehende |alleinerziehender )?(?:mutter|mama|vater|papa|mami|papi|eltern) von (\\p{L}{3,6}|\\d) (?:\\p{L}{4,10} )?(kindern|kids|töchtern|söhnen|jungs|mädchen|mädels|teenagern)',
    find: ([, count], values) => childrenOf(count, values),
  },
  {
    first: 'bin',
    third: 'ist',
    rest: ' (?:eine? |stolzer? )?(zwei|drei|vier)fache[rn]? (?:mutter|mama|vater|papa)',
    find: ([, count], values) => childrenOf(count, values),
  },
]
