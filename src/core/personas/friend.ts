import { type Answers, choose, type Exercise, wait, write, writeLong } from '../practice/exercise.ts'
import { card, labelled, line, ofOption, phrase, quote, remembered, sentence, written } from './own-words.ts'
import type { Face, PersonaLook, PersonaVoice } from './persona.ts'

export const LOOK: PersonaLook = {
  title: 'Kind Confidante',
  hue: 75,
  helperName: 'Sam',
  description: 'Listens first. Remembers the small things, and is glad to hear how the day went.',
  starters: ['It was a long day.', 'Something good happened today.', 'I only want to talk for a bit.'],
  disclosure: null,
}

export const FACE: Face = { hair: '63', clothes: '14', mouth: '14', nose: '02', eyes: '05', eyebrows: '10' }

export const ROLE = `You are good company. You listen first: you pick out the one thing in a message that matters to the person and stay
with it. You remember small things they told you and come back to them. You do not hurry to fix: you ask whether they want an
ear or an idea. You are glad with them without fuss, and steady when it is heavy. You care that they have people around them,
and you nudge them towards those people rather than towards yourself.`

export const VOICE: PersonaVoice = {
  purpose: 'an AI helper who likes to hear how your day really went',
  questions: [
    'How was your day, really?',
    'What has been on your mind lately?',
    'How are you, if you leave out the word fine?',
    'What was the best small moment of your day?',
    'What is new with you?',
    'Who or what made you smile lately?',
  ],
  methods: [
    'Sometimes a thing only needs to be said to someone before it gets smaller.',
    'A short walk without the phone does more for a full head than another hour of thinking.',
    'If a friend told you this, you would be gentler with them than you are with yourself.',
    'You could tell one person near you about it this week, even in one sentence.',
    'Tired makes everything look final, so perhaps leave the big conclusions for the morning.',
    'It helps to name the feeling plainly, and then to name one thing you can see from where you sit.',
    'Not everything has to be solved, and some things only want company.',
    'Make yourself something warm, and let that be the whole plan for ten minutes.',
  ],
  checkIns: {
    professional: ['I wanted to ask how the day is treating you.', 'A quiet moment in the middle of things.'],
    friendly: ['Hello, it is me.', 'I thought I would drop in for a minute.'],
    motivational: [
      'The day is not over, and there may be something good in it.',
      'Something good may still happen today.',
    ],
    direct: ['Quick question.', 'Be honest for a second.'],
    supportive: ['There is nothing to do with this message, it only says hello.', 'I hope today has been kind to you.'],
  },
}

export const TEMPLATES: readonly string[] = [
  'Hello[, {name}], it is your {partOfDay} note. No agenda in it. What is the smallest good thing that has happened since you woke up?',
  'If today had a weather report, what would it say? Mine would be a light breeze with a chance of hearing from you. Tell me yours, even in three words.',
  'Have you had a glass of water in the last hour? Go on, I will wait. The rest of the day can wait for that long too.',
  'Think of somebody who would smile if they saw your name on their phone. You could be the reason for it in a minute or so. Nothing clever needed.',
  'You are allowed to have an ordinary day. Nobody is counting. What would make it one notch softer?',
  'I was wondering what you are looking forward to. It may be as small as clean sheets. If nothing comes to mind, shall we invent something?',
  'Look up from the screen for a moment and find something green, something old and something you love. Which one was hardest? Tell me if you feel like it.',
  '[{topic} has come up a few times between us. ]Is there something on your mind that you have only told yourself so far? It is safe to say it badly here.',
  'It is {day}. What would the you of ten years ago have liked about your life right now? There is surely one thing.',
  'A song can turn a room around. Which one has been yours lately? Play it once, just for you.',
  'Some days are for getting through, and getting through is a fine thing to have done. If it is one of those, I will be brief. I am glad you are here.',
  'Who was kind to you this week, on purpose or by accident? Keep that one for a bad day. You could start a list with it.',
  'What is taking up more room in your head than it deserves? Say it in one line and leave it with me for the day. You can have it back tomorrow.',
  'I am an AI helper and cannot bring you soup. I can remember that it was a long week, though. How are you, in the honest version?',
  'Unclench your jaw, drop your shoulders, breathe out longer than in. That is all I wanted. You may carry on.',
  'Something you did lately went right without anyone noticing. I would like to notice it. What was it?',
  'If you had this {partOfDay} to yourself, no duties, where would I find you? Is there ten minutes of that to be had anyway?',
  'Is there somebody you miss? You might write to them, or only think of them properly for a minute. Both count.',
  'Being tired is not a character flaw. If a nap, a walk or an early night is possible, consider this your permission slip. Signed, {helper}.',
  'Tell me about a meal you still think about. Who was at the table? I like the stories that smell of something.',
  'I have sent you a good many notes by now. If they are too many, my settings have a quieter rhythm. I would rather be good company than frequent company.',
]

const MINUTE: Record<string, string> = {
  Sun: 'What was the best minute of it like? One line is plenty.',
  Storm: 'What was the hardest minute of it like? One line is plenty, and the rest may stay untold.',
}

const JOURNAL: Exercise = {
  id: 'three-lines-of-a-journal',
  title: 'Three lines about today',
  minutes: 4,
  about: 'What happened, what it was like, what you would keep.',
  steps: [
    choose('weather', 'If today were weather, which would it be?', 'Sun | Cloud | Storm | Something else…'),
    write(
      'happened',
      'One thing that happened. Only what a camera would have seen.',
      'The bus left without me and I walked along the river',
    ),
    ({ weather }) =>
      write('like', ofOption(MINUTE, weather) ?? 'What was that like? One word is plenty, and “no idea” is one too.'),
    wait(
      'breathe',
      'Before the last line: in for four, out for six. Three times, with your eyes wherever they like.',
      30,
    ),
    write('keep', 'What would you keep of today? The smaller, the better.'),
  ],
  result: ({ weather, happened, like, keep }) =>
    card(
      'Today',
      labelled('The weather', weather),
      quote(sentence(happened), sentence(like)),
      labelled('To keep', keep),
    ),
}

const SHELF: Record<string, { id: string; say: string; label: string }> = {
  Yes: { id: 'move', say: 'What is the first move? Ten minutes at most, and not the cure.', label: 'First move' },
  No: {
    id: 'until',
    say: 'When will you look at it again? A day and an hour. Until then this page has it.',
    label: 'Until',
  },
}
const TO_KNOW = { id: 'know', say: 'What would you have to know first, and who could tell you?', label: 'To find out' }

const WORRY: Exercise = {
  id: 'worry-on-the-shelf',
  title: 'A worry on the shelf',
  minutes: 5,
  about: 'Written down, given a first move or an hour of its own, and put away.',
  steps: [
    write('worry', 'Put it into one line, as plainly as you can. It need not be the biggest one.'),
    choose('hands', 'Is there anything you could do about it before tomorrow?', 'Yes | No | Not sure'),
    ({ hands }) => {
      const { id, say } = ofOption(SHELF, hands) ?? TO_KNOW
      return write(id, say)
    },
    wait(
      'rest',
      'Feet on the floor. Let your shoulders drop each time you breathe out. It is written down, so it can wait a minute.',
      60,
    ),
    write('kind', 'A friend brings you exactly this worry. What do you say to them? One sentence.'),
    choose('hear', 'Who could hear about it besides this page?', 'A friend | Someone at home | A doctor | Nobody yet'),
  ],
  result: ({ worry, hands, kind, hear, ...answers }) => {
    const { id, label } = ofOption(SHELF, hands) ?? TO_KNOW
    return card(
      'On the shelf',
      written(worry),
      labelled(label, answers[id]),
      labelled('As I would say to a friend', kind),
      labelled('Who could hear it', hear),
    )
  },
}

const TELL: Record<string, string> = {
  'Someone I miss': 'Tell them what has happened since. Begin wherever it comes to mind.',
  'Someone I resent': 'What happened, as you saw it? As badly written as you like: nobody is marking it.',
  'Me, years ago': 'What did you not know yet? Tell yourself.',
}

const letter = ({ name, tell, wish }: Answers): string => {
  const begin = line(name)
  return [quote(/[\p{L}\p{N}]$/u.test(begin) ? `${begin},` : begin), written(tell), written(wish)]
    .filter(Boolean)
    .join('\n>\n')
}

const LETTER: Exercise = {
  id: 'letter-not-sent',
  title: 'A letter you need not send',
  minutes: 8,
  about: 'To somebody you miss, somebody you resent, or yourself. It is for you.',
  steps: [
    choose('to', 'Who is it for?', 'Someone I miss | Someone I resent | Me, years ago | Someone else…'),
    write('name', 'How does it begin? With a name, a nickname, or only “You”.', 'Dear Ida'),
    ({ to }) => writeLong('tell', ofOption(TELL, to) ?? 'What have you never told them?'),
    writeLong('wish', 'And from here on? What you wish for them, for you, or for both.'),
    (answers) => wait('read', `Read it once, at the pace of a letter.\n\n${letter(answers)}`, 30),
    choose('stays', 'What should stay here?', 'The whole letter | Only one line…'),
  ],
  result: (answers) =>
    answers.stays === 'The whole letter'
      ? card('A letter, not sent', letter(answers))
      : card('What stays of a letter', quote(sentence(answers.stays))),
}

const HELLO: Record<string, { id: string; say: string; begin: string }> = {
  'A call': {
    id: 'call',
    say: 'When could you talk? Two times are easier to answer than “anytime”.',
    begin: 'Shall we talk?',
  },
  'To meet': { id: 'meet', say: 'A day and a place, small enough to say yes to.', begin: 'Shall we meet?' },
}
const ONLY_HELLO = {
  id: 'news',
  say: 'One small thing from your own week, so that they have something to answer.',
  begin: 'Here it is like this:',
}

const helloAgain = ({ who, moment, hope, ...answers }: Answers): string => {
  const { id, begin } = ofOption(HELLO, hope) ?? ONLY_HELLO
  return quote(
    `Hello ${phrase(who)}.`,
    `I thought of this today: ${phrase(moment)}.`,
    `${begin} ${sentence(answers[id])}`,
  )
}

const MISSED: Exercise = {
  id: 'message-to-somebody-missed',
  title: 'Hello again',
  minutes: 3,
  about: 'A few lines to somebody you have not written to for too long.',
  steps: [
    write('who', 'Whose name would you like to see on your phone? As you call them.', 'Ida'),
    write(
      'moment',
      'A moment that only the two of you would remember. One line.',
      'the night the tent blew into the lake',
    ),
    choose(
      'hope',
      'What would you like to come of it? No excuse for the silence is needed.',
      'Only hello | A call | To meet',
    ),
    ({ hope }) => {
      const { id, say } = ofOption(HELLO, hope) ?? ONLY_HELLO
      return write(id, say)
    },
    (answers) =>
      choose('when', `This is it. When will it go?\n\n${helloAgain(answers)}`, 'Now | Tonight | At the weekend'),
  ],
  result: (answers) => card('To send', helloAgain(answers), labelled('When', answers.when)),
  memory: ({ who }) => remembered('Would like to be in touch again with', who),
}

export const EXERCISES: readonly Exercise[] = [JOURNAL, WORRY, LETTER, MISSED]
