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
])('is none: %s', (text) => {
  expect(asksToForget(text)).toBe(false)
})

it('leaves what else a message tells', () => {
  const text = 'I have a cat. Please forget that I have a dog. She is called Miso.'
  expect(withoutForgetRequests(text)).toBe('I have a cat. She is called Miso.')
})
