const words = (list: string): string => list.trim().split(/\s+/).join('|')

const PARTNER = words('wife husband spouse partner boyfriend girlfriend fiance fiancee fiancé fiancée')
const ACQUAINTANCE = words(
  'friend roommate flatmate housemate neighbor neighbour boss manager colleague coworker co-worker',
)
const RELATION = `${PARTNER}|${ACQUAINTANCE}|${words(
  'son daughter brother sister mom mum mam mother dad father stepmom stepdad grandma grandpa gran nan nana granddad grandad grandmother grandfather grandson granddaughter aunt uncle cousin niece nephew',
)}`
const KIN = `${words(
  'kid kids child children son sons boy boys girl girls daughter daughters brother brothers sister sisters sibling siblings grandchild grandchildren grandkids grandson grandsons granddaughter granddaughters nephews nieces',
)}|${PARTNER}`
const ANIMAL = words(
  'dog cat puppy kitten rabbit bunny hamster parrot budgie horse pony turtle tortoise snake lizard gecko goldfish ferret chinchilla hedgehog retriever labrador lab poodle corgi beagle bulldog chihuahua dachshund pug husky terrier collie shepherd spaniel greyhound',
)
const ALLERGEN = `(?:all )?(?:${words(
  'nuts peanuts shellfish shrimp prawns fish seafood crab dairy milk eggs wheat gluten soy sesame bees wasps cats dogs horses pollen dust mold mould penicillin amoxicillin ibuprofen aspirin latex nickel strawberries bananas kiwi mangoes tomatoes apples avocado chocolate ragweed grass sulfa codeine mushrooms corn garlic almonds cashews walnuts pistachios hazelnuts',
)}|bee stings|tree nuts|dust mites|(?:cat|dog|pet|animal) (?:hair|fur|dander))`
const FOOD = words(
  'meat pork beef fish seafood shellfish dairy gluten eggs sugar nuts peanuts chicken lactose cheese bread',
)
const JOB = words(
  'accountant actor actress analyst architect artist attorney author baker banker barber barista bartender biologist bookkeeper bricklayer builder butcher carer carpenter cashier chef chemist consultant contractor cook copywriter counselor dancer dentist designer developer dietitian doctor driver economist editor electrician engineer farmer firefighter florist gardener geologist hairdresser hairstylist historian housewife illustrator instructor janitor journalist judge lawyer lecturer librarian lifeguard machinist manager mechanic midwife musician nanny nurse optician painter paralegal paramedic pediatrician pharmacist photographer physicist physio physiotherapist pianist pilot plumber policeman porter postman professor programmer psychologist psychiatrist realtor receptionist recruiter reporter researcher roofer salesman saleswoman salesperson scientist secretary seamstress singer soldier student stylist surgeon surveyor tailor teacher technician therapist trainer translator trucker tutor vet veterinarian waiter waitress welder writer',
)
const FIELD = words(
  'retail marketing finance healthcare sales construction education tech technology hospitality advertising insurance accounting banking publishing logistics manufacturing software fashion cybersecurity law engineering',
)
const REGION = words(
  'alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming canada mexico england scotland ireland wales france germany spain italy portugal india china japan australia brazil london paris berlin chicago boston seattle portland denver austin dallas houston atlanta miami philadelphia detroit toronto vancouver sydney melbourne brooklyn manhattan tokyo madrid dublin amsterdam nashville',
)

const COUNT = '(?:an?|one|two|three|four|five|six|seven|[1-9])'
const AGE =
  '(?:(?:young|small|little|grown|grown-up|adult|older|younger|big|baby|best|oldest|eldest|youngest|twin|close) )'
const LOOK =
  '(?:(?:small|big|little|old|young|rescue|black|white|brown|orange|grey|gray|ginger|fluffy|tabby|golden|pet|german|border|guinea|yellow) )'
const PET = `${LOOK}{0,2}(?:${ANIMAL}|pig)`
const OWN = `${COUNT} (?:${AGE}{0,2}(?:${KIN})|${PET}s?|${LOOK}{0,2}(?:puppies|ponies|fish|chickens))`
const TIME = 'at (?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midday)'
const DAY = `(?:${TIME} )?(?:on|by|from|for|before) \\w{3}, \\w{3} \\d{1,2}, \\d{4}(?: in the \\w+| at night)?(?:,? ${TIME})?`
const VAGUE = `(?:(?:next|this) (?:week|weekend|month|year|spring|summer|fall|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|in (?:two|three|four|five|six|a few|a couple of|\\d{1,2}) (?:days|weeks|months)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:on|for|at) (?:christmas|thanksgiving|easter))(?:,? ${TIME})?`
const OCCASION =
  '(?:appointment|interview|exam|test|surgery|operation|wedding|flight|check-?up|presentation|deadline|midterm|final|recital|graduation|baby shower|due date|birthday)'

/** What may stand in a place of a shape; elsewhere anything that `fits`. */
export const PLACES: Readonly<Record<string, string>> = {
  relation: `${AGE}{0,2}(?<kin>${RELATION})`,
  people: `my ${AGE}{0,2}(?:${RELATION}|${KIN}|parents|family)(?:,? (?:and )?my ${AGE}?(?:${RELATION}|${KIN}|parents|family|${PET}s?)){0,3}`,
  elders: 'parents|grandparents|kids|children|in-laws|family',
  animal: PET,
  own: `${OWN}(?:(?:,|,? and) ${OWN}){0,3}`,
  origin: 'was born|grew up|was raised',
  state: 'married|engaged|retired|widowed|a widow|a widower',
  parent: `an? (?:single |proud |stay[- ]at[- ]home |full[- ]time |working )?(?:mom|mum|mother|dad|father|parent)(?: (?:of|to) (?:two|three|four|five|six|[2-9])(?: (?:kids|children|boys|girls))?)?`,
  diet: 'vegetarian|vegan|pescatarian|lactose intolerant|gluten intolerant|gluten[- ]free|celiac|coeliac|diabetic',
  field: `${FIELD}|information technology|real estate|customer service|human resources|a (?:hospital|school|restaurant|bank|factory|warehouse|library|bakery|lab|nursing home|call cent(?:er|re))`,
  when: `${DAY}|${VAGUE}`,
  event: `(?:an?|my) (?:[\\p{L}'-]+ ){0,3}(?:${OCCASION}|meeting|date|concert|race|marathon)(?: (?:with|at|for) [\\p{L}' -]{1,40})?`,
  occasion: `(?:[\\p{L}'-]+ ){0,2}${OCCASION}(?: (?:to|with|at|for) [\\p{L}' -]{1,40})?`,
  going: '(?:going|flying|travell?ing|driving|moving) to|visiting|seeing|meeting|starting',
  aim: '(?:lose|quit|stop smoking|give up|get (?:fit|healthy|in shape|into|out of)|save|learn(?! about| more| a )|become|cut down|eat (?:less|more|healthy|healthier)|run a|start (?:a|my)|write a|buy a|open (?:a|my)|finish) .+',
  topic: "(?:[\\p{L}'-]+ )?[\\p{L}'-]+",
}

const NO_NAME = new RegExp(
  `^(?:${words('a an the my your his her its not on in of too also very really so just pretty hard weird long short funny common unusual unique strange boring similar there here what that this it written spelled pronounced everything nothing and or is was taken german french greek dutch swiss danish thai muslim jewish hindu sikh catholic black white gay trans vegan sorry')}|(?!(?:ian|brian|ryan|adrian|julian|vivian|sebastian|christian|eric|dominic|fred|jared|ahmed|mohammed|ted)$)\\p{L}{2,}(?:ian|ican|ish|ese|ic|ist|ing|ed))$`,
  'iu',
)
const CAPITAL = /^\p{Lu}[\p{Ll}'’.-]+(?:\p{Lu}\p{Ll}+)?$/u
const MOST_NAMES = 3

const spaced = (value: string): string[] => value.split(' ')
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function nameOf(value: string): string | null {
  const parts = spaced(value)
  return parts.length <= MOST_NAMES && parts.every((part) => CAPITAL.test(part) && !NO_NAME.test(part)) ? value : null
}

/** Several, as `Leo and Anika`. */
function namesOf(value: string): string | null {
  const names = value.split(/,? and |, /)
  return names.length > 1 && names.every((name) => nameOf(name)) ? value : null
}

/** A single small word counts as well. */
const calledOf = (value: string): string | null =>
  nameOf(value) ?? (/^\p{Ll}{3,12}$/u.test(value) && !NO_NAME.test(value) ? capital(value) : null)

const KNOWN_PLACE = new RegExp(
  `^(?:(?!and|or|in|my|not|near|from|with|while|then|the)[a-z]+,? ){0,2}(?:${REGION}|new york(?: city)?|new jersey|new zealand|new mexico|(?:north|south) (?:carolina|dakota|africa|korea)|west virginia|los angeles|las vegas|san (?:francisco|diego|antonio|jose))$|^the (?:us|usa|uk|united states|netherlands|philippines)$`,
  'i',
)
const KIND_OF_PLACE =
  /^((?:an? (?:(?:very |really )?(?:small|tiny|big|little|quiet|rural|large|fishing|farming|mining|one bedroom|two bedroom) )?(?:town|city|village|suburb|apartment|house|flat|farm|cabin|condo) (?:in|near|outside|outside of) )?(?:(?:northern|southern|eastern|western|central|upstate|downtown|rural) )?)(.+)$/i
const PROPER_PLACE =
  /^(?!(?:Hell|Mars|Narnia|Hogwarts|Heaven|Neverland|HR|IT|I|God|Christmas)$)(?:the )?\p{Lu}[\p{L}.'-]*,?(?: (?:\p{Lu}[\p{L}.'-]*,?|of|the|upon|de|la)){0,3}$/u

function placeOf(value: string): string | null {
  const [, lead = '', place = ''] = KIND_OF_PLACE.exec(value) ?? []
  if (PROPER_PLACE.test(place)) return lead.toLowerCase() + place
  if (!KNOWN_PLACE.test(place)) return null
  const shown = place.replace(/\b(?:us|usa|uk)$/i, (short) => short.toUpperCase())
  return (
    lead.toLowerCase() +
    spaced(shown)
      .map((part) => (part === 'the' ? part : capital(part)))
      .join(' ')
  )
}

/** Words that need the talk around them, or turn the sense. */
const NOT_ALONE =
  /\b(?:i|me|mine|we|us|you|your|yours|u|ur|he|she|they|him|her|his|hers|them|their|em|it|its|this|that|these|those|here|there|one|ones|so|such|same|too|not|no|never|nothing|none|anything|something|stuff|things?|when|where|while|how|what|why|because|but|than|like|am|is|are|was|were|been|have|had|will|can|do|does|did|all|more|most|both|lot|lots|either|let|way|rather|just|then|really|any|anymore|again|some|other|others|another|yet|sure|lately|even|every|everything|first|new|idea|fact|know|think|hope|guess|mean)\b|n't\b|(?:'s|\b(?:and|or|of|to|the|an?|with|in|for|at|my))$|\b(?:the|an?) an?\b|[^\p{L}\p{N}' ,.&-]/iu
const plain =
  (most: number, not = /^$/) =>
  (value: string): string | null =>
    NOT_ALONE.test(value) || not.test(value) || spaced(value).length > most
      ? null
      : value.replace(/\b(?:my|our)\b/gi, 'their')

const only = (pattern: string) => {
  const whole = new RegExp(`^(?:${pattern})$`, 'i')
  return (value: string): string | null => (whole.test(value) ? value.toLowerCase() : null)
}

/** `An audio engineer`, also where it was said without the n; `a UX designer` and `a European` are left as said. */
const withArticle = (value: string): string => value.replace(/^a (?=[aio]\p{Ll}|e[^uw])(?!one)/u, 'an ')
const JOB_TITLE = new RegExp(
  `^an? (?:(?!(?:great|good|bad|terrible|huge|big|better|horrible|former|retired|fake|fan|lousy|decent|natural|born|budding|aspiring|hobby|amateur|future|fast|slow|quick|real|true|control|sleepy|cheap|boring|happy|failed|an?|the|totally|really|very)\\b)[\\p{L}-]+ ){0,3}(?:${JOB})$`,
  'iu',
)
/** Titles of songs and films, what only the talk around it tells, and lists that may go on. */
const NOT_A_THING =
  /^the (?!(?:beach|outdoors|ocean|sea|mountains|water|snow|rain|cold|winter|summer|holidays|radio|internet)$)\p{Ll}|^\p{Lu}\S*$|^\p{Lu}.* (?:\p{Lu}|\d)\S*$|^(?:my|our|an?)\b|,(?!.*, (?:and|or) )(?! (?:and|or) )|\d|\b(?:still|definitely|especially|ever|period|part|chapter|season|episode|question|as|character|mondays?|tuesdays?|thursdays?)\b|^to (?:say|admit|hear|know|see|tell|chat|talk|help|join|meet|try|be|think)\b/u

const FITS: Readonly<Record<string, (value: string) => string | null>> = {
  name: nameOf,
  names: namesOf,
  called: calledOf,
  place: placeOf,
  job: (value) => (JOB_TITLE.test(value) ? withArticle(value) : null),
  work: (value) => (/^an? /i.test(value) ? plain(5)(withArticle(value)) : null),
  employer: (value) =>
    /^(?:(?:an?|the) |\p{Lu})/u.test(value)
      ? plain(5, /\b(?:living|while|moment|time|weekend|money|change|pace|christmas)\b/i)(value)
      : null,
  allergen: only(`${ALLERGEN}(?:(?:,|,? and) ${ALLERGEN}){0,4}`),
  food: only(`(?:any )?(?:${FOOD})(?:(?:,|,? or|,? and) (?:${FOOD})){0,3}`),
  subject: plain(3, /\b(?:hard|abroad|late|tonight|alone|now|well|for|at|the|to)\b/i),
  thing: (value) => plain(/, (?:and|or) /.test(value) ? 14 : 5, NOT_A_THING)(value),
  favorite: plain(5),
  somewhere: plain(6),
  fan: plain(4, /^(?:an?|my|the (?!\p{Lu}))\b|^\p{Lu}\S+$|,|\bas\b/u),
  deed: plain(8),
  aim: plain(8),
  topic: plain(
    2,
    /\b(?:now|far|part|scene|character|episode|line|moment|level|map|version|member|though|ever|of|thing)\b/i,
  ),
  event: plain(9),
  occasion: plain(9),
  own: (value) => value.replace(/^([^,]*),(?: and)? (?=[^,]*$)/, '$1 and '),
  people: (value) => value.replace(/\bmy\b/gi, 'their'),
}
const LOWERED = new Set(['diet', 'going', 'origin', 'state', 'at', 'topic', 'verb'])

/** The value as it is shown in its place, or null if it does not certainly fit there. */
export function fits(place: string, said: string): string | null {
  const fitted = FITS[place] ? FITS[place](said) : said
  return fitted !== null && LOWERED.has(place) ? fitted.toLowerCase() : fitted
}

/** Where a person of that relation belongs. */
export function categoryOf(kin: string): 'family' | 'relationship' | 'work' {
  if (/^(?:boss|manager|colleague|co-?worker)$/i.test(kin)) return 'work'
  return new RegExp(`^(?:${PARTNER}|${ACQUAINTANCE})$`, 'i').test(kin) ? 'relationship' : 'family'
}
