import type { SafetyLanguage } from '../concern.ts'
import type { HelpKind, Line } from './line.ts'

export interface HelpWords {
  /** Shown before the lines if help is needed now, after them otherwise. */
  emergency: { now: string; danger: string }
  /** Used instead of a number if the country is unknown. */
  anyEmergencyNumber: string
  lead: Record<HelpKind, string>
  service: string
  call: string
  callOption: string
  text: string
  textWord: string
  chat: string
  always: string
  daily: string
  weekdays: string
  /** For people who are in another country. */
  elsewhere: string
  /** Used instead of lines if the country is unknown: the largest countries with this language. */
  directory: readonly string[]
  violenceDirectory: readonly string[]
  childDirectory: readonly string[]
}

export const HELP_WORDS: Record<SafetyLanguage, HelpWords> = {
  en: {
    emergency: { now: 'Please call {emergency} now', danger: 'In danger now: call {emergency}' },
    anyEmergencyNumber: 'your local emergency number (112 in many countries)',
    lead: {
      crisis: 'Someone to talk to',
      violence: 'Help against violence',
      poison: 'Advice about what was taken',
      eating: 'Help with eating',
      child: 'For young people',
    },
    service: '{lead}: {name}',
    call: 'Call {phone}',
    callOption: 'Call {phone}, option {option}',
    text: 'Text {number}',
    textWord: 'Text {word} to {number}',
    chat: 'Chat: {chat}',
    always: 'at any hour',
    daily: 'every day {open}',
    weekdays: 'Monday to Friday {open}',
    elsewhere: 'Elsewhere: {directory}',
    directory: ['US and Canada: call or text 988', 'UK and Ireland: call 116 123', 'Other countries: {directory}'],
    violenceDirectory: ['US: call 1-800-799-7233', 'UK: call 0808 2000 247', 'Other countries: {directory}'],
    childDirectory: ['US: call 1-800-422-4453', 'UK: call 0800 1111', 'Other countries: {directory}'],
  },
  de: {
    emergency: { now: 'Bitte ruf jetzt {emergency} an', danger: 'Bei Gefahr: {emergency} anrufen' },
    anyEmergencyNumber: 'den örtlichen Notruf (in vielen Ländern 112)',
    lead: {
      crisis: 'Jemand zum Reden',
      violence: 'Hilfe bei Gewalt',
      poison: 'Rat bei Vergiftungen',
      eating: 'Hilfe rund ums Essen',
      child: 'Für junge Menschen',
    },
    service: '{lead}: {name}',
    call: 'Anrufen: {phone}',
    callOption: 'Anrufen: {phone}, Option {option}',
    text: 'SMS an {number}',
    textWord: 'SMS mit {word} an {number}',
    chat: 'Chat: {chat}',
    always: 'rund um die Uhr',
    daily: 'täglich {open}',
    weekdays: 'Montag bis Freitag {open}',
    elsewhere: 'Anderswo: {directory}',
    directory: ['Deutschland: 0800 1110111', 'Österreich: 142', 'Schweiz: 143', 'Andere Länder: {directory}'],
    violenceDirectory: [
      'Deutschland: 116 016',
      'Österreich: 0800 222 555',
      'Schweiz: 142',
      'Andere Länder: {directory}',
    ],
    childDirectory: ['Deutschland: 116 111', 'Österreich und Schweiz: 147', 'Andere Länder: {directory}'],
  },
  es: {
    emergency: { now: 'Por favor, llama ya al {emergency}', danger: 'En peligro: llama al {emergency}' },
    anyEmergencyNumber: 'número de emergencias de tu país (112 o 911 en muchos)',
    lead: {
      crisis: 'Alguien con quien hablar',
      violence: 'Ayuda contra la violencia',
      poison: 'Consejo sobre lo que se ha tomado',
      eating: 'Ayuda con la comida',
      child: 'Para gente joven',
    },
    service: '{lead}: {name}',
    call: 'Llama al {phone}',
    callOption: 'Llama al {phone}, opción {option}',
    text: 'SMS al {number}',
    textWord: 'SMS con {word} al {number}',
    chat: 'Chat: {chat}',
    always: 'a cualquier hora',
    daily: 'cada día {open}',
    weekdays: 'de lunes a viernes {open}',
    elsewhere: 'En otro país: {directory}',
    directory: [
      'España: llama al 024',
      'México: llama al 800 911 2000',
      'Estados Unidos: llama al 988, opción 2',
      'Otros países: {directory}',
    ],
    violenceDirectory: ['España: llama al 016', 'Estados Unidos: llama al 1-800-799-7233', 'Otros países: {directory}'],
    childDirectory: [
      'España: llama al 116 111',
      'Argentina: llama al 102',
      'Estados Unidos: llama al 1-800-422-4453',
      'Otros países: {directory}',
    ],
  },
  fr: {
    emergency: { now: 'Appelle le {emergency} maintenant', danger: 'En danger : appelle le {emergency}' },
    anyEmergencyNumber: 'numéro d’urgence de ton pays (112 dans beaucoup de pays)',
    lead: {
      crisis: 'Quelqu’un à qui parler',
      violence: 'Aide contre les violences',
      poison: 'Conseil sur ce qui a été pris',
      eating: 'Aide autour de la nourriture',
      child: 'Pour les jeunes',
    },
    service: '{lead} : {name}',
    call: 'Appelle le {phone}',
    callOption: 'Appelle le {phone}, option {option}',
    text: 'SMS au {number}',
    textWord: 'SMS avec {word} au {number}',
    chat: 'Chat : {chat}',
    always: 'à toute heure',
    daily: 'tous les jours {open}',
    weekdays: 'du lundi au vendredi {open}',
    elsewhere: 'Ailleurs : {directory}',
    directory: [
      'France : appelle le 3114',
      'Canada : appelle le 988',
      'Suisse : appelle le 143',
      'Autres pays : {directory}',
    ],
    violenceDirectory: ['France : appelle le 3919', 'Suisse : appelle le 142', 'Autres pays : {directory}'],
    childDirectory: [
      'France : appelle le 119',
      'Canada : appelle le 1-800-668-6868',
      'Suisse : appelle le 147',
      'Autres pays : {directory}',
    ],
  },
  pt: {
    emergency: { now: 'Por favor, ligue agora para {emergency}', danger: 'Em perigo: ligue para {emergency}' },
    anyEmergencyNumber: 'o número de emergência do seu país (112 em muitos)',
    lead: {
      crisis: 'Alguém com quem conversar',
      violence: 'Ajuda contra a violência',
      poison: 'Orientação sobre o que foi tomado',
      eating: 'Ajuda com a alimentação',
      child: 'Para jovens',
    },
    service: '{lead}: {name}',
    call: 'Ligue para {phone}',
    callOption: 'Ligue para {phone}, opção {option}',
    text: 'SMS para {number}',
    textWord: 'SMS com {word} para {number}',
    chat: 'Chat: {chat}',
    always: 'a qualquer hora',
    daily: 'todos os dias {open}',
    weekdays: 'de segunda a sexta {open}',
    elsewhere: 'Em outro país: {directory}',
    directory: ['Brasil: ligue para 188', 'Portugal: ligue para 1411', 'Outros países: {directory}'],
    violenceDirectory: ['Brasil: ligue para 180', 'Portugal: ligue para 800 202 148', 'Outros países: {directory}'],
    childDirectory: ['Brasil: ligue para 100', 'Portugal: ligue para 116 111', 'Outros países: {directory}'],
  },
}

/** An international directory of lines. */
export const DIRECTORY = 'findahelpline.com'

export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)

/** A way to contact a service: its text, and its link; null if a link can't dial the number. */
export interface ContactLink {
  text: string
  href: string | null
}

/** Phones don't dial `*` from a link. */
export const callHref = (phone: string): string | null =>
  phone.includes('*') ? null : `tel:${phone.replace(/[^\d+]/g, '')}`

const textHref = (number: string, word: string | undefined): string =>
  `sms:${number.replace(/[^\d+]/g, '')}${word ? `?&body=${encodeURIComponent(word)}` : ''}`

/** All ways to contact a line: by phone, SMS and chat. */
export function contactLinksOf({ phone, option, text, word, chat }: Line, words: HelpWords): ContactLink[] {
  const links: ContactLink[] = []
  if (phone) {
    const said = fill(option ? words.callOption : words.call, { phone, option: option ?? '' })
    links.push({ text: said, href: callHref(phone) })
  }
  if (text) {
    const said = fill(word ? words.textWord : words.text, { number: text, word: word ?? '' })
    links.push({ text: said, href: textHref(text, word) })
  }
  if (chat) links.push({ text: fill(words.chat, { chat }), href: `https://${chat}` })
  return links
}
