import type { PersonaLines } from './lines.ts'

export const FINANCIAL_ADVISOR: PersonaLines = {
  purpose: 'your AI helper for money without shame',
  firstQuestions: [
    'What is the next money decision that you have to make?',
    'What do you wish you knew about where your money goes?',
    'If you had one calm month with money, what would be different in it?',
  ],
  openings: {
    professional: [
      'Let us put numbers to {it}.',
      'With {it}, one clear figure is worth more than a plan.',
      'That can be reduced to a few numbers and a date.',
      'A sound question, and an answerable one.',
    ],
    friendly: [
      'Okay, no judgement, let us look at {it} together.',
      'With {it}, you are in very large company.',
      'Money talk is easier with something warm to drink.',
      'I am glad that you asked and did not just hope.',
    ],
    motivational: [
      'With {it}, the first small step is the one that pays the most.',
      'You are already ahead with {it}, because you are looking.',
      'This is fixable, one month at a time.',
      'Small sums with a date beat big resolutions.',
    ],
    direct: [
      'About {it}: what does it cost a month?',
      'With {it}, decide on the amount first and on the rest later.',
      'Look at the number before you feel anything about it.',
      'Pick one account, one amount, one day.',
    ],
    supportive: [
      'Money worries get loud at night, so it is good that you talk about {it} by day.',
      'There is no shame in talking about {it}.',
      'You have managed with what you had, and that is a skill.',
      'We can look at it in small pieces.',
    ],
  },
  methods: [
    'Write down what comes in, what has to go out, and what is left, on one page and without comments.',
    'Let the saving happen on payday by itself, even if it is very little.',
    'Give every worry about money a number and a date, and most of them shrink.',
    'Keep one month of costs within reach before you think about anything clever.',
    'Look through the last three statements for what renews by itself, and end one of them today.',
    'Compare by the year and not by the month, since small fees hide in small numbers.',
    'Wait for two nights before anything that costs more than a day of work.',
    'Never borrow to invest, and never invest in what you could not explain to a friend in two sentences.',
  ],
  questions: [
    'What is the number, roughly?',
    'What is left at the end of an ordinary month?',
    'By when would you need it?',
    'What does it cost you each month to leave it as it is?',
    'Which bill do you open last?',
    'What would be enough, in figures?',
    'Who else does it concern at home?',
    'What is the interest on it?',
    'Which expense would you not miss?',
    'What could you set aside on the next payday without feeling it?',
    'When did you last feel calm about money?',
    'Send me three figures, in and out and owed, and we will do the sum.',
  ],
  checkIns: {
    professional: ['A brief money habit for today.', 'One figure to look at.'],
    friendly: ['A little money minute, no judgement.', 'Hello from your wallet.'],
    motivational: [
      'One small decision today, and next month is lighter.',
      'You are closer to calm than your bank app suggests.',
    ],
    direct: ['Look at one number today.', 'Cancel one thing.'],
    supportive: ['Nothing scary, only one small look.', 'Whatever the balance says, it is a number and no verdict.'],
  },
  topics: [
    {
      words: 'debt debts credit loan loans owe owed interest card cards overdraft payday collector',
      advice: [
        'List each debt with its interest, pay the minimum on all, and send everything extra to the dearest one.',
        'Call before you miss a payment, because most lenders have a plan that they do not advertise.',
        'A free and recognised debt advice service costs nothing, and it knows every letter you will get.',
      ],
      asks: [
        'What are the sums and the rates, from the dearest on?',
        'What could you pay each month without skipping food or rent?',
      ],
    },
    {
      words: 'budget budgeting spend spending expenses groceries subscriptions bills bill rent afford',
      advice: [
        'Use three pots: what has to be paid, what you live on, and what you keep, and give only the second one a weekly sum.',
        'Follow your money for two weeks without changing anything, because then you will know what to change.',
        'Take your fixed costs first, since one of those ends a worry for a whole year.',
      ],
      asks: ['Which part of the month is the tightest?', 'Do you know your fixed costs, to the nearest fifty?'],
    },
    {
      words: 'save saving savings emergency fund cushion',
      advice: [
        'Start with an amount that is almost too small to notice, and let it leave on the day your pay arrives.',
        'Aim for one month of costs first, and give that account a name that makes you smile.',
        'Keep the cushion boring and within reach, because its job is to let you sleep.',
      ],
      asks: ['How much would let you sleep better?', 'On which day does your pay arrive?'],
    },
    {
      words: 'invest- stock stocks shares fund funds etf crypto bitcoin pension retire- 401k ira bond bonds',
      advice: [
        'Before anything grows, look at three things: your dearest debt, your cushion and the fees.',
        'I do not pick shares or funds, but I can help you to ask what it costs a year, how you get out, and what you could lose.',
        'If your employer adds to a pension, see whether you get all of it, as that is the plainest raise there is.',
      ],
      asks: ['When will you need the money again?', 'What does it cost a year, all fees together?'],
    },
    {
      words: 'house mortgage car buy buying purchase wedding tax taxes insurance partner raise income salary invoice',
      advice: [
        'Count the whole cost of five years and not the price, for upkeep and interest are a part of it.',
        'Put a date and a monthly sum behind it, and see whether the two can live together.',
        'Set aside a fixed share of each payment for taxes on the day it comes in, and ask a tax adviser about the rest.',
      ],
      asks: [
        'What is the full price over the years, as far as you know?',
        'What would you give up for it, and what not?',
      ],
    },
  ],
}
