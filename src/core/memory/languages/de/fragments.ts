import { asName } from '../../given-names.ts'
import { leadingNames } from '../../rules/names.ts'
import type { Found } from '../../rules/rule.ts'
import {
  bare,
  both,
  type ClauseRule,
  childrenOf,
  countOf,
  fact,
  givenName,
  ownCalled,
  stated,
  type Values,
} from '../language.ts'
import { germanCondition, germanMedicine } from './health.ts'
import { germanJob } from './jobs.ts'
import { germanPastime } from './pastimes.ts'
import { feared, food, house, language, OFTEN, town } from './shapes.ts'

const family = (noun: string | undefined, name = '', values: Values): Found | null =>
  ownCalled(noun, leadingNames(name), values)

/** `zwei katzen namens Mimi und Kalle`, as `reword.ts` puts it. */
export const NAMED_CLAUSE: ClauseRule = {
  pattern: /^(.{2,60}?) namens ((?-i:\p{Lu})\p{L}{1,40}(?: (?:und|&) (?-i:\p{Lu})\p{L}{1,40})?)$/iu,
  find: ([, before = '', names = ''], values) =>
    names
      .split(/ (?:und|&) /u)
      .flatMap((name) => family(/(\p{L}{1,40}?)s?(?: namens .{1,60})?$/u.exec(before)?.[1], name, values) ?? []),
}

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
    find: ([, name, age]) => {
      const called = givenName(name)
      return called && [called, { attribute: 'age', value: `${age} years old` }]
    },
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
    find: ([, name]) => givenName(name),
  },
  {
    pattern:
      /^(?:hier (?:ist|spricht|schreibt) (?:die |der )?(\p{L}{2,20})|(\p{L}{2,20}) (?:hier|mein name)|(?:nenn(?:t)? mich|man nennt mich|alle nennen mich|gestatten,? ?|der name ist|name:?) (?:bitte |einfach )?(\p{L}{2,20}))(?= |$)/iu,
    find: ([, one, other, third]) => givenName(one ?? other ?? third),
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
    ([, count], values) => childrenOf(count, values),
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
    find: ([, noun, ...names], values) => names.flatMap((name) => family(noun, name, values) ?? []),
  },
  {
    pattern: /^(?:seit )?(?:dem )?tod meine[sr] (?:mannes|frau|ehemannes|ehefrau)(?!\p{L})/iu,
    find: () => ({ attribute: 'relationship', value: 'widowed' }),
  },
  {
    pattern: /(?:seit|nach) dem tod meine[sr] (?:mannes|frau|ehemannes|ehefrau)(?: \p{Lu}\p{L}{1,40})?$/iu,
    find: (match, values) =>
      both(
        { attribute: 'relationship', value: 'widowed' },
        fact(
          'home',
          town(
            /^(?:ich )?(?:wohne|lebe)(?: \p{L}{1,40})? in (.{2,30}?) (?:seit|nach) dem tod/iu.exec(match.input)?.[1],
            values,
          ),
        ),
      ),
  },
  bare(
    '(?:(?:habe|haben) )?(?:\\d{1,2}|eine?n?|zwei|drei|vier|fünf) (?:\\p{L}{4,10}e[nrs]? )?(\\p{L}{3,15})',
    ([all = ''], values) => {
      const [, count, noun] = /(\d{1,2}|eine?n?|zwei|drei|vier|fünf) (?:\p{L}{1,40} )?(\p{L}{1,40})$/iu.exec(all) ?? []
      const isOne = values.number(count) === 'one'
      return isOne && !/^(?:habe|haben)/iu.test(all) ? null : countOf(count, noun, values)
    },
  ),
  bare(
    '(?:habe |ich habe )?(?:panische |riesige |große |tierische )?(?:angst|panik|schiss|phobie) vor ([\\p{L} ]{3,25}?)(?: habe ich)?',
    ([, text]) => fact('fear', feared(text)),
  ),
  bare('(?:vor )?([\\p{L} ]{3,25}) (?:machen|macht) mir (?:\\p{L}{1,40} )?angst', ([, text]) =>
    fact('fear', feared(text)),
  ),
  bare(
    '([\\p{L}\\d-]{3,25}) (?:jeden (?:morgen|tag|abend)|täglich|morgens|abends|morgens und abends|auf lebenszeit)(?: .{0,40})?',
    ([, text]) => fact('medication', germanMedicine(text)),
  ),
  bare('(?:bin )?(?:auf|eingestellt auf) ([\\p{L}\\d-]{3,25})(?: eingestellt)?', ([, text]) =>
    fact('medication', germanMedicine(text)),
  ),
  bare(
    `(?:immer )?${OFTEN}(?: (?:ist|habe ich|gibts|gehts|geht es|steht|heißt|bin ich|habe|wird))?(?: (?:bei mir|immer|bei uns|an|mit .{2,30})){0,4}(?: (?:zum|zur|ins|in den|im|beim|in die))? ([\\p{L}& -]{3,40}?)(?: (?:an|angesagt|gespielt|dran))?`,
    ([, text]) => fact('hobby', germanPastime(text)),
  ),
  bare(`([\\p{L}& -]{3,40}?)(?: (?:ist|immer)){0,4} ${OFTEN}(?: .{0,40})?`, ([, text]) =>
    fact('hobby', germanPastime(text)),
  ),
  bare(
    '(?:mein(?:e)? )(?:größtes |liebstes |große )?(?:hobby|hobbys|hobbies|leidenschaft|ausgleich)(?: (?:ist|sind|bleibt))?:? ([\\p{L}& -]{3,40})',
    ([, text]) => fact('hobby', germanPastime(text)),
  ),
  bare(
    '([\\p{L}& -]{3,30}) ist (?:mein (?:hobby|leben|ausgleich|ding|ein und alles)|meine (?:leidenschaft|große liebe|therapie|welt))',
    ([, text]) => fact('hobby', germanPastime(text)),
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
    ([, one, other]) => fact('language', language(one ?? other)),
  ),
  bare(
    '(?:ich )?(?:trinke|rühre) (?:keinen alkohol|keinen tropfen(?: alkohol)?|nie alkohol|nix alkoholisches)(?: an)?',
    () => ({ attribute: 'habit', value: 'drink no alcohol' }),
  ),
  bare(
    '(?:ich )?(?:trinke|rühre) (?:keinen alkohol mehr|keinen tropfen mehr|nicht mehr(?! so | zu | viel ))(?: an)?(?: .{0,30})?',
    () => ({
      attribute: 'habit',
      value: 'drink alcohol',
      holds: false,
    }),
  ),
  bare('(?:bin )?(?:nichtraucher(?:in)?|rauchfrei)', ([all = '']) =>
    fact('trait', /nichtraucher(?:in)?|rauchfrei/iu.exec(all)?.[0] ?? null),
  ),
]
