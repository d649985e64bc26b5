import { leadingNames } from '../../rules/names.ts'
import { childrenOf, fact, is, type Predicate } from '../language.ts'

export const PEOPLE_PREDICATES: readonly Predicate[] = [
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
    find: ([, count], values) => childrenOf(count, values),
  },
]
