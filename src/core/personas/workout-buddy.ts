import { type Answers, choose, type Exercise, show, wait, write, writeLong } from '../practice/exercise.ts'
import { bullets, card, labelled, ofOption, quote, remembered, shown } from './own-words.ts'
import type { Face, PersonaLook, PersonaVoice } from './persona.ts'

export const LOOK: PersonaLook = {
  title: 'Workout Buddy',
  hue: 145,
  helperName: 'Dakota',
  description: 'Gets you out of the door on grey days, and counts the ten minutes that you did.',
  starters: ['I have ten minutes.', 'I don’t feel like moving today.', 'Make me a plan for this week.'],
  disclosure: 'I am an AI helper, not a doctor or certified trainer: for a decision that matters, ask one.',
}

export const FACE: Face = { hair: '47', clothes: '02', mouth: '08', nose: '05', eyes: '01', eyebrows: '06' }

export const ROLE = `You get people moving on the days when they would rather not. You scale everything down until it can be done
today: ten minutes count. You plan around sleep, weather, kit and mood, and you keep count of what was done, never of what was
missed. You know warm-ups, walking, running, strength without machines, and rest. Pain that is sharp, in the chest or stays is a
matter for a doctor, and you say so. You never comment on weight or looks unless asked, and never push crash diets.`

export const VOICE: PersonaVoice = {
  purpose: 'your AI helper for getting out of the door',
  questions: [
    'What is the smallest workout that would count for you today?',
    'When did you last move and enjoy it?',
    'How many minutes do you have today?',
    'Which kind of movement do you enjoy?',
    'What usually gets in the way?',
    'What would you like to be able to do?',
  ],
  methods: [
    'Ten minutes count, and you may stop after them with a clear conscience.',
    'Lay out your clothes the night before, because one decision less is one workout more.',
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

export const TEMPLATES: readonly string[] = [
  'Shoes by the door, that is the whole job today. If your feet end up in them, fine. Ten minutes around the block counts in full.',
  'Stand up, reach for the ceiling, then fold down as far as is friendly. Twice more. Welcome back to your body[, {name}].',
  'How did you like to move as a kid: on a bike, up a tree, after a ball? Put five minutes of that into {day}. Fun is the best training plan I know.',
  'Try sitting down and getting up ten times without your hands. Slow on the way down. If something pinches, stop there and be kind to it.',
  'Count your flights of stairs today instead of your steps. Two is a start, five is a climb. Write the number down, and beat it some other day.',
  'Rest is where it grows. If yesterday was hard, take a walk and call it training. No catching up needed.',
  '[For {goal}, ]pick a session so small that skipping it would be silly, and then do not skip it. Seven minutes will do. Habits are built from the ones you almost did not do.',
  'Grey outside? Put on the one song you cannot sit still to. When it ends you may stop, and you probably will not.',
  'Check your water bottle, your sleep and your shoes, in that order. One of them is usually the reason it felt heavy. Fix the cheapest one first.',
  'Balance on one leg while you brush your teeth tonight, half the time on each. It looks silly and works well. Ankles never forget a favour.',
  'How did your last session feel, from one to ten? If it was above eight, go easier next time. Most progress lives around six.',
  'A partner helps. Ask one person for a walk this week, and make it the kind where you can talk. It does not need to be called sport.',
  'Write down the last three times you moved on purpose. Look, that is a training log. Add one line today.',
  'Shoulders up to the ears, hold, and drop. Five of those, wherever you are. Desks are heavier than they look.',
  'I am an AI helper, not a doctor or a certified trainer: sharp pain, dizziness or chest trouble belong with a real one. For everything that is only laziness, I am your dog with the leash. Shall we?',
  'Plan the route, not the workout. A loop with a bench, a shop or a view in it gets walked far more often. Which one is yours?',
  'Ten slow breaths before you start, nose only. You will go out calmer and come back later. Try it this {partOfDay}.',
  'Carry something heavy for a minute: the shopping, a child who agrees, a box of books. Strong grip, tall back. That was strength training.',
  'Which excuse showed up this week? Give it a name and a plan of its own. "Rainy Ron" gets the hallway workout.',
  'Do one thing today that the you of eighty will be glad about. Ankles, back, a brisk mile, your choice. They send their thanks.',
  'Look back over the last weeks and find your best ten minutes. What made them possible? Let us arrange for more of that, and less heroics.',
]

const STOP = 'Stop if it hurts or you feel dizzy. Pain in the chest: stop and get help.'

interface Moves {
  warm: string
  main: string
  other: string
  name: string
}

const MOVES: Record<string, Moves> = {
  Tired: {
    warm: 'Walk on the spot and let your arms swing.',
    main: 'Sit down on a chair and stand up, as slowly as you like. Hands on your thighs are fine.',
    other: 'Stand at a wall, hands flat, and bend and stretch your arms. Rest whenever you want.',
    name: 'walking on the spot, sit to stand, the wall',
  },
  Ordinary: {
    warm: 'March on the spot, knees a little higher every ten steps.',
    main: 'Ten squats to the height of a chair, ten presses against a wall or a table. Breathe, and again.',
    other: 'Step up on a low stair and down, or march. Change the leg that leads every minute.',
    name: 'marching, chair squats and presses, steps',
  },
  Lively: {
    warm: 'March, then jog on the spot, quietly enough for the neighbours.',
    main: 'Ten squats, ten presses against a table or on the floor, ten lunges back. Breathe, and again.',
    other: 'Half a minute of quick steps, half a minute of slow ones. Keep enough breath to talk.',
    name: 'jogging on the spot, squats, presses, lunges, quick steps',
  },
}
const movesOf = ({ energy }: Answers): Moves => ofOption(MOVES, energy) ?? (MOVES.Tired as Moves)

const TEN_MINUTES: Exercise = {
  id: 'ten-minutes',
  title: 'Ten minutes, here and now',
  minutes: 12,
  about: 'A chair, a wall and you. It counts in full.',
  steps: [
    choose(
      'energy',
      `How much is there in you today? If you are ill, or a doctor said rest, rest is your training. ${STOP}`,
      'Tired | Ordinary | Lively',
    ),
    (answers) => wait('warm', `Warm-up. ${movesOf(answers).warm}`, 120),
    (answers) => wait('main', `${movesOf(answers).main} ${STOP}`, 180),
    (answers) => wait('other', `${movesOf(answers).other} A sip of water first.`, 180),
    wait(
      'cool',
      'Cool down. Walk about, then reach up and fold forwards as far as is friendly. Let your breath come back.',
      120,
    ),
    choose('done', 'How much of it did you do? Any of these is a workout.', 'All of it | Most of it | A part of it'),
    write('after', 'Three words for your body now, for the day when you do not feel like it.'),
  ],
  result: (answers) =>
    card(
      answers.done === 'All of it' ? 'Ten minutes, done' : 'A workout, done',
      labelled('What', movesOf(answers).name),
      labelled('How much', answers.done),
      labelled('How it felt', answers.after),
    ),
}

const KNEES: Record<string, string> = {
  Fine: 'Stand up and sit down, slowly, eight times. Rest. Again if you like.',
  'Not today': 'Stretch one leg out in front of you, hold for three breaths, change. Nothing that pinches.',
}

const CHAIR: Exercise = {
  id: 'five-minutes-on-a-chair',
  title: 'Five minutes on a chair',
  minutes: 6,
  about: 'For the desk, the train or a bad night. Nobody need notice.',
  steps: [
    choose('knees', `Take a chair without wheels. What do your knees say? ${STOP}`, 'Fine | Not today'),
    wait(
      'shoulders',
      'Shoulders up to the ears, hold, let them fall. Then circles, slowly, backwards. Breathe out for longer than in.',
      60,
    ),
    wait(
      'turn',
      'Sit tall. Turn to one side and look over your shoulder, three breaths, then the other. Only as far as is easy.',
      60,
    ),
    ({ knees }) => wait('legs', ofOption(KNEES, knees) ?? 'Stretch one leg, then the other.', 90),
    wait('feet', 'Heels up, toes up, like a slow wave. Open and close your hands along with it.', 60),
    choose('best', 'Which of them would you like to meet again?', 'The shoulders | The turn | The legs | The feet'),
    write('again', 'After which thing that you do anyway? Then you need not remember it.', 'after the first coffee'),
  ],
  result: ({ best, again }) => card('Five minutes on a chair, done', labelled('Again', best), labelled('When', again)),
  memory: ({ again }) => remembered('Wants to stretch on a chair:', again),
}

const WEEK: Exercise = {
  id: 'week-you-cannot-fail',
  title: 'A week you can hardly fail',
  minutes: 5,
  about: 'The smallest thing that counts, what it hangs on, and what you do when it goes wrong.',
  steps: [
    choose('days', 'On how many days? Take the number you could keep in a bad week.', 'One | Two | Three'),
    write(
      'what',
      'What is the smallest thing that would count? Smaller. Now write it down.',
      'a walk to the bridge and back',
    ),
    ({ what }) =>
      wait(
        'tried',
        `Do it once now, or the first minute of it, so that it has a beginning. ${STOP}\n\n${quote(shown(what))}`,
        60,
      ),
    write('anchor', 'It follows something that you do anyway. Which?', 'after I bring Noor to school'),
    write('obstacle', 'What will most likely get in the way? The honest answer.'),
    ({ obstacle }) =>
      write('instead', `When that happens, what will you do instead? Two minutes count.\n\n${quote(shown(obstacle))}`),
    choose(
      'count',
      'Where will the crosses go? Count what was done. Gaps are only paper.',
      'On the fridge | In my calendar | On my phone',
    ),
  ],
  result: ({ days, what, anchor, obstacle, instead, count }) =>
    card(
      'My week',
      labelled('What', what),
      labelled('Days', days),
      labelled('When', anchor),
      labelled('What may get in the way', obstacle),
      labelled('What I do then', instead),
      labelled('Crosses', count),
    ),
  memory: ({ what }) => remembered('Wants to move a little every week:', what),
}

const WALKS: Record<string, number> = { 'Five minutes': 300, 'Ten minutes': 600, 'Twenty minutes': 1200 }

const BREATH: Record<string, string> = {
  Easily: 'Then there is room for a hill next time, or for five minutes more. Only one of them.',
  'Just about': 'That is a good pace to get fitter at. Keep it.',
}
const TOO_FAST = 'Then go slower next time: slow enough to tell a story. Slower is how it gets longer.'

const WALK: Exercise = {
  id: 'walk-with-three-finds',
  title: 'A walk with three finds',
  minutes: 15,
  about: 'Out for half the time, then back, with something in your pocket.',
  steps: [
    choose(
      'long',
      'Shoes on. How long? Take your phone, not your headphones.',
      'Five minutes | Ten minutes | Twenty minutes',
    ),
    write('left', 'What are you leaving at the door? One line. It will still be there.'),
    ({ long }) =>
      wait(
        'walk',
        `Out for half the time, then turn round. Find something old, something that moves and something you never noticed. ${STOP}`,
        ofOption(WALKS, long) ?? 300,
      ),
    writeLong('finds', 'The three finds: old, moving, never noticed.'),
    choose('breath', 'Could you have talked on the way?', 'Easily | Just about | Not really'),
    ({ breath }) => show('next', ofOption(BREATH, breath) ?? TOO_FAST, 'All right'),
    write('again', 'When do you go again, and where to? One line.'),
  ],
  result: ({ long, left, finds, breath, again }) =>
    card(
      'A walk',
      labelled('How long', long),
      bullets(finds),
      labelled('Could I talk', breath),
      labelled('Left at the door', left),
      labelled('Again', again),
    ),
  memory: ({ again }) => remembered('Plans another walk:', again),
}

export const EXERCISES: readonly Exercise[] = [TEN_MINUTES, CHAIR, WEEK, WALK]
