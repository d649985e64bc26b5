import { expect, it } from 'vitest'
import { asksToForget, withoutForgetRequests } from './forget-requests.ts'

it.each([
  'Please forget that I have a dog.',
  'Forget that I live in Boston.',
  'Can you forget my birthday?',
  'ok, forget what I said about my boss',
  'Hi! Please forget about my ex.',
  "Please don't remember that.",
  'I want you to forget where I live',
  'Delete my dog from your memory',
  'delete everything you know about me',
  'Olvida que soy alérgica a los cacahuetes.',
  '¿Puedes olvidar que tengo un perro?',
  'Por favor, olvídate de que vivo en Madrid',
  'Borra mi dirección de tu memoria',
  'Oublie que je suis allergique aux noix.',
  "S'il te plaît, oublie qu’il est malade",
  'Peux-tu oublier mon adresse ?',
  'Efface ça de ta mémoire.',
  'Bitte vergiss, dass ich allergisch gegen Nüsse bin.',
  'Vergiss bitte, dass ich einen Hund habe',
  'Kannst du vergessen, was ich gesagt habe?',
  'Lösch das aus deinem Gedächtnis',
  'Esqueça que sou alérgica a amendoim.',
  'Por favor, esquece o meu endereço',
  'Pode esquecer que eu moro em Recife?',
  'Apaga isso da sua memória',
  'Forget about the thing with my sister.',
  'Vergiss das mit meiner Schwester.',
  'Vergessen Sie das mit meinem Mann.',
  'Vergiss die Sache mit meinem Bruder',
  'Vergiss unsere Nachbarin.',
  'Kannst du das mit meiner Schwester vergessen?',
  'Das mit meiner Schwester kannst du vergessen.',
  'Lösche das mit meiner Schwester.',
  'Olvida lo de mi hermano.',
  'Olvida lo del viaje',
  'Olvida a mi hermano',
  'Olvida eso de mi trabajo.',
  'Borra lo de mi hermano.',
  'Oublie ce truc avec ma sœur.',
  'Oublie mon mari',
  'Oublie notre voisine.',
  'Esqueça isso da minha irmã.',
  'Esqueça a história com o meu chefe.',
  'Dimentica quella storia con mia sorella.',
  'Vergeet dat met mijn zus.',
])('is a request to forget: %s', (text) => {
  expect(asksToForget(text)).toBe(true)
})

it.each([
  "Don't forget that I have an interview.",
  'I forget that I left it there all the time',
  'i forget everything after 2 days',
  "I'll never forget what he said.",
  'forget it',
  'How do I forget my ex?',
  'He told me to forget about it',
  'Remove the old paint, then sand the wood',
  'No olvides que tengo una cita.',
  'Olvidé que tenía una cita.',
  "N'oublie pas que j'ai un chien.",
  "J'oublie tout.",
  'Vergiss nicht, dass ich morgen weg bin.',
  'Ich vergesse, was ich lese.',
  'Não esqueça que tenho prova.',
  'Esqueci que tinha prova.',
  'Ich kann das mit meiner Schwester nicht vergessen.',
  'Mein Bruder hat mich vergessen.',
  'Kannst du bitte nicht vergessen, dass ich Geburtstag habe?',
  'Das mit meinem Vater kannst du nicht vergessen.',
  'No puedo olvidar lo de mi hermano.',
  "J'ai oublié cette histoire avec lui.",
  'Não esqueço isso do meu irmão.',
])('is none: %s', (text) => {
  expect(asksToForget(text)).toBe(false)
})

it('keeps what else a message says', () => {
  const text = 'I have a cat. Please forget that I have a dog. She is called Miso.'
  expect(withoutForgetRequests(text)).toBe('I have a cat. She is called Miso.')
})
