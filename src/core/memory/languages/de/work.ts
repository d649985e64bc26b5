import type { Found } from '../../rules/rule.ts'
import { asTyped, both, fact, type Predicate, says } from '../language.ts'
import { predicatesOf } from '../shapes.ts'
import { germanJob } from './jobs.ts'
import { germanPastime } from './pastimes.ts'
import { house, language } from './shapes.ts'
import { GERMAN_LANGUAGES } from './words.ts'

const job = predicatesOf('job', germanJob)
const languages = (text: string | undefined): Found[] =>
  (text ?? '')
    .split(/[^\p{L}]{1,60}/u)
    .filter((word) => GERMAN_LANGUAGES.has(word.toLowerCase()))
    .map((value) => ({ attribute: 'language', value }))

export const WORK_PREDICATES: readonly Predicate[] = [
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
    asTyped,
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
    asTyped,
  ),
  says(
    'way of working',
    'arbeite|mache|habe',
    'arbeitet|macht',
    ' (?:in |im |immer )?(?:der )?(nachtschicht|schichtdienst|spätschicht|frühschicht|schicht|wechselschicht|teilzeit|vollzeit)(?!\\p{L})',
    asTyped,
  ),
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
    (text) => language(text) ?? germanPastime(text),
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
]
