/** Words that introduce a statement without saying anything themselves. */
const LEAD_IN =
  /^(?:and|but|so|well|actually|oh|ok|okay|btw|by the way|fyi|also|yes|yep|no|nope|nah|yeah|honestly|(?:quick |small |big |life )?update|(?:big |good |great |bad |sad |some |exciting )?news(?: is)?|guess what|just so you know|so you know|for (?:the record|context|reference|your information)|correction|anyway|anyways|hey|hi|hello|sorry|oops|wait|in fact|in truth|it turns out(?: that)?|turns out(?: that)?|the (?:thing|truth|fact) is(?: that)?|as (?:i|you) (?:said|mentioned|know)|(?:please )?(?:remember|note)(?: that)?|i (?:should|must|have to|forgot to|wanted to|want to|need to) (?:mention|say|add|tell you|let you know)(?: that)?|i (?:told|said to) you(?: that)?|i (?:mean|meant)(?: to say)?(?: that)?|let me tell you(?: that)?|did i (?:mention|tell you)(?: that)?|as of (?:\p{L}{1,40}|\d{1,12})(?: \p{L}{1,40})?|these days|nowadays|currently|right now|now|today|yesterday|tonight|lately|recently|finally|sadly|luckily|happily|unfortunately|fortunately|believe it or not|to be honest|tbh|so far|lol|lmao|omg|ngl|not gonna lie|fun fact|random but|heya|hiya|welp|alright|hi there|hello there|salut|hola|um{1,9}|uh{1,9}|yep|this (?:morning|afternoon|evening|week|weekend|month|year|summer|winter|spring|fall|autumn)|(?:last|earlier this) (?:night|week|weekend|month|year|summer|winter|spring|fall|autumn|\p{L}{1,40}day)|a (?:few )?(?:days?|weeks?|months?|years?|while) ago|(?:two|three|four|\d{1,12}) (?:days|weeks|months|years) ago|(?:after|since|because|when|now that|before|with|for|in|on|at|until|despite|during|thanks to|starting|from) [^,]{2,60}(?=,)|i think(?: that)?|i believe(?: that)?|i feel like|i'd say|please|personally|as for me|me|speaking of [^,]{2,40}(?=,)|you know|thanks|thank you|hmm{1,40}|haha|lol|ha|ugh|yay|hooray|plus|then|besides|meanwhile|still|instead|however|except)(?:(?:\s{0,20}[,:;.!—–-]+)\s*|\s+)/iu

/** `just`, `now`, `finally` between subject and verb. */
const ADVERBS =
  /^((?:I|we|my [\p{L}' -]{2,40}?)(?: (?:am|are|is|was|were|have|has|had|will|do|does|did))?(?: not)?) (?:(?:just|now|recently|finally|actually|really|currently|officially|also|already|basically|honestly|literally|totally|newly|definitely|absolutely|still|even|both|all|always|only|then|ended up|absolutely|truly|kind of|sort of|as of \p{L}{1,40}|at last|once again|very much|right now)[ ,]{1,3})+/iu

export const withoutLeadIns = (text: string): string => {
  let rest = text
  for (let round = 0; round < 5; round += 1) {
    const shorter = rest.replace(LEAD_IN, '')
    if (shorter === rest) break
    rest = shorter
  }
  return rest.replace(ADVERBS, '$1 ').replace(ADVERBS, '$1 ')
}
