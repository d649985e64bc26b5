import { describe, expect, it } from 'vitest'
import { extractFacts } from './extract-facts.ts'

const told = (text: string): string[] =>
  extractFacts(text, () => null).map(({ subject, attribute, value }) => [subject, attribute, value].join('|'))

describe('facts in a message', () => {
  it.each([
    ['I live in Boston.', ['|home|Boston']],
    ["I'm a nurse", ['|job|a nurse']],
    ['My sister Anna says I always undersell myself.', ['|family|a sister called Anna']],
    ['My sister Anna lives in Paris.', ['|family|a sister called Anna', 'sister|home|Paris']],
    ["My son Leo's teacher called.", ['|family|a son called Leo']],
    ['My wife Maria and I moved to Boston.', ['|partner|Maria (your wife)', '|home|Boston']],
    [
      'hey its nadia, 31, single mom of two',
      ['|name|Nadia', '|age|31 years old', '|children|two children', '|relationship|single'],
    ],
    ['I am not a vegetarian', ['||']],
    ['I am not vegan any more', ['|diet|vegan']],
    ['My parents live in Ohio and have four kids', ['parents|home|Ohio', 'parents|children|four kids']],
    ['The Smiths live in Hull and have two dogs', []],
    ['My friends work at Google and love hiking', []],
    ['I live in Leeds and have two dogs', ['|home|Leeds', '|number of dogs|two']],
    ['Meine Nachbarn wohnen in Ulm und haben zwei Hunde', []],
    ['Wir wohnen in Ulm und haben zwei Hunde', ['|home|Ulm', '|number of dogs|two']],
    ["mom's a nurse and dad lives in Tampa", ['mom|job|a nurse', 'dad|home|Tampa']],
    ['my boyfriend and i adopted a cat, his name is moth', ['|pet|a cat', '|pet|a cat called Moth']],
    ['I went vegan, and I can’t have gluten', ['|diet|vegan', '|avoided food|gluten']],
    ['me llamo ana', ['|name|Ana']],
    ['me llamo yurena', ['|name|Yurena']],
    ['Me llamo Ana cuando estoy en España.', ['|name|Ana']],
    ['ich heiße yeliz', ['|name|Yeliz']],
    ['eu me chamo joana', ['|name|Joana']],
    ['Ich arbeite nicht bei Bosch, sondern bei Siemens.', ['|employer|Siemens']],
    ['Ich mag nicht nur Tee, sondern auch Kaffee', ['|taste|Tee']],
    ['im from lagos but been in houston 8 years', ['|origin|lagos', '|home|houston']],
    ['i have adhd and anxiety', ['|health|adhd', '|health|anxiety']],
    ["I'm learning Welsh to surprise my father-in-law", ['|learning|Welsh']],
    ['I spend most of my Saturdays birdwatching', ['|hobby|birdwatching']],
    ['Am 17. Oktober werde ich fünfzig und würde mich gern verstecken.', ['|birthday|17. Oktober']],
    ['Seit Januar ernähre ich mich vegan, zum Leidwesen meiner Mutter.', ['|diet|vegan']],
    ['ich arbeite als Busfahrer in Kassel', ['|job|Busfahrer']],
    ['Hace dos años que no como carne', ['|diet|no meat']],
    ["I'm Margaret, by the way, but everyone has called me Peggy", ['|name|Margaret']],
    ['Penicillin brings me out in hives so I got something else', ['|allergy|Penicillin']],
    ['The view from my flat in Dundee is grey', ['|home|Dundee']],
    ["I'm trying to give up smoking, day eleven today", ['|goal|give up smoking']],
    ['Se me hincha la cara con el marisco', ['|allergy|marisco']],
    ['quiero ahorrar para una moto antes de que acabe el año', ['|goal|ahorrar para una moto']],
    ['Mon rêve, c’est d’ouvrir une librairie', ['|goal|ouvrir une librairie']],
    ['Quero juntar dinheiro para uma casa', ['|goal|juntar dinheiro para uma casa']],
    ['los martes juego al pádel con mi cuñado', ['|hobby|pádel']],
    ['mi cumple es el 12 de marzo', ['|birthday|12 de marzo']],
    ['no soporto el cilantro', ['|taste|cilantro']],
    ['Au fait, moi c’est Ghislaine, enchantée !', ['|name|Ghislaine']],
    ['J’aurai soixante-dix ans le 22 août et je veux un bal.', ['|birthday|22 août']],
    ['Meu marido, o Valdir, só assiste documentário.', ['|partner|Valdir (your husband)']],
    ['Faço anos a 6 de janeiro, logo no Dia de Reis.', ['|birthday|6 de janeiro']],
    ['mi color favorito es el azul', ['|favorite color|azul']],
    ['mi constructor favorito es Gaudí', ['|favorite constructor|Gaudí']],
    ['tengo dos constructor', []],
    ['Eu me mudei para Natal no mês passado.', ['|home|Natal']],
    ['Me mudei para Recife na semana passada.', ['|home|Recife']],
    ['My boss Karen yelled at me, and my dog Rex is sick.', ['|boss|Karen', '|pet|a dog called Rex']],
    ['my other daughter Mia plays chess', ['|family|a daughter called Mia']],
    ['ich mag keinen Kaffee mehr', ['|taste|Kaffee']],
  ])('%s', (text, facts) => {
    expect(told(text)).toEqual(facts)
  })

  it.each([
    'Me llamo idiota cada vez que fallo.',
    'Me llamo tonta',
    'me llamo vaquita cuando como mucho',
    'Me chamo de idiota quando erro.',
    'Eu me chamo burra',
    "Je m'appelle imbécile à chaque erreur.",
    'Ich heiße Idiot',
    'Ich heiße bei allen nur Idiot',
    'Everyone calls me Stupid',
    'My name is Failure',
    'Mi hermano se llama tonto cuando pierde.',
    'I have been in therapy for two years',
    'my cat seems bored',
    'I have no allergies.',
    'I have no known allergies',
    'The best temperature is 71 degrees',
    'I started reading the manga',
    'I hate people who lie',
    'my brother died laughing',
    'If I lived in Boston I would be happier.',
    'Do I live in Boston?',
    'My mother says I live in a dream.',
    'He said: "I live in Boston."',
    'Yeah right, I live in Buckingham Palace.',
    'In my novel I live in Boston.',
    'In the novel I’m writing, I live on Mars and I’m a smuggler.',
    'jajaja sí claro, y yo soy Shakira',
    'kkkk claro, e eu sou o Neymar',
    '> I live in Boston',
  ])('finds nothing in: %s', (text) => {
    expect(told(text)).toEqual([])
  })

  it('quotes the message word for word', () => {
    const message = 'Well, guess what: I’ve moved to Denver! My cat is called Tom.'
    for (const { quote } of extractFacts(message, () => null)) expect(message).toContain(quote)
    expect(extractFacts(message, () => null)).toHaveLength(2)
  })
})
