import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorMs } from '../../../tests/support/processor-time.ts'
import { commandOf } from './sms-commands.ts'

const STOP = [
  'STOP',
  'stop',
  'Stop.',
  ' stop ',
  'STOP!!!',
  'stop 🛑',
  '🛑 STOP 🛑',
  '"STOP"',
  'S T O P'.replaceAll(' ', ''),
  'STOPALL',
  'stop all',
  'UNSUBSCRIBE',
  'cancel',
  'END',
  'Quit',
  'REVOKE',
  'OPTOUT',
  'opt out',
  'Opt-out',
  'stop please',
  'please stop',
  'pls stop',
  'STOP NOW',
  'stop it',
  'stop this',
  'please stop texting me',
  'Please stop texting me.',
  'stop texting me',
  'stop messaging me!',
  'pls stop txting me',
  'Plase stop textng me',
  'stpo texting me',
  'stop sending me messages',
  'stop sending me texts please',
  'stop the texts',
  'stop these messages',
  'stop all messages',
  'stop with the texts',
  'quit texting me',
  'STOPPP',
  'stooop',
  'leave me alone',
  'Leave me alone!!!',
  'please leave me alone 😡',
  'leav me alon',
  'just leave me alone',
  "don't text me",
  'dont text me anymore',
  'do not text me again',
  "don't message me any more",
  'do not contact me',
  'never text me again',
  'no more texts',
  'no more messages please',
  "I don't want these texts",
  "I don't want to get texts from you",
  'I dont want any more messages',
  'i no longer want to receive texts',
  'i want to stop getting texts'.replace('getting ', 'your '),
  'unsubscribe me',
  'unsubcribe',
  'unsubscibe',
  'take me off your list',
  'remove me',
  'remove me from the list',
  'remove my number',
  'delete my number',
  'opt me out',
  'can you please stop texting me',
  'could you stop messaging me',
  'would you please stop',
  'hey stop texting me',
  'Alex, stop texting me',
  'Alex please stop texting me',
  'ok please stop texting me thanks',
  'I want you to stop texting me',
  'you need to stop texting me',
  'stop texting this number',
  'stop contacting me immediately',
  "I'm busy. Please stop texting me!",
  'Thanks for everything, but please stop texting me',
  'go away',
  'cancel my subscription',
  'cancel these texts',
  'I revoke my consent',
  'revoke consent',
  'STOP STOP STOP',
  'i said stop',
  'lose my number',
  'enough, stop texting me',
  'stop bothering me',
  'stop writing to me',
  "don't send me messages",
  "Don't send me any more texts",
  'no more text messages',
] as const

const STOP_ABROAD = [
  'Arrêtez svp',
  'Désabonnement',
  'Laissez-moi tranquille',
  'Dar de baja, por favor',
  '¡Basta ya!',
  'Déjenme en paz',
  'Lass mich in Ruhe',
  'Descadastrar',
  'Cancellami',
  'Стоп',
  'отписаться',
  '停止',
  '退订',
  '수신거부',
  'إيقاف',
  'S T O P',
  's.t.o.p.',
  'Arrêt',
  'ARRÊT',
  'Arre\u0302t',
  'REMOVE',
  'TD',
  'No more',
  'Baja',
  'no me escribas más',
  'No me escriban más por favor',
  'no me mandes más mensajes',
  'deja de escribirme',
  'dejen de enviarme mensajes',
  'No quiero más mensajes',
  'keine Nachrichten mehr',
  'Bitte keine Nachrichten mehr!',
  'Ich möchte keine SMS mehr',
  'Schreib mir nicht mehr',
  'Hören Sie auf, mir zu schreiben',
  "ne m'écris plus",
  'Ne m’écrivez plus',
  "Arrêtez de m'écrire s'il vous plaît",
  'Je ne veux plus recevoir de messages',
  'plus de messages',
  'não me mande mais mensagens',
  'Pare de me escrever',
  'Não quero mais receber mensagens',
]

const STOP_WITH_SIGNATURE = [
  'Stop - Maria Lopez',
  'STOP (sent from my Galaxy)',
  'STOP\n\nSent from my iPhone',
  'STOP\nJohn Smith\nAcme Corp, +1 555 0100',
  'Unsubscribe\n--\nMaria',
  'stop.\n\nGesendet von meinem Handy',
  'ARRÊT\n\nEnvoyé de mon iPhone',
]

const TALK_ABROAD = [
  'no quiero más café',
  'quiero escribir más',
  'no me gusta',
  'no más excusas, hoy corro',
  'je ne veux plus manger',
  'arrête de fumer',
  'il ne m’écrit plus',
  'keine Lust mehr',
  'keine Zeit mehr heute',
  'Er schreibt mir nicht mehr',
  'ich höre auf zu rauchen',
  'Peru',
  'Para siempre',
  'Je m’arrête au marché',
  'Stop - that is not what I meant',
  'ayuda a mi madre',
  'não quero mais café',
  'Cancel\nthe gym on Monday',
  'End\nof the story',
]

const TALK = [
  "I can't stop thinking",
  "I can't stop thinking about her",
  'How do I stop procrastinating?',
  'stop smoking',
  'I want to stop smoking',
  'I need to stop eating sugar',
  "don't stop",
  "please don't stop texting me",
  "don't stop texting me, I like it",
  'the bus stop is closed',
  'it will end soon',
  'the end of the week',
  'I quit my job',
  'I want to quit my job',
  'should I quit?',
  'cancel culture is weird',
  'I had to cancel my trip',
  'should I cancel the meeting',
  'My ex will not leave me alone',
  "he won't leave me alone",
  'they told me to leave them alone',
  'he said "leave me alone"',
  'my boss told me: stop texting me at night',
  "I don't want to die",
  'end it all',
  'I want to end it all',
  'I want to end my life',
  'help me with my resume',
  'I need help',
  'can you help me',
  'help me stop worrying',
  'start with the first one',
  'where do I start',
  'I will start tomorrow',
  'stopped by the shop',
  'non-stop work',
  'I told her to stop texting me',
  'she asked me to stop messaging her',
  'how do I tell him to stop texting me',
  'should I stop texting him?',
  'I should stop texting my ex',
  'I keep texting her and cannot stop',
  'stop',
  'info on visas please',
  'I do not want to go to work',
  "I don't want to talk about it today",
  'no more sugar for me',
  'remove the second paragraph',
  'delete that',
  'quite good',
  'I got the message',
  'the messages were nice',
  'text me tomorrow',
  'send me more',
  'never mind',
  'stop testing me',
  'the cancellation policy',
  'yes',
  'hello',
  '',
  '🙂',
  'End of story: I passed!',
  'what time does it end',
  'My therapist says stop',
  'unstoppable',
  'opting for the blue one',
  'leave me a note',
  'leave it to me',
  'alone again',
  'Is this the last stop?',
  'I stopped',
  'I stop at red lights',
].filter((text) => text !== 'stop')

describe('an inbound SMS', () => {
  it.each(STOP)('is a request to stop: %s', (text) => {
    expect(commandOf(text)).toBe('stop')
  })

  it.each([...STOP_ABROAD, ...STOP_WITH_SIGNATURE])(
    'is a request to stop, in any language or above a signature: %j',
    (text) => {
      expect(commandOf(text)).toBe('stop')
    },
  )

  it.each([...TALK, ...TALK_ABROAD])('is an ordinary message: %j', (text) => {
    expect(commandOf(text)).toBeNull()
  })

  it.each([
    ['START', 'start'],
    ['Start.', 'start'],
    ['UNSTOP', 'start'],
    ['unstop!', 'start'],
    ['HELP', 'help'],
    ['help?', 'help'],
    ['Info', 'help'],
    ['HELP 🙏', 'help'],
    ['ASSIST', 'help'],
    ['Ayuda', 'help'],
    ['AIDE', 'help'],
    ['Hilfe!', 'help'],
    ['Ayuda por favor', 'help'],
    ['Aide, s.v.p.', 'help'],
  ])('%s: %s', (text, command) => {
    expect(commandOf(text)).toBe(command)
  })

  it('is read the same with other capitals, marks, spaces and emoji around it', () => {
    const around = fc.stringMatching(/^[ .!?,🙏😡🛑*_~-]{0,6}$/u)
    const keyword = fc.constantFrom('stop', 'STOPALL', 'unsubscribe', 'Cancel', 'END', 'quit', 'revoke', 'OptOut')
    fc.assert(
      fc.property(around, keyword, around, (before, word, after) => {
        expect(commandOf(before + word + after)).toBe('stop')
      }),
    )
  })

  it('is an ordinary message when it addresses us by name, however it begins', () => {
    for (const name of ['Alex', 'Tom', 'Ivan', 'Ines', 'Norah', 'Dora'])
      expect(commandOf(`${name} please stop texting me`)).toBe('stop')
    for (const other of ['He', 'dont', 'It', 'they']) expect(commandOf(`${other} stop texting me`)).toBeNull()
  })

  it('is parsed in linear time when its words can be read in several ways', () => {
    const began = processorMs()
    for (const word of ['text', 'any more', 'it', 'sms']) commandOf(`stop text${` ${word}`.repeat(21)} zebra`)
    expect(processorMs() - began).toBeLessThan(250)
  })

  it('is parsed in linear time for any text', () => {
    const words = fc.array(
      fc.constantFrom('stop', 'please', 'me', 'texting', 'dont', 'want', 'to', 'any', 'the', 'x'),
      { maxLength: 400 },
    )
    fc.assert(
      fc.property(words, (list) => {
        const began = processorMs()
        commandOf(list.join(' '))
        expect(processorMs() - began).toBeLessThan(250)
      }),
      { numRuns: 60 },
    )
  })
})
