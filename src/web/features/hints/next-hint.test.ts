import { describe, expect, it } from 'vitest'
import { HINTS, nextHint, putAway } from './next-hint.ts'

describe('the next hint', () => {
  it.each([
    [null, 'rhythm'],
    ['', 'rhythm'],
    ['rhythm', 'notices'],
    ['notices', 'rhythm'],
    ['rhythm,notices', 'memory'],
    ['nonsense,,rhythm', 'notices'],
    [HINTS.join(), null],
  ])('after %j is %j', (kept, hint) => {
    expect(nextHint(kept, false)).toBe(hint)
  })

  it('waits for another visit once one was put away', () => {
    expect(nextHint(null, true)).toBeNull()
  })

  it('forgets no hint that was put away, however they are written down', () => {
    expect(putAway([...HINTS].reverse().join())).toEqual([...HINTS])
  })
})
