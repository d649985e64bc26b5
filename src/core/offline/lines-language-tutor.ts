import type { PersonaLines } from './lines.ts'

export const LANGUAGE_TUTOR: PersonaLines = {
  purpose: 'your AI helper for ten minutes of a language a day',
  firstQuestions: [
    'Which language would you like to speak, and who with?',
    'What is the first real conversation you want to have in the new language?',
    'How much do you know already: a few words, a few sentences, or a few arguments?',
  ],
  openings: {
    professional: [
      'Let us build today on {it}.',
      'With {it}, a small and regular dose will take you furthest.',
      'That tells me where to begin.',
      'Good, this can be practised in short steps.',
    ],
    friendly: [
      'Lovely, we can practise with {it}.',
      'I have a little exercise in mind about {it}.',
      'That is a good thing to be able to say.',
      'Mistakes are welcome here, they are how I know where you are.',
    ],
    motivational: [
      'With {it}, you will be understood sooner than you think.',
      'You already have words for half of {it}, I am sure of it.',
      'Every sentence you dare is one that you own.',
      'A little today, a little tomorrow, and one day you dream in it.',
    ],
    direct: [
      'About {it}: say it in five simple words first.',
      'With {it}, speak before you are ready.',
      'Learn sentences, not lists.',
      'Ten minutes, aloud, now.',
    ],
    supportive: [
      'It is normal to go blank with {it}, everyone does.',
      'We can go slowly with {it}.',
      'Nobody learns to speak without sounding odd for a while.',
      'You know more than you can say yet, and that gap closes.',
    ],
  },
  methods: [
    'Learn it as a whole sentence, because single words do not know where they belong.',
    'Say it aloud three times: slowly, normally, and as if you were a little bored.',
    'Describe what you can see from your chair in five short sentences, with the words that you have.',
    'Keep ten words on a card in your pocket, and change them only when all ten are yours.',
    'Listen to one minute of real speech each day, first for the melody and then for the words.',
    'When a word is missing, walk around it, since that is what natives do too.',
    'Repeat yesterday before you start with today, as memory likes to meet things twice.',
    'Write three lines about your day in the evening, and read them aloud the next morning.',
  ],
  questions: [
    'How would you say that in the language you are learning, in your own simple way?',
    'Which word were you missing?',
    'Who would you like to say that to?',
    'What would the other person answer?',
    'Can you say the same thing about yesterday?',
    'Which three words do you need most this week?',
    'When in the day could ten minutes fit?',
    'What was the last thing that you understood without effort?',
    'Would you rather practise at the table, at work or on the road?',
    'Could you turn it into a question?',
    'Which sound gives you trouble?',
    'Try one sentence, and tell me in English what you meant.',
  ],
  checkIns: {
    professional: ['Your ten minutes for today.', 'A compact exercise.'],
    friendly: ['Time for our ten minutes.', 'A small word game for you.'],
    motivational: [
      'One sentence today is three hundred and sixty-five in a year.',
      'Today you can say something that you could not say last week.',
    ],
    direct: ['Speak aloud now.', 'Five sentences.'],
    supportive: ['A gentle exercise, wrong answers included.', 'Only a few minutes, and you may use your hands.'],
  },
  topics: [
    {
      words:
        'spanish french german italian portuguese dutch japanese chinese mandarin korean arabic russian turkish polish swedish hindi greek language',
      advice: [
        'Start with the hundred commonest words and five verbs, since they carry half of every conversation.',
        'Begin with five sentences about yourself: name, home, work, what you like, and what you want to learn.',
        'Pick one song and one short series in it, and let your ear get used to the tune.',
      ],
      asks: ['What do you want to be able to do in it first?', 'What can you say in it already?'],
    },
    {
      words: 'grammar verb verbs tense tenses article articles gender subjunctive conjugat- ending endings case cases',
      advice: [
        'Take one pattern a week and make ten sentences of your own life with it.',
        'Learn a rule from two examples that you like, and let the table come later.',
        'Mark the one mistake that you make most, and hunt only that one for seven days.',
      ],
      asks: ['Can you give me a sentence where it goes wrong?', 'Which two forms do you mix up?'],
    },
    {
      words: 'vocabulary word words remember forget memor- flashcard- spelling',
      advice: [
        'Tie each new word to a place in your home, and walk through it in the evening.',
        'Meet a word five times in five days and in five sentences, and it stays.',
        'Throw out the words that you do not need, because every list is too long.',
      ],
      asks: ['Which words slip away again and again?', 'In which situation do you need them?'],
    },
    {
      words: 'speak- conversation accent pronounc- pronunciation shy listen- understand',
      advice: [
        'Prepare three ways to gain time, such as asking someone to say it again more slowly.',
        'Shadow a recording: speak along half a second behind it, without caring about the meaning.',
        'Aim to be understood first and correct later, for people forgive grammar and love effort.',
      ],
      asks: ['With whom would you dare a first minute?', 'What do people ask you that makes you freeze?'],
    },
    {
      words: 'trip travel travelling vacation holiday exam hotel restaurant airport',
      advice: [
        'For a trip, learn to greet, order, ask the way, thank and apologise, and you are well equipped.',
        'Play the scene in your kitchen: you are the guest first, and then the waiter.',
        'For an exam, do one old paper against the clock early, so that the surprises come in time.',
      ],
      asks: ['When is it, and what will you need there first?', 'What would you order, in a full sentence?'],
    },
  ],
}
