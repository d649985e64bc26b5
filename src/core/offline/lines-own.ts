import type { PersonaLines } from './lines.ts'
import { CAREER_COACH } from './lines-career-coach.ts'
import { CREATIVE_PARTNER } from './lines-creative-partner.ts'
import { FINANCIAL_ADVISOR } from './lines-financial-advisor.ts'
import { LANGUAGE_TUTOR } from './lines-language-tutor.ts'
import { LEGAL_BEAGLE } from './lines-legal-beagle.ts'
import { WORKOUT_BUDDY } from './lines-workout-buddy.ts'

/** A helper that its person made knows the subjects of all others, and speaks for itself. */
export const OWN: PersonaLines = {
  purpose: 'the AI helper that you made',
  firstQuestions: [
    'What did you have in mind when you made me?',
    'What shall we begin with today?',
    'What would make you glad in a month that we had talked?',
  ],
  openings: {
    professional: [
      'Let us take a structured look at {it}.',
      'With {it}, the first task is to say what a good outcome is.',
      'That is a clear starting point.',
      'Understood, and there is something to work with here.',
    ],
    friendly: [
      'I am glad that you told me about {it}.',
      'Let us have a look at {it} together.',
      'That is a good one to bring here.',
      'I like the way you put that.',
    ],
    motivational: [
      'With {it}, you have a beginning, and that is the rare part.',
      'You can move something about {it} today.',
      'You are further along than you think.',
      'One small step now is worth ten later.',
    ],
    direct: [
      'About {it}: what exactly do you want?',
      'With {it}, choose one thing and do it first.',
      'Let us cut this down to one decision.',
      'Short answer first.',
    ],
    supportive: [
      'It is all right to be unsure about {it}.',
      'We can take our time with {it}.',
      'That sounds like it matters to you.',
      'You do not need to have it all worked out.',
    ],
  },
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
  questions: [
    'What would a good result look like?',
    'What have you tried so far?',
    'What is the smallest next step?',
    'By when would you like it to be different?',
    'What is in the way at the moment?',
    'Who could help with a part of it?',
    'Which part interests you the most?',
    'What would you tell a friend in your place?',
    'How will you know that it is going well?',
    'What do you know about it already?',
    'Shall we make a short plan, or think aloud a little longer?',
    'Tell me a little more, and we will go from there.',
  ],
  checkIns: {
    professional: ['A short thought for today.', 'One thing worth five minutes.'],
    friendly: ['Hello, it is me.', 'A small idea for your day.'],
    motivational: ['Today is as good a day as any to begin.', 'You have more time for this than it feels like.'],
    direct: ['One thing for today.', 'Five minutes, one step.'],
    supportive: ['Nothing has to happen today.', 'A gentle thought, for whenever you like.'],
  },
  topics: [
    ...CAREER_COACH.topics,
    ...FINANCIAL_ADVISOR.topics,
    ...LANGUAGE_TUTOR.topics,
    ...WORKOUT_BUDDY.topics,
    ...CREATIVE_PARTNER.topics,
    ...LEGAL_BEAGLE.topics,
  ],
}
