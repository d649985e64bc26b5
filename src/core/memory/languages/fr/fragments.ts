import { leadingNames } from '../../rules/names.ts'
import { bare, both, type ClauseRule, countOf, fact, givenName, ownCalled, stated } from '../language.ts'
import { frenchCondition, frenchMedicine } from './health.ts'
import { frenchJob } from './jobs.ts'
import { frenchPastime } from './pastimes.ts'
import { feared, food, house, language, OFTEN, town } from './shapes.ts'

const FAVORITES = new Map([
  ['équipe', 'team'],
  ['couleur', 'color'],
  ['plat', 'dish'],
  ['film', 'movie'],
  ['livre', 'book'],
  ['groupe', 'band'],
  ['série', 'show'],
])

/** `deux chats nommés Caramel et Miso`, as `reword.ts` puts it. */
export const NAMED_CLAUSE: ClauseRule = {
  pattern: /^(.{2,80}?) nommés ((?:(?!nommés ).){2,60})$/iu,
  find: ([all = ''], values) => {
    const [before = '', ...names] = all.split(' nommés ')
    const noun = /(cochons? d'inde|[\p{L}-]{1,60})$/iu.exec(before)?.[1]
    return (names.at(-1) ?? '')
      .split(/ (?:et|&) /u)
      .map((name) => name.trim())
      .flatMap((name) => (/^\p{Lu}/u.test(name) ? (ownCalled(noun, name, values) ?? []) : []))
  },
}

/** Whole clauses, mostly without a verb: `séparée de Julien`. */
export const PASSING_CLAUSES: readonly ClauseRule[] = [
  {
    pattern:
      /depuis que (?:je |j')ai ((?:la |le |l'|un |une |de la |du |des )?[\p{L}'-]{3,20}(?: en plaques| de crohn| cœliaque)?)/iu,
    find: ([, text]) => fact('health', frenchCondition(text)),
  },
  {
    pattern: /^(\p{L}{2,15}) (\d{2}) ans$/iu,
    find: ([, name = '', age]) => {
      const called = givenName(name)
      return called && [called, { attribute: 'age', value: `${age} years old` }]
    },
  },
  bare('(?:f|h|femme|homme|meuf|mec),? ?(\\d{2}) ?ans', ([, age]) => ({ attribute: 'age', value: `${age} years old` })),
  bare("(?:on |nous )?(?:s'est|nous sommes) fiancée?s?(?: .{2,20})?", () => ({
    attribute: 'relationship',
    value: 'engaged',
  })),
  bare('(?:je )?ai perdu (?:mon mari|ma femme|mon époux|mon épouse)(?: .{2,40})?', () => ({
    attribute: 'relationship',
    value: 'widowed',
  })),
  bare(
    "(?:je )?(?:prends|suis sous|avale) (?:du |de la |des |de l'|un )?(.{3,40}?) (?:pour|contre|à cause de) (?:mon |ma |mes |l'|le |la )(.{3,30})",
    ([, medicine, condition]) =>
      both(fact('medication', frenchMedicine(medicine)), fact('health', frenchCondition(condition))),
  ),
  bare(
    "(?:je )?(?:suis |me suis fait |ai été )?(?:virée?|virer|licenciée?|licencier|démissionné) de (?:chez |la |l')(.{2,30}?)(?: (?:après|hier|au bout|en|il y a) .{2,30})?",
    ([, where], values) => fact('employer', house(where, values), false),
  ),
  bare(
    '(?:je )?(?:livre|roule|travaille|conduis|bosse) (?:.{2,30} )?pour ((?-i:\\p{Lu})[\\p{L}&.-]{1,20}(?: (?-i:\\p{Lu})[\\p{L}&.-]{1,20})?)(?: .{2,30})?',
    ([, where], values) => fact('employer', house(where, values)),
  ),
  {
    pattern: /^(?:mon|ma) ([\p{L}-]{3,15}) préférée?,? (?:ça |c'est )?(?:reste|restera|sera) (.{2,40})/iu,
    find: ([, noun = '', text], values) => {
      const kind = FAVORITES.get(noun.toLowerCase())
      return kind ? fact(`favorite ${kind}`, values.thing(text)) : null
    },
  },
  bare(
    "(?:le |la |les |l')([\\p{L}' -]{3,25}),? est (?:ma vie|mon péché mignon|ma drogue|ma faiblesse)(?: .{0,20})?",
    ([, text]) => fact('taste', food(text)),
  ),
  bare('(?:je )?ai (?:super |trop |hyper )?peur en (avion|voiture|bateau|ascenseur)(?: .{0,40})?', ([, value]) =>
    fact('fear', value ?? null),
  ),
  bare(
    'arrivée? (?:à|au|en|aux) (.{2,30}?) (?:à \\d{1,2} ans|en \\d{4}|bébé|enfant|pour les études|pour le boulot)(?: .{0,30})?',
    ([, place], values) => fact('home', town(place, values)),
  ),
  {
    pattern: /^(?:mes|nos) ([\p{L}-]{4,14}) (\p{L}{2,14}) et (\p{L}{2,14})(?= |$)/iu,
    find: ([, noun, ...names], values) => names.flatMap((name) => ownCalled(noun, leadingNames(name), values) ?? []),
  },
  bare(
    "(?:ici (?:est )?|moi |est |appelle-moi |appelez-moi |on m'appelle |tout le monde m'appelle |mon prénom est |prénom:? )(\\p{L}{2,20})(?: .{0,30})?",
    ([, name]) => givenName(name),
  ),
  bare(
    "(?:je suis|est|m'appelle) (\\p{L}{2,20}) (?:de|d') ?(\\p{L}[\\p{L} -]{2,25})",
    ([, name = '', place], values) => {
      const called = givenName(name)
      return called && both(called, fact('origin', town(place, values)))
    },
  ),
  stated('relationship', '(?:heureuse |heureux )?mariée?s?(?: avec .{2,20})?(?: à .{2,20})?(?: .{0,30})?', 'married'),
  stated('relationship', '(?:fraîchement |tout juste )?divorcée?s?(?: .{0,30})?', 'divorced'),
  stated(
    'relationship',
    "(?:fraîchement |tout juste )?séparée?s?(?: (?:de|du père|de la mère|d') ?.{2,30})?",
    'separated',
  ),
  stated('relationship', 'célibataire(?: .{0,30})?', 'single'),
  stated('relationship', 'veu(?:ve|f)(?: .{0,30})?', 'widowed'),
  stated('relationship', 'pacsée?s?(?: .{0,30})?', 'in a civil partnership'),
  {
    pattern:
      /(?:depuis|après) (?:la mort|le décès|la disparition) de (?:mon mari|ma femme|mon époux|mon épouse)(?!\p{L})/iu,
    find: () => ({ attribute: 'relationship', value: 'widowed' }),
  },
  bare(
    "((?:[\\p{L}'’-]{1,60} ){0,3}[\\p{L}'’-]{3,25}) (?:de métier|de profession|de formation|dans la vie|de mon état)(?: .{0,30})?",
    ([, text]) => fact('job', frenchJob(text?.replace(/^(?:je suis |suis )/iu, ''))),
  ),
  bare("en tant qu(?:e |')([\\p{L}'’ -]{3,30}?)(?: (?:je|on) .{2,80})?", ([, text]) => fact('job', frenchJob(text))),
  bare("je .{3,80} en tant qu(?:e |')([\\p{L}'’ -]{3,30})", ([, text]) => fact('job', frenchJob(text))),
  bare("mon (?:métier|job|taf|boulot|travail) ?,?:? est ([\\p{L}'’ -]{3,30})", ([, text]) =>
    fact('job', frenchJob(text)),
  ),
  bare('(?:sous|traité avec|traitée avec) ([\\p{L}-]{3,25})(?: .{0,60})?', ([, text]) =>
    fact('medication', frenchMedicine(text)),
  ),
  bare(
    '([\\p{L}-]{3,25}) (?:tous les matins|tous les jours|tous les soirs|matin et soir|chaque matin|chaque soir|au quotidien)(?: .{0,30})?',
    ([, text]) => fact('medication', frenchMedicine(text)),
  ),
  bare("(?:une )?(?:peur|phobie|trouille|peur bleue|grosse phobie) ((?:des |du |de |d').{2,30})", ([, text]) =>
    fact('fear', feared(text)),
  ),
  bare(
    "((?:les |la |le |l').{2,30}?),? (?:ça )?me (?:font|fait|terrifie|terrifient|terrorise|terrorisent|fout|foutent)(?: (?:trop|super|hyper))?(?: (?:peur|flipper|la trouille|les jetons|une peur bleue))?",
    ([, text]) => fact('fear', feared(text)),
  ),
  bare(
    `(?:et )?${OFTEN},? (?:est|je ai|je fais|on a|on fait|rendez-vous|place à|y a|il y a|je vais à|je vais au|direction)?(?: (?:du|de la|de l'|de|cours de|entraînement de|répète de|mon cours de|à la|au|le|la|les|l'))? ?([\\p{L}' -]{3,50})`,
    ([, text]) => fact('hobby', frenchPastime(text)),
  ),
  bare(`(?:je ai |je vais |est )?([\\p{L}' -]{3,40}?) (?:est )?${OFTEN}(?: .{0,40})?`, ([, text]) =>
    fact(
      'hobby',
      frenchPastime(
        text?.replace(/^(?:mon |ma )?(?:cours|entraînement|répète|répétition|séance|soirée|match) (?:de |d')/iu, ''),
      ),
    ),
  ),
  bare(
    "(?:ma|mes|mon) (?:grande |seule |vraie )?(?:passion|passions|hobby|hobbies|loisir|loisirs|dada|kif|truc)(?: à moi)?,?:? ?(?:est|sont)? ?(?:le |la |les |l'|du |de la )?([\\p{L}' -]{3,40})",
    ([, text]) => fact('hobby', frenchPastime(text)),
  ),
  bare(
    "(?:le |la |les |l')([\\p{L}' -]{3,30}),? est (?:ma (?:passion|vie|drogue|thérapie)|mon (?:kif|truc|dada|échappatoire))(?: .{0,30})?",
    ([, text]) => fact('hobby', frenchPastime(text)),
  ),
  bare(
    "((?:les |la |le |l'|du |des |de la )?[\\p{L}' -]{3,25}?),? (?:est |sont |trouve ça |non merci |je trouve ça )?(?:beurk|berk|beuh|pouah|dégueu|dégueulasse|immonde|infect|infecte|jamais de la vie|très peu pour moi|non merci|pas mon truc|sans façon|à gerber|répugnant|une horreur)(?: .{0,40})?",
    ([, text]) => fact('avoided food', food(text)),
  ),
  bare(
    "(?:je )?suis pas (?:du tout |trop |très )?(?:fan|friande?|amateur) (?:de |du |des |d'|de la )([\\p{L}' -]{3,30})",
    ([, text], values) => fact('taste', values.thing(text, 3), false),
  ),
  bare("(?:ma )?langue maternelle,? (?:est )?(?:le |l'|la )?([\\p{L}-]{4,18})", ([, text]) =>
    fact('language', language(text)),
  ),
  bare(
    '(?:à la maison |chez nous |en famille )?(?:on|nous) (?:parle|parlons) (?:que |surtout )?([\\p{L}-]{4,18})(?: .{0,40})?',
    ([, text]) => fact('language', language(text)),
  ),
  bare("(?:je )?bois (?:pas|jamais) (?:une goutte )?d'alcool(?: .{0,30})?", () => ({
    attribute: 'habit',
    value: 'drink no alcohol',
  })),
  bare(
    "(?:je )?(?:bois plus|touche plus à l'alcool)(?: d'alcool| une goutte| du tout)?(?: (?!de |du |d'|que |mon |le ).{0,30})?",
    () => ({
      attribute: 'habit',
      value: 'drink alcohol',
      holds: false,
    }),
  ),
  bare('(?:je suis )?sobre(?: .{0,20})?', () => ({ attribute: 'habit', value: 'stay sober' })),
  bare(
    '(une?|deux|trois|quatre|cinq|\\d) ([\\p{L}-]{3,15})(?: (?:à la maison|à charge))?',
    ([, count, noun], values) => (values.number(count) === 'one' ? null : countOf(count, noun, values)),
  ),
]
