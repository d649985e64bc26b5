import type { KnownLine } from '../memory/fact-digest.ts'
import { plainApostrophes } from '../text/plain-apostrophes.ts'
import { askedFacts } from './asked-facts.ts'
import { asksToForget } from './forget-requests.ts'
import type { FreshLines } from './fresh-lines.ts'
import type { ForeignLanguage } from './language.ts'
import { listed } from './remembered.ts'
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
  /** {f}: facts, which are kept in English. */
  told: string
  nothing: string
  nothingYet: string
  shown: string
  sorry: string
  gentle: string
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
    told: 'Esto es lo que tengo anotado: {f}.',
    nothing: 'No encuentro nada que me hayas contado sobre eso.',
    nothingYet: 'Todavía no tengo nada anotado sobre ti.',
    shown: 'Todo está en la página «Memory», y ahí puedes corregirlo o elegir «Forget».',
    sorry: 'Lo siento mucho.',
    gentle: '¿Cómo te sientes con eso?',
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
    told: 'Voici ce que j’ai noté : {f}.',
    nothing: 'Je ne trouve rien que tu m’aies dit à ce sujet.',
    nothingYet: 'Je n’ai encore rien noté sur toi.',
    shown: 'Tout est sur la page « Memory », et là tu peux le corriger ou choisir « Forget ».',
    sorry: 'Je suis vraiment désolé.',
    gentle: 'Comment le vis-tu ?',
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
    told: 'Das habe ich mir gemerkt: {f}.',
    nothing: 'Dazu finde ich nichts, was du mir erzählt hast.',
    nothingYet: 'Bisher habe ich mir nichts über dich gemerkt.',
    shown: 'Alles steht auf der Seite „Memory“, und dort kannst du es berichtigen oder „Forget“ wählen.',
    sorry: 'Das tut mir sehr leid.',
    gentle: 'Wie geht es dir damit?',
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
    told: 'Ecco che cosa ho annotato: {f}.',
    nothing: 'Non trovo niente che tu mi abbia detto su questo.',
    nothingYet: 'Non ho ancora annotato niente su di te.',
    shown: 'Tutto è nella pagina «Memory», e lì puoi correggerlo o scegliere «Forget».',
    sorry: 'Mi dispiace molto.',
    gentle: 'Come ti senti a riguardo?',
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
    told: 'Isto é o que tenho anotado: {f}.',
    nothing: 'Não encontro nada que você me tenha contado sobre isso.',
    nothingYet: 'Ainda não tenho nada anotado sobre você.',
    shown: 'Tudo está na página “Memory”, e lá você pode corrigir ou escolher “Forget”.',
    sorry: 'Sinto muito.',
    gentle: 'Como você se sente com isso?',
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
    told: 'Dit heb ik onthouden: {f}.',
    nothing: 'Ik vind niets wat je me daarover hebt verteld.',
    nothingYet: 'Ik heb nog niets over je onthouden.',
    shown: 'Alles staat op de pagina ‘Memory’, en daar kun je het verbeteren of ‘Forget’ kiezen.',
    sorry: 'Dat spijt me heel erg.',
    gentle: 'Hoe voel je je erbij?',
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

const ASKS_ALL =
  /(?<!\p{L})(?:qué (?:sabes|recuerdas) (?:de|sobre) mí|te acuerdas de mí|que sais-tu (?:de|sur) moi|qu'est-ce que tu sais (?:de|sur) moi|(?:tu te souviens|te souviens-tu) de moi|was weißt du (?:alles )?(?:über mich|von mir)|erinnerst du dich an mich|kennst du mich|o que (?:é que )?(?:você |tu )?sabes? (?:sobre|de) mim|(?:você )?(?:se )?lembras? de mim|che cosa sai di me|wat weet je (?:over|van) mij)(?!\p{L})/u
const DEATH =
  /(?<!\p{L})(?:murió|se murió|se me murió|ha muerto|falleció|ha fallecido|est morte?|est décédée?|vient de mourir|gestorben|verstorben|ist tot|morreu|faleceu|è mort[oa]|overleden|gestorven|is dood)(?!\p{L})/u

interface Answer {
  said: string
  /** What follows it, in place of any question. */
  end: string
}

function answerTo(message: string, lines: SpokenLines, known: readonly KnownLine[], question: string): Answer | null {
  const asked = plainApostrophes(message.toLowerCase())
  if (asksToForget(message)) return { said: lines.forgetting, end: lines.opening }
  if (DEATH.test(asked)) return { said: lines.sorry, end: lines.gentle }
  const told = (facts: string): string => lines.told.replace('{f}', () => facts)
  if (ASKS_ALL.test(asked)) {
    if (known.length === 0) return { said: lines.nothingYet, end: lines.opening }
    return { said: told(`“${listed(known)}”`), end: lines.shown }
  }
  const facts = askedFacts(message, known)
  if (facts === null) return null
  return { said: facts.length > 0 ? told(`“${listed(facts)}”`) : lines.nothing, end: question }
}

/** `count` sentences, the last one a question in most cases. */
export function foreignReply(
  message: string,
  language: ForeignLanguage,
  known: readonly KnownLine[],
  pick: FreshLines,
  count: number,
): string[] {
  const lines = language === 'other' ? UNREAD : LINES[language]
  const isBrief = wordsOf(message).length <= GREETING_WORDS
  const question = pick.question('foreign', [isBrief ? [lines.opening] : [], lines.questions])
  const answer = language === 'other' ? null : answerTo(message, LINES[language], known, question)
  const said = [answer?.said ?? noticeOf(lines, pick)]
  while (said.length < count - 1) said.push(pick.always(`steady${said.length}`, lines.steady))
  return [...said, answer?.end ?? question]
}
