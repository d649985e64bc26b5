import { type Found, fixed, type Rule, says } from './rule.ts'
import { phraseOf } from './values.ts'

const NO_OBJECT =
  /^(?:to |that|this|these|those|it|you|your|him|her|them|how|when|what|where|the (?:way|idea|fact|sound|look)|being|having|talking|myself|my (?:job|life|wife|husband|family|kids|mom|dad|boss|boyfriend|girlfriend|partner|sister|brother|son|daughter|friends?|dog|cat)|so|each|everyone|everything|most|one|a lot|work$|life|for|as|not|here|better)\b/i

const objectOf = (text: string | undefined): string | null => {
  const value = phraseOf(
    text?.replace(
      / (?:so much|a lot|very much|the most|more than anything|best|at all|to death|that much|all that much)\b[\s\S]*/i,
      '',
    ),
    6,
  )
  return value === null || NO_OBJECT.test(value) ? null : value.replace(/^(?:any|some) /i, '')
}

/** Lists: `pizza, sushi and tacos`. */
const liked =
  (holds: boolean) =>
  (match: RegExpExecArray): Found[] | null => {
    const whole = objectOf(match[1])
    if (whole === null) return null
    const parts = whole.split(/, and |, | and | or /)
    const values = parts.every((part) => part.split(' ').length <= 3) ? parts : [whole]
    return values
      .map((value) => objectOf(value))
      .filter((value) => value !== null)
      .map((value) => ({ attribute: 'taste', value, holds }))
  }

const likes = (pattern: RegExp): Rule => ({ pattern, find: liked(true) })
const dislikes = (pattern: RegExp): Rule => ({ pattern, find: liked(false) })

const hobbyOf = (text: string | undefined): string | null => {
  const value = phraseOf(
    text?.replace(/ (?:with|at|on|in|for|every|each|once|twice|three|a few|most|since|after|before|to) [\s\S]*/i, ''),
    4,
  )
  return value === null ||
    NO_OBJECT.test(value) ||
    /^(?:the )?(?:role|part|fool|along|it safe|a (?:role|part|game|trick|prank))/i.test(value)
    ? null
    : value
}

const DAYS =
  '(?:every|each|once|twice|three times|four times|five times|\\d{1,3} times|\\d{1,3}x|daily|weekly|most (?:days|mornings|nights|evenings)|on (?:mon|tues|wednes|thurs|fri|satur|sun|week)\\p{L}{1,12}|in the (?:mornings?|evenings?|afternoons?)|before (?:work|breakfast|bed)|after work|at lunch|a day|a week|nightly)'
const DOES =
  'run|go|swim|meditate|work out|exercise|walk|cycle|bike|jog|journal|read|train|lift|stretch|climb|hike|row|box|surf|ski|skate|dance|paint|draw|write|play|practice|practise|cook|bake|garden|volunteer|see|visit|call|drink|smoke|vape|fast|pray|do|take|attend|study|teach|nap|eat|order|commute|shop|clean|clock|get'

const habitOf = (text: string | undefined): string | null =>
  phraseOf(
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

const CLOCK =
  '((?:about |around )?(?:\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.?m\\.?)?|noon|midnight|dawn|sunrise)(?: in the morning| at night)?)'

/** What they like, do again and again, and spend free time on. */
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
  fixed('habit', /^I (?:quit|stopped|gave up|no longer|do not) (?:smoking|smoke|cigarettes)\b/iu, 'smoke', {
    holds: false,
  }),
  fixed(
    'habit',
    /^I (?:quit|stopped|gave up|no longer|do not) (?:drinking|drink|alcohol|booze)(?: alcohol)?$/iu,
    'drink alcohol',
    { holds: false },
  ),
  fixed('habit', /^I (?:started|am) drinking (?:alcohol )?again\b/iu, 'drink alcohol'),
  fixed('habit', /^I (?:quit|stopped|gave up|no longer|do not) (?:vaping|vape)\b/iu, 'vape', { holds: false }),
  says(
    'habit',
    new RegExp(
      `^(?:I|we) (?:(?:usually|always|often|normally|typically|try to|like to|tend to) ){0,4}((?:${DOES})\\b.{0,300}? ?${DAYS}.*)`,
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
    /^I (?:(?:really|absolutely|still|simply) ){0,6}(?:hate|dislike|detest|despise|loathe|can not stand|can not bear|do not (?:really |actually |even )?(?:like|enjoy|care for)|am not (?:really )?(?:a (?:big |huge )?fan of|into|keen on|fond of|crazy about)|am (?:so )?(?:sick|tired) of|got (?:sick|tired|bored) of|am (?:so )?over|am done with|no longer (?:like|enjoy|love)|stopped (?:liking|enjoying|loving)|went off|have gone off|lost interest in|fell out of love with|can not stomach) (.+)/iu,
  ),
  dislikes(/^I used to (?:love|like|enjoy|adore|be into) (.+)/iu),
  likes(/^I used to (?:hate|dislike|not like) (.+)/iu),
  likes(
    /^I (?:(?:really|absolutely|still|do|simply|now|have (?:really )?(?:come|grown|started|begun) to|started to|came to|grew to|learned to|am learning to) ){0,6}(?:love|like|enjoy|adore|prefer|dig|am (?:really |so |super )?into|am (?:an? )?(?:big |huge |massive )?(?:fan of|fond of|lover of)|am (?:obsessed with|crazy about|keen on|addicted to|hooked on|partial to)|can not get enough of|got (?:really )?into|fell in love with|started (?:liking|enjoying|loving)|am a sucker for) (.+)/iu,
  ),
  says(
    'hobby',
    /^(?:I|we) (?:play|am playing|started playing|took up|picked up|got into playing|have been playing|am back to playing|joined a) (?:the )?((?!(?:with|around|it|them|her|him|along|a (?:role|part|game)|hooky)\b).+)/iu,
    hobbyOf,
  ),
  says(
    'hobby',
    /^I (?:started|began|have started|am getting into|got into|have gotten into) (?:doing |practicing )?((?!work|learn|a |an |the |my |feel|think|look|tak|go(?:ing)? to|eat|drink|smok|see|dat|us|get|hav|be|study|liv|liking|enjoy|lov)\p{L}{1,40}ing|yoga|pilates|crossfit|chess|judo|karate|ballet|tennis|golf)\b/iu,
    hobbyOf,
  ),
  says('hobby', /^my (?:main |favorite |new )?hobb(?:y|ies) (?:is|are) (?:now )?(.+)/iu, hobbyOf),
  {
    pattern:
      /^I (?:quit|stopped|gave up|no longer|do not|dropped) (?:playing|play|doing|do|going to|practicing) (.+)/iu,
    find: (match) => {
      const value = hobbyOf(match[1])
      return value ? { attribute: 'hobby', value, holds: false, ends: value } : null
    },
  },
]
