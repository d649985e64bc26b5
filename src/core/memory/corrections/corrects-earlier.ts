import { wholeWords } from '../../text/whole-words.ts'
import { inAnyLanguage } from './languages/in-any-language.ts'

const CORRECTION = new RegExp(wholeWords(inAnyLanguage('anywhere')), 'iu')

/** Whether the person says that an earlier message of theirs was wrong. */
export const correctsEarlier = (text: string): boolean => CORRECTION.test(text)
