import { describe, expect, it } from 'vitest'
import { extractFacts } from '../memory/extract-facts.ts'
import { knownLines } from '../memory/fact-digest.ts'
import type { ReplyContext } from '../prompt/prompt.ts'
import { writeOffline } from './offline-engine.ts'

/** What a person tells, the questions about it, and what the answer must contain. */
const TOLD: Record<string, readonly (readonly [string, string, RegExp])[]> = {
  en: [
    ['I work as a nurse at Mass General.', 'What do I do for work?', /nurse|Mass General/],
    ['', 'What is my job?', /nurse/],
    ['', 'Where do I work?', /Mass General/],
    ['', 'Who is my employer?', /Mass General/],
    ['', 'What do I do for a living?', /nurse/],
    ['I live in Boston.', 'Where do I live?', /Boston/],
    ['', 'What city do I live in?', /Boston/],
    ['I am from Texas.', 'Where am I from?', /Texas/],
    ['', 'Where did I grow up?', /Texas/],
    ['', 'Where do I come from?', /Texas/],
    ["I'm 34.", 'How old am I?', /34/],
    ['', "What's my age?", /34/],
    ['My birthday is May 3.', 'When is my birthday?', /May 3/],
    ['', 'When was I born?', /May 3/],
    ['My husband is Tom.', 'Who is my husband?', /Tom/],
    ['', 'Am I married?', /Tom|married/],
    ['', "What's my husband's name?", /Tom/],
    ['', 'Who am I married to?', /Tom/],
    ['', 'Who is my partner?', /Tom/],
    ['I have two kids.', 'How many kids do I have?', /two/],
    ['', 'Do I have children?', /two/],
    ['My daughter is called Lily.', "What's my daughter's name?", /Lily/],
    ['', 'What are my kids called?', /Lily|two/],
    ['I have a dog named Biscuit.', "What's my dog called?", /Biscuit/],
    ['', 'What pets do I have?', /Biscuit/],
    ['', 'Do I have a dog?', /Biscuit/],
    ['', "What's my dog's name?", /Biscuit/],
    ['', 'Do I have any pets?', /Biscuit/],
    ['My sister Anna lives in Rome.', 'Where does my sister live?', /Rome/],
    ['', 'Who is my sister?', /Anna|Rome/],
    ['', 'Do I have siblings?', /Anna|sister/],
    ['', "What is my sister's name?", /Anna/],
    ['My boss is called Bernie.', "What's my boss called?", /Bernie/],
    ['', 'Who is my boss?', /Bernie/],
    ['I am allergic to nuts.', 'What am I allergic to?', /nuts/],
    ['', 'Do I have any allergies?', /nuts/],
    ['', 'What are my allergies?', /nuts/],
    ["I'm vegan.", 'What is my diet?', /vegan/],
    ['', 'Am I vegetarian?', /vegan/],
    ['', 'What do I eat?', /vegan/],
    ['My favorite color is green.', 'What is my favorite color?', /green/],
    ['', 'What is my favourite colour?', /green/],
    ['I love sushi.', 'What do I like?', /sushi/],
    ['', 'What food do I like?', /sushi/],
    ['I speak Polish.', 'What languages do I speak?', /Polish/],
    ['', 'Which languages do I speak?', /Polish/],
    ['I study biology at UCLA.', 'What do I study?', /biology/],
    ['', 'What is my major?', /biology/],
    ['I want to run a marathon.', 'What is my goal?', /marathon/],
    ['', 'What are my goals?', /marathon/],
    ['My name is Maya.', "What's my name?", /Maya/],
    ['', 'What am I called?', /Maya/],
    ['', 'Who am I?', /Maya/],
  ],
  es: [
    ['Trabajo como enfermera.', '¿En qué trabajo?', /nurse|enfermera/],
    ['', '¿Cuál es mi trabajo?', /enfermera/],
    ['Trabajo en Siemens.', '¿Dónde trabajo?', /Siemens/],
    ['Vivo en Sevilla.', '¿Dónde vivo?', /Sevilla/],
    ['Soy de Lima.', '¿De dónde soy?', /Lima/],
    ['Tengo 34 años.', '¿Cuántos años tengo?', /34/],
    ['', '¿Qué edad tengo?', /34/],
    ['Mi cumpleaños es el 3 de mayo.', '¿Cuándo es mi cumpleaños?', /mayo|May/],
    ['Mi marido se llama Pablo.', '¿Quién es mi marido?', /Pablo/],
    ['', '¿Cómo se llama mi marido?', /Pablo/],
    ['Tengo dos hijos.', '¿Cuántos hijos tengo?', /two|dos/],
    ['Mi hija se llama Lucía.', '¿Cómo se llama mi hija?', /Lucía/],
    ['Mi perro se llama Toby.', '¿Cómo se llama mi perro?', /Toby/],
    ['', '¿Qué mascotas tengo?', /Toby/],
    ['Mi hermana se llama Ana.', '¿Quién es mi hermana?', /Ana/],
    ['Mi jefe se llama Bernardo.', '¿Cómo se llama mi jefe?', /Bernardo/],
    ['Mi mejor amiga se llama Inés.', '¿Cómo se llama mi mejor amiga?', /Inés/],
    ['Soy alérgica a los cacahuetes.', '¿A qué soy alérgica?', /cacahuetes/],
    ['Soy vegetariana.', '¿Qué como?', /vegetarian/],
    ['Mi color favorito es el verde.', '¿Cuál es mi color favorito?', /verde/],
    ['Hablo polaco.', '¿Qué idiomas hablo?', /polaco|Polish/],
    ['Estudio biología.', '¿Qué estudio?', /biología/],
    ['Quiero correr un maratón.', '¿Cuál es mi objetivo?', /maratón/],
    ['Me llamo Maya.', '¿Cómo me llamo?', /Maya/],
    ['', '¿Quién soy?', /Maya/],
    ['', '¿Qué sabes de mí?', /Sevilla.*Memory/],
  ],
  fr: [
    ['Je travaille comme infirmière.', 'Quel est mon travail ?', /infirmière/],
    ['', 'Qu’est-ce que je fais dans la vie ?', /infirmière/],
    ['Je travaille chez Siemens.', 'Où est-ce que je travaille ?', /Siemens/],
    ["J'habite à Lyon.", 'Où est-ce que j’habite ?', /Lyon/],
    ['', "Où j'habite ?", /Lyon/],
    ['Je viens de Bordeaux.', "D'où je viens ?", /Bordeaux/],
    ["J'ai 34 ans.", 'Quel âge ai-je ?', /34/],
    ['', "J'ai quel âge ?", /34/],
    ['Mon anniversaire est le 3 mai.', 'Quand est mon anniversaire ?', /mai|May/],
    ["Mon mari s'appelle Luc.", 'Qui est mon mari ?', /Luc/],
    ['', "Comment s'appelle mon mari ?", /Luc/],
    ["J'ai deux enfants.", "Combien d'enfants ai-je ?", /two|deux/],
    ["Ma fille s'appelle Emma.", "Comment s'appelle ma fille ?", /Emma/],
    ["Mon chien s'appelle Rex.", "Comment s'appelle mon chien ?", /Rex/],
    ['', 'Quels animaux ai-je ?', /Rex/],
    ["Ma sœur s'appelle Anna.", 'Qui est ma sœur ?', /Anna/],
    ["Mon chef s'appelle Bernard.", "Comment s'appelle mon chef ?", /Bernard/],
    ['', "Tu sais encore comment s'appelle mon chef ?", /Bernard/],
    ['Je suis allergique aux noix.', 'À quoi suis-je allergique ?', /noix/],
    ['Je suis végétarienne.', 'Qu’est-ce que je mange ?', /vegetarian|végétarienne/],
    ['Ma couleur préférée est le vert.', 'Quelle est ma couleur préférée ?', /vert/],
    ['Je parle polonais.', 'Quelles langues je parle ?', /polonais|Polish/],
    ['J’étudie la biologie.', 'Qu’est-ce que j’étudie ?', /biologie/],
    ['Je veux courir un marathon.', 'Quel est mon objectif ?', /marathon/],
    ["Je m'appelle Maya.", 'Comment je m’appelle ?', /Maya/],
    ['', 'Qui suis-je ?', /Maya/],
    ['', 'Que sais-tu de moi ?', /Lyon.*Memory/],
  ],
  de: [
    ['Ich arbeite als Lehrerin.', 'Was arbeite ich?', /Lehrerin/],
    ['', 'Was ist mein Beruf?', /Lehrerin/],
    ['Ich arbeite bei Siemens.', 'Wo arbeite ich?', /Siemens/],
    ['Ich wohne in Köln.', 'Wo wohne ich?', /Köln/],
    ['Ich komme aus Polen.', 'Woher komme ich?', /Polen/],
    ['Ich bin 34 Jahre alt.', 'Wie alt bin ich?', /34/],
    ['Mein Geburtstag ist am 3. Mai.', 'Wann habe ich Geburtstag?', /Mai|May/],
    ['', 'Wann ist mein Geburtstag?', /Mai|May/],
    ['Mein Mann heißt Uli.', 'Wer ist mein Mann?', /Uli/],
    ['', 'Wie heißt mein Mann?', /Uli/],
    ['Ich habe zwei Kinder.', 'Wie viele Kinder habe ich?', /two|zwei/],
    ['Meine Tochter heißt Mia.', 'Wie heißt meine Tochter?', /Mia/],
    ['Mein Hund heißt Rex.', 'Wie heißt mein Hund?', /Rex/],
    ['', 'Welche Haustiere habe ich?', /Rex/],
    ['Meine Schwester heißt Anna.', 'Wer ist meine Schwester?', /Anna/],
    ['Mein Chef heißt Bernd.', 'Wie heißt mein Chef?', /Bernd/],
    ['', 'Weißt du noch, wie mein Chef heißt?', /Bernd/],
    ['', 'Wer ist mein Chef?', /Bernd/],
    ['Meine beste Freundin heißt Ines.', 'Wie heißt meine beste Freundin?', /Ines/],
    ['Ich bin allergisch gegen Nüsse.', 'Wogegen bin ich allergisch?', /Nüsse/],
    ['Ich bin Vegetarierin.', 'Was esse ich?', /vegetarian|Vegetarierin/],
    ['Meine Lieblingsfarbe ist Grün.', 'Was ist meine Lieblingsfarbe?', /Grün/i],
    ['Ich spreche Polnisch.', 'Welche Sprachen spreche ich?', /Polnisch|Polish/],
    ['Ich studiere Biologie.', 'Was studiere ich?', /Biologie/],
    ['Ich heiße Maya.', 'Wie heiße ich?', /Maya/],
    ['', 'Wer bin ich?', /Maya/],
    ['', 'Was weißt du über mich?', /Köln.*Memory/],
  ],
  pt: [
    ['Trabalho como enfermeira.', 'Qual é o meu trabalho?', /enfermeira/],
    ['', 'Em que eu trabalho?', /enfermeira/],
    ['Trabalho na Siemens.', 'Onde eu trabalho?', /Siemens/],
    ['Eu moro em Recife.', 'Onde eu moro?', /Recife/],
    ['Eu sou de Natal.', 'De onde eu sou?', /Natal/],
    ['Tenho 34 anos.', 'Quantos anos eu tenho?', /34/],
    ['', 'Qual é a minha idade?', /34/],
    ['Meu aniversário é 3 de maio.', 'Quando é meu aniversário?', /maio|May/],
    ['Meu marido se chama Caio.', 'Quem é meu marido?', /Caio/],
    ['', 'Como se chama meu marido?', /Caio/],
    ['Tenho dois filhos.', 'Quantos filhos eu tenho?', /two|dois/],
    ['Minha filha se chama Clara.', 'Qual é o nome da minha filha?', /Clara/],
    ['Meu cachorro se chama Rex.', 'Como se chama meu cachorro?', /Rex/],
    ['', 'Quais animais eu tenho?', /Rex/],
    ['Minha irmã se chama Ana.', 'Quem é minha irmã?', /Ana/],
    ['Meu chefe se chama Bernardo.', 'Como se chama meu chefe?', /Bernardo/],
    ['Sou alérgica a amendoim.', 'A que sou alérgica?', /amendoim/],
    ['Sou vegetariana.', 'O que eu como?', /vegetarian/],
    ['Minha cor favorita é verde.', 'Qual é a minha cor favorita?', /verde/],
    ['Falo polonês.', 'Que línguas eu falo?', /polonês|Polish/],
    ['Estudo biologia.', 'O que eu estudo?', /biologia/],
    ['Quero correr uma maratona.', 'Qual é o meu objetivo?', /maratona/],
    ['Me chamo Maya.', 'Como eu me chamo?', /Maya/],
    ['', 'Quem sou eu?', /Maya/],
    ['', 'O que você sabe sobre mim?', /Recife.*Memory/],
  ],
}

const asking = (question: string, texts: readonly string[], before: readonly string[] = []): ReplyContext => {
  const claims = texts.flatMap((text) => extractFacts(text, () => null))
  const facts = claims.map((claim, index) => ({
    ...claim,
    id: index + 1,
    helperId: 1,
    shareAcrossHelpers: true,
    privacyTags: [],
    importance: 5,
    validFrom: index,
    statedIn: [],
  }))
  return {
    purpose: 'reply',
    helper: {
      name: 'Alex',
      description: '',
      personaType: 'friend',
      tone: 'friendly',
      messageLength: 'brief',
      exampleMessages: null,
    },
    personName: null,
    localDate: 'Monday, November 23, 2026',
    localTime: '9:12 AM',
    turns: [
      { fromPerson: false, text: 'Good morning, I am Alex.' },
      ...before.map((text) => ({ fromPerson: true, text })),
      { fromPerson: true, text: question },
    ],
    memory: { known: knownLines(facts, 100), earlier: [] },
    chance: 0.3,
  }
}

describe.each(Object.entries(TOLD))('in %s', (_, rows) => {
  const texts = rows.map(([text]) => text).filter((text) => text !== '')
  it.each(rows)('%s %s', (_, question, answer) => {
    expect(writeOffline(asking(question, texts))).toMatch(answer)
  })

  it('says honestly when nothing is known', () => {
    for (const [, question, answer] of rows) expect(writeOffline(asking(question, []))).not.toMatch(answer)
  })
})

it.each([
  'Do you think my sister hates me?',
  'Where should I take my sister for lunch?',
  '¿Crees que mi hermana me odia?',
  'Glaubst du, meine Schwester hasst mich?',
  'Should I tell my husband that I lost my job?',
])('does not take it for a question about a fact: %s', (question) => {
  const reply = writeOffline(asking(question, ['I have a sister called Anna.', 'My husband is Tom.']))
  expect(reply).not.toMatch(/Anna|Tom|told|anotado|gemerkt|encuentro|finde/)
})

it.each([
  ['My favorite tea is chamomile.', 'What is my favorite team?'],
  ['My favorite color is green.', 'What is my favorite food?'],
])('does not answer with another favorite: %s %s', (told, question) => {
  expect(writeOffline(asking(question, [told]))).not.toMatch(/chamomile|green/)
})

it.each([
  ['What are my favorites?', /chamomile/],
  ['What are my favourite teas?', /chamomile/],
])('finds a favorite in other forms of its name: %s', (question, answer) => {
  expect(writeOffline(asking(question, ['My favorite tea is chamomile.']))).toMatch(answer)
})

it('names all that is known, and the page that shows it', () => {
  const texts = ['I live in Boston.', 'I am 34.', 'My husband is Tom.', 'I am allergic to nuts.']
  const reply = writeOffline(asking('What do you know about me?', texts))
  for (const word of ['Boston', '34', 'Tom', 'nuts', 'Memory page']) expect(reply).toContain(word)
})

it.each([
  ['Mi perro murió esta mañana.', /^Lo siento mucho\. ¿Cómo te sientes/],
  ['Mon chien est mort ce matin.', /^Je suis vraiment désolé\. Comment le vis-tu/],
  ['Mein Hund ist heute gestorben.', /^Das tut mir sehr leid\. Wie geht es dir damit/],
  ['Meu cachorro morreu hoje.', /^Sinto muito\. Como você se sente/],
])('answers news of a death gently: %s', (text, answer) => {
  expect(writeOffline(asking(text, []))).toMatch(answer)
})

it.each([
  ['Ich wohne in Köln.', 'Wo wohne ich?', '“Ich wohne in Köln”'],
  ['Vivo en Sevilla.', '¿Dónde vivo?', '“Vivo en Sevilla”'],
  ["J'habite à Lyon.", "Où j'habite ?", "“J'habite à Lyon”"],
  ['Eu moro em Recife.', 'Onde eu moro?', '“Eu moro em Recife”'],
  ['Hallo! Mein Chef heißt Bernd. Und du?', 'Wie heißt mein Chef?', '“Mein Chef heißt Bernd”'],
  [
    'Ich wohne in Köln. Mein Chef heißt Bernd.',
    'Was weißt du über mich?',
    '“Mein Chef heißt Bernd; Ich wohne in Köln”',
  ],
])('quotes what was said rather than English: %s %s', (text, question, quote) => {
  expect(writeOffline(asking(question, [text], [text]))).toContain(quote)
})
