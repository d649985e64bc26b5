import { mendTypos } from './text-typos.ts'

/**
 * What a text from a person commands: to stop, to start again, or help. Everything else is talk, and goes to the helper.
 * Any plain words that ask us to stop count, not keywords alone (47 CFR 64.1200(a)(10)).
 */
export type TextCommand = 'stop' | 'start' | 'help'

const KEYWORDS: Record<TextCommand, ReadonlySet<string>> = {
  stop: new Set('stop|stopall|stop all|unsubscribe|cancel|end|quit|revoke|optout|opt out|arret|alto'.split('|')),
  start: new Set('start|unstop|start please|please start'.split('|')),
  help: new Set('help|info|help please|please help info'.split('|')),
}

const TEXTS = '(?:texts?|texting|messages?|messaging|msgs?|sms|contact|contacting|notifications?|reminders?)'
const DOING =
  '(?:texting|messaging|contacting|bothering|spamming|writing|sending|calling|harassing|annoying|text|message)'
const WHOM = '(?:me|us|my phone|my number|this number|this phone|here)'
const WHICH = '(?:all|any|the|these|this|those|your|my|more|further|it|to|of|from|sending|so many|that)'
const LATER =
  '(?:anymore|any more|again|ever|ever again|now|right now|immediately|at once|already|forever|for good|today)'
const TAIL = `(?: (?:${LATER}|${WHICH}|${DOING}|${WHOM}|${TEXTS}|to|number))*`

/** Words around the wish that change nothing of it. */
const POLITE = [
  'please',
  'thanks?(?: you)?',
  'hey|hi|hello|ok|okay|yo|sorry|no|enough|seriously|guys?|everyone',
  '(?:can|could|will|would) you(?: all| guys)?',
  'just|now|right now|immediately|already|at once|kindly|really|again',
  'i (?:said|mean it|would like you to|want you to|need you to|am asking you to|would like to|want to|wish to)',
  '(?:you|u) (?:need to|have to|must|should)',
  'for (?:the love of god|good|ever|gods sake|heavens sake)',
].join('|')

/** A wish that can't be mistaken, wherever in a sentence of its own. */
const PLAIN_WISH = [
  `(?:stop|quit|cease|end)(?: (?:all|the|these|this|your|any|those|sending|so many|with|to|more|me|us))* (?:${TEXTS}|${DOING})${TAIL}`,
  `(?:do not|dont|never) (?:ever )?(?:text|message|msg|contact|write|bother|call|spam|reply|respond|sms|send)(?: ${WHOM}| to me| me)${TAIL}`,
  `(?:do not|dont|never) send(?: me| us)?${TAIL} (?:texts?|messages?|msgs?|sms|anything|any)${TAIL}`,
  `no more (?:${TEXTS})${TAIL}`,
  `(?:leave|let) me (?:alone|be)${TAIL}`,
  `(?:i )?(?:do not|dont|no longer) (?:want|wish|need)(?: to)?(?: (?:get|getting|receive|have|hear|be texted|you to text|you texting|you to message|you to contact|from you|anything))*${TAIL}(?: (?:from you|texts?|messages?|msgs?|sms|texted|me))${TAIL}`,
  `unsubscribe(?: me)?${TAIL}`,
  `opt(?: me)? out${TAIL}`,
  `i (?:am )?opt(?:ing)? out${TAIL}`,
  `(?:remove|delete|take|drop) (?:me|my (?:phone )?number)(?: (?:off|from|of|out of))?(?: (?:the|this|your|that|all|any))*(?: (?:list|lists|system|database|texts|messages|contacts|file))*`,
  'lose my number',
  `(?:i )?(?:cancel|revoke|withdraw)(?: (?:my|all|the|these|this|your))* (?:${TEXTS}|consent|subscription|permission)${TAIL}`,
].join('|')

/** A wish to stop when nothing else is said. */
const BARE_WISH =
  'stop(?: (?:it|this|that|now|all))?|stopall|unsubscribe|cancel|revoke|optout|quit it|go away|fuck off|piss off|get lost|cease'

const END = '(?: |$)'
const ONLY_WISHES = new RegExp(`^(?:(?:${POLITE}|${PLAIN_WISH}|${BARE_WISH})${END})+$`)
const ANY_WISH = new RegExp(`(?:^| )(?:${PLAIN_WISH}|${BARE_WISH})${END}`)
const PLAIN = new RegExp(PLAIN_WISH)
/** Someone is called by name first: `Alex stop texting me`. Not `don't stop texting me`, and not `he won't leave me alone`. */
const CALLED = new RegExp(
  `^(?!dont|do|not|never|cant|cannot|wont|didnt|doesnt|wouldnt|shouldnt|he|she|they|it|we|people|everyone|nobody|my|to|they|i)\\w+ (?:(?:${POLITE})${END})*(?:${PLAIN_WISH})(?: (?:${POLITE}))*$`,
)

/** Said of others, or quoted: no wish of the person's own. */
const TOLD =
  /\b(?:he|she|they|him|her|them|said|says|told|asked|tells|yell(?:s|ed)?|shout(?:s|ed)?|wrote|text(?:s|ed) me (?:saying|that))\b/
const CLAUSES = /[.!?\n;,]+|\band\b|\bbut\b/i
const LONGEST_WISH = 24

/** Small letters and single blanks; no marks, no emoji, no accents. */
function plainWords(text: string): string {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’‘`´]/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
  return mendTypos(letters)
}

function isWish(words: string): boolean {
  if (words.split(' ').length > LONGEST_WISH) return false
  return (ONLY_WISHES.test(words) && ANY_WISH.test(words)) || CALLED.test(words)
}

/** Beside other sentences only what can't be mistaken counts: `I am busy. Please stop texting me!` */
const isPlainWish = (clause: string): boolean => PLAIN.test(clause) && isWish(clause)

function asksToStop(text: string, words: string): boolean {
  if (isWish(words)) return true
  if (TOLD.test(words) || /["“”«»:]/.test(text)) return false
  return text.split(CLAUSES).some((clause) => isPlainWish(plainWords(clause)))
}

/** Null: talk. */
export function commandOf(text: string): TextCommand | null {
  const words = plainWords(text)
  for (const command of ['stop', 'start', 'help'] as const) if (KEYWORDS[command].has(words)) return command
  return asksToStop(text, words) ? 'stop' : null
}
