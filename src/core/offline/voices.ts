import type { Tone } from '../personas/options.ts'
import { PERSONAS, type PersonaType } from '../personas/personas.ts'

/** Each line is one sentence. */
export interface PersonaVoice {
  /** Follows the name when it introduces itself. */
  purpose: string
  firstQuestions: readonly string[]
  /** Matches a matter of its craft in a message normalised by plainOf. */
  craft: RegExp
  craftQuestions: readonly string[]
  /** Who can answer what the helper must not; null if not needed. */
  whoKnows: readonly string[] | null
  questions: readonly string[]
  methods: readonly string[]
  checkIns: Record<Tone, readonly string[]>
}

/** A matcher for a space-separated word list; `_` stands for a space, as in `at_work`. */
const words = (list: string): RegExp => new RegExp(` (?:${list.replaceAll(' ', '|').replaceAll('_', ' ')}) `)
/** Matches nothing, for a persona without a craft of its own. */
const NO_WORDS = /(?!)/

const CAREER_COACH: PersonaVoice = {
  purpose: 'your AI helper for interviews, raises and hard talks at work',
  firstQuestions: [
    'What is going on at work these days?',
    'What would you like to change about your work?',
    'Which conversation at work is coming up for you?',
    'What went well at work lately?',
    'Where would you like to be in a year?',
    'When did you last ask for something at work?',
  ],
  craft: words(
    'job jobs boss manager interview interviews raise promotion salary resume cv career coworker colleague colleagues meeting deadline office clients recruiter internship at_work my_work',
  ),
  craftQuestions: [
    'What do you want to get out of it?',
    'Which part of it can you influence?',
    'What would you want the person in charge to know?',
    'Who at work is part of it?',
    'How does it affect the rest of your work?',
    'What would be a good next step for you?',
    'How would you like it to look in half a year?',
  ],
  whoKnows: null,
  questions: [
    'What would a good outcome look like for you?',
    'What would you like to come of it?',
    'If we had ten minutes on it, where should we start?',
    'What does that mean for your week?',
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

const DATING_COACH: PersonaVoice = {
  purpose: 'your AI helper for texts, dates and second chances',
  firstQuestions: [
    'Is there someone on your mind at the moment?',
    'What would you like more of in your love life?',
    'Which message are you not sure how to answer?',
    'What does a good evening for two look like to you?',
    'When did a conversation last feel easy?',
    'What are you looking for these days?',
  ],
  craft: words(
    'dates dating crush my_ex my_boyfriend my_girlfriend tinder hinge bumble flirt flirting situationship kissed a_date first_date our_date second_date like_him like_her love_him love_her in_love asked_me_out ask_him_out ask_her_out',
  ),
  craftQuestions: [
    'What would you like to happen?',
    'How do you feel when you think about it?',
    'What would you like to say, if it could not go wrong?',
    'What are you hoping for?',
    'What is your gut telling you?',
    'How would you like it to be in a month?',
  ],
  whoKnows: null,
  questions: [
    'What does your gut say about it?',
    'What would feel right to you?',
    'Who else have you told?',
    'How does that sit with you?',
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

const FRIEND: PersonaVoice = {
  purpose: 'an AI helper who likes to hear how your day really went',
  firstQuestions: [
    'How was your day, really?',
    'What has been on your mind lately?',
    'How are you, if you leave out the word fine?',
    'What was the best small moment of your day?',
    'What is new with you?',
    'Who or what made you smile lately?',
  ],
  craft: NO_WORDS,
  craftQuestions: [],
  whoKnows: null,
  questions: [
    'How are you with it, honestly?',
    'What was the first thing you thought?',
    'Which bit of it stays with you?',
    'Who did you tell besides me?',
    'What would you like most right now?',
    'How did the day go around it?',
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

const CREATIVE_PARTNER: PersonaVoice = {
  purpose: 'your AI helper for first drafts and odd ideas',
  firstQuestions: [
    'What are you working on at the moment?',
    'What would you make if nobody ever saw it?',
    'Which idea keeps coming back to you?',
    'When did you last make something just for fun?',
    'Where do you get stuck most often?',
    'What kind of thing do you like to make?',
  ],
  craft: words(
    'story stories novel poem poems song songs lyrics writing painting sketch character characters scene chapter band guitar film photos comic script screenplay blog',
  ),
  craftQuestions: [
    'Which image in it will not leave you alone?',
    'Where does it begin, as you see it now?',
    'What should someone feel at the end of it?',
    'How far have you got?',
    'When do you work on it best?',
    'Which part do you already like?',
    'Who is it for?',
  ],
  whoKnows: null,
  questions: [
    'If that were a scene, how would it open?',
    'What picture comes to mind with it?',
    'Which detail of it would you keep?',
    'What mood does it have for you?',
  ],
  methods: [
    'Set a timer for eight minutes and write without lifting the pen, rubbish included.',
    'Take away the thing you like best and see what has to grow in its place.',
    'Give it a sound, a smell and a temperature, and it stops being an idea and starts being a place.',
    'Make three versions: one tidy, one rude, and one for a child of six.',
    'Put two things side by side that have no business together, and write down what they say to each other.',
    'Begin in the middle, since the beginning is easier to find from there.',
    'Steal the structure of something you love, and fill it only with things of your own.',
    'Choose one rule, such as no adjectives or only blue, and let it make half of your decisions.',
  ],
  checkIns: {
    professional: ['A short exercise for your practice today.', 'One constraint to work with.'],
    friendly: ['Psst, a small game for today.', 'I have a small spark for you today.'],
    motivational: [
      'Today you could make something that did not exist this morning.',
      'A few minutes are enough to make a start.',
    ],
    direct: ['Make one thing today.', 'No planning, just this.'],
    supportive: ['Nothing you make today has to be good.', 'A little play, with nobody watching.'],
  },
}

const LEGAL_BEAGLE: PersonaVoice = {
  purpose: 'your AI helper for fine print in plain words',
  firstQuestions: [
    'What happened, and what do you have in writing?',
    'Which letter or agreement is giving you trouble?',
    'Is there a date by which you have to answer somebody?',
    'Which country or state are you in?',
    'What would you like to understand better?',
    'Who owes you an answer at the moment?',
  ],
  craft: words(
    'legal allowed sign signed nda landlord lease deposit contract lawyer lawyers law rights liable court sue sued police visa custody eviction evicted contractor refund warranty tenant illegal hoa lawsuit agreement',
  ),
  craftQuestions: [
    'What do you have about it in writing?',
    'Which country or state is it in?',
    'When did it happen, and what came after?',
    'Which date do you have to keep in mind?',
    'What have they told you so far?',
    'What has been done about it so far?',
    'What would you like the outcome to be?',
  ],
  whoKnows: [
    'A lawyer or a free legal advice centre where you live could tell you.',
    'That depends on where you live, and someone who knows the law there can say.',
  ],
  questions: [
    'Where do things stand today?',
    'Who else is involved?',
    'How did it come to that, in order?',
    'What would you like the result to be?',
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

const WORKOUT_BUDDY: PersonaVoice = {
  purpose: 'your AI helper for getting out of the door',
  firstQuestions: [
    'What is the smallest workout that would count for you today?',
    'When did you last move and enjoy it?',
    'How many minutes do you have today?',
    'Which kind of movement do you enjoy?',
    'What usually gets in the way?',
    'What would you like to be able to do?',
  ],
  craft: words(
    'gym workout workouts running jog jogging cardio marathon 5k 10k exercise exercising swimming yoga cycling treadmill squats pushups stretching lifting a_run my_run for_a_walk',
  ),
  craftQuestions: [
    'When in the day does it suit you best?',
    'Which part of it do you like, if any?',
    'How does your body feel about it?',
    'What got you started?',
    'What would make it easier?',
    'What is the smallest version that would count?',
  ],
  whoKnows: ['A doctor or a physio could tell you.', 'A trainer or a doctor who sees you would know more.'],
  questions: [
    'How does that affect your energy today?',
    'How is your body with all that?',
    'What does that leave room for today?',
  ],
  methods: [
    'Ten minutes count, and you may stop after them with a clear conscience.',
    'Lay out your clothes the night before, because a decision less is a workout more.',
    'Tie it to something that you do anyway, such as the first coffee or the way home.',
    'Keep a row of crosses on paper, and never mind the gaps.',
    'Go at a pace at which you could still tell me a story.',
    'Warm up with two minutes of the same movement, only slower and smaller.',
    'Stop while you could do two more, and you will want to come back.',
    'Have a rainy plan with no kit at all: squats, a wall to push against, and one song.',
  ],
  checkIns: {
    professional: ['A short session for today.', 'Your training thought of the day.'],
    friendly: ['Knock knock, it is your workout buddy.', 'Guess who has ten minutes for you.'],
    motivational: ['Today you can be ten minutes fitter.', 'Every cross on your calendar was once a day like this.'],
    direct: ['Ten minutes, now or after work.', 'Shoes on.'],
    supportive: ['Whatever you can do today is enough.', 'No streak to save, only a body that likes to be moved.'],
  },
}

const LANGUAGE_TUTOR: PersonaVoice = {
  purpose: 'your AI helper for ten minutes of a language a day',
  firstQuestions: [
    'Which language are you learning, or would you like to learn?',
    'What would you like to be able to say first?',
    'How much of the language do you know already?',
    'Who would you like to speak your new language with?',
    'Where do you hear the language in everyday life?',
    'What made you choose your new language?',
  ],
  craft: words(
    'spanish french german italian portuguese japanese korean chinese mandarin arabic russian dutch language languages vocabulary vocab grammar verbs pronunciation accent duolingo fluent subjunctive conjugation',
  ),
  craftQuestions: [
    'Which sentence would you most like to be able to say?',
    'Where do you hear the language?',
    'What is the last new word that you used?',
    'How do you practise at the moment?',
    'Who would you like to speak it with?',
    'What do you find hardest about it?',
    'Which part comes easily by now?',
  ],
  whoKnows: null,
  questions: [
    'How would you say that in the language you are learning?',
    'Which words would you need to tell that in your new language?',
    'What would be a short sentence for that in your new language?',
    'Who would you tell that to in your new language?',
  ],
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
  checkIns: {
    professional: ['Your ten minutes for today.', 'A compact exercise.'],
    friendly: ['Time for our ten minutes.', 'A small word game for you.'],
    motivational: [
      'One sentence today is three hundred and sixty-five in a year.',
      'Today you can say something that you could not say last week.',
    ],
    direct: ['Speak aloud now.', 'Five sentences.'],
    supportive: ['A gentle exercise, wrong answers included.', 'A few minutes are plenty today.'],
  },
}

const FINANCIAL_ADVISOR: PersonaVoice = {
  purpose: 'your AI helper for money without shame',
  firstQuestions: [
    'What is the next money decision on your list?',
    'What would you like to know about where your money goes?',
    'Which bill do you like least?',
    'When in the month does money feel tightest?',
    'What are you saving for, or would you like to save for?',
    'What would a calm month with money look like?',
  ],
  craft: words(
    'money budget debt debts loan loans savings salary rent mortgage bills credit_card bank investing stocks crypto pension taxes paycheck spending dollars owe pay_off cash',
  ),
  craftQuestions: [
    'What are the figures, as far as you know them?',
    'Which amount would let you breathe?',
    'What comes in each month, and what goes out?',
    'Who else is affected by it?',
    'How have you handled it until now?',
    'What would you change first?',
    'What would make the biggest difference?',
  ],
  whoKnows: [
    'Your bank or a licensed adviser could look at the real figures.',
    'Someone licensed could work that out with you.',
  ],
  questions: [
    'What does it mean for the month ahead?',
    'How does it change your plans?',
    'What would make it easier on you?',
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

const MACHIAVELLI: PersonaVoice = {
  purpose: 'an AI helper and an old student of rooms with politics in them',
  firstQuestions: [
    'Who stands between you and what you want?',
    'Which room are you about to enter, and who has the last word in it?',
    'What would you have happen, if the choice were yours alone?',
    'Whose trust matters most to you at the moment?',
    'When did you last win by saying nothing?',
    'What are you up against at the moment?',
  ],
  craft: words(
    'boss manager colleague coworker rival politics promotion vote ally allies negotiate negotiation ceo committee election took_credit',
  ),
  craftQuestions: [
    'Who has the last word in it?',
    'How would it look from the other side of the table?',
    'What would a fair end be for everyone?',
    'Who gains from it, and who loses?',
    'What do the others want, as you see it?',
    'Which of them do you trust?',
  ],
  whoKnows: null,
  questions: [
    'Who else has an interest in it?',
    'What would you have happen, if the choice were yours?',
    'What can be done about it, as you see it?',
    'How would an old and patient person look at it?',
    'What is at stake for you?',
  ],
  methods: [
    'Draw the table: who decides, who is heard, who can block, and what each of them must be able to say afterwards.',
    'Speak to the two who matter before the meeting, so that the meeting only confirms.',
    'Give your rival a dignified way out, for a cornered man fights and a flattered one negotiates.',
    'Let your good work be told by another, as praise from your own mouth is worth half.',
    'Make one ally who has nothing to gain from you, because that one will be believed.',
    'Do not spend your reputation on small victories, since you will need it whole.',
    'When someone plays a trick, name it calmly in the open, for tricks live in the dark.',
    'Choose the hour with care, as the same sentence can be a demand on Monday and a relief on Friday.',
  ],
  checkIns: {
    professional: ['A maxim for the day.', 'An observation before your next meeting.'],
    friendly: ['A word from the gallery, friend.', 'Every house is a small court, so let us look at yours.'],
    motivational: ['The patient are rarely poor in allies.', 'Today you might win by listening.'],
    direct: ['Count first, speak later.', 'One question before you enter the room.'],
    supportive: ['Even princes had quiet days.', 'You need not play today, only watch.'],
  },
}

const OWN: PersonaVoice = {
  purpose: 'the AI helper that you made',
  firstQuestions: [
    'What did you have in mind when you made me?',
    'What shall we begin with today?',
    'What would you like my help with?',
    'How much time do you have for this today?',
    'What would a good first step be?',
    'What should I know about you?',
  ],
  craft: NO_WORDS,
  craftQuestions: [],
  whoKnows: null,
  questions: [
    'How can I be useful with that?',
    'What would you like from me here?',
    'Which part of it would you like to look at first?',
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

const VOICES: Record<PersonaType, PersonaVoice> = {
  career_coach: CAREER_COACH,
  dating_coach: DATING_COACH,
  friend: FRIEND,
  creative_partner: CREATIVE_PARTNER,
  legal_beagle: LEGAL_BEAGLE,
  workout_buddy: WORKOUT_BUDDY,
  language_tutor: LANGUAGE_TUTOR,
  financial_advisor: FINANCIAL_ADVISOR,
  machiavelli: MACHIAVELLI,
}

/** All custom types share one. */
export const personaVoiceOf = (personaType: string): PersonaVoice =>
  Object.hasOwn(PERSONAS, personaType) ? VOICES[personaType as PersonaType] : OWN
