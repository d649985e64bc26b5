/** Said of oneself or of life, these are a judgement, and a helper does not make it its own. */
export const JUDGEMENT =
  /\b(?:stupid|idiot|dumb|failure|loser|ugly|fat|worthless|useless|pathetic|disgusting|lazy|unlovable|boring|weak|broken|a mess|terrible|awful|horrible|worst|bad (?:person|mother|mom|mum|father|dad|friend|parent|wife|husband|partner|daughter|son|boss)|dramatic|annoying|not good enough|not (?:that |so |very |really |even )?(?:interesting|pretty|attractive|smart|lovable|funny|good|special)|hates? (?:me|myself|us|my (?:life|body|face))|sucks?|(?:nobody|no one|noone) (?:likes?|loves?|cares?|wants?|needs?|understands?|listens?|will ever|would)|unfair|losing my mind|my fault|am nothing|evil|crazy|psycho|toxic|liar|lies|cheats?|cheater|cheated|racist|narcissist\p{L}*|jerk|creep|moron|cheap|selfish|deserve\p{L}*|should|guess|supposed)\b/u

/** Neither said back nor quoted. */
export const UNSAYABLE =
  /\b(?:fuck\p{L}*|shit\p{L}*|bitch\p{L}*|cunt\p{L}*|asshole\p{L}*|slut\p{L}*|whore\p{L}*|dick|cock|pussy|porn\p{L}*|sex\p{L}*|horny|nudes?|nigg\p{L}*|fag\p{L}*|retard\p{L}*|kill\p{L}*|murder\p{L}*|stab\p{L}*|shoot\p{L}*|bomb\p{L}*|punch\p{L}*|strangl\p{L}*|burn\p{L}* down|dead|die|dying|suicid\p{L}*|rap(?:e|ed|es|ist)|password|passcode|pin)\b/u

export const ODD = /\d{7,}|[@#_/\\<>{}[\]|=*^~`+]{4,}|@|:\/\/|www\.|[<>{}[\]|\\^~`]/
/** May a word of the person be said back at all? */
export const isSayable = (text: string): boolean => {
  const small = text.toLowerCase()
  return !(UNSAYABLE.test(small) || JUDGEMENT.test(small) || ODD.test(small))
}

/** Says nothing that could be said back. */
export const EMPTY =
  /^(?:i can't with\b[^.]{0,40}|i don't (?:know|get it|care|remember)(?: \w+)?|i can't(?: \w+)?|i (?:know(?: i know)?|see|mean|swear|think so|hope so|did|do|was|am|have|can't|will|won't)|it (?:is|was)(?: what it is)?|that's (?:it|all|true|right|fine|why))$/
