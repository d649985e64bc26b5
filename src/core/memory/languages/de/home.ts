import { asTyped, fact, type Predicate, says } from '../language.ts'
import { town } from './shapes.ts'
import { GERMAN_RELIGIONS, GERMAN_VEHICLES, germanNationality } from './words.ts'

export const HOME_PREDICATES: readonly Predicate[] = [
  {
    first: '(?:bin|sind)(?: .{2,30})?',
    third: '(?:ist|sind)(?: .{2,30})?',
    rest: ' nach (.{2,50}?) (?:gezogen|gekommen und (?:hier |dort |da )?geblieben|ausgewandert|umgezogen)$',
    find: ([, place], values) => fact('home', town(place, values)),
  },
  says('home', '(?:wohne|lebe|wohnen|leben)(?: .{2,40})?', '(?:wohnt|lebt)(?: .{2,40})?', ' in (.{2,60})', town),
  says(
    'home',
    '(?:wohne|lebe|wohnen|leben)(?: zusammen)?',
    'wohnt|lebt',
    ' ((?:auf|in|im) (?:dem|einem|einer|der|nem)? ?(?:land|hausboot|bauernhof|wg|wohnwagen|dorf|kleinstadt|schrebergarten|plattenbau|hochhaus|studentenwohnheim|wohnheim|altbau|dachgeschoss|tiny house|bauwagen|wohnmobil))(?!\\p{L})',
    (text) =>
      text?.replace(/^(?:in|im|auf) (?=dem |einem |einer |der )/iu, '').replace(/^(?:in|im|auf) /iu, '') ?? null,
  ),
  says(
    'origin',
    '(?:bin|komme|stamme|kommen|stammen|bin gebürtig|bin geboren und aufgewachsen)',
    'ist|kommt|stammt',
    ' aus (?!de[mr] |eine[mr] |meine)(.{2,60})',
    town,
  ),
  says(
    'origin',
    'bin',
    'ist',
    '(?: .{2,30})? in (.{2,40}?)(?: am .{3,20})? (?:geboren|aufgewachsen|groß geworden|zur welt gekommen)',
    town,
  ),
  {
    first: 'bin',
    third: 'ist',
    rest: ' (?:halb|gebürtige[rn]?|waschechte[rn]?|stolze[rn]?|eine? )? ?(?:eine? )?(\\p{L}{3,20})(?= und|$|,)',
    find: ([, word = '']) => fact('nationality', germanNationality(word)),
  },
  says(
    'religion',
    'bin',
    'ist',
    ` (?:eine? |gläubige[rn]? |überzeugte[rn]? |praktizierende[rn]? |streng |getaufte[rn]? ){0,4}(${GERMAN_RELIGIONS})(?= |$)(?! (?:am|von))`,
    asTyped,
  ),
  says(
    'car',
    '(?:fahre|habe|fahren|haben)(?: .{2,20})?',
    'fährt',
    ` (?:eine?n? |meine?n? |so eine?n? )(${GERMAN_VEHICLES})(?=$|[ ,.])(?! (?:verkauft|gekauft|geschrottet|gemietet|bestellt))`,
    asTyped,
  ),
  {
    first: '(?:habe|haben)(?: .{2,20}?)??',
    third: null,
    rest: ` (?:meine?n?|den|unsere?n?|die|das) (${GERMAN_VEHICLES}) (?:verkauft|abgegeben|abgeschafft|verschrottet)`,
    find: ([, value = '']) => ({ attribute: 'car', value, holds: false }),
  },
]
