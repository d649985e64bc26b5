import { expect, it } from 'vitest'
import { readSaid, type SaidTurn, type SessionSummary, summaryOf as summaryOfParts } from './summarise.ts'

const summarise = (turns: readonly SaidTurn[]): SessionSummary | null =>
  summaryOfParts(turns.filter(({ fromPerson }) => fromPerson).map(({ text }) => readSaid(text)))
const summaryOf = (...said: string[]): SessionSummary | null =>
  summarise(said.map((text) => ({ fromPerson: true, text })))

it('is null where the person said nothing', () => {
  expect(summarise([])).toBeNull()
  expect(summarise([{ fromPerson: false, text: 'Good morning! How did it go?' }])).toBeNull()
  expect(summaryOf('??', ' ', '!')).toBeNull()
})

it('is made of what the person said, and of nothing that their helper said', () => {
  const turns = [
    { fromPerson: false, text: 'You sound exhausted. I finished a poem, and I will write another.' },
    { fromPerson: true, text: 'I love my tulips' },
    { fromPerson: false, text: 'I want to die of envy.' },
    { fromPerson: true, text: 'Gardens too' },
  ]
  expect(summarise(turns)).toEqual({
    summary: 'You said: “I love my tulips Gardens too”',
    keyTopics: ['gardens', 'tulips', 'love'],
    emotionalState: 'cheerful',
    progressMade: [],
    actionItems: [],
    followUpNeeded: false,
    overallTone: 'positive',
    significantMoments: [],
  })
})

it('has in its summary the three sentences that tell most, in the order in which they were said', () => {
  const said = ['Fine so far.', 'The bus to York was late.', 'Anna loved the soup at lunch.', 'The tap drips at night.']
  expect(summaryOf(said.join(' '))?.summary).toBe(`You said: “${said.slice(1).join(' ')}”`)
  expect(summaryOf(...said.toReversed())?.summary).toBe(`You said: “${said.slice(1).toReversed().join(' ')}”`)
})

it('prefers the longer sentences of those that matter the same, and the earlier of those that are as long', () => {
  const [monday, friday, sunday] = ['Soup again on Monday.', 'Fish again on Friday.', 'Rice again on Sunday.']
  expect(summaryOf('Tea for two at ten.', `${monday} ${friday} ${sunday}`)?.summary).toBe(
    `You said: “${monday} ${friday} ${sunday}”`,
  )
  expect(summaryOf(`${monday} ${friday} ${sunday} Cake again at school.`)?.summary).toBe(
    `You said: “${monday} ${friday} ${sunday}”`,
  )
})

it('prefers what was felt to what is a little longer', () => {
  const said = ['Soup again for all on Monday.', 'Fish again for all on Friday.', 'Anna loved it so much.']
  expect(summaryOf(...said, 'Rice again for all on Sunday.')?.summary).toBe(`You said: “${said.join(' ')}”`)
})

it('weighs of a long sentence no more than its first 160 characters', () => {
  const namesIn = (...lengths: number[]): string[] | null => {
    const said = ['Anna', 'Bram', 'Cleo', 'Drew'].map((name, index) => name.padEnd(lengths[index] ?? 0, '.na'))
    return summaryOf(...said)?.summary.match(/[A-D][a-z]{3}/g) ?? null
  }
  expect(namesIn(159, 160, 160, 199)).toEqual(['Bram', 'Cleo', 'Drew'])
  expect(namesIn(160, 160, 160, 199)).toEqual(['Anna', 'Bram', 'Cleo'])
})

it('cuts long sentences in its summary, which quotes up to 400 characters', () => {
  const long = `Anna sang ${'la'.repeat(150)}.`
  const cut = `${long.slice(0, 199)}…`
  expect(summaryOf(long)?.summary).toBe(`You said: “${cut}”`)
  expect(summaryOf(long, long)?.summary).toBe(`You said: “${cut} ${cut.slice(0, 198)}…”`)
  const fitting = `${long.slice(0, 198)}.`
  expect(summaryOf(long, fitting)?.summary).toBe(`You said: “${cut} ${fitting}”`)
})

it('leaves what was said as it was said', () => {
  const said = 'I was tired, and I am sad. My dad is ill.'
  expect(summaryOf(said)?.summary).toBe(`You said: “${said}”`)
})

it.each(
  `I'll call Nan|I’ll call Nan|We will paint the hall|Tomorrow i need to buy milk|I have to renew my passport|I must sleep more|I'm going
to try yoga|I am going to try yoga|We're going to paint|We are going to paint|We plan to visit Nan|I want to learn chess`
    .replaceAll('\n', ' ')
    .split('|'),
)('takes as something to do: %s', (said) => {
  expect(summaryOf('Nice day', said)).toMatchObject({ actionItems: [said], followUpNeeded: true, progressMade: [] })
})

it.each(
  `I finished the fence|We managed it|I completed the form|I did my taxes|I made a plan|We passed the test|I started yoga|I signed
the lease|I sent the form|I booked a table|I solved it|I fixed the tap|We won the cup|I reached the top|I wrote to Anna|i ran home|I
have finished it|I've just sent it|We’ve already booked|I finally won`
    .replaceAll('\n', ' ')
    .split('|'),
)('takes as progress: %s', (said) => {
  expect(summaryOf('Nice day', said)).toMatchObject({ progressMade: [said], actionItems: [], followUpNeeded: false })
})

it.each(
  'Naomi will call|I called|I will not smoke|I did not pass|Should I plan to quit?|I do not want to go|Naomi finished the fence|I have not finished it|I never booked'.split(
    '|',
  ),
)('takes as neither: %s', (said) => {
  expect(summaryOf(said)).toMatchObject({ progressMade: [], actionItems: [], followUpNeeded: false })
})

it.each([
  ['actionItems', 'I will swim'],
  ['progressMade', 'I booked a class'],
  ['significantMoments', 'I want to kill myself'],
] as const)('keeps the last five of %s, each within 200 characters', (field, words) => {
  const said = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'].map((day) => `${words} on ${day}.`)
  expect(summaryOf('Nan cooked soup on Monday.', ...said)?.[field]).toEqual(said.slice(1))
  const longest = `${words} ${'a'.repeat(199 - words.length)}`
  expect(summaryOf(longest)?.[field]).toEqual([longest])
  expect(summaryOf(`${longest}a`)?.[field]).toEqual([`${longest.slice(0, 199)}…`])
  const beforeSpace = longest.slice(0, 198)
  expect(summaryOf(`${beforeSpace} bread`)?.[field]).toEqual([`${beforeSpace}…`])
})
