/** What a person plainly says, sentence by sentence; nothing of a message that may hold words of others, or a game. */

const LONGEST_MESSAGE = 1500
const LONGEST_SENTENCE = 200

/** Quotations, code, lists, transcripts, addresses. */
const NOT_TALK =
  /["“”„«»`{}<>[\]|*_#=\\/]|\n\s*(?:[-•>]|\d+[.)])|:(?!\d\d|['-]?[()DP])|\p{Extended_Pictographic}.*\p{Extended_Pictographic}/u
/** Tasks with a text, games, jokes: what stands beside them is not about the person. */
const NOT_MEANT =
  /\b(?:translat\w*|proofread\w*|correct (?:this|my|the)|rewrite|rephrase|paraphrase|summari[sz]e|grammar|sentences?|paragraph|essay|lyrics?|poem|quotes?|rhymes?|sings?|pretend\w*|role-?play\w*|imagine|act(?:ing)? as|hypothetical\w*|character|fiction\w*|script|rehears\w*|scene|monologue|dialog(?:ue)?|tagline|bio|cover letter|as if|how (?:do|would|can) (?:you|i|we|one) say|(?:in|into|to|speak) (?:english|spanish|french|german|portuguese|italian)|for example|e\.g|jk|kidding|jokes?|joking|lol|lmao|rofl|ha(?:ha)+|hehe\w*|just testing|fake|lied|lying)\b|😂|🤣|😜/iu
/** A sentence with one of these says no plain fact. */
const NOT_PLAIN =
  /\?|\b(?:if|unless|whether|would|could|might|maybe|perhaps|probably|wish|hopefully|used to|almost|nearly|basically|practically|literally|seems?|as though|supposed|when i was|said|says|told|tells|thinks?|thought|believes?|dream(?:t|ed)|nobody|somebody|someone|everyone|who|whose|whom|which)\b/i

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/\s+/g, ' '],
  [/ (?=[,.!;)])/g, ''],
  [/\bi(?:'|\s)?m\b/gi, 'I am'],
  [/\bi'?ve\b(?! got\b)/gi, 'I have'],
  [/\bi(?:'ve| have| ha?ve)? got (?=an?\b|two|three|my\b)/gi, 'I have '],
  [/\b(name)'?s (?=\p{L})/giu, '$1 is '],
  [/\b(?:an?d|&|n) (?=i\b)/gi, 'and '],
]

const plainly = (sentence: string): string =>
  SPELLINGS.reduce((said, [from, to]) => said.replace(from, to), sentence).trim()

const LEAD_IN =
  /^(?:(?:hi|hey|hello|hiya|well|so|yes|yeah|yep|ok|okay|oh|ah|actually|also|and|but|btw|by the way|fyi|anyway|cool|nice|great|awesome|thanks|good (?:morning|evening)|same here|me too|in fact|right now|currently|personally|honestly)(?:\s?[,!.]+\s?|\s))+/i
const CLAUSES = /,? (?:and|but|so|because|cause) (?=(?:i|my) )|[,;] (?=(?:i|my) )|; /i

export interface PlainClause {
  /** As matched: `I am` for `i'm`, without a greeting before it or a full stop after it. */
  said: string
  /** The sentence in the message, word for word. */
  quote: string
}

/** The clauses of sentences that state something, none if the message is not a person's own plain talk. */
export function plainClauses(message: string): PlainClause[] {
  if (message.length > LONGEST_MESSAGE || NOT_TALK.test(message) || NOT_MEANT.test(message)) return []
  return message.split(/(?<=[.!?;…])\s+|\n+/).flatMap((quote) => {
    if (quote.length > LONGEST_SENTENCE || NOT_PLAIN.test(quote)) return []
    return plainly(quote)
      .split(CLAUSES)
      .map((clause) => ({ said: clause.replace(LEAD_IN, '').replace(/[\s.!,;…]+$/, ''), quote: quote.trim() }))
  })
}
