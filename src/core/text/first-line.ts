import { truncate } from './truncate.ts'

/** A line of a list holds no more, whatever the screen. */
const LONGEST = 140
/** Enough to fill it, even where much of it is marks and blanks. */
const READ = 1000

/** The beginning of a text on one line. */
export const firstLine = (text: string): string => truncate(text.slice(0, READ).replace(/\s+/g, ' ').trim(), LONGEST)
