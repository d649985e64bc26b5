import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { mentionsReasoning, type Opening, reasoningFilter } from './reasoning-filter.ts'

interface Setting {
  opening?: Opening
  isMentioned?: boolean
  isCut?: boolean
}

function read(pieces: readonly string[], { opening = 'outside', isMentioned = false, isCut = false }: Setting = {}) {
  let text = ''
  let shown = ''
  const filter = reasoningFilter({
    opening,
    isMentioned,
    onText(piece) {
      expect(piece).not.toBe('')
      text += piece
      shown += piece
    },
    onTakeBack() {
      text = ''
    },
  })
  for (const piece of pieces) filter.push(piece)
  filter.end(isCut)
  const { hasReasoned, learnt } = filter
  return { text, shown, hasReasoned, learnt }
}

const inSevens = (text: string): string[] => text.match(/[\s\S]{1,7}/gu) ?? []
const cut = (text: string, cuts: readonly number[]): string[] => {
  let rest = text
  const pieces = cuts.map((length) => {
    const piece = rest.slice(0, length)
    rest = rest.slice(length)
    return piece
  })
  return [...pieces, rest]
}

const REPLY = 'Hello! How was `a < b` today?\n\n- one [x]\n- two'
const REASONED: readonly [form: string, text: string][] = [
  ['tags', `<think>\nThe person sounds weak.\n</think>\n\n${REPLY}`],
  ['other tags', `<thinking>They sound weak.</thinking>${REPLY}`],
  ['capitals', `<Thinking>They sound weak.</Thinking>\n${REPLY}`],
  ['a tag with a name space', `<seed:think>They sound weak.</seed:think>${REPLY}`],
  ['brackets', `[THINK]They sound weak.[/THINK]${REPLY}`],
  ['triangles', `◁think▷They sound weak.◁/think▷${REPLY}`],
  ['tokens', `<|START_THINKING|>They sound weak.<|END_THINKING|><|START_RESPONSE|>${REPLY}<|END_RESPONSE|>`],
  ['an answer in a wrapper', `<think>They sound weak.</think>\n<answer>\n${REPLY}</answer>`],
  ['two blocks', `<think>They sound weak.</think>\n<think>Or not.</think>\n${REPLY}`],
  [
    'channels',
    `<|channel|>analysis<|message|>They sound weak.<|end|><|start|>assistant<|channel|>final<|message|>${REPLY}<|return|>`,
  ],
  [
    'channels with a commentary',
    `<|start|>assistant<|channel|>analysis<|message|>Weak.<|end|><|start|>assistant<|channel|>commentary<|message|>Hm.<|end|><|start|>assistant<|channel|>final<|message|>${REPLY}`,
  ],
  ['channels without their marks', `analysisWe see they sound weak.assistantfinal${REPLY}`],
  ['a channel of Gemma', `<|channel>thought\nThey sound weak.<channel|>${REPLY}`],
  ['a fence', `\`\`\`thinking\nThey sound weak.\n\`\`\`\n${REPLY}`],
  ['an open name', `<longcat_think>They sound weak.</longcat_think>${REPLY}`],
  ['tokens with a colon', `<|think:start|>They sound weak.<|think:end|>${REPLY}`],
  ['channels without their marks, after the role', `assistantanalysisthey sound weak.assistantfinal${REPLY}`],
  ['headings, shortened', `Here's my thought process: They sound weak.\n\nHere's my response:\n${REPLY}`],
  ['an end that comes once more at the end', `<think>They sound weak.</think>\n${REPLY}</think>\n`],
  ['headings', `Here is my thought process: They sound weak.\n\nHere is my response:\n${REPLY}`],
]

describe('reasoning in the text', () => {
  it.each(REASONED)('is left out: %s', (_, text) => {
    for (const pieces of [[text], inSevens(text), Array.from(text)]) {
      for (const opening of ['unknown', 'inside', 'outside'] as const) {
        const { text: reply, shown, hasReasoned } = read(pieces, { opening })
        expect({ reply, shown, hasReasoned }).toEqual({ reply: REPLY, shown: REPLY, hasReasoned: true })
      }
    }
  })

  it.each(['<think>They sound', '<|channel|>analysis<|message|>They', '[THINK]Weak.', '<|channel|>analysis', '<think'])(
    'is nothing else when it never ends: %j',
    (text) => {
      expect(read(inSevens(text)).text).toBe(text === '<think' ? text : '')
    },
  )

  it.each([
    ['tags', 'Sure.\n\n<think>They sound weak.</think>\nHow was it?', 'Sure.\n\nHow was it?'],
    ['after other reasoning', '<think>Hm.</think>Sure. <think>Weak.</think> How was it?', 'Sure. How was it?'],
    ['never closed', 'How was it?\n<think>Now I should', 'How was it?\n'],
    [
      'a channel',
      '<|channel|>final<|message|>How was it?<|end|><|start|>assistant<|channel|>analysis<|message|>Weak.<|end|>',
      'How was it?',
    ],
    ['tokens', 'How was it?<|START_THINKING|>Weak.<|END_THINKING|>', 'How was it?'],
  ])('is left out after some text, too: %s', (_, text, reply) => {
    for (const opening of ['unknown', 'inside', 'outside'] as const) {
      expect(read(inSevens(text), { opening })).toMatchObject({ text: reply, shown: reply })
      expect(read([text], { opening })).toMatchObject({ text: reply, shown: reply })
    }
  })

  it('may be followed or preceded by the mark of a danger', () => {
    expect(read(inSevens('<think>Hm.</think>\n[[concern:suicide]] I hear you')).text).toBe(
      '[[concern:suicide]]I hear you',
    )
    expect(read(inSevens('[[concern:suicide]]\n<think>Hm.</think>\nI hear you')).text).toBe(
      '[[concern:suicide]]I hear you',
    )
  })

  it('that is empty is no reasoning', () => {
    expect(read(inSevens(`<think>\n\n</think>\n\n${REPLY}`))).toMatchObject({ text: REPLY, hasReasoned: false })
  })
})

describe('an end without a beginning', () => {
  const text = `The person sounds weak.\n</think>\n\n${REPLY}`

  it.each(['unknown', 'inside'] as const)('shows what follows alone: %s', (opening) => {
    expect(read(inSevens(text), { opening })).toEqual({
      text: REPLY,
      shown: REPLY,
      hasReasoned: true,
      learnt: 'inside',
    })
  })

  it('takes back what was shown of a model that seemed to reply at once', () => {
    expect(read(inSevens(text))).toMatchObject({ text: REPLY, learnt: 'inside' })
  })

  it('takes back what came after an earlier one', () => {
    const twice = `<think>They sound weak.</think>\nOr not.\n</think>\n${REPLY}`
    for (const pieces of [[twice], inSevens(twice)]) expect(read(pieces).text).toBe(REPLY)
  })

  it('means a limit that was reached when it does not come', () => {
    expect(read(['They sound'], { opening: 'inside', isCut: true })).toMatchObject({ text: '', hasReasoned: true })
    expect(read(['They sound'], { opening: 'inside' })).toMatchObject({ text: 'They sound', learnt: 'unknown' })
    expect(read(['They sound'], { opening: 'unknown' })).toMatchObject({ text: 'They sound', learnt: 'outside' })
    expect(read(['They sound'], { opening: 'unknown', isCut: true })).toMatchObject({
      text: 'They sound',
      learnt: null,
    })
  })

  it.each(['unknown', 'inside', 'outside'] as const)('counts before any text: %s', (opening) => {
    expect(read(inSevens(`</think>\n\n${REPLY}`), { opening, isMentioned: true }).text).toBe(REPLY)
  })
})

const FRIENDS = [
  'The tag `</think>` ends it. Write `<think>` before.',
  '```xml\n<note>\n<think>hi</think>\n</note>\n```\nThat is all.',
  'One closes it with "</think>", as in HTML.',
  'I think <b>so</b>, a < b and [think] of it.',
  'analysis is hard. Analysis: done.',
  'Here is my thought on it: no.',
  '[[link]] and [THINKING] of <things>',
]

describe('a false friend', () => {
  it.each(FRIENDS)('arrives whole: %j', (text) => {
    for (const opening of ['unknown', 'inside', 'outside'] as const) {
      expect(read(inSevens(text), { opening })).toMatchObject({ text, shown: text, hasReasoned: false })
    }
  })

  it('arrives whole when the person wrote of the mark', () => {
    const text = 'You close it with </think> on a line of its own.'
    expect(mentionsReasoning('How do I close a <think> element?')).toBe(true)
    expect(mentionsReasoning('I think so')).toBe(false)
    expect(read(inSevens(text), { isMentioned: true, opening: 'unknown' }).text).toBe(text)
  })
})

describe('any text', () => {
  const letters = fc.string({ unit: fc.constantFrom(...'abc THINK<>[/]|`#* \n.:1é😀日İ'), maxLength: 200 })
  it('without marks arrives whole', () => {
    const plain = letters.filter((text) => !mentionsReasoning(text))
    fc.assert(fc.property(plain, fc.array(fc.nat(9)), (text, cuts) => read(cut(text, cuts)).text === text.trimStart()))
  })

  it('is read the same however it is split', () => {
    const part = fc.oneof(letters, fc.constantFrom(...REASONED.map(([, text]) => text), ...FRIENDS, '</think>'))
    const opening = fc.constantFrom<Opening>('unknown', 'inside', 'outside')
    fc.assert(
      fc.property(
        fc.array(part, { maxLength: 4 }),
        fc.array(fc.nat(12), { maxLength: 60 }),
        opening,
        (parts, cuts, at) => {
          const text = parts.join('')
          expect(read(cut(text, cuts), { opening: at }).text).toBe(read([text], { opening: at }).text)
        },
      ),
      { numRuns: 500 },
    )
  })
})

it('looks at each character of a reply a few times, however small its pieces', () => {
  const length = 4000
  const lowered = vi.spyOn(String.prototype, 'replace')
  read([...'aB'.repeat(length / 2)], { opening: 'unknown' })
  const looked = lowered.mock.contexts.reduce((sum: number, text) => sum + String(text).length, 0)
  lowered.mockRestore()
  expect(looked).toBeGreaterThan(length)
  expect(looked).toBeLessThan(length * 100)
})
