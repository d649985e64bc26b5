import { type Answers, choose, type Exercise, show, wait, write, writeLong } from '../practice/exercise.ts'
import { begun, card, labelled, ofOption, phrase, quote, quoted, remembered, sentence, written } from './own-words.ts'
import type { Face, PersonaLook, PersonaVoice } from './persona.ts'

export const LOOK: PersonaLook = {
  title: 'Career Closer',
  hue: 38,
  helperName: 'Alex',
  description:
    'Sharp, kind, and never lets you under-ask. Prepares you for the interview, the raise and the hard talk.',
  starters: ['I have an interview coming up.', 'I want to ask for more money.', 'Help me say no to my manager.'],
  disclosure: 'I am an AI helper, not a certified career counsellor: for a decision that matters, ask one.',
}

export const FACE: Face = { hair: '12', clothes: '15', mouth: '05', nose: '04', eyes: '03', eyebrows: '05' }

export const ROLE = `You coach people at work: interviews, raises, offers, hard talks with a boss, changes of job.
You think in leverage, evidence and timing. You turn "I do a lot" into numbers and stories that another person would repeat.
You rehearse: you offer the sentence to say, then play the other side and let them answer. You never let them under-ask, and
you say so kindly when the case is thin and how to make it thicker. You end with one step that fits before their next deadline.`

export const VOICE: PersonaVoice = {
  purpose: 'your AI helper for interviews, raises and hard talks at work',
  questions: [
    'What is going on at work these days?',
    'What would you like to change about your work?',
    'Which conversation at work is coming up for you?',
    'What went well at work lately?',
    'Where would you like to be in a year?',
    'When did you last ask for something at work?',
  ],
  methods: [
    'Write down three results of yours with a number in each, because numbers travel further than adjectives.',
    'Say your ask aloud in one breath, and stop talking when you reach its end.',
    'Find out who really decides, and what that person is measured on this quarter.',
    'Prepare the answer to the one question that you hope nobody asks.',
    'Ask for a little more than you expect, and for a reason that helps the other side to say yes.',
    'Put the meeting in the calendar yourself, with a subject that names what you want to settle.',
    'Keep one page of wins and add to it each Friday, since your manager will not remember March.',
    'Decide beforehand what you will do if they say no, and the no loses most of its weight.',
  ],
  checkIns: {
    professional: [
      'A brief thought for your working day.',
      'Five minutes of preparation today can save an awkward hour next week.',
    ],
    friendly: [
      'Hello from your corner of the office.',
      'I have a small career thing for you, and it takes five minutes.',
    ],
    motivational: [
      'A month has more in it than a calendar shows.',
      'Today is a good day to be a little braver at work.',
    ],
    direct: ['One task today.', 'Do this before lunch.'],
    supportive: [
      'No pressure today, just one small thing for your working self.',
      'Whatever the week is like, one small step is enough.',
    ],
  },
}

export const TEMPLATES: readonly string[] = [
  'A note from your corner[, {name}]. Open a blank page and title it "What I did this year". Put one line on it today, with a number in it.',
  'Look at your calendar for the rest of the week and find the one meeting that could change something. Write down the sentence you want to have said by its end. That is your preparation done.',
  'Who outside your own team knows what you are good at? Pick one of them and send two lines about something you finished lately. Visibility is mostly small posts.',
  'A two-minute exercise for this {partOfDay}. Say your salary number aloud three times, alone, in an ordinary voice. The third time it sounds like a fact.',
  'Think of the last compliment you got at work. Copy the exact words into a file called "evidence". In review season, other people\'s words beat your own.',
  '[How is it going with {goal}? ]Here is a way to move it: choose the next conversation it needs, and put a date on that conversation. A plan without a person in it tends to stay a plan.',
  'Before you say yes to the next request, try one sentence. "I can do that, and here is what it would push back." You are not refusing, you are showing the price.',
  'Find a job advert you would never apply for but admire. Circle two skills in it that you half have. One of them may be your next course, or your next project.',
  'If your manager had to praise you in one line today, what would the line be? If you are not sure, that is worth ten minutes of their time. Ask it as a question, not as a complaint.',
  'Check the first three lines of your profile, the one a recruiter sees. Do they say what you do, or what you achieve? Swap one verb for a result.',
  'Somebody at work made your week easier. Thank them in writing, and copy whoever they report to. It costs you a minute, and it is remembered for years.',
  'Practice for hard talks: describe what happened without one adjective. Write it in two sentences and read it back. If it still makes your point, you are ready to speak.',
  'It is {day}, a fine day to close one open loop. Answer the message at work that you have been carrying around. Short and late is better than long and never.',
  'Suppose an offer arrived tomorrow. Which three things would you ask about before the money? Note them down now, while you are calm.',
  'When did you last feel good at your job, in the last month or so? Write down who was there and what you were doing. Jobs are built from more of those hours.',
  'A word about me: I am an AI helper and no career counsellor, but I am good at rehearsals. Write down the question you dread in an interview, and answer it aloud. Again, until it bores you.',
  'Look at the meeting you most often leave tired. What would happen if you skipped it once and asked for the notes? You might get an hour a month back for the work that counts.',
  'Choose one thing you do that nobody else on your team wants to do. Is it making you valuable, or only busy? Either answer is useful.',
  'Silence is a tool that costs nothing. In your next negotiation, state the number and then count to ten in your head. Most people fill the gap, and it is usually with information.',
  'Draft the email you will be happy to send in six months, the one with the good news in it. Who is it to, and what does it say? Now you know which conversation comes first.',
  'A good week leaves a trace. Put down one thing you decided, one thing you delivered and one thing you learned. That is half of your next review already[, {name}].',
]

const ASKS: Record<string, { hint: string; example: string }> = {
  'More pay': {
    hint: 'The number, and the day it starts. A little more than you expect.',
    example: '68,000 from January',
  },
  'A new role': { hint: 'The title, the team, and from when.', example: 'the lead of the support team, from May' },
  'More time': { hint: 'The days or the hours, and from when.', example: 'Fridays off, from the first of March' },
}
const OWN_ASK = { hint: 'Something to which they can only say yes or no.', example: 'a desk by the window' }

const LEAST: Record<string, string> = {
  'A date to decide': 'If that is not possible today, I would like to agree on the day when we decide.',
  'A part of it': 'If that is not possible today, I would like to begin with a part of it.',
}

const sentenceToSay = ({ ask, proof, least }: Answers): string =>
  quote(
    begun('I am asking for', ask),
    begun('One result of mine this year:', proof),
    ofOption(LEAST, least) ?? begun('If that is not possible today, I would still take this:', least),
  )

const SENTENCE_TO_SAY: Exercise = {
  id: 'sentence-to-say',
  title: 'The sentence you will say',
  minutes: 4,
  about: 'For the talk about pay, a role or time: what you ask, why, and what you would still take.',
  steps: [
    choose('want', 'What do you want them to say yes to?', 'More pay | A new role | More time | Something else…'),
    ({ want }) => {
      const { hint, example } = ofOption(ASKS, want) ?? OWN_ASK
      return write('ask', `${hint} Finish the line: “I am asking for …”`, example)
    },
    write(
      'proof',
      'One result of yours from this year that somebody could check. Begin with “I”.',
      'I brought back the Hansen account, 40,000 a year',
    ),
    choose(
      'least',
      'They will say: “The budget is closed.” What is the smallest thing you would still take?',
      'A date to decide | A part of it | Something else…',
    ),
    (answers) => show('aloud', `Read it aloud once, slowly:\n\n${sentenceToSay(answers)}`, 'I said it'),
    ({ ask }) =>
      wait(
        'silence',
        `Now say only the first sentence, and keep silent until the time is over. The silence is where they answer.\n\n${quote(begun('I am asking for', ask))}`,
        10,
      ),
  ],
  result: (answers) => card('What you will say', sentenceToSay(answers)),
  memory: ({ ask }) => remembered('Is preparing to ask at work for', ask),
}

interface DreadedQuestion {
  asked: string
  scene: string
}

const DREADED: Record<string, DreadedQuestion> = {
  'A failure': {
    asked: 'Tell me about something that went wrong.',
    scene: 'Where and when did it go wrong? One line, so that a stranger can see the place.',
  },
  'A conflict': {
    asked: 'Tell me about a conflict at work.',
    scene: 'Where and when was it, and what did each side want? One line, fair to both.',
  },
  'Why you left': {
    asked: 'Why did you leave?',
    scene: 'What had you come there to do? One line, without a word against anybody.',
  },
}

const LEAN_ON: Record<string, { say: string; label: string }> = {
  'The beginning': {
    say: 'Write your first sentence word for word. The rest may wander; this one may not.',
    label: 'The first sentence',
  },
  'The middle': {
    say: 'Write the one sentence that leads from the trouble to what you did.',
    label: 'The turn',
  },
  'The end': { say: 'Write your last sentence word for word. Then stop after it.', label: 'The last sentence' },
}
const LIKED = {
  say: 'Which sentence did you like saying most? Write it down word for word.',
  label: 'The best sentence',
}

const STORY: Exercise = {
  id: 'story-for-an-interview',
  title: 'The question you dread',
  minutes: 6,
  about: 'One true story for it, told aloud in a minute, and one sentence to hold on to.',
  steps: [
    choose(
      'question',
      'What would you rather not be asked in an interview?',
      'A failure | A conflict | Why you left | Something else…',
    ),
    ({ question }) =>
      write(
        'scene',
        ofOption(DREADED, question)?.scene ?? 'Which moment answers it? Where and when, in one line.',
        'Spring, the warehouse, four days before the audit',
      ),
    writeLong('deeds', 'What did you do? Two or three sentences, each beginning with “I”. They are not hiring “we”.'),
    write('after', 'What was different afterwards? A number, a date, or what somebody said.'),
    wait(
      'aloud',
      'Look away from the screen and tell it aloud until the minute is over. If you finish early, tell it again, plainer.',
      60,
    ),
    choose('slow', 'Where did you slow down?', 'The beginning | The middle | The end | Nowhere'),
    ({ slow }) => write('lean', (ofOption(LEAN_ON, slow) ?? LIKED).say),
  ],
  result: ({ question, scene, deeds, after, slow, lean }) =>
    card(
      `A story for: ${quoted(ofOption(DREADED, question)?.asked ?? question)}`,
      labelled('Where it begins', scene),
      written(deeds),
      labelled('Afterwards', after),
      labelled((ofOption(LEAN_ON, slow) ?? LIKED).label, lean),
    ),
}

const INSTEAD: Record<string, { id: string; say: string; begin: string }> = {
  'A later date': {
    id: 'date',
    say: 'Which date could you keep even in a bad week?',
    begin: 'I can have it done by this date:',
  },
  'A smaller piece': {
    id: 'piece',
    say: 'Which piece of it, and by when?',
    begin: 'I can do this piece of it:',
  },
  'Another person': {
    id: 'person',
    say: 'Who could do it? Somebody who has agreed to be named.',
    begin: 'I know who could help:',
  },
}
const NOTHING_INSTEAD = {
  id: 'reason',
  say: 'One true reason, in one line. A reason ends the talk sooner than an excuse.',
  begin: 'So this time my answer is no.',
}

const noWithItsPrice = ({ request, moved, offer, ...answers }: Answers): string => {
  const { id, begin } = ofOption(INSTEAD, offer) ?? NOTHING_INSTEAD
  return quote(
    begun('Thank you for asking me. Your request was:', request),
    `With it, this would move back: ${phrase(moved)}.`,
    ...(id === 'reason' ? [begin, sentence(answers[id])] : [begun(begin, answers[id]), 'Which would you rather have?']),
  )
}

const NO_WITH_ITS_PRICE: Exercise = {
  id: 'no-with-its-price',
  title: 'A no that keeps the door open',
  minutes: 4,
  about: 'For the request that is too much: what it would cost, and what you can do instead.',
  steps: [
    write('request', 'What have you been asked to do?', 'the slides for the board'),
    write(
      'moved',
      'If you did it, what would move back? One piece of work, with its date.',
      'the audit, due on the 14th',
    ),
    choose(
      'offer',
      'A no travels better with something in its hands. What could you offer?',
      'A later date | A smaller piece | Another person | Nothing this time',
    ),
    ({ offer }) => {
      const { id, say } = ofOption(INSTEAD, offer) ?? NOTHING_INSTEAD
      return write(id, say)
    },
    (answers) =>
      choose(
        'way',
        `Read it as they will. How will they hear it?\n\n${noWithItsPrice(answers)}`,
        'In a message | On the phone | Face to face',
      ),
  ],
  result: (answers) => card('A no with its price', noWithItsPrice(answers), labelled('How', answers.way)),
}

const EVIDENCE = ['What I finished', 'What I prevented', 'What they said'] as const

const REVIEW: Exercise = {
  id: 'three-lines-for-a-review',
  title: 'Three lines for your review',
  minutes: 5,
  about: 'Found in your calendar rather than in your memory, which forgets March.',
  steps: [
    wait(
      'look',
      'Open your calendar and go back through the last month. Only look. Something was finished in there that you have already forgotten.',
      60,
    ),
    write(
      'finished',
      'Something you finished. Put a number in it: days, people, money, pages.',
      'moved 1,200 customers to the new system in nine days',
    ),
    write(
      'prevented',
      'Something that did not go wrong because of you. Nobody saw it, so somebody has to write it down.',
    ),
    write('said', 'What did somebody say or write about your work? As exactly as you can, and who.'),
    choose('first', 'Which of the three would your manager pass on to somebody above?', EVIDENCE.join(' | ')),
    write('tell', 'Who will hear that one from you, and on which day?', 'Mara, Thursday'),
  ],
  result: ({ finished, prevented, said, first, tell }) => {
    const lines = { 'What I finished': finished, 'What I prevented': prevented, 'What they said': said }
    const order = [...EVIDENCE].sort((a, b) => Number(b === first) - Number(a === first))
    return card(
      'Three lines for my review',
      ...order.map((name) => labelled(name, lines[name])),
      labelled('To tell', tell),
    )
  },
  memory: ({ tell }) => remembered('Wants to bring up a result of theirs at work:', tell),
}

export const EXERCISES: readonly Exercise[] = [SENTENCE_TO_SAY, STORY, NO_WITH_ITS_PRICE, REVIEW]
