import { type Answers, choose, type Exercise, wait, write } from '../practice/exercise.ts'
import { begun, card, labelled, ofOption, phrase, quote, remembered, sentence, shown } from './own-words.ts'
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

const STARTERS = [
  'This is what I want to work on.',
  'What can you help me with?',
  'Ask me three questions first.',
] as const

export function lookOf(type: string): PersonaLook {
  const title = titleCase(type)
  const description = 'A personal AI helper, shaped by what you ask of it.'
  return { title, hue: hueOf(type), helperName: title, description, starters: STARTERS, disclosure: null }
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
  'I am an AI helper, so I have patience to spare and no feelings to hurt. Write down what is not working, as bluntly as you like. Written down, it can be turned around.',
  'Look ahead three days. What will you be glad to have prepared? Do the first two minutes of it now.',
  'Which part of this do you actually enjoy? Arrange to have some of it today. It is what keeps the rest going.',
  'Decide what good enough means here, before you begin. Write it in one line. When you reach it, you are allowed to stop.',
  'Somebody has done this before you. Find one sentence of theirs today and try it out. Keep it if it fits.',
  'We have been at it for a while. Which of these notes was worth your minute? Do that one once more today.',
]

const IN_THE_WAY: Record<string, string> = {
  'It is too big': 'Cut off a piece that fits into ten minutes, and name it. The rest may wait outside.',
  'It is unclear': 'What would you have to find out first? Make that the piece for today.',
  'It is dull': 'What would make it less dull: music, a race, somebody on the phone? Name the first piece and that.',
}

const TEN_MINUTES: Exercise = {
  id: 'next-ten-minutes',
  title: 'The next ten minutes',
  minutes: 13,
  about: 'One thing begun, with a bell at the end.',
  steps: [
    write('thing', 'What have you been carrying around? One thing.', 'the insurance form'),
    choose('way', 'What is in the way?', 'It is too big | It is unclear | It is dull | Something else…'),
    ({ way }) =>
      write('piece', ofOption(IN_THE_WAY, way) ?? 'What could you do in ten minutes in spite of it? Name that piece.'),
    ({ piece }) =>
      wait(
        'work',
        `Ten minutes for this and nothing else. When the bell rings you may stop, even in the middle.\n\n${quote(shown(piece))}`,
        600,
      ),
    choose('done', 'Where are you?', 'Done | Begun | It went differently'),
    ({ done }) =>
      write(
        'next',
        done === 'Done'
          ? 'What is the next piece, and on which day?'
          : 'What is the very next move, so that you need not think when you come back? And when is that?',
      ),
  ],
  result: ({ thing, piece, done, next }) =>
    card(
      `Ten minutes: ${phrase(thing)}`,
      labelled('The piece', piece),
      labelled('Where I am', done),
      labelled('Next', next),
    ),
  memory: ({ thing }) => remembered('Is working on', thing),
}

const HESITATED: Record<string, string> = {
  'At the beginning': 'Then why it matters is not said yet. Write: “This matters because …”',
  'In the middle': 'Then one link is missing. Write the question that it answers.',
  'At the end': 'Then what follows from it is open. Write the question that is left.',
}

const NEIGHBOUR: Exercise = {
  id: 'explain-it-to-a-neighbour',
  title: 'Explain it over the fence',
  minutes: 5,
  about: 'Find what you do not know yet, by telling it to somebody who is not there.',
  steps: [
    write('subject', 'What would you like to understand better, or decide better?'),
    wait(
      'aloud',
      'Explain it aloud to a neighbour over the fence until the time is over. No long words: they are holding a watering can.',
      60,
    ),
    choose('where', 'Where did you hesitate?', 'At the beginning | In the middle | At the end | Nowhere'),
    ({ where }) =>
      write('question', ofOption(HESITATED, where) ?? 'Then you know it. Which question would the neighbour ask next?'),
    write('guess', 'Your best guess at the answer, before you look anything up.'),
    choose(
      'source',
      'Who or what could tell you whether it is right?',
      'Somebody I know | A book or page | Trying it | Something else…',
    ),
  ],
  result: ({ subject, question, guess, source }) =>
    card(
      `What I do not know yet: ${phrase(subject)}`,
      quote(sentence(question)),
      labelled('My guess', guess),
      labelled('Who or what could tell me', source),
    ),
  memory: ({ subject }) => remembered('Would like to understand better:', subject),
}

const GOOD_ENOUGH: Exercise = {
  id: 'good-enough',
  title: 'What good enough means',
  minutes: 4,
  about: 'Decided before you begin, so that you know when you may stop.',
  steps: [
    write('work', 'What are you about to make or do?', 'the birthday cake'),
    choose('limit', 'How much of your life may it have?', 'An hour | An afternoon | This week | Another limit…'),
    write('must', 'It is good enough when … One thing that somebody else could check.', 'eight people can eat it'),
    write('may', 'What would be lovely, if time is left? One thing only.'),
    write('not', 'And what will you not do, although you could?'),
    choose('stop', 'What do you do when it is good enough?', 'I stop | I show somebody | I go outside'),
  ],
  result: ({ work, limit, must, may, not, stop }) =>
    card(
      `Good enough: ${phrase(work)}`,
      labelled('It may take', limit),
      labelled('It is good enough when', must),
      labelled('If time is left', may),
      labelled('Not this time', not),
      labelled('And then', stop),
    ),
}

const EASY_NO: Record<string, string> = {
  'No is fine': 'If it does not suit you, a no is completely fine.',
  'Somebody else': 'If it does not suit you, perhaps you know somebody I could ask.',
  'Later is fine': 'If now is bad, later is just as good.',
}

const request = ({ who, task, until, easy }: Answers): string =>
  quote(
    `Hello ${phrase(who)}.`,
    begun('I have a small request:', task),
    `The best time for me: ${phrase(until)}.`,
    ofOption(EASY_NO, easy) ?? '',
  )

const ASK: Exercise = {
  id: 'message-that-asks-for-help',
  title: 'A message that asks for help',
  minutes: 4,
  about: 'Small, clear, and easy to say no to. Most people like to be asked.',
  steps: [
    write('who', 'Who could you ask? One name, as you greet them: a message to everybody is read by nobody.', 'Jonas'),
    write(
      'task',
      'What exactly should they do? Something that takes them a quarter of an hour at most.',
      'read one page and tell me where it drags',
    ),
    write('until', 'By when? A day, not “soon”.', 'Thursday evening'),
    choose(
      'easy',
      'An easy no makes a yes worth more. Which one do you leave them?',
      'No is fine | Somebody else | Later is fine',
    ),
    (answers) =>
      choose('when', `Here it is. When does it go?\n\n${request(answers)}`, 'Now | Tonight | Tomorrow morning'),
  ],
  result: (answers) => card('To send', request(answers), labelled('When', answers.when)),
  memory: ({ task }) => remembered('Wants to ask for help:', task),
}

export const EXERCISES: readonly Exercise[] = [TEN_MINUTES, NEIGHBOUR, GOOD_ENOUGH, ASK]
