/** What a person plainly says, sentence by sentence; nothing of a message that may hold words of others, or a game. */

const LONGEST_MESSAGE = 1500
const LONGEST_SENTENCE = 240
const MOST_LINES = 8

/** Quotations, code, lists, transcripts, addresses, stage directions. */
const NOT_TALK = /["“”„«»`{}<>[\]|*_#=\\/]|\n\s*(?:[-•>]|\d+[.)])|(?:^|\s)['‘]\p{L}|:(?!\d\d|['-]?[()DP])/u
/** Tasks with a text, games, jokes: what stands beside them need not be about the person. */
const NOT_MEANT =
  /\b(?:translat\w*|proofread\w*|correct(?:ion|ed|s|ly)?|mistakes?|check (?:this|my)|rewrite|rephrase|paraphrase|summari[sz]e|grammar|sentences?|paragraph|essay|lyrics?|poem|quot(?:e|es|ing)|rhymes?|sing|pretend\w*|role-?play\w*|imagine|act(?:ing)? as|hypothetical\w*|fiction\w*|script|rehears\w*|scene|monologue|dialog(?:ue)?|tagline|bio|cover letter|as if|character|how (?:do|would|can) (?:you|i|we|one) say|(?:in|into|to) (?:english|spanish|french|german|portuguese|italian)|for example|e\.g|let'?s (?:practi[cs]e|play|say|do)|you(?:'re| are| be| play) (?:an?|my|now|the)|jk|kidding|jok(?:e|es|ing)|lol|lmao|rofl|ha(?:ha)+\w*|hehe\w*|testing|fake|lied|lying|stories|story|novel|secret|between (?:us|you)|nobody knows|don'?t (?:tell|mention|share))\b|(?:^|[.!?] |please |you )write\b|😂|🤣|😜/iu
/** Somebody else's words. */
const REPORT = /\b(?:said|says|saying|told|tells|claims?|reads|goes like|texted|wrote|quipped)\b/i
/** A statement with one of these is no plain fact. */
const NOT_PLAIN =
  /\b(?:if|unless|whether|would|could|might|may|maybe|perhaps|probably|wish|hopefully|used to|almost|nearly|basically|practically|literally|seems?|supposed|when|whenever|until|thinks?|thought|believe|dream(?:t|ed)|nobody|everyone|who|whose|whom|which|kinda|sorta|sort of|kind of)\b/i
/** Words before a statement that may take it out of their life. */
const FRAME =
  /\b(?:if|when|whenever|while|book|dream|game|movie|film|show|role|character|costume|as an?|in (?:my|the|this|that|our)|suppose|say|thinks?|thought|used to|wish|(?:was|is|were|be|all|'s) like)\b/i
/** What takes back the statement before it. */
const TAKES_BACK =
  /^(?:kind|sort|or|not|no|nope|well|allegedly|apparently|supposedly|technically|i (?:guess|think|suppose|hope|wish)\b(?! to)|if|unless|until|when|as|at least|almost|in (?:a|my|the|his|her)|said|right|isn'?t|don'?t|aren'?t|only|except|just not)\b/i
const ASKS =
  /^(?:so |and |but )?(?:what|how|do|does|can|could|is|are|any|where|which|should|would|who|when|why|got|have|will|am)\b/i

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/\s+/g, ' '],
  [/ (?=[,.!;?)])/g, ''],
  [/\bi(?:'|\s)?m\b/gi, 'I am'],
  [/\bwe'?re\b/gi, 'we are'],
  [/\b(i|we)(?:'?ve| have) got\b/gi, '$1 have'],
  [/\b(i|we)'?ve\b/gi, '$1 have'],
  [/\b(my (?:[\p{L}-]+ ){0,3}[\p{L}-]+)'s (?=(?:an?|called|named|allergic|from) )/giu, '$1 is '],
  [/\bname'?s (?=\p{L})/giu, 'name is '],
  [/\b(?:&|n) (?=i\b)/gi, 'and '],
]
const plainly = (sentence: string): string =>
  SPELLINGS.reduce((said, [from, to]) => said.replace(from, to), sentence).trim()

const GREETING = '(?:hi|hey|hello|hiya)(?: there| all| everyone)?'
const LEAD_IN = new RegExp(
  `^(?:(?!${GREETING}[,.!]? I am )(?:${GREETING}|well|so|yes|yeah|yep|no|ok|okay|oh|ah|wow|actually|also|and|but|btw|by the way|fyi|anyway|cool|nice|great|awesome|thanks|thank you|good (?:morning|evening)|same here|me too|in fact|personally|honestly|sorry)(?:[,!.]+ ?| ))+`,
  'i',
)
const STATES = new RegExp(
  `^(?:I|my|we|our|call me|please call|${GREETING}|on|this|today|tonight|tomorrow|next|\\w+day)\\b`,
  'i',
)
const OPENS_CLAUSE =
  'i|we|my|our|he|she|it|they|you|this|that|there|the|his|her|love|enjoy|like|work|live|have|am|also|just|then|now|really|was|will|can|do|want|need'
const BREAK = new RegExp(
  `,? (?:and (?=(?:${OPENS_CLAUSE})\\b)|(?:but|so|because|cause|cos|bc|which) )|[,;] | [-–—]+ |\\.\\.+ ?`,
  'gi',
)
const MOST_CUTS = 4

export interface PlainStatement {
  /** `I live in York, so I know`, then `I live in York`: what it may be, the longest first, in one spelling. */
  readings: readonly string[]
  /** The sentence in the message, word for word. */
  quote: string
}

const isPlain = (said: string, rest: string, isQuestion: boolean): boolean =>
  !NOT_PLAIN.test(said) && !TAKES_BACK.test(rest) && (!isQuestion || (rest !== '' && ASKS.test(rest)))

function statementsOf(quote: string): PlainStatement[] {
  const sentence = plainly(quote)
  if (quote.length > LONGEST_SENTENCE || REPORT.test(sentence)) return []
  const isQuestion = sentence.includes('?')
  const body = sentence.replace(/(?:[\s.!?,;…]|\p{Extended_Pictographic}|\uFE0F)+$/u, '')
  const breaks = [...body.matchAll(BREAK)].map(({ index, 0: mark }) => ({ index, end: index + mark.length }))
  return [0, ...breaks.map(({ end }) => end)].flatMap((start) => {
    if (FRAME.test(body.slice(0, start))) return []
    const said = body.slice(start)
    const from = start + (LEAD_IN.exec(said)?.[0].length ?? 0)
    if (!STATES.test(body.slice(from))) return []
    const cuts = breaks
      .filter(({ index }) => index > from)
      .slice(0, MOST_CUTS)
      .reverse()
    const readings = [{ index: body.length, end: body.length }, ...cuts]
      .filter(({ index, end }) => isPlain(body.slice(from, index), body.slice(end), isQuestion))
      .map(({ index }) => body.slice(from, index))
    return readings.length > 0 ? [{ readings, quote: quote.trim() }] : []
  })
}

/** What sentences may state, none if the message is not a person's own plain talk. */
export function plainStatements(message: string): PlainStatement[] {
  if (message.length > LONGEST_MESSAGE || !/\p{Ll}/u.test(message) || NOT_TALK.test(message) || NOT_MEANT.test(message))
    return []
  const lines = message.split('\n')
  if (lines.length > MOST_LINES) return []
  return lines.flatMap((line) =>
    line.split(/(?<=(?<!\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Jr|vs|\p{Lu}))[.!?;…])\s+/u).flatMap(statementsOf),
  )
}
