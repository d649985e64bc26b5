/** Whether two words are the same from these letters on. */
function endAlike(one: string, from: number, other: string, otherFrom: number): boolean {
  if (one.length - from !== other.length - otherFrom) return false
  for (let at = from; at < one.length; at += 1) if (one[at] !== other[at - from + otherFrom]) return false
  return true
}

/** Whether the words differ by one typo: a letter inserted, deleted or replaced, or two swapped. */
export function isSlip(typed: string, word: string): boolean {
  let same = 0
  const shorter = Math.min(typed.length, word.length)
  while (same < shorter && typed[same] === word[same]) same += 1
  const next = same + 1
  if (endAlike(typed, next, word, same) || endAlike(typed, same, word, next)) return true
  if (endAlike(typed, next, word, next)) return true
  return typed[same] === word[next] && typed[next] === word[same] && endAlike(typed, next + 1, word, next + 1)
}
