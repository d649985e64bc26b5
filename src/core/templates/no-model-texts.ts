import type { SafetyLanguage } from '../safety/concern.ts'

/** What a helper says where no model answers: kind and true, and never as if it had understood. */
interface Lines {
  /** To what was written outside an exercise. */
  kept: readonly string[]
  picture: readonly string[]
  sms: readonly string[]
  /** In Sensitive Mode, which keeps nothing. */
  unkept: readonly string[]
  /** A model is connected and did not answer. */
  failed: readonly string[]
  failedUnkept: readonly string[]
}

const LINES: Record<SafetyLanguage, Lines> = {
  en: {
    kept: [
      'I have kept that. Without a language model I can’t answer it well; here is what we can do now.',
      'Your words are saved as you wrote them. No language model is connected, so I won’t guess at an answer. An exercise works without one.',
      'That is kept. Answering it properly takes a language model, which is missing here. We can do something step by step instead.',
    ],
    picture: ['Your picture is kept. Without a language model I can’t see it. An exercise works without one.'],
    sms: [
      'I have kept your text. No language model is connected, so I can’t answer it well. Exercises that work without one are in the app.',
      'Your text is saved. Without a language model I won’t guess at an answer. In the app we can do an exercise together.',
    ],
    unkept: [
      'Nothing of this is kept. Without a language model I can’t answer it either.',
      'No language model is connected, so I won’t guess at an answer. Nothing of this is kept.',
    ],
    failed: [
      'I can’t reach my language model just now. Your message is kept; please try again in a little while.',
      'My language model isn’t answering at the moment, and I won’t make something up. Your message is kept.',
      'Still no answer from my language model. Your message is kept, and you can ask again later.',
    ],
    failedUnkept: [
      'I can’t reach my language model just now. Nothing of this was kept, so please send it again later.',
      'My language model isn’t answering at the moment. Nothing of this was kept; please try again later.',
    ],
  },
  de: {
    kept: [
      'Das habe ich aufgehoben. Ohne Sprachmodell kann ich nicht gut darauf antworten; das hier können wir jetzt machen.',
      'Deine Worte sind gespeichert, so wie du sie geschrieben hast. Es ist kein Sprachmodell verbunden, darum rate ich keine Antwort. Eine Übung geht ohne.',
      'Das ist aufgehoben. Eine richtige Antwort braucht ein Sprachmodell, und hier fehlt eines. Wir können stattdessen etwas Schritt für Schritt machen.',
    ],
    picture: ['Dein Bild ist aufgehoben. Ohne Sprachmodell kann ich es nicht sehen. Eine Übung geht ohne.'],
    sms: [
      'Deine SMS ist aufgehoben. Es ist kein Sprachmodell verbunden, darum kann ich nicht gut antworten. Übungen, die ohne gehen, sind in der App.',
      'Deine SMS ist gespeichert. Ohne Sprachmodell rate ich keine Antwort. In der App können wir zusammen eine Übung machen.',
    ],
    unkept: [
      'Hiervon wird nichts aufgehoben. Ohne Sprachmodell kann ich auch nicht darauf antworten.',
      'Es ist kein Sprachmodell verbunden, darum rate ich keine Antwort. Hiervon wird nichts aufgehoben.',
    ],
    failed: [
      'Ich erreiche mein Sprachmodell gerade nicht. Deine Nachricht ist aufgehoben; versuch es bitte in einer Weile noch einmal.',
      'Mein Sprachmodell antwortet im Moment nicht, und ich erfinde nichts. Deine Nachricht ist aufgehoben.',
      'Noch immer keine Antwort von meinem Sprachmodell. Deine Nachricht ist aufgehoben, du kannst später wieder fragen.',
    ],
    failedUnkept: [
      'Ich erreiche mein Sprachmodell gerade nicht. Hiervon wurde nichts aufgehoben, schick es bitte später noch einmal.',
      'Mein Sprachmodell antwortet im Moment nicht. Hiervon wurde nichts aufgehoben; versuch es bitte später wieder.',
    ],
  },
  es: {
    kept: [
      'Lo he guardado. Sin un modelo de lenguaje no puedo responder bien; esto es lo que podemos hacer ahora.',
      'Tus palabras están guardadas tal como las escribiste. No hay ningún modelo de lenguaje conectado, así que no voy a adivinar una respuesta. Un ejercicio funciona sin él.',
      'Está guardado. Para responder de verdad hace falta un modelo de lenguaje, y aquí no lo hay. Podemos hacer algo paso a paso.',
    ],
    picture: ['Tu imagen está guardada. Sin un modelo de lenguaje no puedo verla. Un ejercicio funciona sin él.'],
    sms: [
      'He guardado tu mensaje. No hay ningún modelo de lenguaje conectado, así que no puedo responder bien. En la aplicación hay ejercicios que funcionan sin él.',
      'Tu mensaje está guardado. Sin un modelo de lenguaje no voy a adivinar una respuesta. En la aplicación podemos hacer un ejercicio.',
    ],
    unkept: [
      'Nada de esto se guarda. Sin un modelo de lenguaje tampoco puedo responder.',
      'No hay ningún modelo de lenguaje conectado, así que no voy a adivinar una respuesta. Nada de esto se guarda.',
    ],
    failed: [
      'Ahora mismo no consigo hablar con mi modelo de lenguaje. Tu mensaje está guardado; inténtalo de nuevo dentro de un rato.',
      'Mi modelo de lenguaje no responde en este momento y no voy a inventar nada. Tu mensaje está guardado.',
      'Mi modelo de lenguaje sigue sin responder. Tu mensaje está guardado y puedes volver a preguntar más tarde.',
    ],
    failedUnkept: [
      'Ahora mismo no consigo hablar con mi modelo de lenguaje. Nada de esto se ha guardado; envíalo de nuevo más tarde.',
      'Mi modelo de lenguaje no responde en este momento. Nada de esto se ha guardado; inténtalo más tarde.',
    ],
  },
  fr: {
    kept: [
      'Je l’ai gardé. Sans modèle de langage, je ne peux pas bien y répondre ; voici ce que nous pouvons faire maintenant.',
      'Tes mots sont enregistrés tels que tu les as écrits. Aucun modèle de langage n’est connecté, alors je ne devine pas de réponse. Un exercice marche sans.',
      'C’est gardé. Pour répondre vraiment, il faut un modèle de langage, et il n’y en a pas ici. Nous pouvons faire quelque chose pas à pas.',
    ],
    picture: ['Ton image est gardée. Sans modèle de langage, je ne peux pas la voir. Un exercice marche sans.'],
    sms: [
      'J’ai gardé ton message. Aucun modèle de langage n’est connecté, je ne peux donc pas bien y répondre. Dans l’application, des exercices marchent sans.',
      'Ton message est enregistré. Sans modèle de langage, je ne devine pas de réponse. Dans l’application, nous pouvons faire un exercice.',
    ],
    unkept: [
      'Rien de ceci n’est gardé. Sans modèle de langage, je ne peux pas y répondre non plus.',
      'Aucun modèle de langage n’est connecté, alors je ne devine pas de réponse. Rien de ceci n’est gardé.',
    ],
    failed: [
      'Je n’arrive pas à joindre mon modèle de langage pour l’instant. Ton message est gardé ; réessaie dans un moment.',
      'Mon modèle de langage ne répond pas en ce moment, et je n’invente rien. Ton message est gardé.',
      'Toujours pas de réponse de mon modèle de langage. Ton message est gardé, tu peux redemander plus tard.',
    ],
    failedUnkept: [
      'Je n’arrive pas à joindre mon modèle de langage pour l’instant. Rien de ceci n’a été gardé ; renvoie-le plus tard.',
      'Mon modèle de langage ne répond pas en ce moment. Rien de ceci n’a été gardé ; réessaie plus tard.',
    ],
  },
  pt: {
    kept: [
      'Guardei isso. Sem um modelo de linguagem não consigo responder bem; isto é o que podemos fazer agora.',
      'As tuas palavras estão guardadas como as escreveste. Não há nenhum modelo de linguagem ligado, por isso não vou adivinhar uma resposta. Um exercício funciona sem ele.',
      'Está guardado. Para responder a sério é preciso um modelo de linguagem, e aqui falta um. Podemos fazer algo passo a passo.',
    ],
    picture: [
      'A tua imagem está guardada. Sem um modelo de linguagem não consigo vê-la. Um exercício funciona sem ele.',
    ],
    sms: [
      'Guardei a tua mensagem. Não há nenhum modelo de linguagem ligado, por isso não consigo responder bem. Na aplicação há exercícios que funcionam sem ele.',
      'A tua mensagem está guardada. Sem um modelo de linguagem não vou adivinhar uma resposta. Na aplicação podemos fazer um exercício.',
    ],
    unkept: [
      'Nada disto fica guardado. Sem um modelo de linguagem também não consigo responder.',
      'Não há nenhum modelo de linguagem ligado, por isso não vou adivinhar uma resposta. Nada disto fica guardado.',
    ],
    failed: [
      'Não consigo contactar o meu modelo de linguagem neste momento. A tua mensagem está guardada; tenta de novo daqui a pouco.',
      'O meu modelo de linguagem não responde neste momento, e não vou inventar nada. A tua mensagem está guardada.',
      'O meu modelo de linguagem continua sem responder. A tua mensagem está guardada e podes perguntar de novo mais tarde.',
    ],
    failedUnkept: [
      'Não consigo contactar o meu modelo de linguagem neste momento. Nada disto ficou guardado; envia de novo mais tarde.',
      'O meu modelo de linguagem não responde neste momento. Nada disto ficou guardado; tenta mais tarde.',
    ],
  },
}

export interface Unanswered {
  why: 'no_model' | 'failed'
  language: SafetyLanguage
  isSms: boolean
  /** Whether what was written is stored. */
  isKept: boolean
  isPicture: boolean
  /** What the helper said before, oldest first. */
  recent: readonly string[]
}

function fitting({ why, language, isSms, isKept, isPicture }: Unanswered): readonly string[] {
  const lines = LINES[language]
  if (why === 'failed') return isKept ? lines.failed : lines.failedUnkept
  if (!isKept) return lines.unkept
  if (isSms) return lines.sms
  return isPicture ? [...lines.picture, ...lines.kept] : lines.kept
}

/** One line, and never the same twice in a row: the one that was not said for longest. */
export function honestLine(unanswered: Unanswered): string {
  const saidAt = (line: string): number => unanswered.recent.lastIndexOf(line)
  return fitting(unanswered).reduce((best, line) => (saidAt(line) < saidAt(best) ? line : best))
}
