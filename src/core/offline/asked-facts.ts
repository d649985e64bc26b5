import type { KnownLine } from '../memory/fact-digest.ts'
import { GERMAN } from '../memory/languages/de.ts'
import { SPANISH } from '../memory/languages/es.ts'
import { FRENCH } from '../memory/languages/fr.ts'
import { PORTUGUESE } from '../memory/languages/pt.ts'
import { FAMILY, FRIEND, PARTNER, PET } from '../memory/rules/people.ts'
import { plainApostrophes } from '../text/plain-apostrophes.ts'
import { wordsOf } from './words.ts'

/** The obvious questions about oneself, and the facts that answer them, in English, Spanish, French, German and Portuguese. */

/** Attributes that answer, best first. */
type Question = readonly [attributes: readonly string[], ...wordings: string[]]

const QUESTIONS: readonly Question[] = [
  [
    ['name'],
    "what(?:'?s| is) my name|what am i called|who am i(?= ?\\?| ?$)",
    'cómo me llamo|cuál es mi nombre|quién soy(?= ?\\?| ?$)',
    "comment (?:est-ce que )?je m'appelle|comment m'appell?é?-?je|quel est mon (?:pré)?nom|qui suis-je",
    'wie heiße ich|wie heisse ich|wie ist mein name|wer bin ich(?= ?\\?| ?$)',
    'como (?:eu )?me chamo|qual é (?:o )?meu nome|quem (?:eu )?sou(?: eu)?(?= ?\\?| ?$)',
  ],
  [
    ['age'],
    "how old am i|what(?:'?s| is) my age",
    'cuántos años tengo|qué edad tengo|cuál es mi edad',
    "quel âge (?:ai-je|j'ai|est-ce que j'ai)|j'ai quel âge|quel est mon âge",
    'wie alt bin ich',
    'quantos anos (?:eu )?tenho|qual é (?:a )?minha idade|que idade (?:eu )?tenho',
  ],
  [
    ['birthday'],
    "when(?:'?s| is) my birthday|when was i born",
    'cuándo es mi cumpleaños|cuándo nací|cuándo cumplo años',
    "quand est (?:mon anniversaire|-ce que je suis née?)|c'est quand mon anniversaire|quand suis-je née?",
    'wann (?:habe ich|ist mein) geburtstag|wann bin ich geboren',
    'quando é (?:o )?meu aniversário|quando (?:eu )?nasci|quando (?:eu )?faço anos',
  ],
  [
    ['employer', 'industry', 'job', 'way of working'],
    "where do i work|who(?:'?s| is) my employer|which company do i work (?:for|at)|who do i work for",
    'dónde trabajo|para quién trabajo',
    'où (?:est-ce que )?(?:je travaille|travaillé-je)|où travaille-je|pour qui (?:est-ce que )?je travaille',
    'wo arbeite ich|für wen arbeite ich|bei wem arbeite ich',
    'onde (?:é que )?(?:eu )?trabalho|para quem (?:eu )?trabalho',
  ],
  [
    ['job', 'work situation', 'employer', 'industry'],
    "what do i do (?:for (?:work|a living)|as a job)|what(?:'?s| is) my (?:job|profession|occupation)|what do i work as",
    'en qué trabajo|de qué trabajo|a qué me dedico|cuál es mi (?:trabajo|profesión)',
    "quel est mon (?:travail|métier|boulot)|quelle est ma profession|(?:qu'est-ce que je fais|que fais-je) dans la vie|je travaille comme quoi",
    'was arbeite ich|was ist mein (?:beruf|job)|als was arbeite ich|was mache ich beruflich',
    '(?:em|com) (?:o )?que (?:é que )?(?:eu )?trabalho|qual é (?:o )?meu (?:trabalho|emprego)|qual é (?:a )?minha profissão|o que (?:eu )?faço da vida',
  ],
  [
    ['home', 'household'],
    "where do i live|(?:what|which) (?:city|town|country|place) do i live in|where(?:'?s| is) my home",
    'dónde vivo|en qué ciudad vivo',
    "où (?:est-ce que )?(?:j'habite|je vis|j'habitais)|où habité-je|où vis-je|dans quelle ville (?:est-ce que )?(?:j'habite|je vis)",
    'wo (?:wohne|lebe) ich|in welcher stadt (?:wohne|lebe) ich',
    'onde (?:é que )?(?:eu )?(?:moro|vivo)|em que cidade (?:eu )?(?:moro|vivo)',
  ],
  [
    ['origin'],
    'where (?:am i|do i come) from|where did i grow up|where was i born',
    'de dónde (?:soy|vengo)|dónde nací',
    "d'où (?:est-ce que )?(?:je viens|viens-je|je suis|suis-je)|je viens d'où",
    'woher (?:komme|stamme|bin) ich|wo komme ich her',
    'de onde (?:é que )?(?:eu )?(?:sou|venho)|onde (?:eu )?nasci',
  ],
  [
    ['partner', 'relationship'],
    "am i (?:married|single|seeing someone)|who am i (?:married to|dating|seeing|with)|who(?:'?s| is) my (?:partner|spouse)",
    'estoy casad[oa]|con quién (?:estoy casad[oa]|salgo)|quién es mi pareja',
    'suis-je marié(?:e)?|avec qui suis-je|qui est mon partenaire',
    'bin ich verheiratet|mit wem bin ich (?:verheiratet|zusammen)|wer ist mein(?:e)? partner(?:in)?',
    '(?:eu )?sou casad[oa]|com quem (?:eu )?(?:sou casad[oa]|namoro)|quem é (?:o )?meu (?:parceiro|companheiro)',
  ],
  [
    ['pet'],
    "(?:what|which|how many) (?:pets|animals) do i have|do i have (?:a pet|any pets|pets)|what(?:'?s| is| are) my pets?",
    'qué (?:mascotas|animales) tengo|cuántas mascotas tengo|tengo mascotas?',
    "quels? animaux (?:de compagnie )?(?:ai-je|j'ai|est-ce que j'ai)|(?:ai-je|j'ai) des animaux",
    '(?:welche|wie viele|was für) (?:haustiere|tiere) habe ich|habe ich haustiere',
    '(?:quais|que|quantos) (?:animais|bichos)(?: de estimação)? (?:eu )?tenho|(?:eu )?tenho animais',
  ],
  [
    ['allergy'],
    'what am i allergic to|(?:do i have|what are) (?:any|my) allergies|am i allergic to anything',
    'a qué soy alérgic[oa]|qué alergias tengo|tengo alergias?',
    "à quoi (?:suis-je|je suis|est-ce que je suis) allergique|quelles sont mes allergies|(?:ai-je|j'ai) des allergies",
    'wogegen bin ich allergisch|gegen was bin ich allergisch|welche allergien habe ich|habe ich allergien',
    'a (?:o )?que (?:eu )?sou alérgic[oa]|(?:quais|que) alergias (?:eu )?tenho|(?:eu )?tenho alergias?',
  ],
  [
    ['diet', 'avoided food', 'allergy'],
    "what(?:'?s| is) my diet|what do(?:n't| not|nt)? i (?:not )?eat|am i (?:a )?(?:vegan|vegetarian)|do i eat meat",
    'qué (?:no )?como|cuál es mi dieta|soy (?:vegan|vegetarian)[oa](?= ?\\?)',
    "qu'est-ce que je (?:ne )?mange|quel est mon régime|suis-je (?:végétarien|végan)",
    'was esse ich|wie ernähre ich mich|bin ich (?:veganer|vegetarier)',
    'o que (?:é que )?(?:eu )?(?:não )?como|qual é (?:a )?minha dieta|(?:eu )?sou (?:vegan|vegetarian)[oa](?= ?\\?)',
  ],
  [
    ['taste', 'hobby'],
    'what (?:food |music |things |movies |books |sports )?do i (?:like|love|enjoy)|what are my hobbies',
    'qué me gusta|cuáles son mis aficiones',
    "qu'est-ce que j'aime|quels sont mes loisirs",
    'was mag ich|was sind meine hobbys',
    'do que (?:eu )?gosto|quais são (?:os )?meus hobbies',
  ],
  [
    ['language'],
    '(?:what|which|how many) languages do i speak',
    'qué idiomas hablo|qué lenguas hablo',
    'quelles? langues (?:je parle|parlé-je|est-ce que je parle)',
    'welche sprachen spreche ich|wie viele sprachen spreche ich',
    '(?:que|quais) (?:línguas|idiomas) (?:eu )?falo',
  ],
  [
    ['school', 'studies'],
    'where do i study|(?:what|which) (?:school|university|college) do i (?:go to|attend)',
    'dónde estudio',
    "où (?:est-ce que )?j'étudie",
    'wo studiere ich',
    'onde (?:eu )?estudo',
  ],
  [
    ['studies', 'school', 'qualification'],
    "what do i study|what am i studying|what(?:'?s| is) my (?:major|degree|subject)",
    'qué estudio',
    "qu'est-ce que j'étudie|qu'étudié-je",
    'was studiere ich',
    'o que (?:é que )?(?:eu )?estudo',
  ],
  [
    ['goal', 'long-term goal'],
    "what(?:'?s| is| are) my goals?|what do i want to (?:achieve|reach)",
    'cuál(?:es)? (?:es mi objetivo|son mis objetivos|es mi meta)|qué objetivos tengo',
    'quels? (?:est mon objectif|sont mes objectifs|est mon but)',
    'was ist mein ziel|was sind meine ziele|welche ziele habe ich',
    'qual é (?:o )?meu objetivo|quais são (?:os )?meus objetivos|qual é (?:a )?minha meta',
  ],
]

const PATTERNS = QUESTIONS.map(
  ([attributes, ...wordings]) =>
    [attributes, new RegExp(`(?<![\\p{L}'])(?:${wordings.join('|')})(?!\\p{L})`, 'u')] as const,
)
const FAVORITE = /(?<!\p{L})(?:favou?rite|favorit[oa]|préférée?|liebling\p{L}{0,20}|preferid[oa])(?!\p{L})/u
const ASKS_WHICH =
  /(?<!\p{L})(?:what|whats|which|who|whos|qué|cuál|quién|quel|quelle|qui|was|welche[rs]?|wer|qual|quem)(?!\p{L})/u
const MY = /(?<!\p{L})(?:my|mi|mon|ma|mein|meine|meu|minha)(?!\p{L})/u

const ENGLISH_RELATION = new RegExp(
  `\\b(?:my|a|any) (${FAMILY}|${PARTNER}|${FRIEND}|${PET}|kids?|children|siblings?)(?:'?s)?\\b`,
)
/** `who is`, `what is … called`, `do I have`, `where does`. Any other question about someone needs more than a fact. */
const ASKS_OF =
  /(?<!\p{L})(?:who(?:'?s| is| are)|names?|named|called|do i have|how many|where(?:'?s| is| does| do)|how old|quién(?:es)?|llaman?|nombre|dónde|cuánt[oa]s|qui est|appelle(?:nt)?|prénom|nom|où|combien|quel âge|wer|heißt|heißen|wo|wie viele|wie alt|quem|chamam?|nome|onde|quant[oa]s)(?!\p{L})/u
const RELATIONS = [SPANISH, FRENCH, GERMAN, PORTUGUESE].map(({ relations }) => relations)

const CHILDREN = 'child children kid kids son sons daughter daughters'.split(' ')
const SIBLINGS = 'sister sisters brother brothers sibling siblings'.split(' ')
/** What may stand in a fact for what was asked about. */
const WORDED: Readonly<Record<string, readonly string[]>> = {
  child: CHILDREN,
  children: CHILDREN,
  kid: CHILDREN,
  kids: CHILDREN,
  sibling: SIBLINGS,
  siblings: SIBLINGS,
}

function relationIn(asked: string): string | undefined {
  const relation = ENGLISH_RELATION.exec(asked)?.[1] ?? /\b(?:kids|children|siblings)\b/.exec(asked)?.[0]
  if (relation) return relation
  const words = wordsOf(asked).flatMap((word) => [word, ...word.split("'").slice(1)])
  return words.map((word) => RELATIONS.find((known) => Object.hasOwn(known, word))?.[word]).find(Boolean)
}

/** Rather than about their sister. */
const isOwn = ({ text, about }: KnownLine): boolean =>
  text.startsWith('You ') || text.toLowerCase().startsWith(`your ${about} `)

/** What is asked of someone, and the attributes that answer; a name otherwise. */
const OF_SOMEONE: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(?<!\p{L})(?:where|wheres|d[óo]nde|où|wo|onde)(?!\p{L})/u, ['home', 'employer', 'origin', 'school']],
  [/(?<!\p{L})(?:how old|cuántos años|quel âge|wie alt|quantos anos)(?!\p{L})/u, ['age']],
]
const NAMING = ['name', 'family', 'partner', 'pet', 'friend', 'children']

function ofRelation(relation: string, asked: string, known: readonly KnownLine[]): KnownLine[] {
  const words = WORDED[relation] ?? [relation]
  const found = known.filter(({ text }) => {
    const plain = ` ${wordsOf(text).join(' ')} `
    return words.some((word) => plain.includes(` ${word} `))
  })
  const wanted = OF_SOMEONE.find(([pattern]) => pattern.test(asked))?.[1] ?? NAMING
  return found.filter(({ about }) => wanted.includes(about))
}

const FAVORITE_OF = 'favorite '
/** Nouns of attributes are English: for another language, every favorite may be the one. */
function favorites(asked: string, known: readonly KnownLine[]): KnownLine[] {
  const lines = known.filter((line) => line.about.startsWith(FAVORITE_OF) && isOwn(line))
  const isEnglish = /\bmy\b/.test(asked)
  const words = asked.replaceAll('colour', 'color')
  return isEnglish ? lines.filter(({ about }) => words.includes(about.slice(FAVORITE_OF.length))) : lines
}

const LONGEST_QUESTION = 14
const MOST = 3

/** The lines that answer; null if it is no such question. */
export function askedFacts(question: string, known: readonly KnownLine[]): readonly KnownLine[] | null {
  const asked = plainApostrophes(question.toLowerCase())
  if (wordsOf(asked).length > LONGEST_QUESTION) return null
  if (FAVORITE.test(asked) && ASKS_WHICH.test(asked) && MY.test(asked)) return favorites(asked, known).slice(0, MOST)
  const attributes = PATTERNS.find(([, pattern]) => pattern.test(asked))?.[0]
  if (attributes) {
    const found = attributes.map((attribute) => known.filter((line) => line.about === attribute && isOwn(line)))
    return found.find((lines) => lines.length > 0)?.slice(0, MOST) ?? []
  }
  const relation = asked.includes('?') && ASKS_OF.test(asked) ? relationIn(asked) : undefined
  return relation === undefined ? null : ofRelation(relation, asked, known).slice(0, MOST)
}
