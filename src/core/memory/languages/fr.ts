import { calledName, leadingNames, ownName } from '../rules/names.ts'
import { NAMED_CLAUSE, PASSING_CLAUSES } from './fr/fragments.ts'
import { FRENCH_NUMBERS, FRENCH_RELATIONS } from './fr/relations.ts'
import { rewordFrench } from './fr/reword.ts'
import { PASSING_PREDICATES } from './fr/statements.ts'
import {
  agedWith,
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

const NUMBER = '\\d{1,2}|une?|deux|trois|quatre|cinq|six|sept|huit'
const I_AM = 'suis'
const PLACE = '(?: (?:maintenant|seule?|toujours))?(?: avec [^,]{2,40}?)? (?:à|en|au|aux|dans|près de) (.{1,200})'

const THIRD =
  "est|a|habite|vit|travaille|s'appelle|étudie|fait|joue|parle|tient|apprend|souffre|attend|adore|déteste|aime|mange|dort|boit|sort|veut|peut|va|dit|refuse|reste|devient|commence|perd|vient|prend"
const PARTING = new RegExp(
  `\\s?(?<!\\d|(?:^|\\s)une? [\\p{L}-]{3,15}(?: de \\d{1,2} (?:ans|mois))?),\\s?(?:(?:et|mais|car|donc|puis) )?|(?<!(?:^|\\s)une? [\\p{L}-]{3,15}(?: de \\d{1,2} (?:ans|mois))?),(?!\\d)\\s?|\\s?[;()–—]\\s?|\\s?:(?!\\d)\\s?|\\s-\\s|\\smais\\s|\\set (?=non |oui )|\\s(?=qui (?:${THIRD})(?![\\p{L}']))|\\s(?:et|mais|car|donc|parce que|&|du coup)\\s(?=(?:je|j[bcdfghklmnpqrstvz'’]|mon|ma|mes|moi|on|nous|notre|nos|il|elle|habite|travaille|${THIRD}|(?:deux|trois|quatre|\\d{1,2}) [\\p{L}-]{2,20})(?![\\p{L}])|j[bcdfghklmnpqrstvz]\\p{L})`,
  'iu',
)
/** Words of messages that say nothing about their author. */
const HINTS =
  "m'a|m'ont|jumelles|jumeaux|ans|virée?|licenciée?|depuis|jamais|j[bcdfghklmnpqrstvz]\\p{L}{2,20}|chu|chuis|maman|papa|mamie|papi|divorcée?|mariée?|séparée?|célibataire|veuf|veuve|pacsée?|intolérante?|sous|peur|phobie|beurk|berk|dégueu|tous|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|chaque|fois|diagnostiquée?|ici|m'appelle|en tant|métier|formation|passion|\\d{2} ans|née?|originaire|deux|trois|immonde|répugnant"

export const FRENCH: MemoryLanguage = {
  worth: "je|j['’]\\p{L}{1,20}|mon|ma|mes|moi|chui|on|nous|notre|nos|allergique|j",
  expansions: [
    [/\bchui\b|\bchuis\b|\bj'suis\b|\bjsuis\b/gi, 'je suis'],
    [/\bj'ai\b|\bjai\b/gi, 'je ai'],
    [/\bj'(?=\p{L})/giu, 'je '],
    // `plus de` alone may be `more`.
    [/(?<!\p{L})ne (prends?) plus (?:de |d')/giu, '$1 plus '],
    [/(?<!\p{L})n'(?=\p{L})|(?<!\p{L})ne\s/giu, ''],
    [/\bje vis\b/gi, 'je habite'],
    [/\bbosse\b/gi, 'travaille'],
    [/^(?:ça fait|il y a) [^,.]{2,20}? que (?=je|on|nous)/iu, ''],
    [/\bc'est\b/gi, 'est'],
  ],
  leadIn:
    /^(?:salut|bonjour|coucou|hey|bon|bah|ben|alors|en fait|en réalité|au fait|d'ailleurs|oui|non|ouais|et|mais|du coup|donc|franchement|pf{2,9}|ah|oh|aussi|sinon|moi|hier|maintenant|actuellement|en ce moment|aujourd'hui|je crois que|je pense que)(?:\s{0,3}[,:;.!]{1,5}\s{0,3}|\s{1,9})/iu,
  boundary:
    /\s?[,;:()–—]\s?(?:(?:et|mais|car|donc) )?(?=(?:je|mon|ma|mes|moi|on|nous|notre|nos)(?![\p{L}]))|\s(?:et|mais|car|donc|parce que)\s(?=(?:je|mon|ma|mes|moi|on|nous|notre|nos|habite|travaille)(?![\p{L}]))/iu,
  parting: PARTING,
  retracts:
    /^(?:dit|disait|selon|d'après|si|pense|croit|sauf si|quand|je rigole|je déconne|je plaisante|blague|non je|ou pas|paraît|a dit|dixit|il paraît|me dit|comme dirait|imagine)(?![\p{L}])/iu,
  reword: rewordFrench,
  asksAfter:
    /^(?:est-ce|c'est|est|je peux|je dois|puis-je|tu|t'as|vous|on|y a|ya|ça|il faut|faut|que|quoi|quels?|quelles?|comment|pourquoi|combien|où|des idées|une idée|un conseil|des conseils|qui|ai-je|suis-je|peut-on|des recos)(?![\p{L}])/iu,
  hints: HINTS,
  unreal:
    /(?:^|\s)(?:si|s'il|peut-être|peut être|imagine|imaginons|suppose|supposons|comme si|presque|faillis?|failli|aimerais|voudrais|pourrais|serais|habiterais|aurais|vivrais|j'irais|sortirais|pense à|envisage|hésite|sais pas si|dit que|dit|disait|me dit|a dit|pense que je|croit|croient|pensent|demande|demandent|selon|d'après|dans mon rêve|rêvé|mon personnage|roman|(?:mon |une |l')histoire|chanson|paroles|pour rire|je rigole|blague|quand je|quand on|à l'époque|autrefois)(?=\s|$)/iu,
  asks: /^(?:est-ce que|est-ce qu'|qu'est-ce|que|quoi|qui|comment|quand|où|quel(?:le)?s?|pourquoi|combien|tu sais|tu crois|tu peux|peux-tu|aide|dis-moi|traduis|suis-je|ai-je)(?=[\s'])/iu,
  irony: /(?:bien sûr|ben voyons),? et moi(?!\p{L})/iu,
  ended: /\splus(?=\s(?!que\b|qu'|de\b|tard|tôt|souvent|vite|ou moins|jeune|vieux|âgé)|$)/iu,
  denied: /\s(?:pas(?: du tout)?|jamais|aucune?)(?=\s|$)/iu,
  tail: /(?:[,;(]|\s(?:mais|car|parce que|quand|depuis|que|qui|donc|et (?:je|on|est|suis|un peu|ça|le|la|mon|ma)|au fait|en ce moment|maintenant|actuellement|mdr|lol|ptdr|vraiment|beaucoup|trop|énormément|avec (?:mon|ma|mes|un|une|deux|des|le|la)|dans un|dans une|le mois dernier|l'an dernier|l'année dernière|la semaine dernière|là))(?![\p{L}])[\s\S]{0,60}/iu,
  noValue:
    /^(?:que|qu'\p{L}{0,12}|te|toi|ton|ta|tes|vous|votre|lui|elle|eux|\d{1,9}(?:e|er|ème)|ça|cela|ce|cette|ces|tout|tous|rien|bien|mal|trop|très|ici|là|être|avoir|faire|aller|voir|quand|comme|comment|moi|me|mon|ma|mes|quelqu'un|plus|pas|une question|jour|nuit|train|retard|forme|vacances|chemin|colère|pause|réunion)(?=\s|$)|(?:^|\s)(?:est|sont|était|suis|ai|tu|vous|a)(?=\s|$)/iu,
  article: /^(?:(?:le|la|les|du|des|de la)\s|de l'|l'|d')/iu,
  indefinite: 'une?',
  does: "a|est|s'est|dort|mange|aime|fait|adore|déteste|veut|aboie",
  noName: 'toujours|aussi|encore|ne|qui|déjà|jamais|pas|en|me|te|lui|nous',
  my: 'mon|ma|mes|notre|nos',
  me: 'je|on|nous',
  pronouns: { he: 'il', she: 'elle', isOptional: false },
  jobless: 'retraitée?',
  relations: FRENCH_RELATIONS,
  numbers: FRENCH_NUMBERS,
  clauses: [
    NAMED_CLAUSE,
    {
      pattern:
        /^(?:mon|ma|notre) (?:(?:vieux|vieil|vieille|petite?|grande?|nouveau|nouvelle) )?(meilleure? amie?|meilleur pote|[\p{L}-]{3,15}) s'appelle (.{1,200})/iu,
      find: ([, noun, name = ''], values) => ownCalled(noun, calledName(name), values),
    },
    {
      pattern:
        /^(?:je ai|on a|nous avons) une? ([\p{L}-]{3,15})(?: de \d{1,2} (?:ans|mois))?(?:,? (?:(?:qui|il|elle) s'appelle|nommée?|appelée?)|,) (.{1,200})/iu,
      find: ([all = '', noun, name = ''], values) => {
        const called = /appel|nomm/i.test(all) ? calledName(name) : leadingNames(name)
        return ownCalled(noun, called, values)
      },
    },
    { pattern: new RegExp(`^je ai (\\d{2}) ans et (${NUMBER}) ([\\p{L}-]{3,15})`, 'iu'), find: agedWith },
    {
      pattern:
        /^je (?:(?:mange|bois|supporte|digère|tolère) (?:pas|plus)|suis intolérante?) (?:de |du |le |la |les |l'|au |à la |aux )?(gluten|lactose|lait|œufs?|oeufs?|poisson|fruits de mer|porc|noix|sucre|fromage|blé)(?![\p{L}])/iu,
      find: ([, value = '']) => ({ attribute: 'avoided food', value }),
    },
    { pattern: new RegExp(`^(?:je ai|on a|nous avons) (${NUMBER}) ([\\p{L}-]{3,15})`, 'iu'), find: counted },
    {
      pattern: /^(?:mon|ma) ([\p{L}-]{3,15}) préférée?,? est (.{1,200})/iu,
      find: favoriteAmong({
        couleur: 'color',
        plat: 'dish',
        film: 'movie',
        livre: 'book',
        chanson: 'song',
        groupe: 'band',
        série: 'show',
        sport: 'sport',
        équipe: 'team',
        animal: 'animal',
        ville: 'city',
        boisson: 'drink',
        dessert: 'dessert',
        nourriture: 'food',
      }),
    },
    {
      pattern: /^(?:mon anniversaire,? est|je aurai .{2,20} ans) (?:le )?(\d{1,2}(?:er)? \p{L}{3,9})/iu,
      find: ([, value = '']) => ({ attribute: 'birthday', value }),
    },
    {
      pattern:
        /^(?:je veux|mon (?:rêve|objectif|but),? est (?:de |d'))\s?((?:apprendre|arrêter de|courir|ouvrir|économiser|perdre|écrire|monter|acheter|passer) .{3,60}?)(?= (?:avant|mais|parce|cette|à la)(?![\p{L}])|[,.]|$)/iu,
      find: ([, value = '']) => ({ attribute: 'goal', value }),
    },
    { pattern: /^je mange (?:pas|plus) de viande(?=[\s,]|$)/iu, find: () => ({ attribute: 'diet', value: 'no meat' }) },
    {
      pattern: /^(?:moi )?est (\p{Lu}\p{L}{1,20})(?=$|,)/u,
      find: ([, value = '']) => ({ attribute: 'name', value }),
    },
    ...PASSING_CLAUSES,
  ],
  predicates: [
    ...PASSING_PREDICATES,
    introduces("est|c'est|suis"),
    says('name', "m'appelle|mon nom est|mon prénom est", null, ' (.{1,200})', (text) => ownName(text ?? '')),
    says('age', 'ai', 'a', ' (\\d{1,3}) ans', (text) => (text && Number(text) < 120 ? `${text} years old` : null)),
    says('home', 'habite|vis|réside|habitons|vivons', 'habite|vit|réside', PLACE, (text, values) =>
      values.phrase(text, 4),
    ),
    says(
      'home',
      "viens (?:de |d')(?:emménager|déménager)|ai (?:emménagé|déménagé)|a (?:emménagé|déménagé)|suis installée?",
      null,
      ' (?:à|en|au|aux) (.{1,200})',
      phrase,
    ),
    says(
      'origin',
      'viens|suis originaire',
      'vient|est originaire',
      " (?:du |de la |de l'|des |de |d')(\\p{Lu}.{1,100}|maroc|sénégal|portugal|canada|québec|brésil|mexique|liban|mali|cameroun|congo|togo|bénin|\\p{L}{4,12}$)",
      (text, values) => {
        const place = values.phrase(text, 2)
        return place && !/(?:er|ir|re|chez|cours|travail|boulot|gym|nouveau|loin)$/iu.test(place) ? place : null
      },
    ),
    {
      first: 'travaille',
      third: 'travaille',
      rest: "(?: (?:maintenant|actuellement))? (?:comme|en tant que|en tant qu') ?(.{1,60}?)(?: (?:chez|à|dans) (.{1,200}))?$",
      find: ([, job, house], values) => {
        const [role, employer] = [values.phrase(job, 3), values.phrase(house, 4)]
        return [
          role ? [{ attribute: 'job', value: role }] : [],
          employer ? [{ attribute: 'employer', value: employer }] : [],
        ].flat()
      },
    },
    is(
      'way of working',
      'travaille',
      'travaille',
      ' (?:de chez moi|à la maison|en télétravail|à distance)',
      'from home',
    ),
    says(
      'employer',
      'travaille',
      'travaille',
      '(?: (?:maintenant|actuellement))? (?:chez|pour|dans|à la|au|à) (?!plein temps|temps|mi-temps|nuit)(.{1,200})',
      phrase,
    ),
    is('diet', I_AM, 'est', '(?: \\p{L}{3,9})? vegane?(?=[\\s,]|$)', 'vegan'),
    is('diet', I_AM, 'est', '(?: \\p{L}{3,9})? végane?(?=[\\s,]|$)', 'vegan'),
    is('diet', I_AM, 'est', '(?: \\p{L}{3,9})? végétarien(?:ne)?', 'vegetarian'),
    is('relationship', I_AM, 'est', ' mariée?', 'married'),
    is('relationship', I_AM, 'est', ' fiancée?', 'engaged'),
    is('relationship', I_AM, 'est', ' divorcée?', 'divorced'),
    is('relationship', I_AM, 'est', ' célibataire', 'single'),
    is('relationship', I_AM, 'est', ' veu(?:f|ve)', 'widowed'),
    is('health', I_AM, 'est', ' diabétique', 'diabetes'),
    is('health', I_AM, 'est', ' asthmatique', 'asthma'),
    is('health', I_AM, 'est', ' enceinte', 'pregnant'),
    says(
      'health',
      'ai|souffre',
      'a|souffre',
      " (?:le |la |de l'|de la |du |d'|de |des |l'|une )?((?:diabète|asthme|anxiété|dépression|migraines?|tdah|arthrite|arthrose|hypertension|épilepsie|insomnies?|cancer|fibromyalgie|endométriose|alzheimer|parkinson|dyslexie|maladie cœliaque|sclérose en plaques)(?: de type \\d)?)",
      phrase,
    ),
    says('allergy', '(?:suis )?allergique', 'est allergique', " (?:aux |au |à la |à l'|à )(.{1,200})", thing),
    says(
      'studies',
      'étudie|fais des études',
      'étudie|fait des études',
      " (?:de |d')?(?!à |en |dans |pour )(.{1,60}?)(?= (?:à|en) |$)",
      thing,
    ),
    says('learning', 'apprends', 'apprend', ' (?:à )?(?!que |à )(.{1,60}?)(?= (?:et|avec|sur) |$)', thing),
    {
      first: 'parle',
      third: 'parle',
      rest: ' (.{1,200})',
      find: ([, said = '']) =>
        [
          ...said.matchAll(
            /(?<!\p{L})(?:anglais|français|espagnol|allemand|italien|portugais|chinois|japonais|arabe|russe|turc|polonais|néerlandais|grec|coréen|breton|basque|créole|roumain)(?!\p{L})/giu,
          ),
        ].map(([value]) => ({ attribute: 'language', value })),
    },
    says(
      'taste',
      'adore|aime(?: (?:bien|beaucoup|trop|vraiment))?|suis fan de|kiffe',
      'adore|aime(?: (?:bien|beaucoup))?',
      ' (?!bien |pas )(.{1,200})',
      thing,
    ),
    {
      ...says('taste', 'déteste|supporte pas|ai horreur de', 'déteste', ' (.{1,200})', thing),
      find: ([, text], values) => {
        const value = values.thing(text)
        return fact('taste', value, false)
      },
    },
    says(
      'hobby',
      'joue',
      'joue',
      "(?: (?:souvent|beaucoup|parfois))? (?:au |à la |aux |à l')(.{1,60}?)(?= (?:le|la|tous|avec|dans|chaque|depuis) |$)",
      (text, values) => values.thing(text, 2),
    ),
    says(
      'hobby',
      'joue',
      'joue',
      "(?: (?:souvent|parfois))? ((?:de la|du|de l')(?: )?(?:guitare|piano|basse|batterie|violon|flûte|trompette|saxophone|saxo|ukulélé|violoncelle|accordéon|clarinette|synthé|harpe))",
      (text) => text?.replace(/^(?:de la |du |de l'\s?)/i, '') ?? null,
    ),
    says(
      'hobby',
      'fais',
      'fait',
      "(?: (?:souvent|beaucoup|parfois))? (?:de la |du |de l'\\s?)(danse|yoga|escalade|natation|boxe|judo|karaté|vélo|ski|surf|théâtre|foot|rugby|tennis|course à pied|musculation|muscu|crossfit|pilates|équitation|randonnée|rando|couture|poterie|photo|jardinage|bénévolat|hip-hop|tricot)(?![\\p{L}])",
      asTyped,
    ),
    says(
      'origin',
      'suis née?|ai grandi',
      'est née?|a grandi',
      ' (?:à|au|en|aux) ((?!19|20|un )\\p{L}.{1,100})',
      (text, values) => values.phrase(text, 3),
    ),
    says(
      'wake-up time',
      'me lève|me réveille',
      'se lève|se réveille',
      '(?: (?:tous les (?:jours|matins)|toujours))? à ([\\p{L}\\d:]{1,9})',
      phrase,
    ),
  ],
}
