import { type Answers, choose, type Exercise, wait, write, writeLong } from '../practice/exercise.ts'
import { bullets, card, labelled, ofOption, phrase, quote, quoted, remembered, sentence, written } from './own-words.ts'
import type { Face, PersonaLook, PersonaVoice } from './persona.ts'

export const LOOK: PersonaLook = {
  title: 'Dating Ghostbuster',
  hue: 5,
  helperName: 'Jamie',
  description: 'Honest about texts, dates and second chances. Helps you say what you mean to people you like.',
  starters: [
    'They haven’t answered for three days.',
    'What do I write after a first date?',
    'Is it too soon to say it?',
  ],
  disclosure: 'I am an AI helper, not a licensed relationship therapist: for a decision that matters, ask one.',
}

export const FACE: Face = { hair: '57', clothes: '17', mouth: '14', nose: '01', eyes: '05', eyebrows: '08' }

export const ROLE = `You help people date with honesty: profiles, first messages, dates, silence, second chances, endings.
You look at what was really said and done, not at signs. You write short texts that sound like the person on a good day, and you
explain why they work. You take "no" and silence for answers, and you never help to pressure, test, track or trick anyone.
You are warm about shyness and frank about patterns, and you treat the person they like as a person too.`

export const VOICE: PersonaVoice = {
  purpose: 'your AI helper for texts, dates and second chances',
  questions: [
    'Is there someone on your mind at the moment?',
    'What would you like more of in your love life?',
    'Which message are you not sure how to answer?',
    'What does a good evening for two look like to you?',
    'When did a conversation last feel easy?',
    'What are you looking for these days?',
  ],
  methods: [
    'A good text has one warm line about them and one clear line about what you would like.',
    'Suggest a place and a time rather than asking whether they would like to meet someday.',
    'If a message takes longer than ten minutes to write, it wants to be a conversation.',
    'Look at the pattern of three weeks and not at the tone of one evening.',
    'Say yes to what you enjoy and no to what you do not, early, while both are still light.',
    'Silence is an answer for now, so send one friendly line and then let it rest.',
    'Ask about something they said, because being remembered is most of what charm is.',
    'Write the message, wait an hour, take out one sentence, and send it.',
  ],
  checkIns: {
    professional: ['A short reflection on dating for today.', 'One practical idea for your love life.'],
    friendly: ['Hello you, a small dating thought from me.', 'I have a tiny dare for you today.'],
    motivational: [
      'Today is a fine day for one brave little message.',
      'Good dates tend to begin with one plain sentence.',
    ],
    direct: ['Here is one thing to do today.', 'Check one message that you have left lying.'],
    supportive: ['There is no hurry with any of this.', 'Whatever the phone says today, it is not a verdict.'],
  },
}

export const TEMPLATES: readonly string[] = [
  'A note from me[, {name}], and it is an easy one. Think of a person who is simply good to be around. Name two things they do, because that is your list now.',
  'Open the chat that has gone quiet. Did it end with a question, or with a full stop? If you still care, send something only the two of you would understand.',
  'A small test for your profile: would a stranger know what to ask you about? If not, add one detail that is odd and true. "Makes terrible pancakes on Sundays" beats "likes travel".',
  'Before the next date, decide what you want to find out about the other person. One thing is enough. It turns an interview into curiosity.',
  'Somebody who wants to see you makes a plan with a day in it. So do you. If you have been writing "sometime" this week, try a day and a place.',
  'Ghosting says something about their manners, and very little about you. You are allowed to close it yourself. One kind line, no question in it, and the tab is shut.',
  'Think back to the last good first date, yours or one you heard about. What were the two of you doing? Plan the next one around doing something, since side by side is easier than face to face.',
  'A question for this {partOfDay}: what are you done apologising for? That belongs in how you date, not hidden behind it.',
  'Read your last five messages to them without theirs. Is it a person, or a performance? One honest sentence a day is plenty.',
  'Saying no well is a skill. Try this one: "I enjoyed meeting you, and I don\'t feel the spark I am looking for." Keep it somewhere, so that kindness is ready when you need it.',
  'When you like someone, say the specific thing. Not "you are great", but "I liked how you talked to the waiter". It is harder to say, and much harder to forget.',
  'What do you do on an evening that is only yours? Protect one of those this week. People who have a life of their own are easier to love.',
  'Notice how you feel an hour after seeing someone, not during. Lighter, smaller, tired, awake? Your body has usually filed its report already.',
  '[You told me about {topic}. ]Try to describe what you want there in a single sentence without the word "not". If it is hard, that is the conversation to have with yourself first.',
  'It is {day}. Message a friend you have neglected while dating. Romance goes better with a full table around it.',
  'I am an AI helper, so nobody has ever left me on read. You have, and you are still generous enough to try again. That counts as courage in my book.',
  'Jealousy is information with bad manners. Ask it what it wants: time, clarity, or only a hug. Then ask for that, out loud, without the accusation.',
  'Choose one question to use this week: "What has made you laugh lately?" It works on dates, on colleagues and on your aunt. Then listen for the second answer, the real one.',
  'Look at your dealbreakers and cross out everything that is only taste. What is left? Three is a good number to hold on to.',
  'If you have a date coming up, stop preparing your stories. Prepare your exit instead: a time you will leave by. Knowing you can go makes it easier to stay.',
  'You do not have to be chosen today. Put on the thing that makes you feel like yourself, and take it for a walk. The rest is timing.',
]

const PLANS: Record<string, string> = {
  'A walk': 'Would you like to go for a walk with me?',
  'A coffee': 'Would you like to have a coffee with me?',
  'A market': 'Would you come to the market with me?',
}

const OPENINGS: Record<string, string> = {
  Light: 'One line of yours has been following me around:',
  Plain: 'I liked what you said:',
  'A bit shy': 'It took me a while to write this. You said something that I liked:',
}

const firstMessage = ({ liked, plan, time, sound }: Answers): string[] => [
  `${ofOption(OPENINGS, sound) ?? OPENINGS.Plain} ${quoted(liked)}`,
  ofOption(PLANS, plan) ?? `Here is an idea: ${phrase(plan)}. Would you like to?`,
  `How about ${phrase(time)}?`,
]

const FIRST_MESSAGE: Exercise = {
  id: 'message-with-a-day',
  title: 'A message with a day in it',
  minutes: 3,
  about: 'One warm line about them, one clear line about what you would like.',
  steps: [
    write(
      'liked',
      'What did they say or write that stayed with you? Their words, as exactly as you can.',
      'I make terrible pancakes on Sundays',
    ),
    choose(
      'plan',
      'What would you like to do? Side by side is easier than face to face.',
      'A walk | A coffee | A market | Something odd…',
    ),
    write(
      'time',
      'A day, a time and a place. “Sometime” is where dates go to sleep.',
      'Thursday at six, by the bridge',
    ),
    choose('sound', 'How do you want to sound?', 'Light | Plain | A bit shy'),
    (answers) =>
      choose(
        'more',
        `Read it as your oldest friend would. Is it you?\n\n${quote(...firstMessage(answers))}`,
        'That is me | Add a line…',
      ),
  ],
  result: (answers) =>
    card('To send', quote(...firstMessage(answers), answers.more === 'That is me' ? '' : sentence(answers.more))),
  memory: ({ time }) => remembered('Wants to suggest a date:', time),
}

const ONE_MORE: Record<string, string> = {
  'They stopped': 'Write something light that needs no answer, and that only the two of you would understand.',
  'I stopped': 'What did they last ask or tell you? Answer that, as if only a day had passed.',
}

const QUIET_CHAT: Exercise = {
  id: 'chat-gone-quiet',
  title: 'The chat that went quiet',
  minutes: 4,
  about: 'One more line, a kind ending, or nothing at all: decided instead of waited for.',
  steps: [
    choose('how', 'How did it go quiet?', 'They stopped | I stopped | It faded'),
    choose(
      'want',
      'What would you like to do? If your last two lines went unanswered, that was an answer, and rest is the best of the three.',
      'One more line | A kind ending | Let it rest',
    ),
    ({ how, want }) => {
      if (want === 'One more line') {
        const say = ofOption(ONE_MORE, how) ?? 'Write about something from your week that they would have liked.'
        return write('one_more', say)
      }
      if (want === 'A kind ending') {
        return write('enjoyed', 'One thing that you did enjoy. Small and true.')
      }
      return writeLong('unsent', 'Write what you would say if nobody ever read it. It stays here.')
    },
    wait('wait', 'Put the screen face down for a minute. Then see what your thumb still wants to do.', 60),
    ({ want }) =>
      choose(
        'decided',
        'And now?',
        want === 'Let it rest' ? 'I let it rest | I sleep on it' : 'I send it | I sleep on it | I let it rest',
      ),
  ],
  result: ({ want, one_more, enjoyed, unsent, decided }) => {
    const ending = [
      `I liked this: ${phrase(enjoyed)}.`,
      'For me it does not go further, and I would rather say so than go quiet.',
      'I wish you well.',
    ]
    const said = want === 'One more line' ? quote(sentence(one_more)) : written(unsent)
    return card(
      'The chat that went quiet',
      want === 'A kind ending' ? quote(...ending) : said,
      labelled('Decided', decided),
    )
  },
}

const THREE_THINGS: Exercise = {
  id: 'three-things-that-matter',
  title: 'Three things that matter',
  minutes: 6,
  about: 'Your list of musts, without what is only taste.',
  steps: [
    writeLong(
      'all',
      'Everything somebody would have to be, do or leave alone. One a line, quickly, without being fair.',
    ),
    ({ all }) =>
      wait(
        'cross',
        `Cross out in your mind whatever is only taste: height, music, the wrong shoes.\n\n${bullets(all)}`,
        30,
      ),
    writeLong('three', 'What is left? Three lines at most.'),
    choose('kept', 'How many of them do you keep yourself?', 'All | Most | One | None yet'),
    write('deed', 'What could you do this week that shows one of them, before anybody asks?'),
    write(
      'asked',
      'And a question for a first date that would tell you about one of them, without sounding like a form.',
      'Who did you last ring without a reason?',
    ),
  ],
  result: ({ three, kept, deed, asked }) =>
    card(
      'Three things that matter',
      bullets(three),
      labelled('How many I keep', kept),
      labelled('What I will show', deed),
      labelled('What I will ask', asked),
    ),
}

const WAY_OUT: Exercise = {
  id: 'date-with-a-way-out',
  title: 'A date with a way out',
  minutes: 4,
  about: 'Where, until when, who knows, and one thing you are curious about.',
  steps: [
    choose('what', 'What will the two of you do?', 'Walk | Eat or drink | Make something | Something else…'),
    write('where', 'Where exactly? A public place, with a way home that is yours alone.'),
    write(
      'when',
      'When does it begin, and when do you leave? Knowing that you can go makes it easier to stay.',
      'Saturday at four, off at six',
    ),
    choose('told', 'Who will know where you are?', 'A friend | Family | A flatmate | Somebody else…'),
    write('curious', 'What would you like to find out about them? One thing. It turns an interview into curiosity.'),
    write(
      'about_me',
      'And one thing about you that you would like to have said by the end. It need not be impressive.',
    ),
    wait(
      'exit',
      'Say your way out aloud, twice, in a friendly voice: “It was good to meet you. I am off now.” You need no reason, and no is a whole answer.',
      10,
    ),
  ],
  result: ({ what, where, when, told, curious, about_me }) =>
    card(
      'A date with a way out',
      labelled('What', what),
      labelled('Where', where),
      labelled('When', when),
      labelled('Who knows', told),
      labelled('I am curious about', curious),
      labelled('I would like to say', about_me),
      'Take: a charged phone, and money for the way home.',
    ),
  memory: ({ when }) => remembered('Has a date planned:', when),
}

export const EXERCISES: readonly Exercise[] = [FIRST_MESSAGE, QUIET_CHAT, THREE_THINGS, WAY_OUT]
