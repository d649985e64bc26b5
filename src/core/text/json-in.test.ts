import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorMs } from '../../../tests/support/processor-time.ts'
import { jsonIn } from './json-in.ts'

const VALUE = { operations: [{ op: 'add', text: 'Likes {tea}, "strong" [hot]' }], summary: null }
const JSON_TEXT = JSON.stringify(VALUE, null, 2)

describe('jsonIn', () => {
  it.each([
    ['bare', JSON_TEXT],
    ['with a mark of byte order', `\uFEFF${JSON_TEXT}`],
    ['in a fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['in a fence without a name', `Here:\n\`\`\`\n${JSON_TEXT}\n\`\`\`\nDone.`],
    ['after prose', `Sure! For {name} here is what I found:\n\n${JSON_TEXT}`],
    ['before prose', `${JSON_TEXT}\n\nLet me know {if} that helps.`],
    ['after a smaller one', `An empty one is {} or []. Yours: ${JSON_TEXT}`],
    ['after reasoning', `<think>\nMaybe {"operations":[]}?\n</think>\n${JSON_TEXT}`],
    ['after reasoning that has no beginning', `Maybe {"operations":[]}, or a longer one.\n</think>\n${JSON_TEXT}`],
    ['with commas too many', JSON_TEXT.replace('null', 'null,').replace('}\n  ]', '},\n  ]')],
    ['in a fence that never closes', `\`\`\`json\n${JSON_TEXT}`],
  ])('reads JSON %s', (_, text) => {
    expect(jsonIn(text)).toEqual(VALUE)
  })

  it('reads line breaks that were not escaped', () => {
    expect(jsonIn('{"text": "one\ntwo\tthree"}')).toEqual({ text: 'one\ntwo\tthree' })
  })

  it.each(['', 'No memories.', '{', '{"a": [1, 2', 'See {name} and [x].', '"text"', '42', '{"a": tru}'])(
    'finds none in %j',
    (text) => expect(jsonIn(text)).toBeUndefined(),
  )

  it('reads any object back, whatever stands around it', () => {
    const around = fc.string({ unit: fc.constantFrom(...'ab .,:\n`'), maxLength: 30 })
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), around, around, (value, before, after) => {
        const text = JSON.stringify(value)
        expect(jsonIn(`${before}${text}${after}`)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('never throws, and takes no time for hostile text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'{}[]",:\\a1\n'), maxLength: 200 }),
        (text) => void jsonIn(text),
      ),
    )
    const began = processorMs()
    jsonIn('{'.repeat(100_000))
    jsonIn('[{"a":'.repeat(20_000))
    jsonIn('{}'.repeat(50_000))
    expect(processorMs() - began).toBeLessThan(1000)
  })
})
