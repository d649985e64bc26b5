import { calledName, ownName } from '../rules/names.ts'
import { NAMED_CLAUSE, PASSING_CLAUSES } from './de/fragments.ts'
import { GERMAN_NUMBERS, GERMAN_RELATIONS } from './de/relations.ts'
import { rewordGerman, THIRD, VERB } from './de/reword.ts'
import { PASSING_PREDICATES } from './de/statements.ts'
import {
  asTyped,
  counted,
  fact,
  favoriteAmong,
  introduces,
  is,
  type MemoryLanguage,
  ownCalled,
  phrase,
  says,
  thing,
} from './language.ts'

const NUMBER = '\\d{1,2}|eine?n?|zwei|drei|vier|fünf|sechs|sieben|acht'
const I_AM = 'bin|ich bin'
const IS = 'ist'

const FIRST = `ich|meine?[nrm]?|wir|unsere?|${VERB}|würde|hätte|wollte`
const PARTING = new RegExp(
  `\\s?(?<!\\d|(?:^|\\s)eine?n? \\p{L}{3,15}),\\s?(?:(?:und|aber|weil|denn|doch|da) )?|(?<!(?:^|\\s)eine?n? \\p{L}{3,15}),(?!\\d)\\s?|\\s?[;()–—]\\s?|:(?!\\d)\\s?|\\s-\\s|\\sund (?=nein|ja )|\\salso\\s(?=bitte|kein|nix|nicht)|\\s(?:und|aber|weil|denn|doch|sondern|&)\\s(?=(?:${FIRST}|(?:er|sie|die|der|das|es) (?:${THIRD})|${THIRD}|\\p{L}{0,12}(?:fahrer|lehrer|arzt|koch)(?:in)?$|(?:zwei|drei|vier|\\d{1,2}|eine?n?) \\p{L}{2,20}|seit|geschieden|verheiratet|ledig|single|vegan|schwanger|lkw-?fahrer)(?![\\p{L}]))`,
  'iu',
)
/** Words of messages that say nothing about their author. */
const HINTS =
  'seit|geschieden|verheiratet|verlobt|verwitwet|angst|jeden|jede|dienstags|montags|mittwochs|donnerstags|freitags|samstags|sonntags|rauche|igitt|bäh|mama|papa|oma|opa|aus|hier|mir|\\d{2}|nehme|komme|fahre|studiere|spreche|will|haben|ham|wohnen|muttersprache|hobby|hobbys|diagnose|als|kann|laktoseintolerant|kegeln|training|chor|täglich|sammle|tanze|singe|züchte|werde|nenn|weil|spiel|mach|geh|fahr|arbeit|wohn|leb|lern|trink|rauch|studier|nehm|komm|sprech|tanz|sing|koch|stamm|spare|spar|leide|jobbe|schaffe|sind|unser|kein|keine|fan'

export const GERMAN: MemoryLanguage = {
  worth:
    'ich|mein|meine|meinen|meiner|meinem|bin|hab|habe|wohne|arbeite|heiße|heisse|lerne|studiere|liebe|hasse|mag|spiele|wir|unsere?|trinke|esse|gehe?|mache|vertrage?',
  expansions: [
    [/(?<!\p{L})nicht nur (?=[^,.;]{1,40}, sondern auch)/giu, ''],
    [/(?<!\p{L})nicht (?!nur)[^,.;]{1,40}, sondern (?!auch)/giu, ''],
    [
      /^(?:nein,? )?(?:eigentlich|tatsächlich|genau genommen|inzwischen|mittlerweile|jetzt) (\p{L}{2,12}e|bin) ich (?=[\p{L}\d])/iu,
      'ich $1 ',
    ],
    [/^(?:seit(?! dem tod)|ab|im|am|in|nach|vor|jeden) [^,.]{2,30}? (\p{L}{2,12}e|bin) ich (?=\p{L})/iu, 'ich $1 '],
    [/(?<!\p{L})hab(?!\p{L})/giu, 'habe'],
    [/(?<!\p{L})geh(?!\p{L})/giu, 'gehe'],
    [/(?<!\p{L})ess(?!\p{L})/giu, 'esse'],
    [/(?<!\p{L})lern(?!\p{L})/giu, 'lerne'],
    [/(?<!\p{L})spiel(?= \p{Lu})/gu, 'spiele'],
    [/(?<!\p{L})vertrag(?!\p{L})/giu, 'vertrage'],
    [/(?<!\p{L})wohn(?!\p{L})/giu, 'wohne'],
    [/(?<!\p{L})leb(?!\p{L})/giu, 'lebe'],
    [/(?<!\p{L})arbeit(?= (?:bei|als|in|im)(?!\p{L}))(?<!soziale arbeit)/giu, 'arbeite'],
    [/(?<!\p{L})ne(?!\p{L})/giu, 'eine'],
    [/(?<!\p{L})nen(?!\p{L})/giu, 'einen'],
    [/(?<!\p{L})heisse(?!\p{L})/giu, 'heiße'],
    [/(?<!\p{L})heisst(?!\p{L})/giu, 'heißt'],
  ],
  leadIn:
    /^(?:hi|hallo|hey|moin|servus|na|also|ach|übrigens|ja|nee|ne|naja|und|aber|ehrlich gesagt|tja|boah|oh|ok|okay|btw|haha|gestern|heute|jetzt|momentan|zurzeit|derzeit|gerade|inzwischen|mittlerweile|ich glaube|tatsächlich|eigentlich)(?:\s{0,3}[,:;.!]{1,5}\s{0,3}|\s{1,9})/iu,
  boundary:
    /\s?[,;:()–—]\s?(?:(?:und|aber|weil|denn|doch|da) )?(?=(?:ich|meine?[nrm]?|wir|unsere?|bin|habe|wohne|lebe|arbeite|mag|liebe|hasse|spiele|lerne|studiere|\d)(?![\p{L}]))|\s(?:und|aber|weil|denn|doch)\s(?=(?:würde|hätte|wollte|ich|meine?[nrm]?|wir|unsere?|bin|habe|haben|wohne|lebe|arbeite|mag|liebe|hasse|spiele|lerne|studiere|spreche|trinke|esse|ist|hat|lkw|\p{L}{0,12}(?:fahrer|lehrer|arzt|koch)(?:in)?$)(?![\p{L}]))/iu,
  parting: PARTING,
  retracts:
    /^(?:sagt|sagte|meint|meinte|behauptet|laut|angeblich|denkt|dachte|glaubt|wenn|falls|sobald|sofern|außer|oder so|glaube ich|glaub ich|scherz|spaß|quatsch|nicht|hat (?:er|sie|man|mama|papa|jemand)|haben (?:sie|die)|so (?:sagt|heißt)|wäre schön|hätte ich gern|würde ich sagen|als wär|als ob|oder nicht|stand (?:da|im)|steht (?:da|im))(?!\p{L})/iu,
  reword: rewordGerman,
  asksAfter:
    /^(?:was|wer|wie|wo|wann|warum|wieso|welche[rsnm]?|kann|kannst|könnte|könntest|soll|sollte|darf|muss|ist|sind|gibt|hast|hat|bist|magst|kennst|weißt|weisst|hilft|lohnt|geht|reicht|dürfen|können|brauche ich|bin ich|hättest|würdest|würde|wäre|irgendwelche|tipps|ideen|jemand)(?!\p{L})/iu,
  hints: HINTS,
  unreal:
    /(?:^|\s)(?:wenn|falls|ob|würde|würd|wäre|wär|hätte|hätt|könnte|möchte|vielleicht|eventuell|wahrscheinlich|vermutlich|stell dir vor|angenommen|als ob|als wäre|fast|beinahe|überlege|denke darüber nach|sagt|sagte|gesagt|meint|meinte|glaubt|denkt|behauptet|fragt|laut|angeblich|im traum|geträumt|mein charakter|roman|geschichte|lied|songtext|scherz|spaß|als ich|früher mal|damals)(?=\s|$)/iu,
  asks: /^(?:was|wer|wie|wo|wann|warum|wieso|welche[rsn]?|bin ich|habe ich|wohne ich|kannst|könntest|weißt|weisst|glaubst|hilf|sag|übersetze?|kennst)(?=\s)/iu,
  irony: /klar,? und ich(?!\p{L})/iu,
  ended: /(?:^|\s)(?:nicht mehr|keine?n? mehr)(?=\s|$)/iu,
  denied: /(?:^|\s)(?:nicht|keine?[nr]?|nie|niemals|nix)(?=\s|$)/iu,
  tail: /(?:[,;(]|\s(?:aber|weil|denn|wenn|seit|obwohl|damit|die|der die|und (?:ich|es|das|ist|bin|habe|mag|die|der|arbeite|wohne|lebe|hasse|liebe|so|noch)|übrigens|gerade|momentan|zurzeit|jetzt|mehr|eigentlich|lol|haha|sehr|total|so sehr|über alles|am liebsten|mit (?:meine[rnm]?|eine[rnm]?|dem|der|den|zwei)|letztes jahr|letzten monat|letzte woche))(?![\p{L}])[\s\S]{0,60}/iu,
  noValue:
    /^(?:dich|dir|du|dein\p{L}{0,2}|sie|ihn|ihm|ihr|es|das|dies\p{L}{0,2}|so|hier|da|dort|zu|viel|alles|nichts|was|wie|wenn|dass|mich|mir|mein\p{L}{0,2}|gern|gerne|lieber|ganz|schon|nur|auch|etwas|mal|dran|nach hause|zuhause|hause|müde|krank|leben|einfach|da sein|wo|sein\p{L}{0,2}|ihre?[nrm]?|unsere?[nrm]?)(?=\s|$)|(?:^|\s)(?:ist|sind|bin|war|du|dich|habe|hat)(?=\s|$)/iu,
  article: /^(?:die|der|das|den)\s/iu,
  indefinite: 'eine?[nmr]?',
  does: 'ist|hat|frisst|schläft|liebt|hasst|will|macht|bellt|mag',
  noName: 'auch|immer|der|die|das|schon|noch|heute|jetzt|nie|nicht|gerade|wieder',
  my: 'meine?[nrm]?|unsere?[nrm]?',
  me: 'ich|wir',
  pronouns: { he: 'er', she: 'sie', isOptional: false },
  jobless: 'rentner(?:in)?|arbeitslos',
  relations: GERMAN_RELATIONS,
  numbers: GERMAN_NUMBERS,
  clauses: [
    NAMED_CLAUSE,
    {
      pattern:
        /^(?:meine?|unsere?) (beste freundin|bester freund|\p{L}{3,15}) heißt (?:(?:auch|jetzt|übrigens) )?(.{1,200})/iu,
      find: ([, noun, name = ''], values) => ownCalled(noun, calledName(name), values),
    },
    {
      pattern:
        /^(?:ich |wir )?(?:habe|haben) eine?n? (\p{L}{3,15}),? (?:der|die|das|namens|er|sie) ?(?:heißt )?(.{1,60}?)(?: heißt)?$/iu,
      find: ([all = '', noun, name = ''], values) => {
        const called = /heißt|namens/i.test(all) ? calledName(name) : null
        return ownCalled(noun, called, values)
      },
    },
    {
      pattern:
        /^(?:ich )?(?:vertrage|esse|trinke) keine?n? (gluten|laktose|milch|milchprodukte|eier|fisch|meeresfrüchte|schwein|schweinefleisch|nüsse|zucker|käse|weizen)(?![\p{L}])/iu,
      find: ([, value = '']) => ({ attribute: 'avoided food', value }),
    },
    { pattern: new RegExp(`^(?:ich |wir )?(?:habe|haben) (${NUMBER}) (\\p{L}{3,15})`, 'iu'), find: counted },
    {
      pattern: /^meine? lieblings(\p{L}{3,15}) ist (.{1,200})/iu,
      find: favoriteAmong({
        farbe: 'color',
        essen: 'food',
        gericht: 'dish',
        film: 'movie',
        buch: 'book',
        lied: 'song',
        song: 'song',
        band: 'band',
        serie: 'show',
        sport: 'sport',
        verein: 'team',
        mannschaft: 'team',
        tier: 'animal',
        stadt: 'city',
        getränk: 'drink',
        nachtisch: 'dessert',
        tee: 'tea',
      }),
    },
    {
      pattern: /^mein geburtstag ist (?:am )?(\d{1,2}\. ?(?:\p{L}{3,9}|\d{1,2}))/iu,
      find: ([, value = '']) => ({ attribute: 'birthday', value }),
    },
    {
      pattern:
        /^(?:ich )?(?:habe )?am (\d{1,2}\. ?\p{L}{3,9}) (?:(?:habe ich )?geburtstag|werde? ich (?:\d{2}|\p{L}{5,20}ig)(?=$|[ ,]))/iu,
      find: ([, value = '']) => ({ attribute: 'birthday', value }),
    },
    {
      pattern: /^(?:ich )?esse (?:seit [\p{L}\d ]{3,20} )?kein fleisch(?=[\s,]|$)/iu,
      find: () => ({ attribute: 'diet', value: 'no meat' }),
    },
    {
      pattern:
        /^(?:ich )?bin (?:letztes jahr |letzten monat |letzte woche |vor kurzem |gerade |jetzt )?nach (.{1,60}?) gezogen/iu,
      find: ([, place], values) => {
        const value = values.phrase(place, 4)
        return fact('home', value)
      },
    },
    {
      pattern:
        /^(?:ich )?stehe (?:jeden tag |immer |meistens |unter der woche |morgens )?um ([\p{L}\d:]{1,7})(?: uhr)?(?: morgens)? auf/iu,
      find: ([, value = '']) => ({ attribute: 'wake-up time', value }),
    },
    ...PASSING_CLAUSES,
  ],
  predicates: [
    ...PASSING_PREDICATES,
    says('name', 'heiße|mein name ist', null, ' (?:(?:übrigens|auch|eigentlich) )?(.{1,200})', (text) =>
      ownName(text ?? ''),
    ),
    introduces(I_AM, ' (?:die |der )?(\\p{L}{2,20})$'),
    says(
      'age',
      I_AM,
      IS,
      ' (\\d{1,3})(?: jahre(?: alt)?)?(?=$|[ ,.])(?! (?:minuten|prozent|%|kilo|tage|stunden|meter|cm|mal|runden|wochen|monate|uhr|mio|euro|grad|km|kg|x)(?!\\p{L}))',
      (text) => (text && Number(text) < 120 ? `${text} years old` : null),
    ),
    says(
      'home',
      'wohne|lebe|wir wohnen|wir leben|wohnen|leben',
      'wohnt|lebt',
      '(?: (?:jetzt|allein|alleine|zusammen|seit kurzem|seit \\d{4}|seit \\p{L}{2,10} \\p{L}{4,8}))? (?:mit [^,]{2,40}? )?(?:in|im|auf|bei) (?!eine[rm] \\p{L}{0,40}(?:beziehung|ehe|partnerschaft|welt|zeit|situation|familie))(.{1,200})',
      (text, values) => values.phrase(text, 4),
    ),
    says(
      'origin',
      'komme|stamme|bin',
      'kommt|stammt|ist',
      ' (?:ursprünglich |eigentlich )?aus ((?!dem |der |einem |einer )\\p{L}.{1,100})',
      (text, values) => values.phrase(text, 2),
    ),
    {
      first: 'arbeite',
      third: 'arbeitet',
      rest: '(?: (?:jetzt|gerade|zurzeit))? als (.{1,60}?)(?: (?:bei (?:der |dem |einer |einem )?|im |in (?:der |einer |einem ))(.{1,200}))?(?: in \\p{L}{3,20})?$',
      find: ([, job, house], values) => {
        const [role, employer] = [values.phrase(job?.replace(/^eine? /, ''), 3), values.phrase(house, 4)]
        return [
          role ? [{ attribute: 'job', value: role }] : [],
          employer ? [{ attribute: 'employer', value: employer }] : [],
        ].flat()
      },
    },
    is('way of working', 'arbeite', 'arbeitet', ' (?:von zu ?hause|im homeoffice|remote)', 'from home'),
    says(
      'employer',
      'arbeite',
      'arbeitet',
      '(?: (?:jetzt|gerade|zurzeit))? (?:bei|für|in einer?m?) (?:der |dem |den )?(.{1,200})',
      phrase,
    ),
    is('diet', 'esse|ernähre mich', 'isst', '(?: (?:nur|jetzt|komplett|streng))? vegan(?=[\\s,]|$)', 'vegan'),
    is('diet', I_AM, IS, '(?: seit [\\p{L}\\d]{1,10} \\p{L}{4,8})? (?:vegan|veganer(?:in)?)(?=[\\s,]|$)', 'vegan'),
    is('diet', I_AM, IS, '(?: seit [\\p{L}\\d]{1,10} \\p{L}{4,8})? vegetarier(?:in)?', 'vegetarian'),
    is('relationship', I_AM, IS, ' verheiratet', 'married'),
    is('relationship', I_AM, IS, ' verlobt', 'engaged'),
    is('relationship', I_AM, IS, ' geschieden', 'divorced'),
    is('relationship', I_AM, IS, ' single', 'single'),
    is('relationship', I_AM, IS, ' verwitwet', 'widowed'),
    is('health', I_AM, IS, ' diabetiker(?:in)?', 'diabetes'),
    is('health', I_AM, IS, ' schwanger', 'pregnant'),
    says(
      'health',
      'habe|leide (?:an|unter)',
      'hat|leidet (?:an|unter)',
      '(?: (?:seit (?:der |meiner )?\\p{L}{3,12}|leider))? ((?:diabetes|asthma|adhs|depressionen|eine angststörung|migräne|arthritis|rheuma|bluthochdruck|epilepsie|schlafstörungen|krebs|multiple sklerose|endometriose|alzheimer|parkinson|demenz|zöliakie|neurodermitis)(?: typ (?:\\d|eins|zwei))?)',
      phrase,
    ),
    says(
      'allergy',
      'bin(?: \\p{L}{3,8})? allergisch',
      'ist(?: \\p{L}{3,8})? allergisch',
      ' (?:gegen|auf) (.{1,200})',
      thing,
    ),
    says('allergy', I_AM, IS, '(?: \\p{L}{3,8})? (?:gegen|auf) (.{1,60}?) allergisch', thing),
    says('allergy', 'habe', 'hat', ' eine (\\p{L}{3,15})allergie', asTyped),
    says(
      'studies',
      'studiere',
      'studiert',
      '(?: (?:gerade|grad|zurzeit|jetzt))? (?!in |an |noch|seit)(.{1,60}?)(?= (?:in|an) |$)',
      (text, values) => values.phrase(text, 3),
    ),
    says(
      'learning',
      'lerne',
      'lernt',
      '(?: (?:gerade|zurzeit|jetzt|aktuell|seit \\p{L}{2,10} \\p{L}{4,8}))? (?!für |auf |viel|noch|heute|morgen|dich|mit)(.{1,60}?)(?= (?:und|mit|auf) |$)',
      (text, values) => values.phrase(text, 3),
    ),
    says(
      'hobby',
      'gehe',
      'geht',
      ' (?:sehr )?(?:oft|gern|gerne|regelmäßig|jede[nrs]? \\p{L}{3,10}|\\p{L}{3,6}mal (?:die|in der|pro) woche|am wochenende|\\p{L}{4,8}tags) (klettern|schwimmen|joggen|laufen|wandern|tanzen|bouldern|reiten|angeln|surfen|segeln)(?![\\p{L}])',
      asTyped,
    ),
    says(
      'hobby',
      'mache',
      'macht',
      '(?: (?:gern|gerne|oft|jede[nrs]? \\p{L}{3,10}))? (yoga|pilates|krafttraining|crossfit|karate|judo|kampfsport|ballett|musik|theater)(?![\\p{L}])',
      asTyped,
    ),
    says('origin', 'bin', 'ist', ' in (.{2,40}) (?:geboren|aufgewachsen)', (text, values) => values.phrase(text, 3)),
    {
      first: 'spreche|kann',
      third: 'spricht|kann',
      rest: ' (.{1,200})',
      find: ([, said = '']) =>
        [
          ...said.matchAll(
            /(?<!\p{L})(?:englisch|deutsch|spanisch|französisch|italienisch|portugiesisch|chinesisch|japanisch|arabisch|russisch|türkisch|polnisch|niederländisch|griechisch|kroatisch|ukrainisch|koreanisch)(?!\p{L})/giu,
          ),
        ].map(([value]) => ({ attribute: 'language', value })),
    },
    says('taste', 'liebe|mag', 'liebt|mag', '(?: (?:sehr|total|echt|besonders|auch))? (.{1,200})', thing),
    {
      ...says('taste', 'hasse|verabscheue', 'hasst', ' (.{1,200})', thing),
      find: ([, text], values) => {
        const value = values.thing(text)
        return fact('taste', value, false)
      },
    },
    says(
      'hobby',
      'spiele',
      'spielt',
      `(?: (?:gern|gerne|oft|manchmal|jeden \\p{L}{3,10}|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|am \\p{L}{6,10}|seit \\p{L}{2,10} \\p{L}{4,8}))? ((?:gitarre|klavier|bass|schlagzeug|geige|flöte|trompete|saxophon|saxofon|ukulele|cello|akkordeon|klarinette|keyboard|orgel|harfe|fußball|fussball|tennis|handball|basketball|volleyball|badminton|tischtennis|hockey|eishockey|golf|schach|rugby|padel|squash|minecraft|poker))(?![\\p{L}])`,
      asTyped,
    ),
  ],
}
