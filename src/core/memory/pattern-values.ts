import { once } from '../once.ts'
import { PARTS } from './pattern-shapes.ts'

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

interface PlainStatement {
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

const allParts = once((): ReadonlyMap<string, string> => {
  const parts = new Map<string, string>()
  for (const row of PARTS.trim().split('\n')) {
    const [name = ''] = row.split(' = ')
    const meant = row.slice(name.length + ' = '.length)
    parts.set(
      name,
      meant.replace(/\{([a-z]+)\}/g, (_, part) => `(?:${parts.get(part)})`),
    )
  }
  return parts
})

/** `{place}` as a group of that name: what the place may hold, or anything. */
export const withPlaces = (shape: string): string =>
  shape.replace(/\{([a-z]+)\}/g, (_, place) => `(?<${place}>${allParts().get(place) ?? '.+?'})`)

const patternOf = (part: string): (() => RegExp) => once(() => new RegExp(`^(?:${allParts().get(part)})$`, 'iu'))

type Show = (said: string) => string | null

export const capital = (said: string): string => said.charAt(0).toUpperCase() + said.slice(1)
const wordsIn = (said: string): number => said.split(' ').length
/** `An audio engineer`, also where it was said without the n; `a UX designer` and `a European` are left as said. */
const withArticle = (said: string): string => said.replace(/^a (?=[aio]\p{Ll}|e[^uw])(?!one)/u, 'an ')
const their = (said: string): string => said.replace(/\b(?:my|our)\b/g, 'their')

/** `Four kids, one boy` is no sum; `a dogs`. */
const NO_LIST = /^[^,]*,(?! and )[^,]*$|\b(?:an?|one) (?:\p{L}+ )?\p{L}+[^s]s\b/iu
const profession = patternOf('profession')
const MOST_OF_A_LIST = 5
/** `Two dogs, a cat and a bird`. */
function listOf(part: string, show: Show): Show {
  const one = patternOf(part)
  return (said) => {
    const items = said.split(/,? (?:and|or) |, /)
    const isList = items.length <= MOST_OF_A_LIST && new Set(items).size === items.length
    return isList && items.every((item) => one().test(item)) ? show(said) : null
  }
}

const NO_NAME =
  /^(?:an?|the|my|your|his|her|its|not|on|in|of|too|also|very|really|so|just|pretty|hard|weird|long|short|funny|common|unusual|unique|strange|boring|similar|there|here|what|that|this|it|written|spelled|pronounced|everything|nothing|and|or|is|was|taken|mud|legion|back|late|german|french|greek|dutch|swiss|danish|thai|muslim|jewish|hindu|sikh|catholic|black|white|gay|trans|vegan|sorry|(?!(?:ian|brian|ryan|adrian|julian|vivian|sebastian|christian|eric|dominic|fred|jared|ahmed|mohammed|ted)$)\p{L}{2,}(?:ian|ican|ish|ese|ic|ist|ing|ed))$/iu
const CAPITAL = /^\p{Lu}[\p{Ll}'’.-]+(?:\p{Lu}\p{Ll}+)?$/u
const isName = (said: string): boolean =>
  wordsIn(said) <= 3 && said.split(' ').every((part) => CAPITAL.test(part) && !NO_NAME.test(part))
const nameOf: Show = (said) => (isName(said) ? said : null)

const KNOWN_PLACE =
  /^(?:(?!and|or|in|my|not|near|from|with|while|then|the|usa|europe)[a-z]+,? ){0,2}(?:europe|usa|ukraine|russia|poland|greece|sweden|norway|denmark|finland|austria|switzerland|belgium|egypt|nigeria|kenya|pakistan|bangladesh|indonesia|malaysia|singapore|vietnam|thailand|argentina|chile|colombia|peru|cuba|jamaica|south africa|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|ohio|oklahoma|oregon|pennsylvania|tennessee|texas|utah|vermont|virginia|washington|wisconsin|wyoming|canada|mexico|england|scotland|ireland|wales|france|germany|spain|italy|portugal|india|china|japan|australia|brazil|london|paris|berlin|chicago|boston|seattle|portland|denver|austin|dallas|houston|atlanta|miami|philadelphia|detroit|toronto|vancouver|sydney|melbourne|brooklyn|manhattan|tokyo|madrid|dublin|amsterdam|nashville|new (?:york(?: city)?|jersey|zealand|mexico)|(?:north|south) (?:carolina|dakota|africa|korea)|los angeles|las vegas|san (?:francisco|diego|antonio|jose))$|^the (?:us|usa|uk|united states|netherlands|philippines)$/i
const KIND_OF_PLACE =
  /^((?:an? (?:(?:very |really )?(?:small|tiny|big|little|quiet|rural|large|fishing|farming|mining|one bedroom|two bedroom) )?(?:town|city|village|suburb|apartment|house|flat|farm|cabin|condo) (?:in|near|outside|outside of) )?(?:(?:northern|southern|eastern|western|central|upstate|downtown|rural) )?)(.+)$/i
const PROPER_PLACE =
  /^(?!.*,$)(?!(?:the )?(?:Hell|Mars|Narnia|Hogwarts|Mordor|Heaven|Neverland|(?!US|UK|USA|NYC|LA|DC|UAE|NZ)\p{Lu}+|I|God|Christmas|Plan .)$)(?:the )?\p{Lu}[\p{L}.'-]*,?(?: (?:\p{Lu}[\p{L}.'-]*,?|of|the|upon|de|la)){0,3}$/u

function placeOf(said: string): string | null {
  const [, lead = '', place = ''] = KIND_OF_PLACE.exec(said) ?? []
  if (PROPER_PLACE.test(place)) return lead.toLowerCase() + place
  if (!KNOWN_PLACE.test(place)) return null
  const shown = place.replace(/\b(?!the\b)\w+/g, capital)
  return lead.toLowerCase() + shown.replace(/\b(?:us|usa|uk)$/i, (short) => short.toUpperCase())
}

/** Words that need the talk around them, turn the sense, or end too early. */
const NOT_ALONE =
  /\b(?:i|me|mine|we|us|you|yours?|u|ur|s?he|they|him|hers?|his|them|theirs?|em|its?|\p{L}+sel(?:f|ves)|this|that|these|those|t?here|ones?|so|such|same|too|not|no|never|nothing|none|anything|something|stuff|things?|when|where|while|how|what|why|because|but|than|like|am|is|are|was|were|been|have|had|will|can|do|does|did|all|more|most|both|lots?|either|let|way|rather|just|then|really|any|anymore|again|some|others?|another|yet|sure|lately|even|every|everything|first|new|idea|fact|know|think|hope|guess|mean|better|best|also|right|actually|probably|definitely|usually|theyre|theres|(?:do|ca|wo|is|are|did|does|would|could|should|was|have)nt|im|ive|youre|whats|dude|bro|bruh|rn|tbh|ngl|tho|sex|sexy|porn|fuck\w*|shit\w*)\b|n't\b|\band (?:live|want|need)\b|\.\.|\bto (?:and|or)\b| - |(?<![\p{L}'’-])[b-hj-z](?![\p{L}\p{N}'’-])|^(?:by|on|at|in|for|with|from|about|of|and|or|up|off|out)\b|\b(\p{L}+)(?: and)?(?: an?)? \1\b|(?:'s|,|\b(?:and|or|of|to|the|an?|with|in|for|at|my))$|\b(?:the|an?) an?\b|[^\p{L}\p{N}' ,.&-]/iu
const plain =
  (most: number, not = /^$/): Show =>
  (said) =>
    NOT_ALONE.test(said) || /\b(?:My|Our)\b/.test(said) || not.test(said) || wordsIn(said) > most ? null : their(said)

/** Titles of songs and films, and what only the talk around it tells. */
const NOT_A_THING =
  /^the (?!(?:beach|outdoors|ocean|sea|mountains|water|snow|rain|cold|winter|summer|holidays|radio|internet)$)\p{Ll}|^\p{Lu}\S*$|^\p{Lu}.* (?:\p{Lu}|\d)\S*$|\p{Lu}\S*['’]s\b|^(?:my|our|an?)\b|\d|\b(?:still|especially|ever|period|part|chapter|season|episode|question|as|character|version|dress|alive|living|existing|life|existence|mondays?|tuesdays?|thursdays?)\b|^(?:going|getting|being|doing|having|coming)$|^to (?:say|admit|hear|know|see|tell|chat|talk|help|join|meet|try|be|think)\b/u
/** A single word that is known, several things or a pastime; two to five words; a list with an end. */
const CLEAR =
  /^(?:\p{L}{2,}[^s]s|\p{L}{2,}ing|(?:[\p{L}'-]+ ){1,4}[\p{L}'-]+|the (?:[\p{L}'-]+ ){1,3}and the [\p{L}' -]{3,30}|[^,]{2,40}(?:, [^,]{2,40}){1,3}, (?:and|or) [^,]{2,40}|music|pizza|children|people|film|country|country music|fruit|salmon|steak|barbecue|barbeque|bluegrass|motown|pop|folk|indie|biology|chemistry|physics|coffee|tea|chocolate|food|football|soccer|baseball|basketball|volleyball|hockey|tennis|golf|cricket|rugby|nature|yoga|math|maths|history|science|art|poetry|cheese|bacon|pasta|sushi|wine|beer|bread|spaghetti|lasagna|curry|ramen|seafood|spinach|broccoli|jazz|rap|rock|metal|opera|techno|anime|fashion|architecture|literature|fiction|nonfiction|philosophy|astronomy|chess|karaoke|autumn|fall|winter|summer|spring|snow|rain|christmas|halloween|thanksgiving|camping|theater|theatre|school|disney|vanilla|cilantro|coriander|garlic|traffic|spicy food)$/iu
const NO_EMPLOYER =
  /\b(?:living|while|moment|time|weekend|money|change|pace|christmas|team|mornings?|evenings?|afternoons?|nights?|dark|city|area|hurry|day|background|middle)\b|^(?:the|an?) (?:industry|field|company|firm|business)$|,/i
const NO_TOPIC =
  /\b(?:now|far|part|scene|character|episode|line|moment|level|map|version|member|though|ever|of|thing|chapter|verse)\b/i
const NO_JOURNEY =
  /^(?!(?:an?|the|my|our|see|watch|visit|meet|start|run|play|get married|move|\p{Lu}\p{Ll}+)\b)|\b(?:moon|want|need|leav\w+|return\w*|back)\b/u

const SHOWN: Readonly<Record<string, Show>> = {
  name: nameOf,
  names: (said) => (said.split(/,? and |, /).every(isName) ? said : null),
  // A single small word counts as well.
  called: (said) => nameOf(said) ?? (/^\p{Ll}{3,12}$/u.test(said) && !NO_NAME.test(said) ? capital(said) : null),
  place: placeOf,
  title: (said) => (profession().test(said) ? withArticle(said) : null),
  work: (said) => plain(5, NO_EMPLOYER)(withArticle(said)),
  employer: (said) => (/^(?:(?:an?|the) |\p{Lu})/u.test(said) ? plain(5, NO_EMPLOYER)(said) : null),
  subject: plain(3, /\b(?:hard|abroad|late|tonight|alone|now|well|for|at|the|to)\b/i),
  skill: plain(
    6,
    /^(?:how|about|from|an?|the|by|new|lots|(?:how )?to (?:love|live|accept|let|be|deal|cope|trust|say|not|take|make|use))\b/i,
  ),
  people: listOf('close', their),
  own: listOf('one', (said) => (NO_LIST.test(said) ? null : said.replace(/^([^,]*), and /, '$1 and '))),
  allergen: listOf('allergy', (said) => said.toLowerCase()),
  food: listOf('meal', (said) => said.toLowerCase()),
  topic: (said) => plain(2, NO_TOPIC)(said.toLowerCase()),
  favorite: plain(5, /\b(?:my|our)\b/i),
  thing: (said) => (CLEAR.test(said) ? plain(14, NOT_A_THING)(said) : null),
  fan: plain(4, /\p{Lu}\S*['’]s\b|^(?:an?|my|the (?!\p{Lu}))\b|^\p{Lu}\S+$|,|\bas\b/u),
  aim: plain(8, /\b(?:life|living|hope|trying)\b/i),
  deed: plain(8, /^be (?:the|like|as|on|in)\b|\b(?:die|dead|life|disappear|end|hurt|harm|cry|sleep)\b/i),
  event: plain(9),
  occasion: plain(9),
  somewhere: plain(6, NO_JOURNEY),
  company: plain(5),
}

const AS_SAID = /^(?:relation|kin|animal|elders|when)$/

/** What was said in a place of a shape as it is shown; null if it does not certainly fit there. */
export function shownAs(place: string, said: string): string | null {
  const show = SHOWN[place]
  return show ? show(said) : AS_SAID.test(place) ? said : said.toLowerCase()
}

const partner = patternOf('partner')
const acquaintance = patternOf('acquaintance')

/** Where a person of that relation belongs. */
export function categoryOf(kin: string): 'family' | 'relationship' | 'work' {
  if (/^(?:boss|manager|colleague|coworker)$/i.test(kin)) return 'work'
  return partner().test(kin) || acquaintance().test(kin) ? 'relationship' : 'family'
}
