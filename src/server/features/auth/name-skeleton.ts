import unhomoglyph from 'unhomoglyph'

/**
 * What a username looks like: names that pass for each other have the same skeleton (Unicode UTS #39), so `оperator1`
 * with a Cyrillic о is the name `operator1`.
 */
export const skeletonOf = (username: string): string => unhomoglyph(username.toLowerCase()).toLowerCase()
