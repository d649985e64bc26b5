import { describe, expect, it } from 'vitest'
import { dismissedTips, nextTip, TIPS } from './tip-banner.tsx'

describe('nextTip', () => {
  it.each([
    [null, 'rhythm'],
    ['', 'rhythm'],
    ['rhythm', 'notices'],
    ['notices', 'rhythm'],
    ['rhythm,notices', 'memory'],
    ['nonsense,,rhythm', 'notices'],
    [TIPS.join(), null],
  ])('after %j is %j', (kept, tip) => {
    expect(nextTip(kept, false)).toBe(tip)
  })

  it('waits for another visit after a dismissal', () => {
    expect(nextTip(null, true)).toBeNull()
  })

  it('respects every dismissed tip, in whatever order they are stored', () => {
    expect(dismissedTips([...TIPS].reverse().join())).toEqual([...TIPS])
  })
})
