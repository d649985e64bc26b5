import { describe, expect, it } from 'vitest'
import { markdownFileName, markdownHead, markdownOf, type WrittenMessage } from './conversation-markdown.ts'

const ZONE = 'America/New_York'
const SAID: WrittenMessage = {
  name: 'Ada',
  isPlain: true,
  text: 'Good morning.',
  sentAt: new Date('2026-11-24T14:12:00Z'),
  hasPicture: false,
  quote: null,
  reaction: null,
}

const said = (fields: Partial<WrittenMessage> = {}, before: Date | null = SAID.sentAt): string =>
  markdownOf({ ...SAID, ...fields }, before, ZONE)

describe('a conversation as Markdown', () => {
  it('begins with whom it is with and when it was made', () => {
    expect(markdownHead('*Alex*', new Date('2026-11-29T01:00:00Z'), ZONE)).toBe(
      '# Conversation with \\*Alex\\*\n\nExported from Coterie on Nov 28, 2026 at 8:00 PM (America/New_York). \\*Alex\\* is an AI.\n',
    )
  })

  it('names the day once, in the person’s zone', () => {
    expect(said({}, null)).toBe('\n## Tuesday, November 24, 2026\n\n**Ada**, 9:12 AM\n\nGood morning.\n')
    expect(said({}, new Date('2026-11-24T04:00:00Z'))).toContain('## Tuesday')
    expect(said({}, new Date('2026-11-24T06:00:00Z'))).not.toContain('##')
  })

  it('has quotes, pictures and reactions', () => {
    const fields = { quote: { name: 'Alex', text: 'Ask for ten.' }, hasPicture: true, text: '' }
    expect(said(fields)).toContain('> Alex: Ask for ten.\n\n*Picture*\n\n')
    expect(said({ reaction: { kind: 'down', reason: 'Too long' } })).toContain('Good morning.\n\n👎 Too long\n')
    expect(said({ reaction: { kind: 'up', reason: null } })).toContain('Good morning.\n\n👍\n')
  })

  it.each([
    ['# no heading', '\\# no heading'],
    ['2 * 3 * 4 and snake_case', '2 \\* 3 \\* 4 and snake\\_case'],
    ['1. first\n- second', '1\\. first  \n\\- second'],
    ['one\n\ntwo', 'one\n\ntwo'],
    ['<b>[x](y)', '\\<b>\\[x](y)'],
  ])('shows what a person wrote as they wrote it: %j', (text, written) => {
    expect(said({ text })).toContain(`\n\n${written}\n`)
    expect(said({ text, isPlain: false })).toContain(`\n\n${text}\n`)
  })

  it.each([
    ['Alex', 'Alex 2026-11-29.md'],
    ['../../etc: "x"?', 'etc x 2026-11-29.md'],
    ['Großmutter 👵', 'Großmutter 👵 2026-11-29.md'],
    ['...', 'Conversation 2026-11-29.md'],
  ])('of %j is a file that any system accepts', (name, file) => {
    expect(markdownFileName(name, '2026-11-29')).toBe(file)
  })
})
