/** How a model tells that the person wants no more texts, in whatever words. It never reaches the person. */
export const NO_TEXTS_MARK = '[[no texts]]'

export const isNoTextsMark = (mark: string): boolean => /^\[\[\s*no[ _-]texts/i.test(mark)
