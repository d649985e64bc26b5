/** Questions that gain from several views. */
export const QUESTIONS = [
  'What should I put first this week?',
  'I have to decide something. What am I overlooking?',
  'Where am I too hard on myself, and where too easy?',
  'What would you change about my days?',
]

export const messagesText = (count: number): string => `${count} ${count === 1 ? 'message' : 'messages'}`

/** `Ask all 3`. */
export const askText = (count: number): string => (count === 2 ? 'Ask both' : `Ask all ${count}`)

const LIST = new Intl.ListFormat('en')

export const namesText = (members: readonly { name: string }[]): string => LIST.format(members.map(({ name }) => name))
