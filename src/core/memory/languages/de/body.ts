import { asTyped, is, type Predicate, says } from '../language.ts'
import { predicatesOf } from '../shapes.ts'
import { GERMAN_STATES, germanCondition, germanMedicine } from './health.ts'
import { feared } from './shapes.ts'

const health = predicatesOf('health', germanCondition)
const medication = predicatesOf('medication', germanMedicine)
const fear = predicatesOf('fear', feared)

export const BODY_PREDICATES: readonly Predicate[] = [
  says(
    'trait',
    'bin',
    'ist',
    ` (?:eine? |auf einem auge |auf dem linken ohr |auf dem rechten ohr |von geburt an )?((?:${GERMAN_STATES}))(?=$|[ ,])`,
    (text) => text?.replace(/^eine? /iu, '') ?? null,
  ),
  says(
    'avoided food',
    'bin',
    'ist',
    ' (laktose|gluten|fruktose|fructose|histamin|milcheiweiß|weizen|soja)intolerant',
    asTyped,
  ),
  says(
    'avoided food',
    'habe|leide unter',
    'hat',
    ' (?:eine |an )?(laktose|gluten|fruktose|fructose|histamin|milcheiweiß|weizen|soja)(?:intoleranz|unverträglichkeit)',
    asTyped,
  ),
  says(
    'avoided food',
    'vertrage',
    'verträgt',
    ' (?:die |das )?(laktose|gluten|milch|milchprodukte|fruktose|histamin|weizen|nüsse|eier|fisch|soja|alkohol|zucker) ?(?:nicht|schlecht|null)?',
    asTyped,
  ),
  says(
    'allergy',
    'habe|leide unter',
    'hat',
    ' (?:eine? )?(?:starke |schwere |heftige )?(\\p{L}{3,15}?)(?:(?<!s)s)?allergie',
    asTyped,
  ),
  says(
    'allergy',
    'reagiere',
    'reagiert',
    ' (?:hoch|stark|heftig)? ?allergisch (?:auf|gegen) (.{2,60})',
    (text, values) => values.thing(text, 3),
  ),
  health('(?:habe|leide an|leide unter|trage|kämpfe mit|lebe mit)(?: diagnostiziert)?', 'hat|leidet an|leidet unter'),
  says(
    'health',
    'bei mir (?:wurde|wurden|hat man|haben sie|haben die ärzte)|(?:habe|bekam)',
    null,
    '(?: .{2,25})? ((?:eine? )?[\\p{L} -]{3,35}?) (?:diagnostiziert|festgestellt)',
    germanCondition,
  ),
  health('(?:die )?diagnose(?: (?:war|ist|lautet))?:?|diagnostiziert mit', null),
  health('wegen meine[rsm]|durch meine?n?|dank meine[rsm]|mit meine[rm]', null),
  health('meine?', null),
  medication(
    '(?:nehme|schlucke|bekomme|kriege|spritze|spritze mir|brauche|inhaliere)(?: .{2,25}?)??',
    'nimmt|bekommt|spritzt',
  ),
  medication('muss', 'muss', ' (.{3,40}) nehmen'),
  fear(
    'habe(?: .{2,25})? (?:angst|panik|schiss|bammel|horror|panische angst|höllische angst) (?:vor)',
    'hat(?: .{2,25})? (?:angst|panik|schiss|panische angst) (?:vor)',
    ' ([\\p{L} ]{3,25})',
  ),
  fear(
    'habe vor',
    'hat vor',
    ' ([\\p{L} ]{3,25}?)(?: (?:echte|große|riesige|panische|höllische|totale))? (?:angst|panik|schiss|bammel)',
  ),
  fear('fürchte mich vor', 'fürchtet sich vor', ' ([\\p{L} ]{3,25})'),
  is('habit', 'rauche', 'raucht', '(?! (?:nur|kein|nix|gar))', 'smoke'),
  {
    first: 'habe(?: .{2,30}?)??',
    third: 'hat(?: .{2,30}?)??',
    rest: ' (?:mit dem rauchen aufgehört|das rauchen aufgegeben|aufgehört zu rauchen|aufgehört mit rauchen|aufgehört mit dem rauchen)',
    find: () => ({ attribute: 'habit', value: 'smoke', holds: false }),
  },
  {
    first: 'trinke|rühre',
    third: 'trinkt',
    rest: ' (?:seit .{2,20} )?alkohol(?: an)?$',
    find: () => ({ attribute: 'habit', value: 'drink alcohol' }),
  },
  is(
    'diet',
    'bin|esse|lebe|ernähre mich|koche',
    'ist|isst|lebt',
    '(?: .{2,20})? (?:vegan|veganer|veganerin)(?=$|[ ,])',
    'vegan',
  ),
  is(
    'diet',
    'bin|esse|lebe|ernähre mich',
    'ist|isst|lebt',
    '(?: .{2,20})? (?:vegetarisch|vegetarier|vegetarierin|veggie)(?=$|[ ,])',
    'vegetarian',
  ),
  says(
    'diet',
    'esse|lebe|koche',
    'isst|lebt',
    '(?: nur| strikt| immer)? (halal|koscher|low carb|glutenfrei|keto|zuckerfrei|ketogen)(?=$|[ ,])',
    asTyped,
  ),
  says(
    'age',
    'bin(?: .{2,20})?',
    'ist(?: .{2,20})?',
    ' (\\d{2}) (?:geworden|jahre jung|lenze)',
    (text) => `${text} years old`,
  ),
  is('habit', 'bin', 'ist', ' (?:trocken|clean|abstinent)$', 'stay sober'),
]
