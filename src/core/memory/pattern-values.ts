const words = (list: string): string => list.trim().split(/\s+/).join('|')

const RELATION = words(
  'wife husband spouse partner boyfriend girlfriend fiance fiancee fiancé fiancée son daughter brother sister mom mum mother dad father stepmom stepdad grandma grandpa grandmother grandfather aunt uncle cousin niece nephew friend roommate flatmate neighbor neighbour boss colleague coworker',
)
const ANIMAL = words(
  'dog cat puppy kitten rabbit bunny hamster parrot horse pony turtle tortoise snake lizard goldfish ferret chinchilla hedgehog retriever labrador lab poodle corgi beagle bulldog chihuahua dachshund pug husky terrier',
)
const KIN = words(
  'kid kids child children son sons boy boys girl girls daughter daughters brother brothers sister sisters sibling siblings grandchildren grandkids grandson grandsons granddaughter granddaughters wife husband boyfriend girlfriend',
)
const ALLERGEN = words(
  'nuts peanuts shellfish shrimp prawns fish seafood crab dairy milk eggs wheat gluten soy sesame bees wasps cats dogs horses pollen dust mold mould penicillin amoxicillin ibuprofen aspirin latex nickel strawberries bananas kiwi mangoes tomatoes apples avocado chocolate ragweed grass sulfa codeine mushrooms corn garlic almonds cashews walnuts pistachios hazelnuts',
)
const FOOD = words(
  'meat pork beef fish seafood shellfish dairy gluten eggs sugar nuts peanuts chicken lactose cheese bread',
)
const JOB = words(
  'accountant actor actress analyst architect artist author baker barber barista bartender biologist bookkeeper builder butcher carpenter cashier chef chemist consultant contractor cook counselor dancer dentist designer developer doctor driver economist editor electrician engineer farmer firefighter gardener geologist hairdresser hairstylist historian housewife illustrator instructor janitor journalist judge lawyer lecturer librarian lifeguard mechanic midwife musician nanny nurse painter paramedic pediatrician pharmacist photographer physicist physiotherapist pianist pilot plumber policeman professor programmer psychologist psychiatrist realtor receptionist reporter researcher salesman salesperson scientist secretary seamstress singer soldier stylist surgeon tailor teacher technician therapist translator trucker tutor veterinarian vet waiter waitress welder writer freelancer student paralegal banker',
)
const REGION = words(
  'alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming canada mexico england scotland ireland wales france germany spain italy portugal india china japan australia brazil london paris berlin chicago boston seattle portland denver austin dallas houston atlanta miami philadelphia detroit toronto vancouver sydney melbourne brooklyn manhattan tokyo madrid dublin amsterdam nashville',
)

const COUNT = '(?:an?|one|two|three|four|five|six|seven|[1-9])'
const AGE = '(?:(?:young|small|little|grown|older|younger|beautiful|wonderful|twin|big) )'
const LOOK =
  '(?:(?:small|big|little|old|young|rescue|black|white|brown|orange|grey|gray|ginger|fluffy|tabby|golden|pet|german) )'
const ONE_ANIMAL = `${LOOK}{0,2}(?:${ANIMAL}|guinea pig|border collie|german shepherd)`
const TIME = 'at (?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\.?)?|noon|midday)'
const DAY = `(?:${TIME} )?(?:on|by|from|for|before) \\w{3}, \\w{3} \\d{1,2}, \\d{4}(?: in the \\w+| at night)?(?:,? ${TIME})?`
const VAGUE = `(?:(?:next|this) (?:week|weekend|month|year|spring|summer|fall|autumn|winter|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|in (?:two|three|four|five|six|a few|a couple of|\\d{1,2}) (?:days|weeks|months)|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:on|for) (?:christmas|thanksgiving|easter))(?:,? ${TIME})?`

/** What may stand in a place of a shape; elsewhere anything that `fits`. */
export const PLACES: Readonly<Record<string, string>> = {
  relation: `${AGE}?(?:best |oldest |eldest |youngest |older |younger )?(?:${RELATION})`,
  animal: ONE_ANIMAL,
  family: `${COUNT} (?:${AGE}{0,2}(?:${KIN})|${ONE_ANIMAL}s?|${LOOK}{0,2}(?:puppies|ponies|fish))`,
  origin: 'was born|grew up|was raised',
  diet: 'vegetarian|vegan|pescatarian|lactose intolerant|gluten intolerant|gluten[- ]free|celiac|coeliac|diabetic',
  when: `${DAY}|${VAGUE}`,
  event: `(?:an?|my) (?:[\\p{L}'-]+ ){0,3}(?:appointment|interview|exam|test|meeting|surgery|operation|wedding|flight|check-?up|presentation|deadline|midterm|final|date|recital|concert|race|marathon)(?: (?:with|at|for) [\\p{L}' -]{1,40})?`,
  occasion: `(?:[\\p{L}'-]+ ){0,2}(?:appointment|interview|exam|test|surgery|operation|wedding|flight|check-?up|presentation|deadline|midterm|birthday|due date|graduation)(?: (?:to|with|at|for) [\\p{L}' -]{1,40})?`,
  going: '(?:going|flying|travell?ing|driving|moving) to|visiting|seeing|meeting|starting',
  topic: "(?:[\\p{L}'-]+ ){0,1}[\\p{L}'-]+",
}

const NO_NAME = new RegExp(
  `^(?:${words('a an the my your his her its not on in of too also very really so just pretty hard weird long short funny common unusual unique strange boring similar there here what that this it written spelled pronounced everything nothing and or is was')})$`,
  'i',
)
const CAPITAL = /^\p{Lu}[\p{Ll}'’.-]+(?:\p{Lu}\p{Ll}+)?$/u
const MOST_NAMES = 3

const spaced = (value: string): string[] => value.split(' ')
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

function nameOf(value: string): string | null {
  const parts = spaced(value)
  return parts.length <= MOST_NAMES && parts.every((part) => CAPITAL.test(part) && !NO_NAME.test(part)) ? value : null
}

/** A single small word counts as well. */
const calledOf = (value: string): string | null =>
  nameOf(value) ?? (/^\p{Ll}{3,12}$/u.test(value) && !NO_NAME.test(value) ? capital(value) : null)

const KNOWN_PLACE = new RegExp(
  `^(?:[a-z]+,? ){0,2}(?:${REGION}|new york(?: city)?|new jersey|new zealand|new mexico|(?:north|south) (?:carolina|dakota|africa|korea)|west virginia|los angeles|las vegas|san (?:francisco|diego|antonio|jose)|the (?:us|usa|uk|united states|netherlands|philippines))$`,
  'i',
)
const KIND_OF_PLACE =
  /^((?:an? (?:(?:very |really )?(?:small|tiny|big|little|quiet|rural|large) )?(?:town|city|village|suburb|apartment|house|flat|farm|cabin|condo) (?:in|near|outside|outside of) )?(?:(?:northern|southern|eastern|western|central|upstate|downtown|rural) )?)(.+)$/i
const PROPER_PLACE = /^(?:the )?\p{Lu}[\p{L}.'-]*,?(?: (?:\p{Lu}[\p{L}.'-]*,?|of|the|upon|de|la)){0,3}$/u

function placeOf(value: string): string | null {
  const [, lead = '', place = ''] = KIND_OF_PLACE.exec(value) ?? []
  if (PROPER_PLACE.test(place)) return lead.toLowerCase() + place
  if (!KNOWN_PLACE.test(place) || /\b(?:and|or|in|my|not|near|from|with|while|then)\b/i.test(place)) return null
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
  /\b(?:i|me|we|us|you|your|yours|u|ur|he|she|they|him|her|his|hers|them|their|it|its|this|that|these|those|here|there|one|ones|so|such|same|too|not|no|never|nothing|none|anything|something|stuff|things?|when|where|while|how|what|why|because|but|than|like|am|is|are|was|were|been|will|can|do|does|did|all|more|most|both|lot|lots|either|let|way|rather|just|then|really|any|anymore|again|some|other|others|another|yet|sure|lately|even|every|everything|first|new|idea|fact)\b|n't\b|[^\p{L}\p{N}' ,.&-]/iu
const MOST_WORDS = 8

const plain =
  (most: number, not = /^$/) =>
  (value: string): string | null =>
    NOT_ALONE.test(value) || not.test(value) || spaced(value).length > most
      ? null
      : value.replace(/\b(?:my|our)\b/gi, 'their')

/** What only the talk around it tells, and lists that may go on. */
const NOT_A_THING =
  /^the (?!(?:beach|outdoors|ocean|sea|mountains|water|snow|rain|cold|winter|summer|holidays|radio|internet)$)\p{Ll}|^(?:my|our|em|a|an)\b|,|\b(?:still|definitely|especially|ever)\b/u

const only = (pattern: string) => {
  const whole = new RegExp(`^(?:${pattern})$`, 'i')
  return (value: string): string | null => (whole.test(value) ? value.toLowerCase() : null)
}

const JOB_TITLE = new RegExp(
  `^an? (?:(?!(?:great|good|bad|terrible|huge|big|better|horrible|former|retired|fake|fan|lousy|decent|natural|born|budding|aspiring|hobby|amateur|future|fast|slow|quick|real|true)\\b)[\\p{L}-]+ ){0,2}(?:${JOB})$`,
  'iu',
)

/** `An audio engineer`, also where it was said without the n; `a UX designer` and `a European` are left as said. */
const withArticle = (value: string): string => value.replace(/^a (?=[aio]\p{Ll}|e[^uw])(?!one)/u, 'an ')

const FITS: Readonly<Record<string, (value: string) => string | null>> = {
  name: nameOf,
  called: calledOf,
  place: placeOf,
  job: (value) => (JOB_TITLE.test(value) ? withArticle(value) : null),
  work: (value) => (/^an? /i.test(value) ? plain(5)(withArticle(value)) : null),
  employer: (value) => (/^(?:(?:an?|the) |\p{Lu})/u.test(value) ? plain(5, /^the (?:moment|time|same)/i)(value) : null),
  allergen: only(`(?:all )?(?:${ALLERGEN}|bee stings|tree nuts|dust mites|cat hair|pet dander)`),
  food: only(`(?:any )?(?:${FOOD})`),
  thing: plain(5, NOT_A_THING),
  deed: plain(MOST_WORDS),
  topic: plain(2),
  event: plain(MOST_WORDS),
  occasion: plain(MOST_WORDS),
}

const LOWERED = new Set(['relation', 'animal', 'family', 'diet', 'going', 'origin', 'state', 'at', 'topic'])

/** The value as it is shown in its place, or null if it does not certainly fit there. */
export function fits(place: string, said: string): string | null {
  const fitted = FITS[place] ? FITS[place](said) : said
  return fitted !== null && LOWERED.has(place) ? fitted.toLowerCase() : fitted
}
