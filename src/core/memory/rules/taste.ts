import { pastimeIn } from './activities.ts'
import { type Found, fixed, type Rule, says } from './rule.ts'
import { phraseOf } from './values.ts'

/** Refers to something said before, or continues as a sentence of its own: nothing that is true by itself. */
const NO_OBJECT =
  /^(?:to |the |that\b|this\b|these\b|those\b|his\b|her\b|their\b|its\b|it\b|you\b|your\b|my\b|our\b|him\b|them\b|how\b|when\b|what\b|where\b|who\b|all\b|being\b|having\b|talking\b|seeing\b|getting\b|hearing\b|doing\b|going\b|making\b|taking\b|trying\b|knowing\b|myself\b|so\b|up\b|down\b|still\b|straight\b|upright|by\b|in\b|on\b|at\b|each\b|every|most\b|either\b|with\b|some\b|one\b|a lot\b|a\b|an\b|work$|life\b|love\b|for\b|as\b|not\b|no\b|here\b|better\b|especially\b|more\b|both\b|sure\b|feeling\b|things?\b|stuff\b)/i
const NO_TASTE =
  /(\p{L})\1\1|\b(?:is|are|was|were|am|be|has|have|had|will|would|can|could|it|that|this|them|you|your|I|me|my|our|his|her|their|more|sometimes|occasionally|especially|from time to time|today|tomorrow|lol|haha)\b|[;:"“(]/iu

/** `I hate people who lie` says nothing about people in general. */
const NARROWED =
  /^(?:people|guys|girls|men|women|kids|things?|stuff|places?|movies|books|songs|games|food) (?:who|that|which|whose|where)\b/i
const objectOf = (text: string | undefined): string | null => {
  if (NARROWED.test(text ?? '')) return null
  const value = phraseOf(
    text?.replace(
      /,? (?:so much|a lot|very much|the most|more than anything|best|at all|to death|that much|all that much|with a passion|especially|in general|for fun|btw|too|though|more than|for (?=(?:my|our|his|her|their|the|any) )|like(?= ["“\p{Lu}])|on weekends|at the moment|with (?:my|friends))\b[\s\S]*/iu,
      '',
    ),
    4,
  )
  return value === null || NO_OBJECT.test(value) || NO_TASTE.test(value) ? null : value.replace(/^(?:any|really) /i, '')
}

/** Lists: `pizza, sushi and tacos`. */
const liked =
  (holds: boolean) =>
  (match: RegExpExecArray): Found[] | null => {
    const whole = (match[1] ?? '').split(/ (?:because|but|so|since|when|while|and (?:I|my|we|it)) /)[0] ?? ''
    const parts = whole
      .split(/ (?:and|or) /.test(whole) ? /, and |, | and | or / : /,/)
      .slice(0, / (?:and|or) /.test(whole) ? undefined : 1)
    const values = parts.map((part) => objectOf(part))
    const found = values.slice(0, values.includes(null) ? 1 : MOST_LIKED).filter((value) => value !== null)
    return found.map((value) => ({ attribute: 'taste', value, holds }))
  }
const MOST_LIKED = 5

const likes = (pattern: RegExp): Rule => ({ pattern, find: liked(true) })
const dislikes = (pattern: RegExp): Rule => ({ pattern, find: liked(false) })

const ACTS =
  'cook|bake|paint|draw|read|write|sing|dance|run|swim|hike|camp|fish|hunt|garden|sew|knit|crochet|travel|surf|ski|skate|climb|ride|work out|exercise|play|listen to|watch|binge[- ]watch|go|make|build|collect|eat|drink|party|shop|walk|cycle|bike|jog|meditate|sketch|journal|volunteer|fix|restore|grow|act|code'
const FEARS =
  'heights|spiders|snakes|dogs|cats|birds|flying|the dark|water|deep water|the ocean|needles|clowns|bugs|insects|wasps|bees|moths|mice|rats|thunder(?:storms)?|storms|lightning|driving|elevators|lifts|tight spaces|small spaces|crowds|public speaking|blood|dentists?|the dentist|doctors|ghosts|horror movies|sharks|fire|germs|dying|death'

const DAYS =
  '(?:every|each|once|twice|three times|four times|five times|\\d{1,3} times|\\d{1,3}x|daily|weekly|most (?:days|mornings|nights|evenings)|on (?:mon|tues|wednes|thurs|fri|satur|sun|week)\\p{L}{1,12}|in the (?:mornings?|evenings?|afternoons?)|before (?:work|breakfast|bed)|after work|at lunch|a day|a week|nightly)'
const DOES =
  'run|go|swim|meditate|work out|exercise|walk|cycle|bike|jog|journal|read|train|lift|stretch|climb|hike|row|box|surf|ski|skate|dance|paint|draw|write|play|practice|practise|cook|bake|garden|volunteer|see|visit|call|drink|smoke|vape|fast|pray|do|take|attend|study|teach|nap|eat|order|commute|shop|clean|clock|get'

const NO_HABIT =
  /\b(?:it|this|that|them|you|him|her|today|lol|haha|one day|much|later|sooner|earlier|less|more|things like|once in a|run out)\b|[;"“]/i
const sensible = (text: string | undefined, mostWords: number): string | null => {
  const value = phraseOf(text, mostWords)
  return value === null || NO_HABIT.test(value) ? null : value
}

const habitOf = (text: string | undefined): string | null =>
  sensible(
    text?.replace(/^go (running|swimming|walking|hiking|climbing|jogging)/i, (_, verb: string) =>
      verb
        .replace('running', 'run')
        .replace('swimming', 'swim')
        .replace('walking', 'walk')
        .replace('hiking', 'hike')
        .replace('climbing', 'climb')
        .replace('jogging', 'jog'),
    ),
    12,
  )

const NEEDS_OBJECT = /^to (?:eat|drink|play|watch|go|make|build|listen to|write|fix|restore|grow|collect|ride)$/i
/** `to paint`, of `I like to paint in my spare time`. */
function doingOf(text: string | undefined): string | null {
  const value = phraseOf(
    text?.replace(
      /,? (?:in my|on my|when|because|while|with|especially|as|a lot(?! of)|sometimes|though|actually|so)\b[\s\S]*/i,
      '',
    ),
    6,
  )
  return value && !NEEDS_OBJECT.test(value) && !/\b(?:myself|lol|haha|you|your)\b/i.test(value) ? value : null
}

const CLOCK =
  '((?:about |around )?(?:\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.?m\\.?)?|noon|midnight|dawn|sunrise)(?: in the morning| at night)?)'

export const TASTE_RULES: readonly Rule[] = [
  says(
    'wake-up time',
    new RegExp(
      `^(?:I|my alarm) (?:wake up|get up|wake|rise|am waking up|am getting up|have been (?:getting|waking) up|started (?:getting|waking) up|is set)(?: (?:every (?:day|morning)|now|early|usually|for)){0,4}(?: at| for)? ${CLOCK}`,
      'iu',
    ),
    phraseOf,
  ),
  says('wake-up time', new RegExp(`^my (?:wake-up|wakeup) time is(?: now)? ${CLOCK}`, 'iu'), phraseOf),
  says(
    'bedtime',
    new RegExp(
      `^I (?:go to bed|am going to bed|go to sleep|sleep|hit the sack|fall asleep|have been going to bed|started going to bed)(?: (?:every night|now|early|usually|around|by)){0,4}(?: at| by| around)? ${CLOCK}`,
      'iu',
    ),
    phraseOf,
  ),
  says('bedtime', new RegExp(`^my bedtime is(?: now)? ${CLOCK}`, 'iu'), phraseOf),
  fixed('habit', /^I (?:smoke|started smoking|am a smoker|am smoking)(?! (?:meat|brisket))\b/iu, 'smoke'),
  fixed('habit', /^(?:I am an? )?(?:ex|former)[ -]smoker\b/iu, 'smoke', { holds: false }),
  fixed('habit', /^I used to smoke\b(?! (?:meat|brisket))/iu, 'smoke', { holds: false }),
  fixed('habit', /^I (?:quit|stopped|gave up|no longer|do not) (?:smoking|smoke|cigarettes)\b/iu, 'smoke', {
    holds: false,
  }),
  fixed(
    'habit',
    /^I (?:quit|stopped|gave up|no longer|do not) (?:drinking|drink|alcohol|booze)(?: alcohol)?(?:$| (?:in|last|this|since|for|on|two|three|a) .{1,20}$)/iu,
    'drink alcohol',
    { holds: false },
  ),
  fixed('habit', /^I (?:started|am) drinking (?:alcohol )?again\b/iu, 'drink alcohol'),
  fixed('habit', /^I (?:quit|stopped|gave up|no longer|do not) (?:vaping|vape)\b/iu, 'vape', { holds: false }),
  says(
    'habit',
    new RegExp(
      `^(?:I|we) (?:(?:usually|always|often|normally|typically|try to|like to|tend to) ){0,4}((?!do not|(?:go|do|take|see|get) (?:\\w{3,6}|\\d) times|get (?:it|to)|go (?:to sleep|home)|see (?:it|you|that))(?:${DOES})\\b.{0,80}? \\b${DAYS}\\b.*)`,
      'iu',
    ),
    habitOf,
  ),
  says(
    'habit',
    new RegExp(
      `^(?:I|we) (?:usually|always|normally|typically) ((?:${DOES}|have|skip|wear|watch|listen|stay|leave)\\b.+)`,
      'iu',
    ),
    habitOf,
  ),
  {
    pattern: new RegExp(`^every (?:\\p{L}{1,40} ){1,2}(?:I|we) ((?:${DOES})\\b.+)`, 'iu'),
    find: (match) => {
      const value = habitOf(match[1])
      const often = /^every (?:\p{L}+ ){1,2}(?=(?:I|we) )/iu.exec(match[0])?.[0].trim()
      return value ? { attribute: 'habit', value: `${value} ${often}` } : null
    },
  },
  {
    pattern: /^I prefer (.{1,300}?) (?:to|over|instead of|rather than) (.+)/iu,
    find: (match) => {
      const value = objectOf(match[1])
      return value ? { attribute: 'taste', value, holds: true, ends: objectOf(match[2]) } : null
    },
  },
  dislikes(
    /^I (?:(?:really|absolutely|still|simply) ){0,6}(?:hate|dislike|detest|despise|loathe|can not (?:stand|bear|abide|deal with|stomach|be doing with)|do not (?:really |actually |even )?(?:like|enjoy|care for)|am not (?:really )?(?:an? (?:big |huge )?fan of|(?:much|really) of an? fan of|into|keen on|fond of|crazy about)|am (?:so )?(?:sick|tired) of|got (?:sick|tired|bored) of|am (?:so )?over|am done with|no longer (?:like|enjoy|love)|stopped (?:liking|enjoying|loving)|went off|have gone off|lost interest in|fell out of love with|can not stomach) (.+)/iu,
  ),
  dislikes(/^I used to (?:love|like|enjoy|adore|be into) (.+)/iu),
  likes(/^I used to (?:hate|dislike|not like) (.+)/iu),
  likes(
    /^I (?:(?:really|absolutely|still|do|simply|now|have (?:really )?(?:come|grown|started|begun) to|started to|came to|grew to|learned to|am learning to) ){0,6}(?:love|like|enjoy|adore|prefer|dig|am (?:really |so |super )?into|am (?:an? )?(?:big |huge |massive )?(?:fan of|fond of|lover of)|am (?:obsessed with|crazy about|keen on|addicted to|hooked on|partial to)|can not get enough of|got (?:really )?into|fell in love with|started (?:liking|enjoying|loving)|am a sucker for) (.+)/iu,
  ),
  says(
    'taste',
    new RegExp(
      `^I (?:(?:really|also|still|absolutely) )?(?:love|like|enjoy) (to (?:${ACTS})\\b(?! (?:it|this|that|them|em|with you|for it)\\b).{0,60})`,
      'iu',
    ),
    doingOf,
  ),
  says(
    'fear',
    new RegExp(
      `^I (?:(?:have always been|am) (?:(?:so|really|very|super|a bit|still|absolutely|properly|genuinely) ){0,2}(?:afraid|scared|terrified|frightened|petrified) of|am phobic of|have a (?:(?:massive|huge|real|serious|big) )?(?:fear|phobia) of) (?:all |big )?(${FEARS})\\b(?! (?:tomorrow|tonight|on|in|from|alone|again|today))`,
      'iu',
    ),
    (text) => text ?? null,
  ),
  says(
    'habit',
    /^I (?:also )?((?:collect|restore|listen to|write|sell|breed|foster) (?!it\b|them\b|that\b|this\b|you\b|to\b|up\b|down\b|in\b|about\b|for\b|my\b|the\b|a (?:bit|lot)\b|back\b|off\b|out\b)(?:[\p{L}'-]{2,14} ){0,3}?(?:stickers|stamps|coins|vinyls?|records|cards|comics|figurines|bears|antiques|decorations|sneakers|books|novels|poetry|poems|stories|songs|music|podcasts|audiobooks|cars|furniture|motorcycles|bikes|guitars|watches|dolls|toys|rocks|crystals|shells|mugs|magnets|maps|dogs|cats|kittens|puppies|jewelry|candles|soap|code|fan ?fiction|screenplays|plays|lyrics|postcards|plants|games))\b(?! (?:today|tonight|right now))/iu,
    (text) => text ?? null,
  ),
  likes(/^I am (?:an? )?(?:huge|big|massive|lifelong|diehard|die-hard) (.{1,80}?) fan\b/iu),
  says(
    'hobby',
    /^(?:I|we) (?:(?:usually|often|sometimes|regularly|do|still) ){0,2}(?:play|am playing|started playing|took up|picked up|got into|got into playing|have been playing|am back to playing|do|started|began|have started|am getting into|have gotten into|am into|started doing) (?:a (?:bit|lot) of )?(.+)/iu,
    pastimeIn,
  ),
  says(
    'hobby',
    /^I spend (?:most of |all |half )?(?:my|every|the) (?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|weekends?|evenings?|mornings?|free time|spare time|days? off) (\p{L}{3,15}ing)\b/iu,
    (text) =>
      text &&
      !/^(?:working|doing|trying|being|getting|waiting|sleeping|thinking|wondering|catching|looking|going|having|recovering|crying|worrying|driving|cleaning|studying)$/i.test(
        text,
      )
        ? text
        : null,
  ),
  says('hobby', /^my (?:main |favorite |new )?hobb(?:y|ies) (?:is|are) (?:now )?(.+)/iu, pastimeIn),
  {
    pattern:
      /^I (?:quit|stopped|gave up|no longer|do not|dropped) (?:playing|play|doing|do|going to|practicing)? ?(.+)/iu,
    find: (match) => {
      const value = pastimeIn(match[1])
      return value ? { attribute: 'hobby', value, holds: false, ends: value } : null
    },
  },
]
