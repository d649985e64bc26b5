import { describe, expect, it } from 'vitest'
import { markText, parseMark, withSeen } from './event-position.ts'

describe('the event position of a browser', () => {
  it('survives encoding and decoding', () => {
    const mark = { floor: 12, seen: [14, 15] }
    expect(parseMark(markText(mark))).toEqual(mark)
    expect(parseMark('12')).toEqual({ floor: 12, seen: [] })
  })

  it('rejects invalid values', () => {
    for (const text of [undefined, '', 'x', '1.x', '1..2', `1${'.2'.repeat(9)}`, '9007199254740992'])
      expect(parseMark(text)).toBeNull()
    expect(parseMark('9007199254740991')).not.toBeNull()
  })

  it('keeps the newest events by id, so that one committed late is still delivered', () => {
    expect(withSeen({ floor: 12, seen: [15] }, 14)).toEqual({ floor: 12, seen: [14, 15] })
    let mark = { floor: 1, seen: [] as readonly number[] }
    for (let id = 2; id <= 20; id += 1) mark = withSeen(mark, id)
    expect(mark).toEqual({ floor: 12, seen: [13, 14, 15, 16, 17, 18, 19, 20] })
    expect(withSeen(mark, 20)).toEqual(mark)
  })
})
