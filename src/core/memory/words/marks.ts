/** Words around a thing that say who has it, and how often. */

/** Words before a thing that is someone else's, or denied. */
const NOT_OWN =
  /\b(?:he|she|they|you|your|his|her|their|them|someone|somebody|people|everyone|nobody|who|whose|another|others|about|not|no|never|nor|without|used to|hate|hates|hated|watch|watched|watching|should|must|to be|want|wants|wanted|need|fake|(?:my|our|the|your|a) (?:[\p{L}-]{2,14} ){0,2}(?:sister|brother|mother|father|mom|mum|mam|dad|son|daughter|kids?|child|children|boys?|girls?|baby|grandma|grandpa|gran|nan|nana|grandad|granddad|aunt|auntie|uncle|cousin|niece|nephew|twins?|parents|husband|wife|partner|boyfriend|girlfriend|fianc[eé]e?|ex|friend|mate|roommate|flatmate|housemate|neighbou?rs?|colleague|coworker|boss|manager|teacher|youngest|eldest|oldest|team|guy|man|woman|client|patients?|dog|cat|vet|in-laws)(?:'?s)?)\b/iu
/** Whether no word before a thing makes it someone else's. */
export const isOwn = (before: string): boolean => !NOT_OWN.test(before)

const DAY_NAME = '(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)'
/** How often. A day alone is an appointment: `chess on monday`. */
export const OFTEN = new RegExp(
  `\\b(?:every (?:single )?(?:other )?(?:day|morning|night|evening|week|weekend|month|${DAY_NAME})|(?:once|twice|thrice|(?:one|two|three|four|five|six|\\d{1,2}) times|\\d{1,2} ?x|(?:two|three|four|five|\\d) (?:nights|days|mornings|evenings)) (?:a|per|every|each) (?:day|week|month)|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:nights|mornings|evenings|afternoons)|most (?:days|mornings|nights|evenings|weekends|${DAY_NAME}s?)|(?:at|on) (?:the )?weekends|weekly|nightly|daily|after work|before work|at lunch ?times?|each (?:week|day|morning)|for (?:about |over |nearly |almost |like )?(?:the (?:last|past) )?(?:\\d{1,2}|a few|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty) (?:odd )?years|since (?:I was|uni|university|college|school|childhood|high school|\\d{4}))\\b`,
  'iu',
)
