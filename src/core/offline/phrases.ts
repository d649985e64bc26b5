import { FACING } from '../facing-words.ts'
import { plainApostrophes } from '../plain-apostrophes.ts'

/** Finds the person's own words that can be said back to them: a noun phrase, and what they want to do. */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

const DETERMINERS = set('my our the this an a his her their')
const PREPOSITIONS = set('on at with for about in from of')
const TIMES = set('today tomorrow tonight yesterday')
/** Neither a noun nor an adjective that a phrase could go on with: mostly verbs and small words. */
const ENDS = set(
  `is are was were be been being am has have had do does did will would can could should may might must shall i you he she
it we they me him us them to and or but so because if when while since then than as that which who whom whose what why how
where not no never always again too also still already yet just really very quite even only all both please now here there
isn't aren't wasn't don't doesn't didn't won't can't couldn't wouldn't shouldn't hasn't haven't i'm it's that's he's she's
keeps keep says said say wants want thinks think thought makes make made gives give gave takes take took gets get got goes go
went seems seem looks look looked feels feel felt knows know knew sees see saw hates hate loves love likes like needs need
tells tell told asks ask calls call comes come came starts start stops stop hurts ends begins began left broke told found lost
won died fell ran met brought quit became becomes turned turns works went put puts let lets tries try sends send sent leaves
leave means mean meant lives moves teaches speaks owns sleeps eats happens happen ignores ignore refuses refuse yells yell shouts
shout cries cry after before during without over under between against through until
by into up down out off around`.replaceAll('\n', ' '),
)
/** Verb endings that are nouns all the same. */
const NOUNS_IN_ING_OR_ED = set(
  `meeting wedding training building evening morning feeling painting drawing running writing ending savings saving thing
something spring king ring string swimming cooking hiring dating wording reading marketing engineering ceiling bed need seed
feed speed weed`.replaceAll('\n', ' '),
)
const VAGUE = set(
  `thing things way lot bit time times moment day days week weeks month year while one ones kind sort fact end same other others
first last best worst most least few couple next past point rest half whole hour minute life world people person guy something
few more less little`.replaceAll('\n', ' '),
)
/** Before `a nurse`, these tell what somebody is: nothing to talk about as `the nurse`. */
const BEING = set("as am i'm being become became")
const RUDE = /fuck|shit|bitch|cunt|asshole|slut|whore/i

const LONGEST = 60
const HEAD_WORDS = 3
const TAIL_WORDS = 3

const OTHER_SIDE: Record<string, string> = { ...FACING, "i'm": 'you are' }

/** Words of the person turned to face them: `my boss` to `your boss`. */
const turned = (words: readonly string[]): string =>
  words.map((word) => OTHER_SIDE[word.toLowerCase()] ?? word).join(' ')

/** What someone has mentioned once is known: `a negotiation` to `the negotiation`. */
const known = (determiner: string): string => (['a', 'an', 'this'].includes(determiner) ? 'the' : determiner)

const clausesOf = (text: string): string[][] =>
  plainApostrophes(text)
    .split(/[^\p{L}\p{N}'$€£% -]+/u)
    .map((clause) => clause.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))

const endsPhrase = (word: string): boolean => {
  const small = word.toLowerCase()
  if (ENDS.has(small) || DETERMINERS.has(small) || PREPOSITIONS.has(small) || TIMES.has(small)) return true
  return /(?:ing|ed)$/.test(small) && !NOUNS_IN_ING_OR_ED.has(small)
}

/** Up to `most` words from `start` on that can belong to one noun phrase. */
function nounsFrom(words: readonly string[], start: number, most: number): string[] {
  const nouns: string[] = []
  for (let index = start; index < words.length && nouns.length < most; index += 1) {
    const word = words[index]
    if (word === undefined || endsPhrase(word)) break
    nouns.push(word)
  }
  return nouns
}

/** What follows a noun phrase and belongs to it: `on Thursday`, `with my boss`, `tomorrow`. */
function tailFrom(words: readonly string[], start: number): string[] {
  const word = words[start]?.toLowerCase() ?? ''
  if (TIMES.has(word)) return [word]
  if (!PREPOSITIONS.has(word)) return []
  const next = words[start + 1]?.toLowerCase() ?? ''
  const determiner = DETERMINERS.has(next) ? [next] : []
  const nouns = nounsFrom(words, start + 1 + determiner.length, TAIL_WORDS - determiner.length)
  const last = nouns.at(-1)?.toLowerCase()
  return last === undefined || VAGUE.has(last) ? [] : [word, ...determiner, ...nouns]
}

interface Phrase {
  text: string
  score: number
}

function phraseAt(words: readonly string[], index: number, matcher: RegExp): Phrase | null {
  const determiner = words[index]?.toLowerCase() ?? ''
  if (!DETERMINERS.has(determiner)) return null
  if (known(determiner) === 'the' && BEING.has(words[index - 1]?.toLowerCase() ?? '')) return null
  const head = nounsFrom(words, index + 1, HEAD_WORDS)
  const noun = head.at(-1)?.toLowerCase()
  if (noun === undefined || VAGUE.has(noun)) return null
  const tail = tailFrom(words, index + 1 + head.length)
  const text = turned([known(determiner), ...head, ...tail])
  if (text.length > LONGEST || RUDE.test(text)) return null
  const own = determiner === 'my' || determiner === 'our' ? 1 : 0
  const subject = text.search(matcher) >= 0 ? 3 : 0
  return { text, score: own + subject + (tail.length > 0 ? 2 : 0) }
}

/** The noun phrase of a text best worth saying back, best one that `matcher` knows; null where there is none. */
export function nounPhrase(text: string, matcher: RegExp): string | null {
  let best: Phrase | null = null
  for (const words of clausesOf(text)) {
    for (let index = 0; index < words.length; index += 1) {
      const phrase = phraseAt(words, index, matcher)
      if (phrase && phrase.score > (best?.score ?? -1)) best = phrase
    }
  }
  return best?.text ?? null
}

const GOAL =
  /(?<!(?:not|n't|never) (?:really )?)\b(?:want|need|plan|hope|trying|decided|like|going|have) to ([\p{L}' -]+)/iu
const DECISION = /(?<!\b(?:what|how|when|where|who|which|why|much|often) )\bshould (?:i|we) ([\p{L}' -]+)/iu
const GOAL_WORDS = 7
const GOAL_ENDS = set('but because so if when since or and though although while then before after until or')

function verbPhrase(words: string): string | null {
  const kept: string[] = []
  for (const word of words.trim().split(/\s+/)) {
    if (GOAL_ENDS.has(word.toLowerCase())) break
    kept.push(word)
  }
  const first = kept[0]?.toLowerCase() ?? ''
  // A phrase that was cut for its length would end in the middle of a thought.
  if (kept.length === 0 || kept.length > GOAL_WORDS || DETERMINERS.has(first) || first === 'be') return null
  const text = turned(kept)
  return text.length > LONGEST || RUDE.test(text) ? null : text
}

/** What the person wants to do, as an infinitive that faces them; `deciding` when they ask whether to. */
export function goalOf(text: string): { goal: string; deciding: boolean } | null {
  const plain = plainApostrophes(text)
  const decision = verbPhrase(DECISION.exec(plain)?.[1] ?? '')
  if (decision) return { goal: decision, deciding: true }
  const goal = verbPhrase(GOAL.exec(plain)?.[1] ?? '')
  return goal ? { goal, deciding: false } : null
}
