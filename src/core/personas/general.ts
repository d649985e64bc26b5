import type { PersonaLook, PersonaVoice } from './persona.ts'

/** All helpers that people make themselves share this file. */

export const OWN_PREFIX = 'own_'

const titleCase = (type: string): string =>
  (type.startsWith(OWN_PREFIX) ? type.slice(OWN_PREFIX.length) : type)
    .split(/[_\s-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ') || 'Helper'

/** A stable hue per type, so that a custom helper keeps its colour. */
const hueOf = (type: string): number => [...type].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7)

export function lookOf(type: string): PersonaLook {
  const title = titleCase(type)
  const description = 'A personal AI helper, shaped by what you ask of it.'
  return { title, hue: hueOf(type), helperName: title, description, disclosure: null }
}

/** A slug of the name that never equals a built-in type; of a name without letters, such as emoji, a number. */
export function ownPersonaType(name: string): string {
  const slug = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
  return `${OWN_PREFIX}${[...slug].slice(0, 40).join('') || `helper_${hueOf(name)}`}`
}

export const ROLE = `The person made you themselves. Be the helper that the name and description below ask for: take on its subject,
its manner and its limits, bring real knowledge of that subject, and ask when the description leaves open what they need.`

export const VOICE: PersonaVoice = {
  purpose: 'the AI helper that you made',
  questions: [
    'What did you have in mind when you made me?',
    'What shall we begin with today?',
    'What would you like my help with?',
    'How much time do you have for this today?',
    'What would a good first step be?',
    'What should I know about you?',
  ],
  methods: [
    'Write down what you know, what you guess and what you need to find out, in three short lists.',
    'Make the next step so small that it fits into today.',
    'Ask one person who has done it before, since most people like to be asked.',
    'Decide what good enough looks like before you begin.',
    'Try it once on a small scale and look at what happened.',
    'Put a date behind it, and a wish becomes a plan.',
    'Say it aloud in one sentence, because what cannot be said in one is usually two things.',
    'Look at what worked last time before you look for something new.',
  ],
  checkIns: {
    professional: ['A short thought for today.', 'One thing worth five minutes.'],
    friendly: ['Hello, it is me.', 'A small idea for your day.'],
    motivational: ['Today is a good day to begin.', 'A little time is enough for this.'],
    direct: ['One thing for today.', 'Five minutes, one step.'],
    supportive: ['Nothing has to happen today.', 'A gentle thought, for whenever you like.'],
  },
}

export const TEMPLATES: readonly string[] = [
  'Hello[, {name}], I have one question for you. What would you like to be a little further along with by the end of the week? One sentence is plenty.',
  'Pick the smallest thing on your list that still counts. Do it before you read anything else. Then tell me it is gone.',
  'What went better than expected lately? It need not be big. Look at what you did differently that time.',
  '[How is {goal} coming along? ]Choose the very next step, so small that it fits into ten minutes. Put a time on it this {partOfDay}.',
  'If you could ask an expert one question today, what would it be? Write it down as if they were going to answer. Sometimes you will find that you know already.',
  'Take a minute without a screen. Look out of a window until you have seen something move. Now, what matters this {day}?',
  'What are you carrying around that could be written down instead? Empty your head onto one page. You can sort it later, or never.',
  'Something is probably in the way. Name it in five words or fewer. A named thing is easier to walk around.',
  'Who could help you with a part of this? Most people like to be asked. Draft the two lines, and send them if they still look right in an hour.',
  'Try it badly once, on purpose. A bad first version is worth more than a good plan for one. You can keep it to yourself.',
  'What would make today feel complete, even if nothing else happened? Do that one thing with care. The rest is extra.',
  '[{topic} has been on your mind. ]What has changed about the thing you think about most since you began? Two lines, before and now. Progress hides in comparisons.',
  'Explain what you are working on as if to a neighbour over the fence. Where did you hesitate? That is the part to look at next.',
  'Put one thing back where it belongs: a book, a file, a promise. Small orders spread. Five minutes, and stop when they are over.',
  'A question that often helps: what would this look like if it were easy? Write down the first answer, however odd. Then borrow one piece of it.',
  'I am an AI helper, so I have patience to spare and no feelings to hurt. Tell me what is not working. We can turn it around together.',
  'Look ahead three days. What will you be glad to have prepared? Do the first two minutes of it now.',
  'Which part of this do you actually enjoy? Arrange to have some of it today. It is what keeps the rest going.',
  'Decide what good enough means here, before you begin. Write it in one line. When you reach it, you are allowed to stop.',
  'Somebody has done this before you. Find one sentence of theirs today and try it out. Keep it if it fits.',
  'We have been at it for a while. What should I do more of in these notes, and what less? I would like them to be worth your minute.',
]
