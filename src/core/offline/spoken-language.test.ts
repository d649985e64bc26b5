import { describe, expect, it } from 'vitest'
import { spokenLanguage } from './spoken-language.ts'

/** The second ten of each were written, but not looked at, before the lists of words were done. */
const SENTENCES: Record<string, readonly (readonly string[])[]> = {
  es: [
    [
      'Vivo en Sevilla.',
      'Vivo con miedo.',
      'Soy alérgica a los cacahuetes.',
      '¿Dónde vivo?',
      'Mi perro se llama Toby.',
      'Trabajo como enfermera.',
      'No puedo dormir.',
      'Tengo dos hijas.',
      'Me gusta el chocolate.',
      'Estoy cansada de todo.',
    ],
    [
      'Ayer fui al médico.',
      'Quiero aprender inglés.',
      'Mi hermana vive en Lima.',
      'Odio los lunes.',
      'Pablo y yo nos hemos separado.',
      'Hoy cumplo treinta años.',
      '¿Cuántos años tengo?',
      'Necesito un consejo.',
      'Perdí mi trabajo.',
      'Nadie me entiende.',
    ],
  ],
  fr: [
    [
      'Que sais-tu de moi ?',
      "J'habite à Lyon.",
      'Je suis allergique aux noix.',
      'Mon chien est mort.',
      'Où est-ce que j’habite ?',
      'Quel est mon travail ?',
      'Luc et moi, on s’est séparés.',
      "J'ai deux filles.",
      'Ma sœur vit à Nice.',
      'Je ne dors plus.',
    ],
    [
      'Hier je suis allée chez le médecin.',
      'Il fait froid ici.',
      'Comment je m’appelle ?',
      "J'aimerais apprendre l'anglais.",
      'Personne ne me comprend.',
      'On a gagné le match !',
      'Tu te souviens de moi ?',
      'Quel âge ai-je ?',
      'Mes parents arrivent demain.',
      'Pas vraiment.',
    ],
  ],
  de: [
    [
      'Ich arbeite als Lehrerin an einer Grundschule.',
      'Wo wohne ich?',
      'Mein Hund ist gestorben.',
      'Was weißt du über mich?',
      'Uli und ich haben uns getrennt.',
      'Ich wohne in Köln.',
      'Wie alt bin ich?',
      'Ich habe zwei Töchter.',
      'Meine Schwester heißt Anna.',
      'Heute war ein langer Tag.',
    ],
    [
      'Gestern war ich beim Arzt.',
      'Niemand versteht mich.',
      'Ich kann nicht schlafen.',
      'Erinnerst du dich an mich?',
      'Das weiß ich nicht.',
      'Morgen kommt meine Mutter.',
      'Warum fragst du?',
      'Ich esse kein Fleisch.',
      'Kannst du mir helfen?',
      'Wir ziehen bald um.',
    ],
  ],
  pt: [
    [
      'Você lembra de mim?',
      'Eu me mudei para Natal no mês passado.',
      'Eu moro sozinha.',
      'Onde eu moro?',
      'Tenho duas filhas.',
      'Sou alérgica a amendoim.',
      'Meu cachorro morreu hoje.',
      'Trabalho como enfermeira no hospital.',
      'Não consigo dormir.',
      'Qual é o meu trabalho?',
    ],
    [
      'Ontem fui ao médico.',
      'Minha irmã mora em Recife.',
      'Quantos anos eu tenho?',
      'Ninguém me entende.',
      'Quero aprender inglês.',
      'Perdi meu emprego.',
      'Estou muito cansado.',
      'Eu e o Caio nos separamos.',
      'Gosto de chocolate.',
      'Amanhã tenho uma entrevista.',
    ],
  ],
  English: [
    [
      'I live in Boston.',
      'My dog died today.',
      'What do you know about me?',
      'No idea.',
      'Tom and I split up.',
      'Where do I live?',
      "I can't sleep.",
      'Two daughters.',
      'Work was fine.',
      'Nobody gets me.',
    ],
    [
      'Yesterday I saw my doctor.',
      'Do you remember me?',
      'We won!',
      'Mondays, ugh.',
      'So tired.',
      'How old am I?',
      'My sister moved to Rome.',
      'Any advice?',
      'Not really.',
      'Lost my job.',
    ],
  ],
  'English with foreign words': [
    [
      'I live in São Paulo.',
      'We had crème brûlée at Chez Marie.',
      'My son says hola to everyone.',
      'El Niño is back in the news.',
      'I work at Café de la Paz.',
      'My name is José and I am from Peru.',
      'I love Schadenfreude as a word.',
      'Que sera, sera, as they say.',
      'My boss is a prima donna.',
      'I am learning Spanish: me llamo Ana.',
    ],
    [
      'We drove from San José to Los Angeles.',
      'Our au pair is called Zoë.',
      'I had a déjà vu today.',
      'My German teacher is Herr Müller.',
      'The piñata broke.',
      'I read Die Zeit on Sundays.',
      'Mañana is my favorite song.',
      'We ate pão de queijo.',
      'Das Boot is a great movie.',
    ],
  ],
}

describe.each(Object.entries(SENTENCES))('in %s', (language, halves) => {
  it.each(halves.flat())('%s', (text) => {
    expect(spokenLanguage(text)).toBe(language.startsWith('English') ? null : language)
  })
})

it.each([
  ['hola, todo bien?', 'es'],
  ['estoy triste', 'es'],
  ['me duele', 'es'],
  ['buenas', 'es'],
  ['oi, tudo bem?', 'pt'],
  ['tô cansada hoje', 'pt'],
  ['e aí?', 'pt'],
  ['vc ta ai?', 'pt'],
  ['beleza?', 'pt'],
  ['valeu', 'pt'],
  ['coucou', 'fr'],
  ['na, wie gehts?', 'de'],
])('%s is short, and told after English all the same', (text, language) => {
  expect(spokenLanguage(text)).toBe(language)
  expect(spokenLanguage(text, ['I am tired today.'])).toBe(language)
})

it.each([
  ['ok', ['Je suis fatiguée.'], 'fr'],
  ['Lyon', ['Je suis fatiguée.', 'ok'], 'fr'],
  ['Vivo.', ['Abito a Roma.'], 'it'],
  ['Vivo.', ['Trabajo en Sevilla.'], 'es'],
  ['I am tired of it', ['Je suis fatiguée.'], null],
  ['Ich bin müde', ['I am tired.'], 'de'],
  ['ok', ['Je suis fatiguée.', 'Sorry, I will write in English.'], null],
  ['ok', [], null],
  ['👍', [], null],
  ['Wesołych Świąt!', [], 'other'],
  ['Как дела?', ['I am tired.'], 'other'],
])('%s after %j', (text, earlier, language) => {
  expect(spokenLanguage(text, earlier)).toBe(language)
})
