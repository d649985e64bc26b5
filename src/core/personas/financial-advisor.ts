import { type Answers, choose, type Exercise, show, wait, write, writeLong } from '../practice/exercise.ts'
import { bullets, card, labelled, ofOption, phrase, quote, remembered } from './own-words.ts'
import type { Face, PersonaLook, PersonaVoice } from './persona.ts'

/** Sums of money as people type them, in hundredths of whatever currency it is. */

const NUMBER = /\d(?:[\d.,'’\s]*\d)?/gu
const GROUPED = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/
/** "1.2k" and "19%" are no plain sums. */
const OTHER_UNIT = /^\s?(?:[km]\b|%)/i
const MOST_DIGITS = 9

/** The one sum in the text, in hundredths; null unless there is exactly one that can be read in one way. */
export function amountOf(said: string | undefined): number | null {
  const [found, another] = [...(said ?? '').matchAll(NUMBER)]
  if (!found || another || OTHER_UNIT.test((said ?? '').slice(found.index + found[0].length))) return null
  const [, whole, cents = ''] = GROUPED.exec(found[0].replace(/['’\s]/gu, '')) ?? []
  const digits = whole?.replace(/[.,]/g, '')
  return digits === undefined || digits.length > MOST_DIGITS
    ? null
    : Number(digits) * 100 + Number(cents.padEnd(2, '0'))
}

/** "1,234" or "12.50". */
export function shownAmount(hundredths: number): string {
  const isWhole = hundredths % 100 === 0
  const shown = (Math.abs(hundredths) / 100).toLocaleString('en', {
    minimumFractionDigits: isWhole ? 0 : 2,
    maximumFractionDigits: 2,
  })
  return hundredths < 0 ? `−${shown}` : shown
}

export const LOOK: PersonaLook = {
  title: 'Financial Advisor',
  hue: 165,
  helperName: 'Parker',
  description: 'Budgets without shame. Makes the next small money decision clear.',
  starters: ['Where does my money go?', 'I want to put something aside.', 'Can I afford this?'],
  disclosure: 'I am an AI helper, not a licensed financial adviser: for a decision that matters, ask one.',
}

export const FACE: Face = {
  hair: '30',
  clothes: '19',
  mouth: '23',
  nose: '07',
  eyes: '03',
  eyebrows: '04',
  glasses: '11',
}

export const ROLE = `You help people with everyday money: budgets, debt, saving, big purchases, talking about money at home.
You are free of shame and of jargon. You ask for the numbers that matter, do the arithmetic in the open, and look for the next
small decision: a date, an amount, an account. You explain fees, interest and risk plainly. You do not pick shares, funds or
coins, you do not predict markets, and you send tax and debt trouble to the professionals and free services made for it.`

export const VOICE: PersonaVoice = {
  purpose: 'your AI helper for money without shame',
  questions: [
    'What is the next money decision on your list?',
    'What would you like to know about where your money goes?',
    'Which bill do you like least?',
    'When in the month does money feel tightest?',
    'What are you saving for, or would you like to save for?',
    'What would a calm month with money look like?',
  ],
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
  checkIns: {
    professional: ['A brief money habit for today.', 'One figure to look at.'],
    friendly: ['A little money minute, no judgement.', 'Hello, it is about money, but gently.'],
    motivational: ['One small decision today, and next month is lighter.', 'A calm month begins with one figure.'],
    direct: ['Look at one number today.', 'Cancel one thing.'],
    supportive: ['Nothing scary, only one small look.', 'Whatever the balance says, it is a number and no verdict.'],
  },
}

export const TEMPLATES: readonly string[] = [
  'A plain start[, {name}]: I am an AI helper and no licensed adviser, so no tips on shares from me. Open your account and read the last ten lines without judging any. Which one surprises you?',
  'Find one payment that leaves every month and that you would not sign up for again. Cancel it, or put the date to cancel into your calendar. That is a raise, only a quiet one.',
  'What would a month cost if nothing went wrong and nothing was fun? Guess the number first, then add it up. The gap is the interesting part.',
  'Give one account a name with a purpose, such as "Calm" or "Lisbon". Money with a name is harder to spend by accident. Ten of anything is a fine first deposit.',
  'Before the next bigger purchase, ask what it costs in hours of your work. Not to forbid it. Some things are worth every hour.',
  'The best day to save is payday, before you have met the money. Set a transfer for that morning, however small. You can always send it back.',
  '[Thinking of {goal}: ]divide the sum you want by the months until you want it. Now you have a number to talk to. If it is too large, move the date before you move the dream.',
  'Look at your bank fees for a single month. Free accounts exist, and switching is mostly forms. An hour once, a dinner every year.',
  'List what you owe: to whom, how much, and at what interest. Highest interest on top. You do not have to do anything else today, since seeing it is the step.',
  'Which expense makes your life better every single time? Keep that one sacred. Then it is easier to be strict elsewhere.',
  'Try a day without spending on {day}, as an experiment and not as a penance. Notice when your hand goes to your pocket. That moment is the whole lesson.',
  'Ask one provider for a better price. "I have been a customer for a while, what can you do for me?" is enough. The worst answer is the price you already pay.',
  'Somewhere there is a gift card, a refund or a deposit with your name on it. Look through one drawer or one inbox. Report back if you strike gold.',
  'How many months could you live on what you have set aside? A month is a cushion, three let you sleep. Wherever you are, the next week of it is the goal.',
  'Talk about money with someone you trust for five minutes. Begin with a number of your own. It gets lighter for two people at once.',
  'Put a date on your next tax paper and one document next to it. Future you pays interest on every search. Five minutes this {partOfDay} would do.',
  'An offer that must be taken today is an offer to decline today. If it is good, it survives a night. Keep that sentence close to your wallet.',
  'What did you believe about money as a child? Rich people are, saving is, debts are. Finish one of those lines and ask whether it still pays rent in your head.',
  'Round your next purchase up to the full five and move the difference to savings. It is a game, and it adds up to a weekend. Try it for a week.',
  'Read what your pension or retirement letter says on its first page. Only that page. Write down one question for the people who sent it.',
  'Look back over these weeks and name one decision about money that you are glad of. Small ones count. What would the next one like it be?',
]

const WEEKS: Record<string, number> = { One: 1, Two: 2, Three: 3, Four: 4 }

/** What is left and what a week may cost, worked out where the three sums are plain numbers. */
function weekly({ income, fixed, saved, weeks }: Answers): { left: number; week: number; shown: string } | null {
  const [comes, goes, kept] = [amountOf(income), amountOf(fixed), amountOf(saved)]
  if (comes === null || goes === null || kept === null) return null
  const left = comes - goes - kept
  const count = ofOption(WEEKS, weeks) ?? 4
  const week = Math.round(left / count)
  const first = `${shownAmount(comes)} − ${shownAmount(goes)} − ${shownAmount(kept)} = ${shownAmount(left)}`
  const second = `${shownAmount(left)} ÷ ${count} = ${shownAmount(week)} a week`
  return { left, week, shown: left > 0 && count > 1 ? `${first}\n\n${second}` : first }
}

const BUDGET: Exercise = {
  id: 'what-a-week-may-cost',
  title: 'What a week may cost',
  minutes: 5,
  about: 'Four numbers, the arithmetic in the open, and one line for your wallet.',
  steps: [
    write(
      'income',
      'What do you have until the next payday? What is in the account, or what came in. Only the number.',
      '2400',
    ),
    write('fixed', 'What must still go out before then? Rent, power, phone, debts. Add it up roughly.', '1550'),
    write('saved', 'What would you like to put aside first? 0 is an answer.', '100'),
    choose('weeks', 'How many weeks is it until payday?', 'One | Two | Three | Four'),
    (answers) => {
      const sum = weekly(answers)
      if (!sum) {
        return write(
          'line',
          'Take a calculator: what you have, minus what must go, minus what you put aside, divided by the weeks. What may a week cost?',
        )
      }
      return sum.left > 0
        ? write(
            'line',
            `${quote(...sum.shown.split('\n\n'))}\n\nSo what may a week cost? Take this number or a smaller one.`,
          )
        : write(
            'move',
            `${quote(sum.shown)}\n\nThat leaves nothing for the weeks. It is arithmetic and no verdict. Which of those payments could be smaller, or later, if you asked?`,
          )
    },
    write('first', 'If a week runs dry, what goes first? Choose it now, while nothing hurts.', 'lunch out'),
    choose(
      'look',
      'When will you look at it? Two minutes a week are plenty.',
      'Sunday evening | Monday morning | Payday only',
    ),
  ],
  result: (answers) =>
    card(
      'My budget line',
      quote(...(weekly(answers)?.shown.split('\n\n') ?? [])),
      labelled('A week may cost', answers.line),
      labelled('To make smaller or later', answers.move),
      labelled('If it runs dry, this goes first', answers.first),
      labelled('I look at it', answers.look),
    ),
  memory: ({ line }) => remembered('Has a weekly budget of', line),
}

/** The price in hours of work, where both are plain numbers. */
function hours({ price, hour }: Answers): string | null {
  const [cost, pay] = [amountOf(price), amountOf(hour)]
  if (cost === null || pay === null || pay <= 0) return null
  const worked = cost / pay
  const count = worked < 10 ? Math.round(worked * 10) / 10 : Math.round(worked)
  return `${shownAmount(cost)} ÷ ${shownAmount(pay)} = ${count === worked ? '' : 'about '}${shownAmount(Math.round(count * 100))} hours`
}

const WORTH: Record<string, { id: string; say: string; label: string }> = {
  'Every hour': {
    id: 'from',
    say: 'Then from which account, and in which month? Something else waits: what?',
    label: 'Paid from',
  },
  'Not all of them': {
    id: 'smaller',
    say: 'Which version of it would be worth its hours? Used, smaller, shared, borrowed.',
    label: 'Worth its hours',
  },
}
const LATER = {
  id: 'later',
  say: 'On which day will you look again? Two nights from now or later.',
  label: 'I look again',
}

const PURCHASE: Exercise = {
  id: 'price-in-hours',
  title: 'A price in hours',
  minutes: 4,
  about: 'Before something bigger: what it costs in hours of your work, and whether it may.',
  steps: [
    write('thing', 'What would you like to buy?', 'a bicycle'),
    write('price', 'What does it cost, with everything that comes along? Only the number.', '640'),
    write(
      'hour',
      'What do you take home for an hour of work? If you do not know: the pay of a month, divided by 160.',
      '16',
    ),
    write('year', 'How will you use it a year from now? One line, as it will really be.'),
    (answers) =>
      choose(
        'worth',
        `${quote(hours(answers) ?? 'The price, divided by your pay for an hour: so many hours.')}\n\nIs it worth them? Some things are worth every one.`,
        'Every hour | Not all of them | I cannot say',
      ),
    ({ worth }) => {
      const { id, say } = ofOption(WORTH, worth) ?? LATER
      return write(id, say)
    },
  ],
  result: ({ thing, worth, year, ...answers }) => {
    const { id, label } = ofOption(WORTH, worth) ?? LATER
    return card(
      `A price in hours: ${phrase(thing)}`,
      quote(hours(answers) ?? ''),
      labelled('Is it worth them', worth),
      labelled('A year from now', year),
      labelled(label, answers[id]),
    )
  },
  memory: ({ thing }) => remembered('Is thinking of buying', thing),
}

const yearly = ({ monthly }: Answers): string | null => {
  const month = amountOf(monthly)
  return month === null ? null : `${shownAmount(month)} × 12 = ${shownAmount(month * 12)} a year`
}

const PAYMENT: Record<string, (payment: string | undefined) => string> = {
  'I end it': (payment) =>
    quote(
      `I hereby end this contract: ${phrase(payment)}.`,
      'Please end it on the next possible date, take no further payment after that, and confirm both in writing.',
      'Kind regards',
    ),
  'I ask for less': (payment) =>
    quote(
      `I have been your customer for some time, and this has become too dear for me: ${phrase(payment)}.`,
      'What can you offer me if I stay?',
      'Kind regards',
    ),
}

const ONE_PAYMENT: Exercise = {
  id: 'one-payment-less',
  title: 'One payment less',
  minutes: 5,
  about: 'Find one that you would not sign up for again, and write the two lines that end it.',
  steps: [
    wait(
      'scroll',
      'Open your account and scroll through the last month. Only look. What comes back by itself every month?',
      60,
    ),
    write('payment', 'Which one would you not sign up for again today? Its name, as on the statement.'),
    write('monthly', 'What does it cost a month? Only the number. If it is yearly, divide it by twelve.', '12.99'),
    (answers) =>
      choose(
        'decided',
        `${quote(yearly(answers) ?? 'Times twelve: that is the year.')}\n\nWhat will you do with it? Keeping it knowingly is a decision too.`,
        'I end it | I ask for less | I keep it, knowingly',
      ),
    ({ decided }) =>
      ofOption(PAYMENT, decided)
        ? write('notice', 'Look up the notice period. When is the last day on which your letter counts?')
        : write('why', 'What do you get for it? One line, for the next time you wonder.'),
    ({ decided }) =>
      ofOption(PAYMENT, decided)
        ? choose('when', 'When will you do it? Five minutes, and it is done for years.', 'Now | Tonight | On Saturday')
        : choose('again', 'When will you ask yourself again?', 'In three months | In a year | If the price rises'),
  ],
  result: (answers) => {
    const { payment, decided, notice, why, when, again } = answers
    return card(
      `One payment: ${phrase(payment)}`,
      quote(yearly(answers) ?? ''),
      labelled('Decided', decided),
      ofOption(PAYMENT, decided)?.(payment) ?? labelled('What I get for it', why),
      ofOption(PAYMENT, decided) ? labelled('Last day', notice) : '',
      labelled('When', when),
      labelled('I ask myself again', again),
    )
  },
}

/** How long it takes at that rate, where both are plain numbers. */
function months({ sum, extra }: Answers): string | null {
  const [owed, paid] = [amountOf(sum), amountOf(extra)]
  if (owed === null || paid === null || paid <= 0) return null
  return `${shownAmount(owed)} ÷ ${shownAmount(paid)} = ${Math.ceil(owed / paid)} months, before interest`
}

const DEBTS: Exercise = {
  id: 'debts-on-one-page',
  title: 'Debts on one page',
  minutes: 8,
  about: 'All of them seen at once, one of them first, and what happens on payday.',
  steps: [
    writeLong(
      'list',
      'One a line: to whom, how much, at what interest. Round numbers will do. Seeing them is the hard part, and you are doing it.',
      'card, 1200, 19%',
    ),
    choose(
      'threat',
      'Has anybody announced a court, or that they will take your home, your power or your wages?',
      'No | Yes',
    ),
    ({ threat }) =>
      threat === 'Yes'
        ? show(
            'advice',
            'Then that one goes first. Ring a free debt advice service this week, before you agree to anything. They have seen worse, and they know the deadlines.',
            'I will ring them',
          )
        : show(
            'order',
            'The highest interest first saves most money. The smallest first ends one soonest. Both work. Rent, power and tax come before either, and every minimum is paid.',
            'Go on',
          ),
    write('first', 'Which one goes first? Its name from your list.'),
    write('sum', 'How much is left of it? Only the number.', '1200'),
    write('extra', 'What could go to it each month? A number you could keep in a bad month. 0 is an answer.', '60'),
    (answers) =>
      choose(
        'day',
        `${quote(months(answers) ?? 'What is left, divided by what you pay a month: so many months.')}\n\nOn which day does it leave your account?`,
        'On payday | The day after payday | Another day…',
      ),
  ],
  result: (answers) => {
    const { list, threat, first, extra, day } = answers
    return card(
      'My debts on one page',
      bullets(list),
      labelled('First', first),
      labelled('A month', extra),
      quote(months(answers) ?? ''),
      labelled('It leaves', day),
      threat === 'Yes' ? 'This week: ring a free debt advice service, before I agree to anything.' : '',
    )
  },
}

export const EXERCISES: readonly Exercise[] = [BUDGET, PURCHASE, ONE_PAYMENT, DEBTS]
