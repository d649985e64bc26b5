/** Hobbies that are understood without further words. */

export const INSTRUMENTS =
  'guitar|bass|bass guitar|piano|drums|violin|cello|flute|clarinet|saxophone|sax|trumpet|trombone|ukulele|harp|banjo|accordion|harmonica|oboe|viola|mandolin|keyboard|organ|keys'
export const GAMES =
  'tennis|football|soccer|basketball|baseball|softball|volleyball|hockey|rugby|cricket|golf|badminton|squash|padel|pickleball|table tennis|ping pong|lacrosse|handball|water polo|darts|pool|snooker|billiards|bowling|frisbee|ultimate|chess|poker|bridge|go|mahjong|scrabble|dungeons and dragons|d&d|dnd|minecraft|fortnite|valorant|league of legends|overwatch|roblox|world of warcraft|warhammer|video ?games|board ?games|card games'
export const PASTIMES =
  'running|jogging|cycling|swimming|hiking|climbing|bouldering|rock climbing|walking|trail running|yoga|pilates|crossfit|boxing|kickboxing|judo|karate|jiu[- ]jitsu|bjj|taekwondo|weightlifting|lifting|rowing|kayaking|surfing|skiing|snowboarding|skating|skateboarding|sailing|diving|scuba diving|fishing|hunting|camping|backpacking|horse riding|riding|archery|fencing|gymnastics|dancing|salsa|ballet|painting|drawing|sketching|pottery|ceramics|sewing|knitting|crochet|crocheting|embroidery|quilting|woodworking|gardening|baking|cooking|photography|birdwatching|bird watching|reading|writing|blogging|journaling|singing|gaming|coding|programming|traveling|travelling|meditation|meditating|volunteering|origami|calligraphy|astronomy|genealogy|brewing|homebrewing|beekeeping|chess|geocaching|stargazing'

const ANY = new RegExp(`^(?:(?:the )?(?:${INSTRUMENTS})|${GAMES}|${PASTIMES})(?=$|[ ,.])`, 'iu')
const TAIL_OF_INSTRUMENT = new RegExp(`^(?:the )?(?:${INSTRUMENTS})$`, 'iu')

/** `started reading Dune` is about a book. */
const TAKES_OBJECT = /^(?:reading|writing|painting|drawing|singing|baking|cooking|riding|coding|sewing|knitting)$/i
const OBJECT =
  /^ (?!(?:again|every|a lot|more|less|in|on|for|and|with|at|daily|lately|now|since|this|last|when|after|before|because|but|so|to|classes|lessons)\b)[\p{L}\d]/iu

/** At the start of a text; null if none is known. */
export function pastimeIn(text: string | undefined): string | null {
  const said = (text ?? '').trim()
  const found = ANY.exec(said)?.[0]
  if (!found || (TAKES_OBJECT.test(found) && OBJECT.test(said.slice(found.length)))) return null
  return TAIL_OF_INSTRUMENT.test(found) && !/^the /i.test(found) ? `the ${found}` : found
}
