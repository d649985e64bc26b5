const LONGEST_MESSAGE = 1500
const LONGEST_SENTENCE = 240
const MOST_LINES = 8
const MOST_CUTS = 4

/** Quotations, code, lists, transcripts, addresses, stage directions; all in capitals. */
const NOT_TALK = /["“”„«»`{}<>[\]|*_#=\\/]|\n\s*(?:[-•>]|\d+[.)])|(?:^|\s)['‘]\p{L}|:(?!\d\d|['-]?[()DP])|^\P{Ll}*$/u
/** Tasks with a text, games, jokes, secrets: what stands beside them need not be about the person, or is not to be kept. */
const NOT_MEANT =
  /\b(?:translat\w*|proofread\w*|correct(?:ion|ed|s|ly)?|mistakes?|check (?:this|my)|rewrite|rephrase|paraphrase|summari[sz]e|grammar|sentences?|paragraph|essay|lyrics?|poem|quot(?:e|es|ing)|rhymes?|sing|pretend\w*|role-?play\w*|imagine|act(?:ing)? as|hypothetical\w*|fiction\w*|script|rehears\w*|scene|monologue|dialog(?:ue)?|tagline|bio|cover letter|as if|character|how (?:do|would|can) (?:you|i|we|one) say|(?:in|into|to) (?:english|spanish|french|german|portuguese|italian)|for example|e\.g|let'?s (?:practi[cs]e|play|say|do)|you(?:'re| are| be| play) (?:an?|my|now|the)|jk|kidding|jok(?:e|es|ing)|lol|lmao|rofl|ha(?:ha)+\w*|hehe\w*|testing|fake|lied|lying|stories|story|novel|secret|between (?:us|you)|nobody knows|suicid\w*|self[- ]harm\w*|overdos\w*|kill(?:ed|ing)?|(?:to|gonna) die|don'?t (?:tell|mention|share))\b|(?:^|[.!?] |please |you )write\b|😂|🤣|😜/iu
const REPORT = /\b(?:said|says|saying|told|tells|claims?|reads|goes like|texted|wrote|quipped)\b/i
const NOT_PLAIN =
  /\b(?:if|unless|whether|would|could|might|may|maybe|perhaps|probably|wish|hopefully|used to|almost|nearly|basically|practically|literally|seems?|supposed|when|whenever|until|thinks?|thought|believe|dream(?:t|ed)|nobody|everyone|who|whose|whom|which|kinda|sorta|sort of|kind of)\b/i
/** Words before a statement that may take it out of their life. */
const FRAME =
  /\b(?:if|when|whenever|while|book|dream|game|movie|film|show|role|costume|as an?|in (?:my|the|this|that|our)|suppose|say|thinks?|thought|used to|wish|(?:was|is|were|be|all|'s) like)\b/i
/** What takes back the statement before it. */
const TAKES_BACK =
  /^(?:kind|sort|or|not|no|nope|well|allegedly|apparently|supposedly|technically|i (?:guess|think|suppose|hope|wish)\b(?! to)|if|unless|until|when|as|at least|almost|in (?:a|my|the|his|her)|right|isn'?t|don'?t|aren'?t|only|except|just not)\b/i
const ASKS =
  /^(?:so |and |but )?(?:what|how|do|does|can|could|is|are|any|where|which|should|would|who|when|why|got|have|will|am|yourself|(?:and )?you$)\b/i

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
]
const SENTENCE_END = /(?<=(?<!\b(?:St|Mt|Ft|Dr|Mr|Mrs|Ms|Jr|vs|\p{Lu}))[.!?;…])\s+/u
const BREAK =
  /,? (?:and (?=(?:i|we|my|our|he|she|it|they|you|this|that|there|love|enjoy|like|work|live|have|am|also|just|then|now|really|was|will|can|do|want|need|what|how|where|which)\b)|(?:but|so|because|cause|cos|bc|which) )|[,;] | [-–—]+ |\.\.+ ?/gi
const LEAD_IN =
  /^(?:(?!(?:hi|hey|hello|hiya)(?: there| all| everyone)?[,.!]? I am )(?:(?:hi|hey|hello|hiya)(?: there| all| everyone)?|well|so|yes|yeah|yep|no|ok|okay|oh|ah|wow|actually|also|and|but|btw|by the way|fyi|anyway|cool|nice|great|awesome|thanks|thank you|good (?:morning|evening)|same here|me too|in fact|personally|honestly|sorry)(?:[,!.]+ ?| ))+/i
const STATES = /^(?:i|my|we|our|call me|please call|hi|hey|hello|hiya|on|this|today|tonight|tomorrow|next|\w+day)\b/i

export interface PlainStatement {
  /** `I live in York, so I know`, then `I live in York`: what it may be, the longest first, in one spelling. */
  readings: readonly string[]
  /** The sentence in the message, word for word. */
  quote: string
}

function statementsOf(quote: string): PlainStatement[] {
  const sentence = SPELLINGS.reduce((said, [from, to]) => said.replace(from, to), quote).trim()
  if (quote.length > LONGEST_SENTENCE || REPORT.test(sentence)) return []
  const body = sentence.replace(/(?:[\s.!?,;…]|\p{Extended_Pictographic}|\uFE0F)+$/u, '')
  const breaks = [...body.matchAll(BREAK)].map(({ index, 0: mark }) => ({ index, end: index + mark.length }))
  const isPlain = (said: string, rest: string): boolean =>
    !NOT_PLAIN.test(said) && !TAKES_BACK.test(rest) && (!sentence.includes('?') || ASKS.test(rest))
  return [0, ...breaks.map(({ end }) => end)].flatMap((start) => {
    const from = start + (LEAD_IN.exec(body.slice(start))?.[0].length ?? 0)
    if (FRAME.test(body.slice(0, start)) || !STATES.test(body.slice(from))) return []
    const cuts = breaks.filter(({ index }) => index > from).slice(0, MOST_CUTS)
    const readings = [...cuts, { index: body.length, end: body.length }]
      .filter(({ index, end }) => isPlain(body.slice(from, index), body.slice(end)))
      .map(({ index }) => body.slice(from, index))
    return [{ readings: readings.reverse(), quote: quote.trim() }]
  })
}

/** What the sentences of a message may state: nothing if it may hold words of others, a game or a text to work on. */
export function plainStatements(message: string): PlainStatement[] {
  const isTalk = message.length <= LONGEST_MESSAGE && !NOT_TALK.test(message) && !NOT_MEANT.test(message)
  const lines = message.split('\n')
  return isTalk && lines.length <= MOST_LINES
    ? lines.flatMap((line) => line.split(SENTENCE_END).flatMap(statementsOf))
    : []
}
