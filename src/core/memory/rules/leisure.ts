import { isOwn, OFTEN } from '../words/marks.ts'
import { GAMES, INSTRUMENTS, PASTIMES } from '../words/pastimes.ts'
import { matchesOf, type WordList, type WordMatch, wordList } from '../words/word-list.ts'
import type { Found } from './rule.ts'

/** Hobbies in passing: `chess club on wednesdays`, `sundays I play bass`, `my pottery class`. */

const LEISURE: WordList = new Set([...INSTRUMENTS, ...GAMES, ...PASTIMES])
/** Also everyday words: a hobby only if they are played, or a class. */
const LOOSE = wordList(
  'go, pool, bridge, track, league, magic, swing, spin, tap, pole, keys, recorder, organ, drum, bowls, polo, reading, writing, walking, cooking, riding, camping, hunting, shooting, diy, drones, acting, theatre, theater, cadets, scouts, puzzles, painting, drawing, electronics, programming, coding, welding, lifting, biking, poetry, agility, silks, lettering, track days, vinyl, antiques, wow, apex, darts, dancing, singing, gaming, travelling, traveling, meditation, volunteering, debate, drawing, cheer, gliding, sims, thrifting, weaving, baking, squash, sourdough, harp, viola, canning',
)
const GROUP =
  /^(?: (?:running|walking|dance|dancing))?(?:['’]s)? (?:club|class|classes|lessons?|practice|training|group|league|society|choir|rehearsals?|team|squad|society|troupe|night|nights|sessions?|coach|teacher|instructor|tournament|competition|studio)\b/i
/** `fencing practice was brutal`: without an owner, it is the person's. */
const SESSION =
  /^ (?:practice|class|training|lessons?|rehearsals?|club|choir) (?:was|went|got|is|nearly|killed|destroyed|wiped|tonight|today)\b/i
const PLAYS = /^play(?: the)? $/i
const OWN_BEFORE = /\b(?:my|our) (?:[\p{L}-]{2,14} )?$/iu
const ENTHUSIAST = /^[ -](?:nerd|geek|nut|freak|addict|junkie|fanatic|enthusiast|obsessive|lover)\b/i
const TAKEN_UP =
  /\b(?:black belt in|brown belt in|obsessed with|hooked on|addicted to|mad (?:about|on|into)|crazy about|got (?:really |back |so |heavily )?into|am (?:really |so |super |big |well |totally |also )?into|getting (?:really |back )?into|took up|taken up|taking up|take up|picked up|(?:I|we) (?:[\p{L}]{2,9}ly |also |still |do |mostly )?(?:play|practi[cs]e|do|coach|teach myself)|I am teaching myself|I am (?:playing|doing|learning|practi[cs]ing)|have been (?:playing|doing|learning|practi[cs]ing)|been (?:playing|doing|learning) |joined (?:an?|the|my|our|this) (?:local |new )?|captain of (?:an?|the|my|our) |member of (?:an?|the|my|our) (?:local )?|(?:go|am going|went) (?:to (?:the )?)?(?:an? )?|swear by|live for|hobby is|hobbies are|passion is|compete in|competing in|(?:sing|dance|act|perform|row|volunteer|swim|run) (?:in|with|for) (?:an?|the|my|our)(?: local| community| church| gospel| town| village)?)(?: a bit of| some| the| my| a lot of)? ?$/iu
const PLAYED =
  /\b(?:I|we) (?:[\p{L}]{2,9}ly |also |still |mostly )?(?:play|do|practi[cs]e|am (?:playing|doing)|have been (?:playing|doing))(?: the)? ?$/iu
const STARTS = /^(?:(?:and|then|plus|just|my|our|the|local|weekly) ){0,2}$/i
/** Words that make it a single occasion. */
const ONCE =
  /\b(?:today|tonight|tomorrow|yesterday|this (?:morning|afternoon|evening|weekend)|last (?:night|week|weekend)|next (?:week|weekend)|on (?:mon|tues|wednes|thurs|fri|satur|sun)day(?! (?:night|morning|evening|afternoon)s))\b/i

const OWN_DAY =
  /^(?:(?:\p{L}{3,6}days?|every \p{L}{3,6}day|most \p{L}{3,8}s)[,:]? ?|(?:I|we) (?:go|have|do|run|train)(?: to)? |(?:for me|me) .{0,12})$/iu
const isStart = (before: string): boolean => STARTS.test(before) || OWN_DAY.test(before)

/** `fencing practice was brutal`, `play the fiddle in a band`. */
function startsWith({ before, word, after }: WordMatch): boolean {
  const known = word.toLowerCase()
  if (before === '' && SESSION.test(after)) return !LOOSE.has(known)
  return PLAYS.test(before) && INSTRUMENTS.has(known) && /^ (?:in|for|badly|since|every|at|on)\b/.test(after)
}

function isPastime({ before, word, after }: WordMatch, clause: string): boolean {
  if (!isOwn(before)) return false
  if (startsWith({ before, word, after })) return true
  const isLoose = LOOSE.has(word.toLowerCase())
  const isGroup = GROUP.test(after)
  const isOften = OFTEN.test(clause)
  if (PLAYED.test(before)) return (INSTRUMENTS.has(word.toLowerCase()) && !ONCE.test(after)) || isOften
  if (isGroup && OWN_BEFORE.test(before)) return !/ night\b/.test(after) || isOften
  if (TAKEN_UP.test(before))
    return (!isLoose || isGroup || isOften) && (!ONCE.test(after) || /belt|up|into|joined/.test(before))
  if (ENTHUSIAST.test(after))
    return /^(?:total|huge|big|massive|complete|proper|absolute|real|such an?|I am (?:an?|such an?|a (?:total|huge|big|massive|bit of an?)))? ?(?:total |huge |big |massive |proper |absolute )?$/i.test(
      before,
    )
  return isOften && !ONCE.test(clause) && isStart(before) && (!isLoose || isGroup)
}

const named = (word: string): string => {
  const known = word.toLowerCase()
  if (INSTRUMENTS.has(known)) return `the ${word}`
  return known === 'gym' ? 'the gym' : word.replace(/^the (?=allotment)/i, 'the ')
}

export const pastimesOf = (clause: string): Found[] =>
  matchesOf(LEISURE, clause)
    .filter((match) => isPastime(match, clause))
    .map(({ word }) => ({ attribute: 'hobby', value: named(word) }))
