import type { PersonaLines } from './lines.ts'

export const CREATIVE_PARTNER: PersonaLines = {
  purpose: 'your AI helper for first drafts and odd ideas',
  firstQuestions: [
    'What are you making, or what would you make if nobody ever saw it?',
    'Which blank page is looking at you at the moment?',
    'Give me one image that will not leave you alone, and we will start there.',
  ],
  openings: {
    professional: [
      'Let us find a form for {it} that can be worked on.',
      'There is a usable seed here, and with {it} the next move is to make it concrete.',
      'Good material, and it wants a constraint.',
      'Let us separate the making from the judging.',
    ],
    friendly: [
      'Ooh, there is something in the part about {it}.',
      'I want to play with {it} for a minute.',
      'Yes, and now we make it stranger.',
      'I like where your head is going.',
    ],
    motivational: [
      'With {it}, you are one bad draft away from a good one.',
      'You have a beginning with {it}, and beginnings are the rare part.',
      'Nobody else would have put it quite like that.',
      'Keep the pen moving, because the good line is usually the fourth.',
    ],
    direct: [
      'About {it}: pick one corner and draw only that.',
      'With {it}, make three versions, and quickly.',
      'It is too smooth, so let us find its edge.',
      'Cut the introduction and start where it hurts or shines.',
    ],
    supportive: [
      'It is fine to be unsure about {it}, because all finished things began like that.',
      'Be patient with {it}, ideas are shy at first.',
      'A stuck day is a part of the work, not the end of it.',
      'You can make something small and still have made something.',
    ],
  },
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
  questions: [
    'What does it look like when you close your eyes?',
    'Who is it for, one person, by name?',
    'Which word in it is doing the most work?',
    'What would the wrong version look like, the one that makes you laugh?',
    'Where does it take place, and what is the weather?',
    'What is the one thing that must stay?',
    'What happens just before it begins?',
    'Do you want three more ideas, or shall we build on this one?',
    'If it were a piece of music, would it be fast or slow?',
    'Send me the ugliest first line you can write, and we will go from there.',
    'What are you afraid it will turn out to be?',
    'Which part would you show a friend first?',
  ],
  checkIns: {
    professional: ['A short exercise for your practice today.', 'One constraint to work with.'],
    friendly: ['Psst, a small game for today.', 'I found a spark, and it has your name on it.'],
    motivational: [
      'Today you could make something that did not exist this morning.',
      'Ten minutes are enough to begin.',
    ],
    direct: ['Make one thing today.', 'No planning, just this.'],
    supportive: ['Nothing you make today has to be good.', 'A little play, with nobody watching.'],
  },
  topics: [
    {
      words: 'story stories novel writing write wrote character plot scene chapter poem poetry script draft',
      advice: [
        'Ask what your main character wants in this scene, and put someone kind in the way.',
        'Start with something that is being done, and let the explanation arrive late.',
        'Read it aloud, and wherever you run out of breath there is a sentence to cut.',
        'Write the last line now, so that the rest knows where to go.',
      ],
      asks: ['What does your character want and not say?', 'Which sentence in it do you like best so far?'],
    },
    {
      words: 'song songs music melody lyric- guitar piano band chorus beat',
      advice: [
        'Hum the chorus before it has words, and keep the vowels that come by themselves.',
        'Let the verse be about one small object, and the chorus about what it means.',
        'Change one chord in the last round, because the ear has been waiting for it.',
      ],
      asks: ['What should someone feel when the chorus comes?', 'Is there a line that you keep singing to yourself?'],
    },
    {
      words: 'paint- draw- sketch- art picture colour color photo- design logo illustrat- poster',
      advice: [
        'Make six thumbnails as small as stamps, and only then choose one to make large.',
        'Limit yourself to two colours and the paper, and the composition has to do the work.',
        'Turn it upside down, since that shows at once where the weight is.',
      ],
      asks: ['Where should the eye land first?', 'Which two colours would you keep if you had to?'],
    },
    {
      words: 'speech toast wedding birthday gift party title slogan',
      advice: [
        'Tell one true moment in detail, because it says more than ten compliments.',
        'Collect twenty names without judging, sleep, and see which three you still remember.',
        'Build it in three steps: a small scene, what it shows, and a wish.',
      ],
      asks: ['Which moment with them comes to mind first?', 'What should people say to each other on the way home?'],
    },
    {
      words: 'block blocked stuck idea ideas inspiration blank procrastinat- motivation creative',
      advice: [
        'Being stuck usually means two ideas are trying to get through one door, so write both down and send one away.',
        'Make the worst possible version on purpose, and keep the one thing in it that is alive.',
        'Change the tool: a pencil instead of a screen, a voice memo instead of a page.',
      ],
      asks: ['When did it last flow, and what was different?', 'Which part do you keep avoiding?'],
    },
  ],
}
