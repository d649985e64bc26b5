import type { Found, Rule } from './rule.ts'
import { says } from './rule.ts'
import { phraseOf, tidy } from './values.ts'

/** Goals beyond the day: not every `I want to go home`. */
const AIM =
  /^(?:learn|run (?:an?|my|the)|lose|quit|stop|give up (?:smoking|drinking|vaping|sugar|meat|alcohol|gambling|weed|coffee)|save|buy an?|own|become|be an?|write an?|finish (?:my|an?|the)|get (?:to (?=[abc][12]\b|level|fluen)|fluent|fit|in shape|healthier|healthy|stronger|better at|into|out of debt|sober|promoted|married|pregnant|an? (?:[\p{L}-]{2,12} ){0,2}(?:dog|cat|puppy|kitten|job|degree|masters?|phd|tattoo|car|house|flat|apartment|licen[cs]e|promotion|raise|visa|diploma|certificate)|my (?:degree|masters?|phd|licen[cs]e|ged|diploma|health|life))|travel|visit (?=\p{Lu}|\p{Ll}{3,20}$)|see (?=\p{Lu})|move (?:to|abroad|back|out)|start (?:an?|my)|build|read (?:more|\d)|retire|find (?:a (?:new |better )?(?:job|partner|flat|place|home|house|hobby)|work)|study|apply|graduate|improve|have (?:kids|children|a (?:baby|family))|adopt|climb|master|speak|publish|record|open an?|launch|cut (?:down|back|out)|eat (?:less|more|healthier|better)|drink less|exercise|work out more|sleep more|spend (?:more|less)|pay off|go (?:back to|vegan|vegetarian)|train|compete|qualify|pass|break|bench|squat|deadlift|swim|cycle|hike|complete|volunteer|teach|change (?:careers?|jobs?)|switch (?:careers?|jobs?))(?=$| )/iu
const NO_AIM =
  /\b(?:it|this|that|them|these|those|you|him|her|here|there|today|tonight|tomorrow|now|something|again)\b/i

const aimOf = (text: string | undefined): string | null => {
  if (/\bwhen I grow up\b/i.test(text ?? '')) return null
  const value = phraseOf(text?.replace(/^to |, (?:day|week|month) [\s\S]*/gi, ''), 10)
  return value === null || value.split(' ').length < 2 || !AIM.test(value) || NO_AIM.test(value) ? null : value
}

const LASTING =
  /^(?:anxiety|depression|sleep|insomnia|stress|addiction|alcohol|drinking|procrastination|money|debt|burnout|focus|concentration|loneliness|self-esteem|confidence|body image|anger|panic attacks|imposter syndrome|adhd|time management|binge eating|eating|weight|chronic pain|grief|dyslexia|social anxiety|perfectionism|math|maths|public speaking)\b/i
const challengeOf = (text: string | undefined): string | null => LASTING.exec(text ?? '')?.[0] ?? null

const withDate = (attribute: string, value: string, when: string | null): Found => ({
  attribute,
  value: when === null || value.includes(when) ? value : `${value} (${when})`,
})

const COMING =
  '(?:am|are) (?:(?:getting|flying|traveling|travelling|moving|graduating|visiting|running|hosting|presenting|interviewing|leaving for|performing|competing|starting|having (?:surgery|a baby|an operation))\\b)'
const EVENT =
  '(?:job |first |second |final |big |dentist |doctor |doctors |eye |driving |math |maths |wedding |birthday |surprise )?(?:interview|exam|test|appointment|flight|gig|concert|surgery|operation|presentation|deadline|wedding|party|trip|checkup|check-up|scan|race|marathon|match|tournament|recital|audition|date|graduation|viewing|dentist|doctor|court date|hearing|performance|show|meeting|lesson)'
/** Too short-lived to remember: it is over before anyone could ask. */
const TOO_NEAR =
  /\b(?:today|tonight|right now|one day|this (?:morning|afternoon|evening)|in an? (?:minute|hour|bit|moment)|now)\b/i
const NO_PLAN = /\b(?:it|this|that|them|these|those|you|your|him|her|lol|haha)\b/i

/** With their day if stated. */
export const GOAL_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `^(?:I|we) (${COMING}|(?:have|got|have got) (?:an?|my|our) (?=${EVENT})|booked an? (?=${EVENT})|(?:am|are) going on an? (?=${EVENT})) ?(.+)`,
      'iu',
    ),
    find: (match, dates) => {
      const when = dates(match[2] ?? '')
      const rest = (match[2] ?? '').replace(/,? (?:so|because|and|but|which|to see) [\s\S]*/i, '').trim()
      if (when === null || TOO_NEAR.test(rest) || NO_PLAN.test(rest) || rest.split(' ').length > 10) return null
      const verb = (match[1] ?? '').replace(/^(?:are|am) /i, 'are ').replace(/^(?:have )?got/i, 'have')
      return withDate('plan', `${verb.trim()} ${rest}`, when)
    },
  },
  says(
    'goal',
    /^(?:I|we) (?:really )?(?:want to|am trying to|are trying to|am hoping to|hope to|plan to|am planning to|plan on|aim to|am aiming to|am determined to|intend to|made it my goal to|set a goal to|would love to|dream of) (.+)/iu,
    aimOf,
  ),
  says(
    'goal',
    /^(?:I|we) (?:am|are|have started|started) (?:saving(?: up)?|training|studying|in school) to (.+)/iu,
    (text) => aimOf(text?.replace(/ (?:at night|while) [\s\S]*/i, '')),
  ),
  says('goal', /^my (?:main |big )?goals? (?:for |this )\S{2,12}(?: \S{2,6})? is to (.+)/iu, aimOf),
  says(
    'goal',
    /^(?:I|we) (?:am|are|have started|started) (?:training for|saving(?: up)? for|preparing for|studying for|practicing for) (.+)/iu,
    (text) => {
      const value = phraseOf(text?.split(/,? and /)[0], 6)
      return value && /^(?:my|an?|the) \p{L}|\p{Lu}/u.test(value) && !NO_AIM.test(value)
        ? `be ready for ${value}`
        : null
    },
  ),
  says(
    'challenge',
    /^I (?:struggle|am struggling|have been struggling|have trouble|am having trouble) with (?:my )?(.+)/iu,
    challengeOf,
  ),
  {
    pattern:
      /^(?:I|we) (?:gave up on|gave up|abandoned|dropped|finished|completed|reached|achieved|scrapped|called off|canceled|cancelled) (?:my |our |the )?(?:goal of |plan (?:of|to) |plans (?:to|for) |idea of )?(.+)/iu,
    find: (match) => {
      const value = tidy(match[1] ?? '')
      return value ? { attribute: '', value: '', ends: value } : null
    },
  },
  {
    pattern: /^(?:I|we) (?:no longer|do not) (?:want|plan|intend|hope) to (.+)/iu,
    find: (match) => {
      const value = aimOf(match[1])
      return value ? { attribute: 'goal', value, holds: false, ends: value } : null
    },
  },
]
