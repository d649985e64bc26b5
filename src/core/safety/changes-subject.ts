import { dangerScoreOf } from './classifier/danger-score.ts'
import type { SafetyLanguage } from './concern.ts'
import { tokensOf } from './normalise.ts'
import { likeliestLanguage } from './screen-message.ts'
import type { Care } from './screen-turns.ts'

/** Thanks, greetings and farewells, if they are the whole message. */
const COURTESIES = new Set(
  `thank|thanks|thank you|thx|ty|good|night|goodnight|gn|good night|morning|good morning|hi|hello|hey|bye|see|you|later|tomorrow|so much|a lot
danke|dankeschön|vielen dank|gute|nacht|guten|morgen|abend|hallo|hey|tschüss|bis|später
gracias|muchas|buenas|buenos|noches|días|tardes|hola|adiós|hasta|mañana|luego
merci|beaucoup|bonne|bonsoir|bonjour|nuit|soirée|salut|à|demain|bientôt
obrigado|obrigada|muito|valeu|boa|noite|bom|dia|tarde|oi|olá|tchau|até|amanhã|logo`
    .split(/[\n|]/)
    .flatMap((phrase) => tokensOf(phrase).map(({ word }) => word)),
)

/** Questions about what to eat, which suggest no danger unless the concern is eating. */
const ASKS: Record<SafetyLanguage, RegExp> = {
  en: /\b(?:what|which|where|how)\b.{0,60}\b(?:eat|cook|dinner|lunch|breakfast|supper)\b/i,
  de: /\b(?:was|welche|wo|wie)\b.{0,60}\b(?:essen|koche|kochen|abendessen|mittagessen|frühstück)/i,
  es: /\b(?:qu[eé]|cu[aá]l|d[oó]nde|c[oó]mo)(?!\p{L}).{0,60}\b(?:comer|cocino|cocinar|cenar|cena|almuerzo|desayuno)/iu,
  fr: /\b(?:que|qu|quoi|quel|o[uù]|comment)(?!\p{L}).{0,60}(?:manger|mange|cuisine|cuisiner|dîner|déjeuner)|(?:mange|cuisine).{0,60}\bquoi\b/iu,
  pt: /\b(?:que|qual|onde|como)\b.{0,60}\b(?:comer|cozinho|cozinhar|jantar|almoço|almoçar|café da manhã)/i,
}

/** From so many words on, a message with a lower danger score is about something else. Chosen with the test's examples. */
const FAR_BY_WORDS = [
  { words: 4, score: -3 },
  { words: 3, score: -4.6 },
]
/** What somebody in danger may say, although the classifier sees no danger in it. */
const STAYS =
  /\b(?:leave me|go away|stay with me|sorry|ambulance|paramedics?|hospital|lass mich|bei mir|geh weg|tut mir leid|notarzt|krankenwagen|krankenhaus|sanitäter|d[ée]jame|qu[ée]date|vete|perdón|ambulancia|laisse[ -]moi|reste avec moi|va t['’]en|désolée?|samu|hôpital|urgences|me deixa|fica comigo|vai embora|desculpa|ambulância)(?!\p{L})/iu

/** Whether a message after a crisis, and not a danger itself, is about something else. In doubt it is not. */
export function changesSubject(text: string, { concern, language }: Care): boolean {
  const tokens = tokensOf(text)
  if (tokens.length === 0 || STAYS.test(text)) return false
  if (tokens.every(({ word }) => COURTESIES.has(word))) return true
  const writtenIn = likeliestLanguage(text) ?? language
  if (concern !== 'eating' && ASKS[writtenIn].test(text)) return true
  const far = FAR_BY_WORDS.find(({ words }) => tokens.length >= words)
  return far !== undefined && dangerScoreOf(tokens, writtenIn) < far.score
}
