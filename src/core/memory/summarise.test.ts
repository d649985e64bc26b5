import { expect, it } from 'vitest'
import { readSaid, type SaidTurn, type SessionSummary, summaryOf as summaryOfParts } from './summarise.ts'

const summarise = (turns: readonly SaidTurn[]): SessionSummary | null =>
  summaryOfParts(turns.filter(({ fromPerson }) => fromPerson).map(({ text }) => readSaid(text)))
const summaryOf = (...said: string[]): SessionSummary | null =>
  summarise(said.map((text) => ({ fromPerson: true, text })))

it('returns null when the person wrote nothing', () => {
  expect(summarise([])).toBeNull()
  expect(summarise([{ fromPerson: false, text: 'Good morning! How did it go?' }])).toBeNull()
  expect(summaryOf('??', ' ', '!')).toBeNull()
})

it('uses only what the person wrote, not the helper', () => {
  const turns = [
    { fromPerson: false, text: 'You sound exhausted. I finished a poem, and I will write another.' },
    { fromPerson: true, text: 'I love my tulips' },
    { fromPerson: false, text: 'I want to die of envy.' },
    { fromPerson: true, text: 'Gardens too' },
  ]
  expect(summarise(turns)).toEqual({
    summary: 'The person talked about gardens, tulips, and love. They seemed cheerful.',
    keyTopics: ['gardens', 'tulips', 'love'],
    emotionalState: 'cheerful',
    progressMade: [],
    actionItems: [],
    followUpNeeded: false,
    overallTone: 'positive',
    significantMoments: [],
  })
})

it('writes full sentences about progress and next steps', () => {
  const said = ['My deadline is Monday and I finished the second chapter.', 'I will call my sister, and I am tired.']
  const summary = summaryOf(...said)?.summary ?? ''
  expect(summary).toMatch(/^The person talked about [\p{L}, ]+\. They finished the second chapter\./u)
  expect(summary).toContain('They mean to call their sister. They seemed tired.')
  for (const quote of ['My deadline', 'I finished', 'I will', '“']) expect(summary).not.toContain(quote)
})

it('names the last two of each and shortens long ones', () => {
  const said = ['I booked a flight.', 'I sent the form.', `I wrote to ${'la'.repeat(90)}.`]
  expect(summaryOf(...said)?.summary).toMatch(/They sent the form and wrote to (?:la)+l?…\./)
})

it('splits no character when it shortens', () => {
  const summary = summaryOf(`I sent it to ${'👩‍🚀'.repeat(300)}`)
  expect(summary?.summary).toMatch(/They sent it to (?:👩‍🚀)+…\.$/)
  expect(summary?.progressMade).toEqual([expect.stringMatching(/^I sent it to (?:👩‍🚀)+…$/)])
})

it('omits messages that say too little', () => {
  expect(summaryOf('I won!', 'I will.')).toBeNull()
})

it.each(
  `I'll call Nan|I’ll call Nan|We will paint the hall|Tomorrow i need to buy milk|I have to renew my passport|I must sleep more|I'm going
to try yoga|I am going to try yoga|We're going to paint|We are going to paint|We plan to visit Nan|I want to learn chess`
    .replaceAll('\n', ' ')
    .split('|'),
)('recognises a next step: %s', (said) => {
  expect(summaryOf('Nice day', said)).toMatchObject({ actionItems: [said], followUpNeeded: true, progressMade: [] })
})

it.each(
  `I finished the fence|We managed it|I completed the form|I did my taxes|I made a plan|We passed the test|I started yoga|I signed
the lease|I sent the form|I booked a table|I solved it|I fixed the tap|We won the cup|I reached the top|I wrote to Anna|i ran home|I
have finished it|I've just sent it|We’ve already booked|I finally won`
    .replaceAll('\n', ' ')
    .split('|'),
)('recognises progress: %s', (said) => {
  expect(summaryOf('Nice day', said)).toMatchObject({ progressMade: [said], actionItems: [], followUpNeeded: false })
})

it.each(
  'Naomi will call|I called|I will not smoke|I did not pass|Should I plan to quit?|I do not want to go|Naomi finished the fence|I have not finished it|I never booked'.split(
    '|',
  ),
)('recognises neither: %s', (said) => {
  const neither = { progressMade: [], actionItems: [], followUpNeeded: false }
  expect(summaryOf('The soup was hot', said)).toMatchObject(neither)
})

it.each([
  ['actionItems', 'I will swim'],
  ['progressMade', 'I booked a class'],
  ['significantMoments', 'I want to kill myself'],
] as const)('keeps the last five of %s, up to 200 characters each', (field, words) => {
  const said = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => `${words} on ${day}.`)
  expect(summaryOf('Nan cooked soup on Monday.', ...said)?.[field]).toEqual(said.slice(1))
  const longest = `${words} ${'a'.repeat(199 - words.length)}`
  expect(summaryOf(longest)?.[field]).toEqual([longest])
  expect(summaryOf(`${longest}a`)?.[field]).toEqual([`${longest.slice(0, 199)}…`])
  const beforeSpace = longest.slice(0, 198)
  expect(summaryOf(`${beforeSpace} bread`)?.[field]).toEqual([`${beforeSpace}…`])
})
