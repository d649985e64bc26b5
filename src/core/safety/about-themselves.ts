import type { SafetyLanguage } from './concern.ts'

/** First-person words; where the verb form alone shows the person, its commonest forms. */
const FIRST_PERSON: Record<SafetyLanguage, string> = {
  en: 'i im ive id ill me my mine myself',
  de: 'ich mich mir mein meine meinen meinem meiner meins',
  es: 'yo me mi mí mis conmigo estoy tengo quiero siento puedo sé soy voy necesito creo hice',
  fr: 'je j me m moi mon ma mes',
  pt: 'eu me mim meu minha meus minhas comigo estou tô tenho quero sinto posso sei sou vou preciso acho fiz',
}

const wordsOf = (text: string, language: SafetyLanguage): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, language === 'fr' ? ' ' : '')
    .split(/[^\p{L}]+/u)

export function isAboutThemselves(text: string, language: SafetyLanguage): boolean {
  const first = FIRST_PERSON[language].split(' ')
  return wordsOf(text, language).some((word) => first.includes(word))
}
