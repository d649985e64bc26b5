/** What every helper says alike. In a line, {goal} is what the person wants to do; {before} their words from earlier. */

export const FEELINGS = {
  nervous: [
    'Nerves like that usually show up when something matters.',
    'Being nervous is your body getting ready, and that can be put to work.',
    'It is normal to be tense about a thing like this.',
    'A racing head calms down a little once there is something on paper.',
  ],
  sad: [
    'I am sorry, that hurts.',
    'That is sad, and it is allowed to be.',
    'Some days weigh more than others, and this sounds like one of them.',
    'I am sorry that it went like that.',
  ],
  angry: [
    'You have reason to be angry, and it is worth using that well.',
    'Anger like that usually guards something that matters to you.',
    'That would make most people furious.',
    'Let the anger tell you where your line is, and let a cooler hour choose the words.',
  ],
  tired: [
    'You sound worn out, so let us keep this small.',
    'That is a lot for one person, no wonder that you are tired.',
    'Being this tired is information and no failure.',
    'Let us look for something that takes work away instead of adding some.',
  ],
  happy: [
    'That is good news, and I am glad.',
    'Well done, that did not happen by itself.',
    'Enjoy that for a moment before we go on.',
    'I like hearing that.',
  ],
  lonely: [
    'That is a lonely place to be, and I am glad that you said it.',
    'Feeling alone with it makes everything heavier.',
    'It is hard when nobody seems to be there for it.',
    'Wanting company is nothing to be shy about.',
  ],
  stuck: [
    'Not knowing where to begin is a place to begin from.',
    'Being stuck usually means that the next step is still too big.',
    'Let us make the knot smaller before we pull at it.',
    'Confusion often comes from two questions dressed up as one.',
  ],
  ashamed: [
    'Thank you for saying that, it is not easy.',
    'Most people have a story like that, and few of them tell it.',
    'A mistake that you can name is one that you can work with.',
    'You are allowed to be kinder to yourself about this.',
  ],
} as const

export type Feeling = keyof typeof FEELINGS

export const FEELING_WORDS: Record<Feeling, string> = {
  nervous: 'nervous anxious anxiety worried worry worrying scared afraid terrified panic- dread- nerves fear',
  sad: 'sad cry crying cried depressed heartbroken hopeless miserable devastated disappointed',
  angry: 'angry furious mad annoyed pissed frustrated frustrating unfair hate rage irritated',
  tired: 'tired exhausted drained burned burnt burnout overwhelm- stressed stressful swamped',
  happy: 'happy glad excited great amazing proud thrilled awesome wonderful relieved yay won passed',
  lonely: 'lonely alone isolated left-out',
  stuck: 'stuck lost confused unsure clueless torn undecided',
  ashamed: 'ashamed guilty guilt embarrassed embarrassing shame stupid regret failure failed',
}

export const GOALS = [
  'To {goal}, it helps to begin with the smallest part that still counts.',
  'If you are to {goal}, it needs a place in this week and not only in your head.',
  'To {goal}, you need a first step that you could take on a tired day.',
  'If the aim is to {goal}, let us look at what stands in the way first.',
]

export const DECISIONS = [
  'Whether to {goal} gets clearer when you write down what would have to be true for a yes.',
  'Before you decide whether to {goal}, picture both answers on an ordinary Tuesday.',
  'You could {goal}, and you could also try a small version of it first.',
  'When it comes down to whether to {goal}, look at two columns: what it costs, and what it costs to leave it.',
]

export const MEMORIES = [
  'I still have {before} in mind from earlier.',
  'You also told me about {before}, and I would not be surprised if the two were connected.',
  'Earlier we spoke about {before}, so let us keep that in view.',
  'I am thinking of what you said about {before} as well.',
]

/** How a line is tied to the person's own words where there is no room for a sentence of its own. */
export const TIES = ['About {it}: ', 'With {it} in mind: ', 'When it comes to {it}: ']

export const HELLOS = ['good to see you.', 'good that you are here.', 'nice that you look in.']

export const WELCOMES = ['You are welcome.', 'Gladly, and the work was yours.', 'Any time.', 'It was a pleasure.']

export const FAREWELLS = [
  'Take good care of yourself.',
  'Until next time, and take care.',
  'Rest well, and come back whenever you like.',
]

export const AFTER_FAREWELL = [
  'We will pick this up where we left it.',
  'You know where to find me.',
  'Carry one small thing from this into tomorrow.',
  'The rest can wait.',
  'It was good to talk.',
]

export const AFTER_THANKS = [
  'You did the thinking, I only asked.',
  'Let me know how it goes, if you like.',
  'Small steps like this add up.',
  'It is good to see you go on with it.',
  'Keep what was useful, and leave the rest.',
]

export const NEXT = [
  'What shall we look at next?',
  'Is there something else on your mind?',
  'What will you do with it first?',
  'When would you like to come back to it?',
]

export const AGREED = [
  'Good, then let us take the next step.',
  'Then we have something to build on.',
  'Good to know, so on we go.',
  'All right, that settles the first half.',
]

export const DECLINED = [
  'Fair enough, then we leave that aside.',
  'All right, no is a clear answer.',
  'Then let us try another door.',
  'Good to know, that narrows it down.',
]

export const APOLOGIES = [
  'You are right, and I am sorry that I was no help there.',
  'Sorry, that missed what you meant.',
  'That is fair, I went past what you said.',
]

export const LIMITS_TOLD = [
  'No language model is connected here, so I choose from lines that people wrote and fit them to your words.',
  'While I run offline I understand only plain words and not every turn of phrase.',
  'The offline engine of Coterie writes my lines at the moment, and it knows less than a model would.',
]

export const OUT_OF_REACH = [
  'That needs knowledge that I do not have while no model is connected.',
  'I cannot look that up or work it out offline, and I would rather say so than guess.',
  'For that one I would need a language model, and none is connected here.',
]

export const UNCLEAR = ['I did not quite catch that.', 'I am not sure what you mean by that.', 'That one went past me.']

export const BEGINNINGS = [
  'There is no right way to begin.',
  'You can tell me as much or as little as you like.',
  'At first I will ask more than I tell.',
  'One sentence is enough to start with.',
]

/** For a death or a grave illness, where no advice of any craft belongs. */
export const HEAVY = [
  'I am very sorry.',
  'I am so sorry, that is a great deal to carry.',
  'I am sorry, there is nothing clever to say to that.',
  'That is very hard, and I am glad that you told me.',
]

export const HEAVY_COMFORT = [
  'You do not have to be strong or sensible about it today.',
  'It comes in waves, and it keeps to no timetable.',
  'Let someone bring you food or sit with you, without asking for anything back.',
  'Eat a little, drink something warm, and let the rest wait.',
  'I am an AI helper and cannot sit beside you, so I hope that someone near you can.',
  'There is no wrong way to feel in these days.',
]

export const HEAVY_QUESTIONS = [
  'Would you like to tell me about it?',
  'Who is with you today?',
  'What do you need most in the next hour?',
  'Is there someone you could call?',
  'What is the hardest part at this moment?',
]

export const AFTER_CRISIS = [
  'Thank you for writing back, I am glad that you are here.',
  'Please do speak with a person about this today, also if the worst has passed.',
  'The help line is there at any hour, and it is there for quiet talks too.',
  'We can keep this slow, and you need not be cheerful for me.',
  'Being with someone, or near someone, often makes the next hour easier.',
]

export const AFTER_CRISIS_QUESTIONS = [
  'Who could be with you for the next hour?',
  'What would make the next ten minutes a little easier?',
]
