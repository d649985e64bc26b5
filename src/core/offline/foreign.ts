import { asksToForget } from './forget-requests.ts'
import type { FreshLines } from './fresh-lines.ts'
import type { ForeignLanguage } from './language.ts'
import { wordsOf } from './words.ts'

interface ForeignLines {
  notices: readonly string[]
  opening: string
  steady: readonly string[]
  questions: readonly string[]
}

interface SpokenLines extends ForeignLines {
  /** Answers a request to forget something. The interface is in English, and so are the names of page and action. */
  forgetting: string
}

const LINES: Record<Exclude<ForeignLanguage, 'other'>, SpokenLines> = {
  es: {
    notices: [
      'Soy un asistente de IA y aquí respondo con el motor integrado, sin modelo de lenguaje, así que en español sé decir poco.',
      'Sin un modelo conectado entiendo el español solo a medias.',
    ],
    opening: '¿De qué te gustaría hablar?',
    forgetting:
      'No puedo olvidar nada por mi cuenta, pero tú sí puedes hacerlo: búscalo en la página «Memory» y elige «Forget».',
    steady: [
      'Te leo con calma.',
      'No hay prisa.',
      'Prefiero preguntar antes que adivinar.',
      'Puedes contarlo como te salga.',
      'Una respuesta corta también vale.',
      'Tú marcas el ritmo.',
      'Corrígeme si entiendo mal.',
      'Si quieres, también puedes escribirme en inglés.',
    ],
    questions: [
      '¿Qué es lo que más te importa de eso?',
      '¿Cómo te sientes con eso?',
      '¿Cuándo empezó?',
      '¿Quién más tiene que ver con ello?',
      '¿Dónde te gustaría empezar?',
      '¿Qué pasó antes?',
      '¿Cómo te gustaría que siguiera?',
      '¿Qué necesitas ahora?',
      '¿Desde cuándo lo piensas?',
      '¿Qué más quieres contarme?',
    ],
  },
  fr: {
    notices: [
      'Je suis un assistant IA et je réponds ici avec le moteur intégré, sans modèle de langue, donc je sais peu de choses en français.',
      'Sans modèle connecté, je ne comprends le français qu’à moitié.',
    ],
    opening: 'De quoi aimerais-tu parler ?',
    forgetting:
      'Je ne peux rien oublier de moi-même, mais tu peux le faire : cherche-le sur la page « Memory » et choisis « Forget ».',
    steady: [
      'Je te lis.',
      'Rien ne presse.',
      'Je préfère demander plutôt que deviner.',
      'Tu peux le dire comme cela vient.',
      'Une réponse courte suffit.',
      'C’est toi qui donnes le rythme.',
      'Corrige-moi si je comprends mal.',
      'Tu peux aussi m’écrire en anglais.',
    ],
    questions: [
      'Qu’est-ce qui compte le plus pour toi là-dedans ?',
      'Comment le vis-tu ?',
      'Quand cela a-t-il commencé ?',
      'Qui d’autre est concerné ?',
      'Par où veux-tu commencer ?',
      'Que s’est-il passé avant ?',
      'Comment aimerais-tu que cela continue ?',
      'De quoi as-tu besoin maintenant ?',
      'Depuis quand y penses-tu ?',
      'Que veux-tu ajouter ?',
    ],
  },
  de: {
    notices: [
      'Ich bin ein KI-Helfer und antworte hier mit der eingebauten Engine, ohne Sprachmodell, deshalb kann ich auf Deutsch nur wenig sagen.',
      'Ohne angeschlossenes Sprachmodell verstehe ich Deutsch nur zum Teil.',
    ],
    opening: 'Worüber möchtest du sprechen?',
    forgetting:
      'Ich kann von mir aus nichts vergessen, aber du kannst es löschen: such es auf der Seite „Memory“ und wähle dort „Forget“.',
    steady: [
      'Ich lese mit.',
      'Es eilt nicht.',
      'Ich frage lieber, als zu raten.',
      'Erzähl es so, wie es kommt.',
      'Eine kurze Antwort reicht.',
      'Du gibst das Tempo vor.',
      'Verbessere mich, wenn ich etwas falsch verstehe.',
      'Du kannst mir auch auf Englisch schreiben.',
    ],
    questions: [
      'Was ist dir daran am wichtigsten?',
      'Wie geht es dir damit?',
      'Wann hat das angefangen?',
      'Wer hat noch damit zu tun?',
      'Wo möchtest du anfangen?',
      'Was ist davor passiert?',
      'Wie soll es für dich weitergehen?',
      'Was brauchst du jetzt?',
      'Seit wann denkst du darüber nach?',
      'Was möchtest du noch dazu sagen?',
    ],
  },
  it: {
    notices: [
      'Sono un assistente IA e qui rispondo con il motore integrato, senza modello linguistico, quindi in italiano so dire poco.',
      'Senza un modello collegato capisco l’italiano solo in parte.',
    ],
    opening: 'Di che cosa vuoi parlare?',
    forgetting:
      'Da solo non posso dimenticare niente, ma puoi farlo tu: cercalo nella pagina «Memory» e scegli «Forget».',
    steady: [
      'Ti leggo con calma.',
      'Non c’è fretta.',
      'Preferisco chiedere che indovinare.',
      'Puoi dirlo come ti viene.',
      'Va bene anche una risposta breve.',
      'Correggimi se capisco male.',
      'Se vuoi, puoi scrivermi anche in inglese.',
    ],
    questions: [
      'Che cosa conta di più per te?',
      'Come ti senti a riguardo?',
      'Quando è cominciato?',
      'Chi altro c’entra?',
      'Da dove vuoi cominciare?',
      'Che cosa è successo prima?',
      'Come vorresti che continuasse?',
      'Di che cosa hai bisogno adesso?',
    ],
  },
  pt: {
    notices: [
      'Sou um assistente de IA e aqui respondo com o motor integrado, sem modelo de linguagem, por isso sei dizer pouco em português.',
      'Sem um modelo ligado, só entendo português em parte.',
    ],
    opening: 'Sobre o que gostaria de falar?',
    forgetting:
      'Não posso esquecer nada por conta própria, mas você pode fazer isso: procure na página “Memory” e escolha “Forget”.',
    steady: [
      'Leio com calma.',
      'Não há pressa.',
      'Prefiro perguntar a adivinhar.',
      'Pode contar do jeito que vier.',
      'Uma resposta curta também serve.',
      'Corrija-me se eu entender mal.',
      'Se quiser, também pode escrever em inglês.',
    ],
    questions: [
      'O que mais importa para você nisso?',
      'Como você se sente com isso?',
      'Quando começou?',
      'Quem mais faz parte disso?',
      'Por onde quer começar?',
      'O que aconteceu antes?',
      'Como gostaria que continuasse?',
      'De que precisa agora?',
    ],
  },
  nl: {
    notices: [
      'Ik ben een AI-hulp en antwoord hier met de ingebouwde engine, zonder taalmodel, dus in het Nederlands kan ik weinig zeggen.',
      'Zonder aangesloten taalmodel begrijp ik Nederlands maar half.',
    ],
    opening: 'Waar wil je het over hebben?',
    forgetting:
      'Uit mezelf kan ik niets vergeten, maar jij kunt het wissen: zoek het op de pagina ‘Memory’ en kies daar ‘Forget’.',
    steady: [
      'Ik lees mee.',
      'Er is geen haast.',
      'Ik vraag liever dan dat ik gok.',
      'Vertel het zoals het komt.',
      'Een kort antwoord is genoeg.',
      'Verbeter me als ik het verkeerd begrijp.',
      'Je mag me ook in het Engels schrijven.',
    ],
    questions: [
      'Wat vind je er het belangrijkst aan?',
      'Hoe voel je je erbij?',
      'Wanneer is het begonnen?',
      'Wie heeft er nog mee te maken?',
      'Waar wil je beginnen?',
      'Wat gebeurde er daarvoor?',
      'Hoe moet het voor jou verder gaan?',
      'Wat heb je nu nodig?',
    ],
  },
}

const UNREAD: ForeignLines = {
  notices: [
    'I am an AI helper on the built-in engine, without a language model, and I cannot read this language.',
    'Without a model I understand English and a little of six other languages.',
  ],
  opening: 'How would you say it in English?',
  steady: [
    'I would rather say so than guess.',
    'A few words of English are enough.',
    'I do not want to answer what I have not understood.',
  ],
  questions: [
    'How would you say it in English?',
    'What is it about, in English if you can?',
    'In a few English words, what is it?',
  ],
}

const GREETING_WORDS = 3

const noticeOf = ({ notices, steady }: ForeignLines, pick: FreshLines): string => {
  const [notice = ''] = notices
  return pick.one('notice', pick.wasSaid(notice) ? notices : [notice]) ?? pick.always('steady', steady)
}

/** `count` sentences, the last one a question. */
export function foreignReply(message: string, language: ForeignLanguage, pick: FreshLines, count: number): string[] {
  const lines = language === 'other' ? UNREAD : LINES[language]
  const forgetting = language !== 'other' && asksToForget(message) ? LINES[language].forgetting : null
  const said = [forgetting ?? noticeOf(lines, pick)]
  while (said.length < count - 1) said.push(pick.always(`steady${said.length}`, lines.steady))
  const isOpen = forgetting !== null || wordsOf(message).length <= GREETING_WORDS
  return [...said, pick.question('foreign', [isOpen ? [lines.opening] : [], lines.questions])]
}
