import { asName, GIVEN_NAMES } from '../given-names.ts'
import { leadingNames } from '../rules/names.ts'
import { kept } from '../rules/people.ts'
import type { Found } from '../rules/rule.ts'
import { GERMAN_FEARS, GERMAN_STATES, germanCondition, germanMedicine } from './de-health.ts'
import { germanJob } from './de-jobs.ts'
import { germanPastime, PASTIME_VERBS } from './de-pastimes.ts'
import { GERMAN_FOODS, GERMAN_LANGUAGES, GERMAN_RELIGIONS, GERMAN_VEHICLES, germanNationality } from './de-words.ts'
import { type ClauseRule, fact, is, type Predicate, says, type Values } from './language.ts'

/** Facts that Germans state in passing, found by lists of words; `de-reword.ts` has put the clauses in plain order. */

const ANY = ' (.{1,120})'
const listed =
  (attribute: string, find: (text: string | undefined) => string | null) =>
  (first: string, third: string | null, rest = ANY): Predicate =>
    says(attribute, first, third, rest, (text) => find(text))

const job = listed('job', germanJob)
const health = listed('health', germanCondition)
const medication = listed('medication', germanMedicine)
const hobby = listed('hobby', germanPastime)

const inSet =
  (words: ReadonlySet<string>) =>
  (text: string | undefined): string | null => {
    const word = (text ?? '').trim().replace(/^(?:die|der|das|den|dem|eine?[nmr]?) /iu, '')
    return words.has(word.toLowerCase()) ? word : null
  }
const food = inSet(GERMAN_FOODS)
const feared = (text: string | undefined): string | null => {
  const said = (text ?? '')
    .replace(/(?:,| (?:und|seit|habe|aber|ist|zu)(?= |$)).*$/iu, '')
    .replace(/^(?:großen |kleinen |der |dem |den |diesen )/iu, '')
  return GERMAN_FEARS.has(said.toLowerCase()) ? said : null
}
const fear = listed('fear', feared)

const HOUSE_END =
  /(?:,| (?:am|im|in|als|an|auf|und|mit|seit|vor|nach|für|aber|weil|jede[nrs]?|angefangen|angestellt|beschäftigt|gelandet|um|zur|zum|ums|schicht|nachtschicht|fest|vollzeit|teilzeit)(?= |$)).*$/iu
const NO_HOUSE =
  /^(?:mir|dir|uns|euch|ihm|ihr|ihnen|meine?[nmr]?|deine?[nmr]?|einem?r?|zuhause|hause|regen|sonne|hitze|nacht|tag|uns|allem|der hitze|der arbeit|dem wetter)(?= |$)/iu
const house = (text: string | undefined, values: Values): string | null => {
  const name = values.phrase((text ?? '').replace(HOUSE_END, '').replace(/^(?:der|dem|den|die) /iu, ''), 4)
  return name && !NO_HOUSE.test(name) ? name : null
}

const PLACE_END =
  /(?:,| (?:und|mit|aber|weil|bei|wegen|gezogen|gekommen|geblieben|gelandet|aufgewachsen|geboren|gewohnt|geworden|zusammen|groß|am arsch|zur|auf|im|in der|in einem|in einer|nähe|ums eck)(?= |$)).*$/iu
const NO_PLACE =
  /^(?:de[rmn]|eine[mr]?|meine[mrn]?|unsere[mrn]?|angst|frieden|sünde|scheidung|trennung|saus|armut|hause|dauer|panik|gedanken|zukunft|ruhe|urlaub|quarantäne|rente|therapie|behandlung|dir|mir|uns|sicherheit|streit|\d+\.?)(?= |$)/iu
const town = (text: string | undefined, values: Values): string | null => {
  const place = values.phrase((text ?? '').replace(PLACE_END, ''), 3)
  return place && !NO_PLACE.test(place) ? place : null
}

const NO_LONG_TERM =
  /(?:^| )(?:schlafen|essen|wissen|sagen|reden|fragen|hören|sehen|gehen|sterben|weg|heulen|hin|hin da|leben|weiterleben|mich umbringen|verschwinden|nicht|jammern|da|raus)$/iu
const aim = (text: string | undefined, values: Values): string | null => {
  const said = values.phrase(text, 7)
  return said && !NO_LONG_TERM.test(said) ? said : null
}

const DAY =
  'montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|wochenende|morgen|abend|tag|woche|mo|di|mi|do|fr|sa|so'
const OFTEN = `(?:jede[nrsm]? (?:(?:zweiten?|ersten) )?(?:${DAY})(?:\\s?abend|\\s?morgen|\\s?nachmittag)?|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?:abend)?s|am wochenende|am we|(?:\\d|ein|zwei|drei|vier|fünf)\\s?(?:x|mal) (?:die|in der|pro|jede|am) (?:woche|tag|monat)|(?:ein|zwei|drei|vier|fünf)mal (?:die|in der|pro) woche|regelmäßig|immer (?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags))`
const often = new RegExp(
  `(?<!\\p{L})(?:${OFTEN}|gern|gerne|oft|viel|leidenschaftlich|für mein leben|in meiner freizeit|nach feierabend|im verein|im chor|als hobby|als ausgleich)(?!\\p{L})`,
  'iu',
)

const both = (...found: (Found | null)[]): Found[] => found.filter((one) => one !== null)

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
    ` (?:eine? |gläubige[rn]? |überzeugte[rn]? |praktizierende[rn]? |streng |getaufte[rn]? )*(${GERMAN_RELIGIONS})(?= |$)(?! (?:am|von))`,
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
          /^(?: (?:irgendwann|nächstes jahr|dieses jahr|nächsten sommer|unbedingt|eines tages|mal))+/iu,
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

const family = (noun: string | undefined, name: string | undefined, values: Values): Found[] => {
  const [relation, called] = [values.relation(noun), leadingNames(name ?? '')]
  return relation && called ? [kept(relation, called)] : []
}

const parentOf = (count: string | undefined, values: Values): Found | null => {
  const number = values.number(count)
  return number && number !== 'one' ? { attribute: 'children', value: `${number} children` } : null
}
const bare = (source: string, find: ClauseRule['find']): ClauseRule => ({
  pattern: new RegExp(`^(?:${source})$`, 'iu'),
  find,
})
const stated = (attribute: string, source: string, value: string): ClauseRule =>
  bare(source, () => ({ attribute, value }))

/** `zwei katzen namens Mimi und Kalle`, as `de-reword.ts` puts it. */
export const NAMED_CLAUSE: ClauseRule = {
  pattern: /^(.{2,60}?) namens ((?-i:\p{Lu})\p{L}+(?: (?:und|&) (?-i:\p{Lu})\p{L}+)?)$/iu,
  find: ([, before = '', names = ''], values) =>
    names
      .split(/ (?:und|&) /u)
      .flatMap((name) => family(/(\p{L}+?)s?(?: namens .{1,60})?$/u.exec(before)?.[1], name, values)),
}

const languages = (text: string | undefined): Found[] =>
  (text ?? '')
    .split(/[^\p{L}]+/u)
    .filter((word) => GERMAN_LANGUAGES.has(word.toLowerCase()))
    .map((value) => ({ attribute: 'language', value }))

/** Whole clauses, mostly without a verb: `geschieden, zwei katzen`. */
export const PASSING_CLAUSES: readonly ClauseRule[] = [
  {
    pattern: /^(?:ich )?werde (?:\p{L}{5,20}|\d{2}) am (\d{1,2}\. ?\p{L}{3,9})(?= |$)/iu,
    find: ([, value = '']) => ({ attribute: 'birthday', value }),
  },
  {
    pattern: /(?:seit (?:der|meiner)) diagnose ([\p{L}-]{2,25})(?= |$)/iu,
    find: ([, text]) => fact('health', germanCondition(text)),
  },
  bare(
    '(?:ich |wir )?(?:bin|komme|kommen|stamme) aus (?:dem |der )(saarland|schwarzwald|ruhrgebiet|ruhrpott|pott|allgäu|rheinland|schweiz|türkei|ukraine|eifel|pfalz|oberpfalz|harz|münsterland|emsland|erzgebirge|vogtland|burgenland|tessin|wallis|slowakei|mongolei|lausitz|uckermark|sauerland|odenwald|spreewald|wendland|hunsrück|bretagne|normandie|toskana)(?: .{0,30})?',
    ([, value]) => fact('origin', value ?? null),
  ),
  {
    pattern: /^(\p{L}{2,15}) (\d{2})$/iu,
    find: ([, name = '', age]) =>
      GIVEN_NAMES.has(name.toLowerCase())
        ? [
            { attribute: 'name', value: asName(name) },
            { attribute: 'age', value: `${age} years old` },
          ]
        : null,
  },
  bare('(?:ich |wir )?haben uns(?: .{2,30})? (verlobt|geheiratet)', ([, what]) => ({
    attribute: 'relationship',
    value: what === 'verlobt' ? 'engaged' : 'married',
  })),
  bare('(?:ich )?habe (?:.{2,30} )?(?:meinen mann|meine frau) (?:.{2,30} )?verloren', () => ({
    attribute: 'relationship',
    value: 'widowed',
  })),
  bare(
    '(?:ich )?(?:nehme|schlucke|spritze|brauche) (.{3,40}?) (?:gegen|wegen|für) (?:meine?[nsr]? )(.{3,30})',
    ([, medicine, condition]) =>
      both(fact('medication', germanMedicine(medicine)), fact('health', germanCondition(condition))),
  ),
  bare('(höhenangst|flugangst|platzangst|klaustrophobie|spinnenphobie) (?:und|hab|aber|deluxe) .{2,80}', ([, value]) =>
    fact('health', value ?? null),
  ),
  bare(
    'ich (?!arbeite|jobbe|.{0,60}(?:dich|ihn|sie|dir|ihr|euch) )\\p{L}{3,15} (?:.{1,100} )?als ([\\p{L}-]{4,30})',
    ([, text]) => fact('job', germanJob(text)),
  ),
  bare(
    '(?:ich )?(?:fahre|liefere|arbeite|putze|kellnere)(?: .{2,20}?)?? für ((?-i:\\p{Lu})[\\p{L}&.-]{1,20}(?: (?-i:\\p{Lu})[\\p{L}&.-]{1,20})?)(?: .{2,30})?',
    ([, where], values) => fact('employer', house(where, values)),
  ),
  { pattern: /^\(/u, find: () => ({ attribute: '', value: '' }) },
  {
    pattern:
      /^(?:meine?|unsere?) (\p{L}{3,15}) (?:nennt sich|hört auf den namen) (?:(?:auch|jetzt|übrigens) )?(.{1,200})/iu,
    find: ([, noun, name = ''], values) => {
      const word = /^\p{L}{2,15}/u.exec(name)?.[0]
      return family(noun, word && asName(word), values)
    },
  },
  {
    pattern: /^(?:ich )?(?:bin|heiße)(?: (?:der|die|de|da))? (\p{L}{2,20})(?= (?:und|aus)(?!\p{L}))/iu,
    find: ([, name = '']) => (GIVEN_NAMES.has(name.toLowerCase()) ? { attribute: 'name', value: asName(name) } : null),
  },
  {
    pattern:
      /^(?:hier (?:ist|spricht|schreibt) (?:die |der )?(\p{L}{2,20})|(\p{L}{2,20}) (?:hier|mein name)|(?:nenn(?:t)? mich|man nennt mich|alle nennen mich|gestatten,? ?|der name ist|name:?) (?:bitte |einfach )?(\p{L}{2,20}))(?= |$)/iu,
    find: ([, one, other, third]) => {
      const name = one ?? other ?? third ?? ''
      return GIVEN_NAMES.has(name.toLowerCase()) ? { attribute: 'name', value: asName(name) } : null
    },
  },
  bare(
    '(?:ich |bin |m|w|f|männlich|weiblich|mann|frau|d)[ /,.]{0,2}(\\d{2})|(\\d{2}) ?(?:(?:jahre|j\\.?)(?: alt| jung)?|m|w|f|lenze)',
    ([, one, other]) => (Number(one ?? other) > 12 ? { attribute: 'age', value: `${one ?? other} years old` } : null),
  ),
  bare('(?:mit meinen|in meinem alter von) (\\d{2})(?: jahren| lenzen)?.{0,60}', ([, age]) => ({
    attribute: 'age',
    value: `${age} years old`,
  })),
  bare(
    '(?:gebürtig |ursprünglich |ich |komme )?aus (?!de[mr] |meine|eine)(\\p{L}[\\p{L} -]{2,25})',
    ([, place], values) => fact('origin', town(place, values)),
  ),
  bare('(?:wohnhaft |zuhause |daheim )in (\\p{L}[\\p{L} -]{2,25})', ([, place], values) =>
    fact('home', town(place, values)),
  ),
  bare(
    '(?:mein )?(?:zuhause|wohnort|wohnsitz|standort) (?:ist|liegt in|ist in) (\\p{L}[\\p{L} -]{2,25})',
    ([, place], values) => fact('home', town(place, values)),
  ),
  bare('(?:meine )?(?:heimat|heimatstadt) (?:ist|bleibt) (\\p{L}[\\p{L} -]{2,25})', ([, place], values) =>
    fact('origin', town(place, values)),
  ),
  bare('((?:gelernter? )?[\\p{L}-]{4,30}) (?:hier|von beruf|vom fach)(?: .{1,40})?', ([, text]) =>
    fact('job', germanJob(text)),
  ),
  bare(
    '(?:ich )?als (?:alter |alte |gelernte[r]? |angehende[r]? )?([\\p{L}-]{4,30}) (?:ich |(?:bin|habe|muss|kann|kenne|darf|sehe|arbeite|weiß|verdiene|mache|steht?|hat man|kriegt man|fahre|arbeitet man|freue|merke) ?(?:ich|man)?)(?: .{0,80})?',
    ([, text]) => fact('job', germanJob(text)),
  ),
  bare(
    'ich (?:bin|habe|muss|kann|kenne|darf|sehe|weiß|verdiene|mache|stehe) (?:.{1,80} )?als ([\\p{L}-]{4,30})',
    ([, text]) => fact('job', germanJob(text)),
  ),
  bare('beruf:? ([\\p{L}-]{4,30})', ([, text]) => fact('job', germanJob(text))),
  stated(
    'relationship',
    '(?:ich )?(?:bin |seit .{2,20} )?(?:glücklich |lange )?verheiratet(?: seit .{2,20})?',
    'married',
  ),
  stated(
    'relationship',
    '(?:ich )?(?:bin |seit .{2,20} )?(?:frisch |zweimal )?geschieden(?: seit .{2,20})?',
    'divorced',
  ),
  stated('relationship', '(?:seit .{2,20} )?verwitwet', 'widowed'),
  stated('relationship', '(?:seit .{2,20} )?(?:frisch )?verlobt', 'engaged'),
  bare(
    '(?:ich )?als (?:alleinerziehende[r]? |frischgebackene[r]? )?(?:mutter|vater|mama|papa) von (\\p{L}{3,6}|\\d) (?:kindern|kids|töchtern|söhnen|jungs|mädchen|mädels|teenagern)(?: .{0,80})?',
    ([, count], values) => parentOf(count, values),
  ),
  {
    pattern: /^([\p{L}-]{4,20}) und ([\p{L}-]{4,20}) sind meine (?:hobbys|hobbies|leidenschaften|große leidenschaft)/iu,
    find: ([, one, other]) => both(fact('hobby', germanPastime(one)), fact('hobby', germanPastime(other))),
  },
  {
    pattern: /^(?:bitte )?nenn mich (?:bitte |einfach |ruhig )?((?-i:\p{Lu})\p{L}{1,12})$/iu,
    find: ([, value = '']) => ({ attribute: 'name', value }),
  },
  {
    pattern: /^(?:meine|unsere) (\p{L}{4,14}) (\p{L}{2,14}) und (\p{L}{2,14})(?= |$)/iu,
    find: ([, noun, ...names], values) => names.flatMap((name) => family(noun, name, values)),
  },
  {
    pattern: /^(?:seit )?(?:dem )?tod meine[sr] (?:mannes|frau|ehemannes|ehefrau)(?!\p{L})/iu,
    find: () => ({ attribute: 'relationship', value: 'widowed' }),
  },
  {
    pattern: /(?:seit|nach) dem tod meine[sr] (?:mannes|frau|ehemannes|ehefrau)(?: \p{Lu}\p{L}+)?$/iu,
    find: (match, values) =>
      both(
        { attribute: 'relationship', value: 'widowed' },
        fact(
          'home',
          town(
            /^(?:ich )?(?:wohne|lebe)(?: \p{L}+)? in (.{2,30}?) (?:seit|nach) dem tod/iu.exec(match.input)?.[1],
            values,
          ),
        ),
      ),
  },
  bare(
    '(?:(?:habe|haben) )?(?:\\d{1,2}|eine?n?|zwei|drei|vier|fünf) (?:\\p{L}{4,10}e[nrs]? )?(\\p{L}{3,15})',
    ([all = ''], values) => {
      const [, count, noun] = /(\d{1,2}|eine?n?|zwei|drei|vier|fünf) (?:\p{L}+ )?(\p{L}+)$/iu.exec(all) ?? []
      const [number, relation] = [values.number(count), values.relation(noun)]
      if (!number || !relation || (number === 'one' && !/^(?:habe|haben)/iu.test(all))) return null
      if (relation === 'child')
        return { attribute: 'children', value: `${number} ${number === 'one' ? 'child' : 'children'}` }
      return { attribute: `number of ${relation}s`, value: number }
    },
  ),
  bare(
    '(?:habe |ich habe )?(?:panische |riesige |große |tierische )?(?:angst|panik|schiss|phobie) vor ([\\p{L} ]{3,25}?)(?: habe ich)?',
    ([, text]) => fact('fear', feared(text)),
  ),
  bare('(?:vor )?([\\p{L} ]{3,25}) (?:machen|macht) mir (?:\\p{L}+ )?angst', ([, text]) => fact('fear', feared(text))),
  bare(
    '([\\p{L}\\d-]{3,25}) (?:jeden (?:morgen|tag|abend)|täglich|morgens|abends|morgens und abends|auf lebenszeit)(?: .{0,40})?',
    ([, text]) => fact('medication', germanMedicine(text)),
  ),
  bare('(?:bin )?(?:auf|eingestellt auf) ([\\p{L}\\d-]{3,25})(?: eingestellt)?', ([, text]) =>
    fact('medication', germanMedicine(text)),
  ),
  bare(
    `(?:immer )?${OFTEN}(?: (?:ist|habe ich|gibts|gehts|geht es|steht|heißt|bin ich|habe|wird))?(?: (?:bei mir|immer|bei uns|an|mit .{2,30}))*(?: (?:zum|zur|ins|in den|im|beim|in die))? ([\\p{L}& -]{3,40}?)(?: (?:an|angesagt|gespielt|dran))?`,
    ([, text]) => fact('hobby', germanPastime(text)),
  ),
  bare(`([\\p{L}& -]{3,40}?)(?: (?:ist|immer))* ${OFTEN}(?: .{0,40})?`, ([, text]) =>
    fact('hobby', germanPastime(text)),
  ),
  bare(
    '(?:mein(?:e)? )(?:größtes |liebstes |große )?(?:hobby|hobbys|hobbies|leidenschaft|ausgleich)(?: (?:ist|sind|bleibt))?:? ([\\p{L}& -]{3,40})',
    ([, text]) => fact('hobby', germanPastime(text)),
  ),
  bare(
    '([\\p{L}& -]{3,30}) ist (?:mein (?:hobby|leben|ausgleich|ding|ein und alles)|meine (?:leidenschaft|große liebe|therapie|welt))',
    ([, text], values) => fact('hobby', germanPastime(text) ?? (values.relation(text) ? null : null)),
  ),
  bare('([\\p{L} -]{3,25}) (?:ist mein (?:leben|ein und alles)|könnte ich jeden tag essen|geht immer)', ([, text]) =>
    fact('taste', food(text)),
  ),
  bare('(?:hobbys?|hobbies|freizeit):? ([\\p{L}& -]{3,40})', ([, text]) => fact('hobby', germanPastime(text))),
  bare(
    '(?:die |der |das )?([\\p{L} -]{3,25}?)(?: (?:ist|sind|geht|finde ich|finde|gehen|schmeckt mir|schmecken mir|kann ich|bleibt))? (?:igitt|bäh|bah|pfui|würg|eklig|ekelhaft|widerlich|gar nicht|nicht meins|nicht mein fall|nicht mein ding|nein danke|nee danke|zum kotzen|abartig)(?: .{0,40})?',
    ([, text]) => fact('avoided food', food(text)),
  ),
  bare(
    '(?:ich )?finde (?:die |der |das )?([\\p{L} -]{3,25}?) (?:eklig|ekelhaft|widerlich|abartig|zum kotzen)',
    ([, text]) => fact('avoided food', food(text)),
  ),
  bare(
    '(?:ich )?bin (?:kein(?:e)? |nicht (?:der|die) )(?:großer |riesen |größte )?fan von ([\\p{L} -]{3,30})',
    ([, text], values) => fact('taste', values.thing(text, 3), false),
  ),
  bare(
    '(?:mit )?([\\p{L} -]{3,25}) (?:kannst du mir schenken|kannste mir schenken|kannst du mich jagen|kann man mich jagen|kannste mich jagen)',
    ([, text]) => fact('avoided food', food(text)),
  ),
  bare(
    '(?:meine )?muttersprache (?:ist|:)? ?([\\p{L}]{4,18})|([\\p{L}]{4,18}) ist meine (?:muttersprache|erstsprache)',
    ([, one, other]) => fact('language', inSet(GERMAN_LANGUAGES)(one ?? other)),
  ),
  bare(
    '(?:ich )?(?:trinke|rühre) (?:keinen alkohol|keinen tropfen(?: alkohol)?|nie alkohol|nix alkoholisches)(?: an)?',
    () => ({ attribute: 'habit', value: 'drink no alcohol' }),
  ),
  bare('(?:ich )?(?:trinke|rühre) (?:keinen alkohol mehr|keinen tropfen mehr|nicht mehr)(?: an)?(?: .{0,30})?', () => ({
    attribute: 'habit',
    value: 'drink alcohol',
    holds: false,
  })),
  bare('(?:bin )?(?:nichtraucher(?:in)?|rauchfrei)', ([all = '']) =>
    fact('trait', /nichtraucher(?:in)?|rauchfrei/iu.exec(all)?.[0] ?? null),
  ),
]
