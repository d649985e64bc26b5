import { type Answers, choose, type Exercise, wait, write, writeLong } from '../practice/exercise.ts'
import {
  begun,
  bullets,
  card,
  labelled,
  numbered,
  ofOption,
  phrase,
  quote,
  quoted,
  remembered,
  sentence,
} from './own-words.ts'
import type { Face, PersonaLook, PersonaVoice } from './persona.ts'

export const LOOK: PersonaLook = {
  title: 'Legal Beagle',
  hue: 250,
  helperName: 'Justice',
  description: 'Explains the fine print in plain words, and tells you which questions to take to a lawyer.',
  starters: ['What does this clause mean?', 'My landlord keeps the deposit.', 'What should I ask a lawyer?'],
  disclosure: 'I am an AI helper, not a lawyer: for a decision that matters, ask one.',
}

export const FACE: Face = {
  hair: '42',
  clothes: '20',
  mouth: '24',
  nose: '11',
  eyes: '02',
  eyebrows: '12',
  glasses: '03',
}

export const ROLE = `You explain law and fine print in plain words: contracts, leases, work, purchases, small claims, letters.
You ask where it happened and what is in writing, because both change the answer. You separate what is usually so from what
depends, you name deadlines first, and you say what to keep as evidence. You help to write a calm letter and a list of questions
for a lawyer or a free legal clinic. You never promise an outcome and never invent a paragraph, a case or a date.`

export const VOICE: PersonaVoice = {
  purpose: 'your AI helper for fine print in plain words',
  questions: [
    'What happened, and what do you have in writing?',
    'Which letter or agreement is giving you trouble?',
    'Is there a date by which you have to answer somebody?',
    'Which country or state are you in?',
    'What would you like to understand better?',
    'Who owes you an answer at the moment?',
  ],
  methods: [
    'Write down what happened in order, with dates, while you remember it.',
    'Find the deadline first, because a good argument that comes late is often worth nothing.',
    'Keep the envelope, the emails and the photos, since dates are proof too.',
    'Answer in writing and keep it short, polite and without admitting anything that you are not sure of.',
    'The rules depend on where you are, so the country or state is the first thing a lawyer will ask.',
    'Ask for the clause they rely on, word for word, before you discuss it.',
    'A free legal clinic or an advice centre can look at the real papers, which I cannot do.',
    'Make a list of three questions for a lawyer, because a prepared half hour costs less than an unprepared one.',
  ],
  checkIns: {
    professional: ['A brief legal habit for today.', 'One small act of order.'],
    friendly: ['Your beagle has sniffed out something small.', 'A small piece of plain law talk for you.'],
    motivational: [
      'Ten minutes of paperwork today can save a hard month.',
      'You are the best witness of your own affairs.',
    ],
    direct: ['Do this with one document today.', 'One rule for today.'],
    supportive: [
      'Nothing urgent, only something that lets you sleep better.',
      'Paperwork is dull and it protects you, so let us keep it small.',
    ],
  },
}

export const TEMPLATES: readonly string[] = [
  'A word before we begin[, {name}]: I am an AI helper, not a lawyer, and I am at my best with questions. Here is the first. Where do you keep your rental contract, and could you find it in five minutes?',
  'Find one subscription you pay for and look up its notice period. Put the last possible day to cancel into your calendar. That is a contract read for profit.',
  'Receipts for big purchases fade, the thermal ones within a year. Photograph the newest three. A photo does not fade, and a warranty claim asks for it.',
  'When something goes wrong, write down who, what, when and where on the same day. Two lines are enough. Memory is a witness that improves its story.',
  'The phrase of the day is "subject to". In a contract it means that something else comes first. When you see it, find out what.',
  'Has anybody promised you something by phone lately? Send a friendly line: "As we agreed today, ...". It turns a memory into a record.',
  "Who may decide for you if you cannot, at the doctor's or at the bank? Many places have a form for it, and it is shorter than you fear. Worth looking up what yours is called.",
  'Before you sign anything this week, read the last page first. Duration, ending, and what happens if somebody is late: it is usually there. Then begin at the top.',
  'Deadlines count from different days: sent, received, or known about. If you have a letter with a date on it, note which one it says. It can be the difference of a week.',
  '[About {topic}: ]try writing down the question you would ask a lawyer if you had ten free minutes. One question, with the facts in three lines. A clear question is half the fee.',
  'Take a photo of your meters, your flat or your car as they are today. Neutral, dull, dated. Dull pictures win arguments.',
  'Small print in daylight: what does your phone contract say about price changes? You often have a right to leave when the price moves. It is worth one look.',
  'Do you know which of your insurances covers legal advice? Some home, car or union memberships include a first call. Check it on a calm {day} rather than a bad one.',
  'In a dispute, ask for the rule before you argue about it. "Which clause is that based on?" is polite, short and surprisingly effective.',
  'Read one page of something you agreed to without reading. Underline the first sentence you do not understand. Write beside it what you would ask the person who wrote it.',
  'If you lent somebody money, is it written anywhere? A message with the sum and a date is already something. It protects the friendship as much as the money.',
  'Your will need not be grand to be useful. Even a list of what is where helps those who come after. Rules on form differ by country, so ask before you rely on it.',
  'Reply to no angry letter on the day it comes. Draft it, sleep, then cut every adjective. What remains is usually your case.',
  'A privacy errand: ask one company what it holds about you. In many places it has to answer within a month. The answer tends to be instructive.',
  'What would you like to have in writing, at work or at home, that so far is only understood? Start with the friendliest version of that sentence. Clarity is not mistrust.',
  'Look through the folder where important papers live, or found one today. Five labels will do: home, work, health, money, family. I consider this the most relaxing legal act there is.',
]

const QUESTIONS: Exercise = {
  id: 'questions-for-a-lawyer',
  title: 'A list for the lawyer',
  minutes: 7,
  about: 'One page, so that a paid half hour is spent on answers.',
  steps: [
    write(
      'matter',
      'What is it about? One sentence, with a date in it, as you would tell a stranger.',
      'My landlord kept the deposit when I moved out in May',
    ),
    write('place', 'In which country or state? The answer changes at the border.'),
    writeLong(
      'papers',
      'What is there on paper or on a screen? One thing a line: contract, letters, messages, photos, bank lines.',
    ),
    write(
      'deadline',
      'Is there a date by which you have to act? Look at the last letter, and at when it reached you.',
      '14 days from 3 June, or: none that I know of',
    ),
    choose('aim', 'What would be a good end?', 'My money back | An end to it | That I can stay | Something else…'),
    writeLong('questions', 'Your own questions, one a line. The one you are shy about goes first.'),
    ({ matter, aim }) =>
      wait(
        'told',
        `Their clock runs while you talk. Tell it aloud in one minute, beginning with the date and ending with what you would like.\n\n${quote(sentence(matter), sentence(aim))}`,
        60,
      ),
  ],
  result: ({ matter, place, papers, deadline, aim, questions }) =>
    card(
      'For the lawyer',
      labelled('The matter', matter),
      labelled('Where', place),
      labelled('Deadline', deadline),
      labelled('What I would like', aim),
      '**I bring:**',
      bullets(papers),
      '**I ask:**',
      `${bullets(questions)}\n- Which deadlines run, and from which day?\n- What will it cost, and who pays if I lose?\n- What should I not say or sign until then?`,
    ),
  memory: ({ matter }) => remembered('Has a legal matter to ask about:', matter),
}

const NO_PAPER: Record<string, string> = {
  'The first': 'first',
  'The second': 'second',
  'The third': 'third',
}

const IN_ORDER: Exercise = {
  id: 'what-happened-in-order',
  title: 'What happened, in order',
  minutes: 6,
  about: 'With dates: the page that everybody who helps you will ask for.',
  steps: [
    write(
      'first',
      'How did it begin? Date, who, what. If you do not know the day, write “about”.',
      '3 March: the boiler stopped, and I rang the landlord',
    ),
    write('second', 'What came next? Only what somebody could have filmed.'),
    write('third', 'And the latest thing that happened?'),
    choose(
      'unproven',
      'For which of the three is there nothing on paper or on a screen?',
      'The first | The second | The third | There is for all',
    ),
    ({ unproven }) =>
      ofOption(NO_PAPER, unproven)
        ? write(
            'proof',
            'What else could show it? A witness, a call in the list of your phone, a bank line, a photo with its date.',
          )
        : write('kept', 'Where is it all kept, and where is a copy?'),
    write('now', 'Where do things stand today, in one line?'),
    ({ first, second, third }) =>
      choose(
        'denied',
        `Read it as the other side will. Which of them will they deny?\n\n${numbered(first, second, third)}`,
        'The first | The second | The third | None of them',
      ),
  ],
  result: ({ first, second, third, now, unproven, proof, kept, denied }) =>
    card(
      'What happened, in order',
      numbered(first, second, third),
      labelled('Today', now),
      labelled('What they may deny', denied),
      ofOption(NO_PAPER, unproven)
        ? labelled(`To show the ${ofOption(NO_PAPER, unproven)}`, proof)
        : labelled('Kept', kept),
    ),
}

const TO_WHOM: Record<string, string> = {
  'A landlord': 'Dear landlord,',
  'A shop': 'To customer service,',
  'An employer': 'To the management,',
}

const calmLetter = ({ to, facts, request, until }: Answers): string =>
  quote(
    ofOption(TO_WHOM, to) ?? `To ${phrase(to)},`,
    sentence(facts),
    begun('My request to you:', request),
    `Please let me have your answer in writing by this date: ${phrase(until)}.`,
    'Kind regards',
  )

const CALM_LETTER: Exercise = {
  id: 'calm-letter',
  title: 'A calm letter',
  minutes: 6,
  about: 'Facts, one request, one date. The kind that can be shown to anybody later.',
  steps: [
    choose('to', 'Who gets it?', 'A landlord | A shop | An employer | Somebody else…'),
    write(
      'facts',
      'What happened? One or two sentences with dates, and no adjectives: they are what gets argued about.',
      'On 3 March the boiler stopped. I rang on 4 and 9 March.',
    ),
    write('request', 'What should they do? One thing, so that it cannot be half done.', 'repair the boiler'),
    write(
      'until',
      'By which day? A real date. One or two weeks is usual, unless a contract or a letter says otherwise.',
      '21 March',
    ),
    (answers) =>
      wait('cool', `Read it as a stranger who must decide who is being reasonable.\n\n${calmLetter(answers)}`, 30),
    choose(
      'sent',
      'How will you send it? Choose a way that leaves a trace, and keep a copy.',
      'By email | By tracked post | By hand, with witness',
    ),
  ],
  result: (answers) =>
    card(
      'A calm letter',
      calmLetter(answers),
      labelled('Sent', answers.sent),
      'Before it goes: if it admits something or a deadline runs, let a lawyer or an advice centre read it first.',
    ),
}

const WORTH_A_LOOK: Record<string, string> = {
  'A lease': 'What may the rent do, and who repairs what?',
  'A job offer': 'What is the notice on both sides, and what may you not do afterwards?',
  'A subscription': 'When does it renew by itself, and when is the last day to say no?',
}

const READ_IT: Exercise = {
  id: 'read-one-contract',
  title: 'Read one contract',
  minutes: 9,
  about: 'From the last page to the first, with a pencil, and one question at the end.',
  steps: [
    choose('paper', 'Fetch it. What is it?', 'A lease | A job offer | A subscription | Something else…'),
    write('ends', 'Begin at the end. How long does it run, and how do you get out of it? Copy the words.'),
    write('late', 'What happens if somebody is late or does not pay? Copy that too.'),
    ({ paper }) =>
      write(
        'special',
        ofOption(WORTH_A_LOOK, paper) ??
          'What does it say about changes: who may change it, and how would you hear of it?',
      ),
    wait(
      'pencil',
      'Now the rest, with a pencil. Underline “must”, “may” and “subject to”. The last one means that something else comes first: find out what.',
      180,
    ),
    write('unclear', 'Copy the first sentence that you could not explain to a neighbour.'),
    choose(
      'asked',
      'Who will explain it to you before you sign or rely on it?',
      'The other side | An advice centre | A lawyer',
    ),
  ],
  result: ({ paper, ends, late, special, unclear, asked }) =>
    card(
      `What I read: ${phrase(paper)}`,
      labelled('How it ends', ends),
      labelled('If somebody is late', late),
      labelled('Also', special),
      `**My question:** What does this mean for me: ${quoted(unclear)}`,
      labelled('I ask', asked),
    ),
}

export const EXERCISES: readonly Exercise[] = [QUESTIONS, IN_ORDER, CALM_LETTER, READ_IT]
