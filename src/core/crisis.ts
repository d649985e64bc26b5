import { plainApostrophes } from './plain-apostrophes.ts'

/** Words of someone who may be in danger. Too many hits are better than one missed: the answer only offers help. */
const DANGER = [
  /\bkill(ing)? (myself|me)\b/,
  /\b(end|ending|take|taking) (my|my own) life\b/,
  /\bend it all\b/,
  /\bsuicid(e|al)\b/,
  /\b(want|wish|going|ready) to die\b/,
  /\bwish i (was|were) dead\b/,
  /\bbetter off (dead|without me)\b/,
  /\b(hurt|harm|hurting|harming|cut|cutting) myself\b/,
  /\bself[- ]harm/,
  /\b(do not|don't|dont) want to (live|be alive|wake up)\b/,
  /\bno reason to (live|go on)\b/,
  /\boverdos(e|ing)\b/,
]

const VIOLENCE =
  /\b(?:he|she|they|husband|wife|boyfriend|girlfriend|partner|ex|father|mother|dad|mom|mum|brother|sister) (?:[a-z]+ )?(?:hits?|beats?|choked|chokes|raped|rapes|assaulted|abuses|abused|strangled|threatens to kill|threatened to kill) me\b(?! up\b)|\bi(?:'m| am| was| got| have been|'ve been) (?:being )?(?:abused|raped|assaulted|beaten)\b|\b(?:afraid|scared) of my (?:husband|wife|partner|boyfriend|girlfriend|father|dad|stepfather)\b/

const plain = (text: string): string => plainApostrophes(text.toLowerCase())

/** May the person be in danger of hurting themselves? By plain words, so that it needs no model and no allowance. */
export const isCrisis = (text: string): boolean => DANGER.some((pattern) => pattern.test(plain(text)))

/** Does the person tell of violence done to them? */
export const tellsOfViolence = (text: string): boolean => VIOLENCE.test(plain(text))
