/** Judgements about oneself or life, which a helper does not repeat as its own. */
export const JUDGEMENT =
  /\b(?:stupid|idiot|dumb|failure|loser|ugly|fat|worthless|useless|pathetic|disgusting|lazy|unlovable|boring|weak|broken|a mess|terrible|awful|horrible|worst|bad (?:person|mother|mom|mum|father|dad|friend|parent|wife|husband|partner|daughter|son|boss)|dramatic|annoying|not good enough|not (?:that |so |very |really |even )?(?:interesting|pretty|attractive|smart|lovable|funny|good|special)|hates? (?:me|myself|us|my (?:life|body|face))|sucks?|(?:nobody|no one|noone) (?:likes?|loves?|cares?|wants?|needs?|understands?|listens?|will ever|would)|unfair|losing my mind|my fault|am nothing|evil|crazy|psycho|toxic|liar|lies|cheats?|cheater|cheated|racist|narcissist\p{L}{0,40}|jerk|creep|moron|cheap|selfish|deserve\p{L}{0,40}|should|guess|supposed)\b/u

export const UNSAYABLE =
  /\b(?:fuck\p{L}{0,40}|shit\p{L}{0,40}|bitch\p{L}{0,40}|cunt\p{L}{0,40}|asshole\p{L}{0,40}|slut\p{L}{0,40}|whore\p{L}{0,40}|dick|cock|pussy|porn\p{L}{0,40}|sex\p{L}{0,40}|horny|nudes?|nigg\p{L}{0,40}|fag\p{L}{0,40}|retard\p{L}{0,40}|kill\p{L}{0,40}|murder\p{L}{0,40}|stab\p{L}{0,40}|shoot\p{L}{0,40}|bomb\p{L}{0,40}|punch\p{L}{0,40}|strangl\p{L}{0,40}|burn\p{L}{0,40} down|dead|die|dying|suicid\p{L}{0,40}|rap(?:e|ed|es|ist)|password|passcode|pin)\b/u

export const ODD = /\d{7,}|[@#_/\\<>{}[\]|=*^~`+]{4,}|@|:\/\/|www\.|[<>{}[\]|\\^~`]/
export const isSayable = (text: string): boolean => {
  const small = text.toLowerCase()
  return !(UNSAYABLE.test(small) || JUDGEMENT.test(small) || ODD.test(small))
}

export const EMPTY =
  /^(?:i can't with\b[^.]{0,40}|i don't (?:know|get it|care|remember)(?: \w{1,40})?|i can't(?: \w{1,40})?|i (?:know(?: i know)?|see|mean|swear|think so|hope so|did|do|was|am|have|can't|will|won't)|it (?:is|was)(?: what it is)?|that's (?:it|all|true|right|fine|why))$/
