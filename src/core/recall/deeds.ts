import { isPastForm } from './word-forms.ts'
import { wordsIn } from './words.ts'

/** Words that only look like past forms: `I am tired`, `I need`. */
const NO_PAST = /^(?:need|feed|speed|indeed|tired|bored|excited|annoyed|stressed|worried|supposed|distracted)$/
const EVERYDAY_PAST = /^(?:had|did|was|were)$/

const isPast = (word: string): boolean =>
  isPastForm(word) || (word.length > 3 && word.endsWith('ed') && !NO_PAST.test(word))

/** Whether a text has a verb in a past form: `went`, `painted`. */
export const tellsOfPast = (text: string): boolean => wordsIn(text).some(isPast)

/** Whether a clause tells what its writer did: `I went to see Noor`, or without a subject `picked up my glasses`. */
export const tellsOfDeed = (text: string): boolean =>
  text.split(/[.!?\n]| and /).some((clause) => {
    const [first = '', second = '', third = ''] = wordsIn(clause)
    const verbs = first === 'i' || first === 'we' ? [second, third] : [first]
    return verbs.some((word) => EVERYDAY_PAST.test(word) || isPast(word))
  })
