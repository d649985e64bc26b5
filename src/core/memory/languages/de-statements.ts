import { leadingNames } from '../rules/names.ts'
import type { Found } from '../rules/rule.ts'
import { GERMAN_STATES, germanCondition, germanMedicine } from './de-health.ts'
import { germanJob } from './de-jobs.ts'
import { germanPastime, PASTIME_VERBS } from './de-pastimes.ts'
import { both, feared, hobby, house, inSet, listed, OFTEN, town } from './de-shapes.ts'
import { GERMAN_LANGUAGES, GERMAN_RELIGIONS, GERMAN_VEHICLES, germanNationality } from './de-words.ts'
import { fact, is, type Predicate, says, type Values } from './language.ts'

/** Facts that Germans state in passing, found by lists of words; `de-reword.ts` has put the clauses in plain order. */

const job = listed('job', germanJob)
const health = listed('health', germanCondition)
const medication = listed('medication', germanMedicine)
const fear = listed('fear', feared)
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

const languages = (text: string | undefined): Found[] =>
  (text ?? '')
    .split(/[^\p{L}]{1,60}/u)
    .filter((word) => GERMAN_LANGUAGES.has(word.toLowerCase()))
    .map((value) => ({ attribute: 'language', value }))

export const PASSING_PREDICATES: readonly Predicate[] = [
  {
    first: '(?:arbeite|jobbe)(?: .{2,20})?',
    third: '(?:arbeitet|jobbt)(?: .{2,20})?',
    rest: ' bei (?:der |dem |den )?(.{2,40}?) als (.{3,40})$',
    find: ([, where, text], values) => both(fact('employer', house(where, values)), fact('job', germanJob(text))),
  },
  job('bin', 'ist'),
  job('arbeite als|jobbe als|verdiene mein geld als', 'arbeitet als|jobbt als'),
  says(
    'work situation',
    'mache(?: gerade)?',
    'macht',
    ' (?:eine |ein |meine |mein |seine |ihre )?((?:ausbildung|umschulung|lehre|fortbildung|weiterbildung|fsj|fachausbildung|referendariat|volontariat|praktikum|freiwilliges soziales jahr)(?: (?:zur|zum|als|bei der|beim|bei|im|in der) [\\p{L}-]{3,30})?)(?!\\p{L})',
    (text) => text ?? null,
  ),
  says(
    'employer',
    '(?:arbeite|schaffe|jobbe|schufte|kellnere|putze)(?! ehrenamtlich)(?: .{2,30})?',
    '(?:arbeitet|schafft|jobbt)(?: .{2,30})?',
    ' (?:bei|beim|für) (.{2,80})',
    house,
  ),
  says(
    'employer',
    'bin(?: .{2,20})? bei',
    'ist(?: .{2,20})? bei',
    ' (.{2,40}?) (?:angestellt|beschäftigt|gelandet|tätig|unter vertrag)$',
    house,
  ),
  says('employer', 'habe(?: .{2,20})? bei', 'hat(?: .{2,20})? bei', ' (.{2,40}?) angefangen$', house),
  says(
    'industry',
    'arbeite',
    'arbeitet',
    ' (?:in (?=der )|im |auf (?=dem |der ))((?:(?:der|dem) )?(?:pflege|altenpflege|gastro|gastronomie|verwaltung|it|logistik|produktion|bau|bank|werbung|forschung|industrie|krankenhaus|klinik|kita|kindergarten|supermarkt|einzelhandel|handel|vertrieb|marketing|büro|lager|callcenter|öffentlicher dienst|öffentlichen dienst|hotel|altenheim|pflegeheim|labor|bahn|werkstatt|personalwesen|sozialdienst|jugendamt|finanzamt|jobcenter|rathaus|theater|museum|friedhof|versicherung|automobilindustrie|einkauf|controlling|medien|intensivstation|notaufnahme|psychiatrie|baumarkt|möbelhaus|call-center))(?!\\p{L})',
    (text) => text ?? null,
  ),
  says(
    'way of working',
    'arbeite|mache|habe',
    'arbeitet|macht',
    ' (?:in |im |immer )?(?:der )?(nachtschicht|schichtdienst|spätschicht|frühschicht|schicht|wechselschicht|teilzeit|vollzeit)(?!\\p{L})',
    (text) => text ?? null,
  ),
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
    (text) => text ?? null,
  ),
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
    (text) => text ?? null,
  ),
  says(
    'avoided food',
    'habe|leide unter',
    'hat',
    ' (?:eine |an )?(laktose|gluten|fruktose|fructose|histamin|milcheiweiß|weizen|soja)(?:intoleranz|unverträglichkeit)',
    (text) => text ?? null,
  ),
  says(
    'avoided food',
    'vertrage',
    'verträgt',
    ' (?:die |das )?(laktose|gluten|milch|milchprodukte|fruktose|histamin|weizen|nüsse|eier|fisch|soja|alkohol|zucker) ?(?:nicht|schlecht|null)?',
    (text) => text ?? null,
  ),
  says(
    'allergy',
    'habe|leide unter',
    'hat',
    ' (?:eine? )?(?:starke |schwere |heftige )?(\\p{L}{3,15}?)s?allergie',
    (text) => text ?? null,
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
    (text) => germanCondition(text),
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
    ' (?:eine? )?(?:großer |riesen|absoluter |riesiger )?(\\p{L}[\\p{L} ]{2,20}?)-?fan$',
    (text, values) => values.thing(text, 2),
  ),
  says(
    'taste',
    'kann|konnte',
    'kann',
    ' ((?!es|das|dich|ihn|sie|mich|dir|nicht|so )[\\p{L} -]{3,30}?) (?:leiden|ausstehen|ab|riechen)$',
    (text, values) => {
      const value = values.thing(text, 3)
      return value
    },
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
    (text) => text ?? null,
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
    (text) => text ?? null,
  ),
  is('habit', 'rauche', 'raucht', '(?! (?:nur|kein|nix|gar))', 'smoke'),
  {
    first: 'spreche|rede',
    third: 'spricht',
    rest: '(?! (?:über|von))(.{1,120})',
    find: ([, text]) => languages(text),
  },
  says(
    'learning',
    'lerne|lerne gerade',
    'lernt',
    ' (?:gerade |jetzt |mit .{2,20} )?([\\p{L}]{4,18})',
    (text) => inSet(GERMAN_LANGUAGES)(text) ?? germanPastime(text),
  ),
  {
    first: 'studiere(?: .{2,20}?)??',
    third: 'studiert',
    rest: ' ((?!in |an |im |auf |noch )[\\p{L} -]{3,40}?(?:(?: und)? (?-i:\\p{Lu})[\\p{L}-]{2,20})?) (?:im \\d{1,2}\\. (?:fach)?semester )?(in (?-i:\\p{Lu})[\\p{L}]{2,20}|an der (?:\\p{L}{2,12} )?(?-i:\\p{Lu})[\\p{L} -]{1,20})',
    find: ([, subject = '', place = ''], values) => {
      const value = values.phrase(subject, 3)
      if (value === null) return null
      return place.startsWith('in ')
        ? { attribute: 'studies', value: `${value} ${place}` }
        : both({ attribute: 'studies', value }, fact('school', values.phrase(place.replace(/^an der /iu, ''), 3)))
    },
  },
  says(
    'studies',
    '(?:bin|mache|habe|schreibe)(?: .{2,30})? (?:im (?:\\d{1,2}\\.|ersten|zweiten|dritten|vierten|fünften|sechsten) semester|meine?n? (?:master|bachelor|doktor|masterarbeit|bachelorarbeit|doktorarbeit)(?: in)?)',
    'ist im \\d{1,2}\\. semester',
    ' (\\p{L}[\\p{L} ]{3,25})$',
    (text, values) => values.phrase(text, 4),
  ),
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
  is(
    'relationship',
    'haben uns(?: .{2,30})?|habe mich(?: von .{2,30})?',
    'hat sich(?: von .{2,30})?',
    ' getrennt',
    'separated',
  ),
  is('relationship', '(?:bin|ist)', 'ist', ' (?:witwe|witwer|verwitwet)', 'widowed'),
  is('relationship', 'bin', 'ist', ' (?:vergeben|in einer (?:festen )?beziehung)', 'in a relationship'),
  says('relationship', 'bin', 'ist', ' (alleinerziehend)', (text) => text ?? null),
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
    find: ([, count], values) => {
      const number = values.number(count)
      return number ? { attribute: 'children', value: `${number} children` } : null
    },
  },
  {
    first: 'bin',
    third: 'ist',
    rest: ' (?:eine? |stolzer? )?(zwei|drei|vier)fache[rn]? (?:mutter|mama|vater|papa)',
    find: ([, count], values) => {
      const number = values.number(count)
      return number ? { attribute: 'children', value: `${number} children` } : null
    },
  },
  says(
    'car',
    '(?:fahre|habe|fahren|haben)(?: .{2,20})?',
    'fährt',
    ` (?:eine?n? |meine?n? |so eine?n? )(${GERMAN_VEHICLES})(?=$|[ ,.])(?! (?:verkauft|gekauft|geschrottet|gemietet|bestellt))`,
    (text) => text ?? null,
  ),
  {
    first: '(?:habe|haben)(?: .{2,20}?)??',
    third: null,
    rest: ` (?:meine?n?|den|unsere?n?|die|das) (${GERMAN_VEHICLES}) (?:verkauft|abgegeben|abgeschafft|verschrottet)`,
    find: ([, value = '']) => ({ attribute: 'car', value, holds: false }),
  },
  {
    first: 'habe(?: .{2,30}?)??',
    third: 'hat(?: .{2,30}?)??',
    rest: ' (?:bei|beim) (.{2,40}?) (?:gekündigt|aufgehört|hingeschmissen|den job geschmissen)',
    find: ([, where], values) => fact('employer', house(where, values), false),
  },
  {
    first: 'bin(?: .{2,20}?)?? (?:bei|beim)',
    third: null,
    rest: ' (.{2,40}?) (?:raus|weg|entlassen worden|gekündigt worden|rausgeflogen)$',
    find: ([, where], values) => fact('employer', house(where, values), false),
  },
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
    (text) => text ?? null,
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
