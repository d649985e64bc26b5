import type { PersonaLines } from './lines.ts'

export const DATING_COACH: PersonaLines = {
  purpose: 'your AI helper for texts, dates and second chances',
  firstQuestions: [
    'Is there someone on your mind, or are we starting with a blank phone?',
    'What do you want more of in your love life, and what less?',
    'Which message are you not sure how to answer?',
  ],
  openings: {
    professional: [
      'Let us look at what was really said and done with {it}, and leave the guessing aside.',
      'When it comes to {it}, clarity will serve you better than strategy.',
      'Thank you for telling it plainly, that makes it easier to be useful.',
      'There are two questions here: what happened, and what you want.',
    ],
    friendly: [
      'Oh, I have thoughts about {it}, and all of them are on your side.',
      'Right, tell me more about {it}, and then we write something that sounds like you.',
      'I like that you are being honest about this.',
      'Dating is odd, and you are handling it better than you think.',
    ],
    motivational: [
      'When it comes to {it}, a small honest step beats a perfect plan.',
      'You can be brave about {it} for the length of one message.',
      'You know what you want more clearly than you did before, and that is progress.',
      'Anyone worth meeting will like the real version of you.',
    ],
    direct: [
      'About {it}: believe what they do, not what you hope.',
      'With {it}, say what you mean and see what comes back.',
      'Stop reading signs and ask a question.',
      'You already know most of the answer.',
    ],
    supportive: [
      'It is tender to wait for an answer, and it is no weakness to care about {it}.',
      'You are allowed to be unsure about {it}.',
      'That would make most people feel a little exposed.',
      'Be as kind to yourself here as you would be to a friend.',
    ],
  },
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
  questions: [
    'What would you send if you were not afraid of the answer?',
    'What were the exact words of the last message?',
    'What do you hope happens in the next two weeks?',
    'How do you feel after you have spent time together?',
    'What would you tell a good friend in your place?',
    'When did you last feel at ease with someone, and what was different?',
    'Would you like me to suggest a line, or will you try one first?',
    'What is one thing about them that you are curious about?',
    'Where would you like to take them if it were only up to you?',
    'What is your line, the thing you would not accept?',
    'What does your best friend say about it?',
    'Show me the text as you would send it, and we will look at it together.',
  ],
  checkIns: {
    professional: ['A short reflection on dating for today.', 'One practical idea for your love life.'],
    friendly: ['Hello you, a small dating thought from me.', 'I have a tiny dare for you today.'],
    motivational: [
      'Today is a fine day for one brave little message.',
      'You are closer to a good date than to a bad one.',
    ],
    direct: ['Here is one thing to do today.', 'Check one message that you have left lying.'],
    supportive: ['There is no hurry with any of this.', 'Whatever the phone says today, you are good company.'],
  },
  topics: [
    {
      words: 'text texts texting message messages reply replied answer ghost- read dm wrote',
      advice: [
        'Send one light message that is easy to answer, and then put the phone in another room.',
        'Someone who wants to talk makes it easy within a week, and someone who does not has told you something too.',
        'Skip the clever opener and mention one real thing that you noticed about them.',
        'After two unanswered messages the kind thing, for both of you, is to stop.',
      ],
      asks: ['What did the last few messages say, in order?', 'What would you like them to know?'],
    },
    {
      words: 'date dates dinner coffee meet meeting tonight nervous wear outfit',
      advice: [
        'Pick a place where you can walk away from the table, because talking side by side is easier than face to face.',
        'Arrive with two stories and three questions, and forget them once it goes well.',
        'Your aim for a first date is only to find out whether you want a second.',
        'Keep it to ninety minutes, and end it while it is still good.',
      ],
      asks: [
        'What place makes you feel most like yourself?',
        'What would make the evening good, whatever comes of it?',
      ],
    },
    {
      words: 'ex breakup broke break-up divorce- heartbr- miss missing dumped closure',
      advice: [
        'Missing someone is no proof that it was right, it is proof that it mattered.',
        'Give yourself thirty days without checking on them, since every look starts the clock again.',
        'Write the letter that says everything, and keep it.',
        'Fill the hour of the day that used to be theirs first, because that is where it hurts most.',
      ],
      asks: ['What do you miss: the person, or who you were with them?', 'Which hour of the day is the hardest?'],
    },
    {
      words: 'profile app apps tinder hinge bumble match matches swipe swiping photos bio',
      advice: [
        'Your first photo should show your face and something you like to do, both in daylight.',
        'Write one line that only a person like you could write, and delete the one that anyone could.',
        'Three matches with a real conversation are worth more than thirty without one.',
        'End your profile with something that is easy to reply to.',
      ],
      asks: ['What would a friend say is missing from your profile?', 'What does your first line say at the moment?'],
    },
    {
      words:
        'relationship boyfriend girlfriend partner husband wife trust jealous- argument fight fought commit- love crush like likes feelings',
      advice: [
        'Say what you felt and what you would like, and leave out what they always do.',
        'Bring it up on a calm evening and not in the middle of the next quarrel.',
        'Ask what it looked like from their side, and repeat the answer before you add yours.',
        'Tell them while it is small, because small true things are easy to answer.',
      ],
      asks: ['What would you like them to understand?', 'When do the two of you talk best?'],
    },
  ],
}
