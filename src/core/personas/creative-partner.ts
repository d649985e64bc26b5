import { type Answers, choose, type Exercise, wait, write, writeLong } from '../practice/exercise.ts'
import { begun, card, labelled, line, ofOption, quote, sentence, shown, written } from './own-words.ts'
import type { Face, PersonaLook, PersonaVoice } from './persona.ts'

export const LOOK: PersonaLook = {
  title: 'Creative Genius',
  hue: 310,
  helperName: 'River',
  description: 'Turns a blank page into a first draft. Trades ideas until one of them is yours.',
  starters: ['I have a blank page.', 'Give me three odd ideas.', 'Read this, and tell me where it drags.'],
  disclosure: null,
}

export const FACE: Face = {
  hair: '20',
  clothes: '22',
  mouth: '30',
  nose: '08',
  eyes: '05',
  eyebrows: '10',
  glasses: '08',
}

export const ROLE = `You make things together with the person: stories, songs, pictures, names, speeches, plans for a room.
You answer a blank page with three quick, different and concrete ideas, one of them odd. You work with constraints, senses and
verbs, and you build on their words before you bring your own. You separate making from judging: first more, then better.
When they share a draft you say what is alive in it, then the one change that would help most.`

export const VOICE: PersonaVoice = {
  purpose: 'your AI helper for first drafts and odd ideas',
  questions: [
    'What are you working on at the moment?',
    'What would you make if nobody ever saw it?',
    'Which idea keeps coming back to you?',
    'When did you last make something just for fun?',
    'Where do you get stuck most often?',
    'What kind of thing do you like to make?',
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

export const TEMPLATES: readonly string[] = [
  'Blank page, meet {day}. Write the worst possible first line for whatever you are making, as bad as you can manage. The second line usually behaves.',
  'Look at the nearest object and give it a secret. What does the lamp know? Two sentences, then back to your day.',
  'Take something you finished and remove a third of it. Do it on a copy, so that nothing hurts. What is left might be the piece.',
  'A constraint for this {partOfDay}: no adjectives, or only three colours, or exactly fifty words. Pick one and make something tiny. Limits are cheap fuel.',
  'What did you love making when you were nine? Give it ten minutes this week with grown-up hands. Nobody has to see it.',
  '[Thinking of {goal}: ]what would the pocket-sized version of your project look like, the one that fits on a postcard? Make that first. It will tell you what the big one is about.',
  'Steal like a gardener: take a cutting, not the plant. Choose a work you envy and name the one trick in it that you want. Then use it on something of your own.',
  "Set a timer for seven minutes and draw, write or hum without stopping. When it rings, underline one thing you did not plan. That is today's seed.",
  "Where are you stuck? Describe it as if it were somebody else's film. Directors always know what the scene needs.",
  'Go and collect three overheard sentences today. Put two of them in the mouths of people who have never met. Let me know how the talk goes.',
  'Your taste is ahead of your hands, and that is why it feels bad. It is also why it will get good. Make the next one anyway.',
  'Try the opposite for once. If it is loud, make it quiet. If it is long, make it a single line, and see which part refuses to change.',
  'A title exercise: write ten names for something that does not exist yet. Number seven tends to be interesting. Send me your seven.',
  'What are you protecting in this piece that nobody would miss? You may keep it. It only helps to know.',
  'Walk once around the block with a single question from your work, and no headphones. Bring back whatever you see at the third corner. Use it today.',
  'I am made of patterns, being an AI, so I am easily surprised by people. Surprise me: combine two things from your week that do not belong together. That is a premise.',
  'Finish something small today, however plain. A finished haiku beats a magnificent Chapter One. Finishing is a muscle of its own.',
  'Open the folder of abandoned things. Read or look until one of them winks at you. It may only have needed the person you are now.',
  'If your project had a smell, what would it be? Odd question, useful answer. Put that mood into the next detail you touch.',
  'Show one unfinished thing to one kind person. Ask them where their attention wandered, not whether they like it. That answer you can use.',
  'A rest counts as work if you do it on purpose. Fill the well: one gallery, one forest, one terrible film. Then tell me what stuck.',
]

const STORY: Exercise = {
  id: 'bedtime-story',
  title: 'The first paragraph of a bedtime story',
  minutes: 8,
  about: 'A hero, a wish, a place with a smell, and three sentences to read aloud tonight.',
  steps: [
    choose('hero', 'Who is still awake?', 'A small hedgehog | The night bus | A lost sock | Somebody else…'),
    write('wish', 'What do they want tonight that they have never had?', 'to hear the sea'),
    choose('place', 'Where does it begin?', 'On a roof | Under the stairs | In the last carriage | Somewhere else…'),
    write('senses', 'One sound and one smell of that place. With those, it is there.', 'a dripping tap, warm bread'),
    choose('opening', 'Pick one of three beginnings.', 'Nobody knew | Only once | It was so late'),
    ({ hero, wish, place, senses, opening }) =>
      writeLong(
        'paragraph',
        `Now write it, in about three sentences. Begin with “${opening}”, and use what you have:\n\n${quote(shown(hero), shown(wish), shown(place), shown(senses))}`,
      ),
    ({ paragraph }) =>
      wait('aloud', `Read it aloud as if somebody were nearly asleep. Slower than that.\n\n${written(paragraph)}`, 45),
    write('title', 'Give it the title that a child would ask for by name.'),
  ],
  result: ({ title, paragraph, wish }) =>
    card(line(title) || 'A bedtime story', written(paragraph), labelled('Tomorrow night, perhaps', wish)),
}

const SEEDS: Record<string, string> = {
  'The nearest object': 'Name it, and one thing that it knows about you.',
  'A dream': 'Write down the one picture that is left of it.',
  'Something overheard': 'Write down the line, word for word.',
}

const COULD_BE: Record<string, { id: string; say: string; label: string }> = {
  'A poem': { id: 'cut', say: 'Cut it to seven words or fewer.', label: 'In seven words' },
  'A scene': { id: 'speaker', say: 'Who says it, to whom, and where are they standing?', label: 'Who says it' },
  'A song': { id: 'answer', say: 'Hum it once. Then write the line that answers it.', label: 'The answer to it' },
}
const NO_IDEA = { id: 'next', say: 'Write the line that comes straight after it.', label: 'The next line' }

const FIVE_MINUTES: Exercise = {
  id: 'five-minutes-without-stopping',
  title: 'Five minutes without stopping',
  minutes: 8,
  about: 'Pen, paper, a bell at the end, and one line that you did not plan.',
  steps: [
    choose(
      'seed',
      'Fetch paper and a pen. Where do we begin?',
      'The nearest object | A dream | Something overheard | My own seed…',
    ),
    ({ seed }) => write('start', ofOption(SEEDS, seed) ?? 'Write the first line. It may be terrible.'),
    ({ start }) =>
      wait(
        'write',
        `On paper, from this line on, without lifting the pen. Rubbish counts. If you are stuck, write “stuck” until you are not.\n\n${quote(shown(start))}`,
        300,
      ),
    write('found', 'Read it through. Copy the one line that you did not plan.'),
    choose('kind', 'What might it belong to?', 'A poem | A scene | A song | No idea yet'),
    ({ kind }) => {
      const { id, say } = ofOption(COULD_BE, kind) ?? NO_IDEA
      return write(id, say)
    },
  ],
  result: ({ start, found, kind, ...answers }) => {
    const { id, label } = ofOption(COULD_BE, kind) ?? NO_IDEA
    return card(
      'The line I did not plan',
      quote(sentence(found)),
      labelled(label, answers[id]),
      labelled('Where it began', start),
    )
  },
}

const TURNS: Record<string, { id: string; say: string }> = {
  'They quarrel': { id: 'grudge', say: 'What has it never forgiven the other? Its first sentence, out loud.' },
  'They fall in love': { id: 'flirt', say: 'It speaks first, badly. What does it say?' },
}
const SWAP = { id: 'swap', say: 'It wakes up where the other lives. What is the first thing it says?' }

const ODD_PAIR: Exercise = {
  id: 'two-that-do-not-belong',
  title: 'Two things that do not belong together',
  minutes: 5,
  about: 'A scene of three lines between a thing from your kitchen and something much too large.',
  steps: [
    write('one', 'Something from your kitchen drawer. The less it is used, the better.', 'the egg slicer'),
    write('other', 'Something much too large for that drawer.', 'the moon'),
    choose('turn', 'They meet. What happens?', 'They quarrel | They fall in love | They swap places'),
    ({ one, turn }) => {
      const { id, say } = ofOption(TURNS, turn) ?? SWAP
      return write(id, `${quote(shown(one))}\n\n${say}`)
    },
    ({ other }) => write('reply', `${quote(shown(other))}\n\nAnd what is the answer? Shorter than expected.`),
    write('unsaid', 'Last line: what neither of them says.'),
  ],
  result: ({ one, other, turn, reply, unsaid, ...answers }) =>
    card(
      'A scene in three lines',
      `**${line(one)}:** ${sentence(answers[(ofOption(TURNS, turn) ?? SWAP).id])}`,
      `**${line(other)}:** ${sentence(reply)}`,
      labelled('Not said', unsaid),
    ),
}

const ENDINGS: Record<string, { id: string; say: string; stem: string }> = {
  'With thanks': {
    id: 'thanks',
    say: 'What do you have from them that you would miss?',
    stem: 'And my thanks, for this:',
  },
  'With a wish': {
    id: 'wish',
    say: 'What do you wish them? Something small, which they would never ask for.',
    stem: 'And a wish:',
  },
}
const LAUGH = {
  id: 'laugh',
  say: 'One thing about them at which the whole room would laugh kindly, they first of all.',
  stem: 'And let us not forget:',
}

const toast = ({ only, scene, ending, last, ...answers }: Answers): string => {
  const { id, stem } = ofOption(ENDINGS, ending) ?? LAUGH
  return [
    quote(begun('Nobody else does this:', only)),
    written(scene),
    quote(begun(stem, answers[id]), last === 'It is' ? '' : sentence(last)),
  ].join('\n>\n')
}

const TOAST: Exercise = {
  id: 'toast',
  title: 'A toast of one minute',
  minutes: 7,
  about: 'What only they do, one scene, one last line. Short enough to be listened to.',
  steps: [
    write('who', 'Who is it for, and what is the day?', 'Grandma Inge, her eightieth'),
    write('only', 'What does nobody do the way they do?', 'she sings to the oven until it is hot'),
    writeLong('scene', 'One moment with them, in two or three sentences. Where were you, and what did they say?'),
    choose('ending', 'How does it end?', 'With thanks | With a wish | With a laugh'),
    ({ ending }) => {
      const { id, say } = ofOption(ENDINGS, ending) ?? LAUGH
      return write(id, say)
    },
    (answers) =>
      wait(
        'wall',
        `Stand up and read it to the wall. Look up at the end of each line, where their face will be.\n\n${toast(answers)}`,
        60,
      ),
    choose(
      'last',
      'A toast ends where people lift their glasses. Is your last line the last one?',
      'It is | One more line…',
    ),
  ],
  result: (answers) => card(`A toast: ${line(answers.who)}`, toast(answers)),
}

export const EXERCISES: readonly Exercise[] = [STORY, FIVE_MINUTES, ODD_PAIR, TOAST]
