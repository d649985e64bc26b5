import { asTyped, is, type Predicate, says } from '../language.ts'
import { ANY, predicatesOf } from '../shapes.ts'
import { FRENCH_STATES, frenchCondition, frenchMedicine } from './health.ts'
import { feared } from './shapes.ts'

const health = predicatesOf('health', frenchCondition)
const medication = predicatesOf('medication', frenchMedicine)
const fear = predicatesOf('fear', feared)

export const BODY_PREDICATES: readonly Predicate[] = [
  says(
    'trait',
    'suis',
    'est',
    ` (?:un peu |légèrement |très |totalement |complètement |super |ultra |un |une |né |née )?(${FRENCH_STATES})(?=$|[ ,])`,
    asTyped,
  ),
  says(
    'avoided food',
    '(?:suis )?intolérante?',
    'est intolérante?',
    " (?:au |à la |aux |à l')(gluten|lactose|fructose|histamine|blé|soja|œufs|lait|sucre|caféine)",
    asTyped,
  ),
  says(
    'avoided food',
    '(?:mange|bois|digère|tolère|supporte)',
    '(?:mange|boit|digère|tolère)',
    " (?:mal|pas bien|très mal) (?:le |la |les |l')(gluten|lactose|fructose|blé|soja|œufs|lait|sucre|caféine)",
    asTyped,
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
  says('health', 'ai', 'a', ' le (vertige)(?=$|[ ,])', asTyped),
  is('habit', 'fume', 'fume', '(?! (?:rien|de la|du|un joint|des joints))', 'smoke'),
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
  is('habit', 'bois', 'boit', " (?:d'|de l')alcool(?=$|[ ,])", 'drink alcohol'),
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
    asTyped,
  ),
  says(
    'age',
    "(?:viens d'avoir|viens de fêter mes|ai fêté mes|fête mes)",
    null,
    ' (\\d{2}) ans',
    (text) => `${text} years old`,
  ),
]
