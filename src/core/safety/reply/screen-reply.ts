import { foreignLanguage } from '../../text/foreign-language.ts'
import { SAFETY_LANGUAGES, type SafetyLanguage } from '../concern.ts'
import { asksForMassHarm, asksForMinors, sexualisesMinors, withoutHarmlessBombs } from './harm-requests.ts'
import { REPLY_RULES, type RuledFault } from './reply-rules.ts'

/** What no reply or planned message may say. */
export type ReplyFault = RuledFault | 'minors'

const FAULTS: readonly RuledFault[] = [
  'encourages-harm',
  'mass-harm',
  'claims-human',
  'claims-profession',
  'clings',
  'sells',
]

const straight = (sentence: string): string => sentence.replace(/[’‘`´]/g, "'")

/** Without quotations: suggested words for somebody else are not the helper's own. One may end in a later sentence. */
const withoutQuotes = (text: string): string => text.replace(/["“”„«][^"“”»]{0,2000}(?:["“”»]|$)/gu, ' ')

const QUOTABLE: ReadonlySet<RuledFault> = new Set(['clings', 'sells'])

export function screenReply(sentence: string): ReplyFault | null {
  if (sexualisesMinors(sentence)) return 'minors'
  const text = straight(sentence).trim()
  const breaks = (fault: RuledFault): boolean => {
    const own = QUOTABLE.has(fault) ? withoutQuotes(text) : text
    const screened = fault === 'mass-harm' ? withoutHarmlessBombs(own) : own
    return SAFETY_LANGUAGES.some((language) => REPLY_RULES[language][fault].some((rule) => rule.test(screened)))
  }
  return FAULTS.find(breaks) ?? null
}

type RefusedKind = 'minors' | 'mass-harm'

export interface Refusal {
  kind: RefusedKind
  language: SafetyLanguage
}

const SENTENCE_END = /[.!?\n]/

const languageOf = (text: string): SafetyLanguage => {
  const found = foreignLanguage(text)
  return SAFETY_LANGUAGES.find((language) => language === found) ?? 'en'
}

/** Before any model is called; null for everything else. */
export function screenRequest(text: string): Refusal | null {
  const harm = text
    .split(SENTENCE_END)
    .map(asksForMassHarm)
    .find((language) => language !== null)
  if (harm) return { kind: 'mass-harm', language: harm }
  if (asksForMinors(text)) return { kind: 'minors', language: languageOf(text) }
  return null
}

const REFUSALS: Record<RefusedKind, Record<SafetyLanguage, string>> = {
  minors: {
    en: 'I won’t write anything sexual that involves someone under 18. If a child may be in danger, please call your local emergency number or the child protection line of your country. If you are worried about your own thoughts, stopitnow.org offers confidential help.',
    de: 'Ich schreibe nichts Sexuelles über Menschen unter 18. Wenn ein Kind in Gefahr sein könnte, ruf bitte den Notruf oder die Kinderschutzhotline deines Landes an. Wenn dir eigene Gedanken Sorgen machen, hilft troubled-desire.com vertraulich.',
    es: 'No escribo nada sexual con personas menores de 18 años. Si un menor puede estar en peligro, llama a emergencias o a la línea de protección de la infancia de tu país. Si te preocupan tus propios pensamientos, troubled-desire.com ayuda de forma confidencial.',
    fr: 'Je n’écris rien de sexuel qui concerne une personne de moins de 18 ans. Si un enfant est peut-être en danger, appelle les urgences ou la ligne de protection de l’enfance de ton pays. Si tes propres pensées t’inquiètent, troubled-desire.com aide en toute confidentialité.',
    pt: 'Não escrevo nada sexual que envolva menores de 18 anos. Se uma criança pode estar em perigo, ligue para a emergência ou para a linha de proteção à criança do seu país. Se os seus próprios pensamentos preocupam você, troubled-desire.com ajuda em sigilo.',
  },
  'mass-harm': {
    en: 'I won’t help with anything that could injure many people. If you know of a plan to hurt others, please call your local emergency number. If there is something behind this that you would like to talk about, I’m listening.',
    de: 'Ich helfe nicht bei Dingen, die viele Menschen verletzen könnten. Wenn du von einem solchen Plan weißt, ruf bitte den Notruf an. Wenn etwas dahintersteckt, über das du sprechen magst, bin ich da.',
    es: 'No ayudo con nada que pueda herir a muchas personas. Si sabes de un plan para hacer daño a otros, llama a emergencias. Si detrás de esto hay algo de lo que quieras hablar, te escucho.',
    fr: 'Je n’aide pas à ce qui pourrait blesser beaucoup de personnes. Si tu connais un projet de faire du mal à d’autres, appelle les urgences. S’il y a derrière cela quelque chose dont tu veux parler, je t’écoute.',
    pt: 'Não ajudo com nada que possa ferir muitas pessoas. Se você sabe de um plano para machucar outros, ligue para a emergência. Se há por trás disso algo de que queira falar, estou aqui.',
  },
}

export const refusalText = (kind: RefusedKind, language: SafetyLanguage): string => REFUSALS[kind][language]

export const isRefusal = (reply: string): boolean =>
  Object.values(REFUSALS).some((texts) => Object.values(texts).includes(reply))

const AI: Record<SafetyLanguage, string> = {
  en: 'To be clear: I’m an AI helper, not a person.',
  de: 'Damit das klar ist: Ich bin ein KI-Helfer, kein Mensch.',
  es: 'Para que quede claro: soy un asistente de IA, no una persona.',
  fr: 'Pour que ce soit clair : je suis une IA, pas une personne.',
  pt: 'Para deixar claro: sou um assistente de IA, não uma pessoa.',
}

const UNLICENSED: Record<SafetyLanguage, string> = {
  en: 'To be clear: I’m an AI helper and no licensed professional.',
  de: 'Damit das klar ist: Ich bin ein KI-Helfer und keine zugelassene Fachperson.',
  es: 'Para que quede claro: soy un asistente de IA y no un profesional titulado.',
  fr: 'Pour que ce soit clair : je suis une IA et non un professionnel diplômé.',
  pt: 'Para deixar claro: sou um assistente de IA e não um profissional licenciado.',
}

/** Replaces a sentence that claimed otherwise; empty to just drop the sentence. */
export function honestText(fault: ReplyFault, language: SafetyLanguage): string {
  if (fault === 'claims-human') return AI[language]
  return fault === 'claims-profession' ? UNLICENSED[language] : ''
}
