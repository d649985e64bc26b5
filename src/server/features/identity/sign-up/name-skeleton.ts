import unhomoglyph from 'unhomoglyph'

const folded = (text: string): string => unhomoglyph(text).toLowerCase()

/**
 * What a username looks like: names that pass for each other have the same skeleton (Unicode UTS #39), so `оperator1`
 * with a Cyrillic о is the name `operator1`. Folded twice, because a capital I looks like an l, and a small m like rn.
 */
export const skeletonOf = (username: string): string => folded(folded(username))
