import { beforeAll, describe, expect, it } from 'vitest'
import { type Concern, SAFETY_LANGUAGES, type Screening } from '../../src/core/safety/concern.ts'
import { screenMessage } from '../../src/core/safety/screen-message.ts'
import { OUTSIDE_SETS } from '../../tests/support/fact-sets/sets.ts'
import { type Example, wordingsOf } from './read-set.ts'
import {
  BROAD,
  EVERYDAY,
  HARD,
  HELD_OUT,
  HELD_OUT_EVERYDAY,
  HELD_OUT_MIXED,
  HELD_OUT_NEWER,
  HELD_OUT_OTHER,
  HELD_OUT_SPOKEN,
  HELD_OUT_VEILED,
  HINTS,
  PLAIN,
  SPOKEN,
  THREATS,
  TRAIN,
  VARIED,
  VEILED,
} from './sets.ts'

/** A little below what is reached; the aim for held-out ones is 0.97 and 0.02 (decision 0049). */
const EXPECTED = {
  tuned: { leastFound: 0.98, mostFalseAlarms: 0.005, leastRight: 0.95 },
  hints: { leastFound: 0.93, mostFalseAlarms: 0.01, leastRight: 0.92 },
  hard: { leastFound: 0.97, mostFalseAlarms: 0.01, leastRight: 0.91 },
  plain: { leastFound: 0.98, mostFalseAlarms: 0.015, leastRight: 0.9 },
  broad: { leastFound: 0.92, mostFalseAlarms: 0.015, leastRight: 0.9 },
  varied: { leastFound: 0.975, mostFalseAlarms: 0.005, leastRight: 0.9 },
  spoken: { leastFound: 0.95, mostFalseAlarms: 0.005, leastRight: 0.9 },
  everyday: { leastFound: 0.95, mostFalseAlarms: 0.015, leastRight: 0.9 },
  threats: { leastFound: 0.68, mostFalseAlarms: 0.12, leastRight: 0.69 },
  veiled: { leastFound: 0.7, mostFalseAlarms: 0.05, leastRight: 0.8 },
  heldOut: { leastFound: 0.94, mostFalseAlarms: 0.04, leastRight: 0.88 },
  heldOutNewer: { leastFound: 0.6, mostFalseAlarms: 0.07, leastRight: 0.8 },
  heldOutMixed: { leastFound: 0.88, mostFalseAlarms: 0.06, leastRight: 0.88 },
  heldOutOther: { leastFound: 0.95, mostFalseAlarms: 0.1, leastRight: 0.85 },
  heldOutEveryday: { leastFound: 0.8, mostFalseAlarms: 0.08, leastRight: 0.8 },
  heldOutSpoken: { leastFound: 0.8, mostFalseAlarms: 0.04, leastRight: 0.8 },
  heldOutVeiled: { leastFound: 0.2, mostFalseAlarms: 0.2, leastRight: 0.2 },
}

it('reads the alternatives in brackets, each at least once', () => {
  expect(wordingsOf('suicide: i (want|wish|hope) to die (now|), please')).toEqual([
    'suicide: i want to die now, please',
    'suicide: i wish to die, please',
    'suicide: i hope to die now, please',
  ])
})

const isAlarm = ({ text, earlier }: Example): boolean => screenMessage(text, earlier) !== null
const share = (part: readonly unknown[], whole: readonly unknown[]): number => part.length / whole.length

describe.each([
  ['tuned with', TRAIN, EXPECTED.tuned],
  ['that only hint, tuned with', HINTS, EXPECTED.hints],
  ['that are harder, tuned with', HARD, EXPECTED.hard],
  ['that are plain, tuned with', PLAIN, EXPECTED.plain],
  ['that are broad, tuned with', BROAD, EXPECTED.broad],
  ['in many wordings, tuned with', VARIED, EXPECTED.varied],
  ['as spoken, tuned with', SPOKEN, EXPECTED.spoken],
  ['short and everyday, tuned with', EVERYDAY, EXPECTED.everyday],
  ['that threaten others, tuned with', THREATS, EXPECTED.threats],
  ['that are veiled, tuned with', VEILED, EXPECTED.veiled],
  ['held-out', HELD_OUT, EXPECTED.heldOut],
  ['held-out and newer', HELD_OUT_NEWER, EXPECTED.heldOutNewer],
  ['held-out and mixed', HELD_OUT_MIXED, EXPECTED.heldOutMixed],
  ['held-out and by another author', HELD_OUT_OTHER, EXPECTED.heldOutOther],
  ['held-out and as spoken', HELD_OUT_SPOKEN, EXPECTED.heldOutSpoken],
  ['held-out, short and everyday', HELD_OUT_EVERYDAY, EXPECTED.heldOutEveryday],
  ['held-out and veiled', HELD_OUT_VEILED, EXPECTED.heldOutVeiled],
])('messages in %s', (_, sets, { leastFound, mostFalseAlarms, leastRight }) => {
  const languages = SAFETY_LANGUAGES.filter((language) => sets[language].length > 0)

  describe.each(languages)('%s', (language) => {
    const crises = sets[language].flatMap(({ concern, text, earlier }) => (concern ? [{ concern, text, earlier }] : []))
    let found: { concern: Concern; screening: Screening }[]
    beforeAll(() => {
      found = crises.flatMap(({ concern, text, earlier }) => {
        const screening = screenMessage(text, earlier)
        return screening ? [{ concern, screening }] : []
      })
    })

    it('finds people who may be in danger', () => {
      expect(share(found, crises)).toBeGreaterThanOrEqual(leastFound)
    })

    it('lets harmless messages pass', () => {
      const harmless = sets[language].filter(({ concern }) => concern === null)
      expect(share(harmless.filter(isAlarm), harmless)).toBeLessThanOrEqual(mostFalseAlarms)
    })

    it('recognises the kind of danger and the language', () => {
      const right = found.filter(({ concern, screening }) => screening.concern === concern)
      const inLanguage = found.filter(({ screening }) => screening.language === language)
      expect(share(right, found)).toBeGreaterThanOrEqual(leastRight)
      expect(share(inLanguage, found)).toBeGreaterThanOrEqual(0.9)
    })
  })
})

const MOST_OF_DAILY = 0.03

it.each(Object.entries(OUTSIDE_SETS))('people’s daily talk is not taken for a danger: %s', (_, messages) => {
  const alarms = messages.filter(({ text }) => screenMessage(text, []) !== null)
  expect(alarms.length / messages.length).toBeLessThanOrEqual(MOST_OF_DAILY)
})
