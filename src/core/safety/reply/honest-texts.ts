import type { SafetyLanguage } from '../concern.ts'
import type { ReplyFault } from './screen-reply.ts'

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
