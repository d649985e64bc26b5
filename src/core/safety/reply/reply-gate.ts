import type { Concern, SafetyLanguage } from '../concern.ts'
import { findReplyMark, mayBecomeMark } from '../marks.ts'
import { type Triggers, triggersOf } from './reply-triggers.ts'
import { type ReplyFault, screenReply } from './screen-reply.ts'

/** Means, in the languages of our texts. */
const MEANS =
  'pill|tablet|overdose|overdosing|paracetamol|ibuprofen|insulin|rope|noose|blade|razor|knife|knive|gun|pistol|rifle|bridge|railway|train|cliff|bleach|poison(?! (?:control|cent[re]{2}|information))|poisoning|exhaust fume|exhaust pipe|helium|wrist|artery|arterie|milligram|tablette|schlaftablette|überdosi|seil|(?:den|dem|einen) strick|klinge|messer|pistole|brücke|zug|züge|(?:das|dem|dein) gift|rattengift|pulsader|pastilla|píldora|sobredosi|cuerda|soga|cuchilla|cuchillo|pistola|puente|veneno|muñeca|cachet|comprimé|pilule|corde|couteau|pont|poignet|remédio|comprimido|corda|faca|ponte|pulso'
/** Promises of secrecy, of always being there, or that all will be well. */
const PROMISES = [
  "i promise|i swear|i won['’]t tell|never tell|our secret|keep (?:this|it) (?:a )?secret|between us|stays (?:here )?with me|always (?:be )?(?:here|there)|not going anywhere|(?:never|won['’]t) leave you",
  "(?:everything|it|all|things|you)(?:['’](?:s|re|ll)(?: going to)?| will| (?:is|are) going to) (?:all )?be (?:okay|ok|fine|safe|alright|all right)|(?:it|everything|things)(?: will|['’]ll)? gets? better",
  'ich verspreche|versprochen|bleibt unter uns|sag(?:e)? es (?:niemandem|keinem)|wird (?:schon |alles )?(?:wieder )?(?:gut|besser)|immer für dich da',
  'te prometo|entre nosotros|no se lo diré a nadie|siempre estaré|estaré siempre|todo va a (?:estar|salir|ir|mejorar)|todo (?:estará|saldrá|irá) bien|todo mejorará',
  "je te promets|promis|entre nous|ne le dirai à personne|toujours là|tout ira (?:bien|mieux)|tout va (?:bien )?(?:se passer|s['’]arranger|aller)|ça va (?:aller|s['’]arranger)",
  'prometo|entre nós|não vou contar|sempre estarei|estarei sempre|vai (?:ficar tudo bem|dar tudo certo)|tudo vai (?:ficar bem|dar certo|melhorar)',
].join('|')
/** Of a dose, or to call: the app adds the numbers of the person's country. */
const NUMBERS = '\\d{2,} ?(?:mg|g|ml)|\\d{3,}'

const FOUND = new RegExp(`(?<![\\p{L}\\d])(?:(?:${MEANS})(?:e?[snx]|e)?|${PROMISES}|${NUMBERS})(?![\\p{L}\\d])`, 'iu')

/** Whether a helper may write this to someone in danger: it names no means and no number, and promises nothing. */
const isCareful = (sentence: string): boolean => !FOUND.test(sentence)

/** Faults that end the reply; for others, only the sentence is dropped. */
const GRAVE: readonly ReplyFault[] = ['encourages-harm', 'minors', 'mass-harm']

const LAST_WORD = /(?<![\p{L}\p{M}])[\p{L}\p{M}]{1,60}$/u
const LONGEST_WORD = 60
const SENTENCE_END = /[.!?…。！？]["'”’»)\]*_]{0,3}(?=\s)|\n/gu
const LONGEST_END = 4
/** Longer sentences are screened in parts. */
const LONGEST_SENTENCE = 600
/** So many characters of a model's own words are shown to someone in danger. */
const MOST_IN_DANGER = 700

interface GateOptions {
  language: SafetyLanguage
  onText(text: string): void
  /** Replaces a sentence with this fault; empty drops it. */
  replacement(fault: ReplyFault): string
  /** A grave fault ended the reply. */
  onStop(fault: ReplyFault): void
  /** The model reports that the person may be in danger. From here on only whole, careful sentences are shown. */
  onConcern(concern: Concern): void
  /** The model reports that the person is fine. */
  onFine(): void
}

interface ReplyGate {
  push(piece: string): void
  end(): void
}

/** Start of the text that must be held back; up to `shown`, none is. */
function heldFrom(sentence: string, { pattern, prefixes }: Triggers, shown: number): number {
  pattern.lastIndex = shown
  const trigger = pattern.exec(sentence)
  if (trigger) return trigger.index
  const tail = Math.max(0, sentence.length - LONGEST_WORD - 1)
  const word = LAST_WORD.exec(sentence.slice(tail))
  return word && prefixes.has(word[0].toLowerCase()) ? tail + word.index : sentence.length
}

/** No sentence with a fault is shown. */
export function replyGate({ language, onText, replacement, onStop, onConcern, onFine }: GateOptions): ReplyGate {
  const triggers = triggersOf(language)
  let sentence = ''
  let shown = 0
  /** Up to here, no sentence ends. */
  let searched = 0
  let atStart = true
  let stopped = false
  let inDanger = false
  /** Of the blanks after a mark. */
  let trims = false
  let left = MOST_IN_DANGER

  const show = (text: string): void => {
    if (text !== '') onText(text)
  }
  const stop = (tell: () => void): void => {
    stopped = true
    tell()
  }

  function finish(whole: string): void {
    const fault = screenReply(whole)
    if (inDanger) finishInDanger(whole, fault)
    else if (fault === null) show(whole.slice(shown))
    else if (GRAVE.includes(fault)) stop(() => onStop(fault))
    else leaveOut(whole, fault)
  }

  function finishInDanger(whole: string, fault: ReplyFault | null): void {
    left -= whole.length
    if (fault !== null && GRAVE.includes(fault)) stop(() => onStop(fault))
    else if (left < 0) stopped = true
    else if (fault === null && isCareful(whole)) show(whole)
  }

  function leaveOut(whole: string, fault: ReplyFault): void {
    const instead = replacement(fault)
    const space = /^\s*/.exec(whole)?.[0] ?? ''
    if (shown > space.length) show(instead ? `… ${instead}` : '…')
    else if (instead) show(space.slice(shown) + instead)
  }

  /** False while the start may still become a mark. */
  function readMark(isLast: boolean): boolean {
    const found = findReplyMark(sentence)
    if (found) {
      sentence = sentence.slice(found.length)
      atStart = false
      trims = true
      inDanger = found.concern !== null
      if (found.concern) onConcern(found.concern)
      else onFine()
      return true
    }
    atStart = !isLast && mayBecomeMark(sentence)
    return !atStart
  }

  function finishWholeSentences(): void {
    for (;;) {
      SENTENCE_END.lastIndex = Math.min(searched, sentence.length)
      const end = SENTENCE_END.exec(sentence)
      const length = end ? end.index + end[0].length : sentence.length > LONGEST_SENTENCE ? LONGEST_SENTENCE : 0
      searched = Math.max(0, sentence.length - LONGEST_END)
      if (length === 0 || stopped) return
      const whole = sentence.slice(0, length)
      finish(whole)
      sentence = sentence.slice(length)
      shown = 0
      searched = 0
    }
  }

  return {
    push(piece) {
      if (stopped) return
      sentence += piece
      if (atStart && !readMark(false)) return
      if (trims) sentence = sentence.trimStart()
      if (sentence !== '') trims = false
      finishWholeSentences()
      if (inDanger) return
      const until = heldFrom(sentence, triggers, shown)
      if (stopped || until <= shown) return
      show(sentence.slice(shown, until))
      shown = until
    },
    end() {
      if (stopped || (atStart && !readMark(true))) return
      finish(sentence)
      sentence = ''
      shown = 0
    },
  }
}
