import type { Found, Rule } from './rule.ts'
import { says } from './rule.ts'
import { phraseOf, tidy } from './values.ts'

const NO_AIM =
  /^(?:be (?:honest|clear|fair|alone|able)|know|ask|talk|say|see (?:if|how|what)|hear|tell|thank|apologi[sz]e|mention|share|chat|vent|scream|cry|die|go (?:home|to bed|to sleep|now)|sleep|understand|check|do (?:it|that|this|so)|hide|add|you|discuss|believe|think|feel|let|give you|bother|sound|make sure|point)\b/i

const aimOf = (text: string | undefined): string | null => {
  const value = phraseOf(text?.replace(/^to /i, ''), 12)
  return value === null || value.split(' ').length < 2 || NO_AIM.test(value) ? null : value
}

const withDate = (attribute: string, value: string, when: string | null): Found => ({
  attribute,
  value: when === null || value.includes(when) ? value : `${value} (${when})`,
})

const DONE =
  '(?:am|are) (?:going|flying|traveling|travelling|driving|heading|moving|starting|having|getting|taking|visiting|seeing|meeting|running|hosting|presenting|graduating|interviewing|leaving|throwing|attending|doing|giving|celebrating|performing|competing|planning to|about to)'

/** What they mean to do, and what is to come, with its day where they name one. */
export const AIM_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `^(?:I|we) (${DONE}|will|have (?:an?|my|our)|plan to|booked|scheduled|signed up for|registered for) (.+)`,
      'iu',
    ),
    find: (match, dates) => {
      const when = dates(match[2] ?? '')
      if (when === null) return null
      const rest = (match[2] ?? '').replace(/,? (?:so|because|and I|but|which|to see|and we) [\s\S]*/i, '').trim()
      const verb = (match[1] ?? '').replace(/^are /i, 'are ').replace(/^am /i, 'are ')
      return rest.split(' ').length > 14 ? null : withDate('plan', `${verb} ${rest}`, when)
    },
  },
  says(
    'goal',
    /^(?:I|we) (?:really )?(?:want to|am trying to|are trying to|am hoping to|hope to|plan to|am planning to|plan on|aim to|am aiming to|am determined to|have decided to|decided to|intend to|am working towards|am working on|made it my goal to|set a goal to|have to learn to|am dreaming of) (.+)/iu,
    aimOf,
  ),
  says(
    'goal',
    /^(?:I|we) (?:am|are|have started|started) (?:training for|saving(?: up)? for|preparing for|studying for|practicing for) (.+)/iu,
    (text) => {
      const value = phraseOf(text, 8)
      return value && `be ready for ${value}`
    },
  ),
  says(
    'challenge',
    /^I (?:struggle|am struggling|have been struggling|have trouble|am having trouble|have a hard time|find it hard) (?:with |to )?(.+)/iu,
    (text) => phraseOf(text, 8),
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
