import type { Tone } from '../personas/options.ts'

/** Replies to a person who shares something. Each line is one sentence and claims nothing the person has not said. */

/** Frames for a clause of the person's own, turned to the second person: {c} in lower case, {C} capitalised. */
export const SAY_BACK = ['So {c}.', 'Okay, {c}.', 'I see, {c}.', 'Right, {c}.']
export const SAY_BACK_BY_TONE: Record<Tone, readonly string[]> = {
  professional: ['I see: {c}.', 'Understood: {c}.', 'Noted: {c}.', 'As I understand it, {c}.'],
  friendly: ['Okay, so {c}.', 'Ah, {c}.', 'Got it, {c}.', 'Oh, {c}.'],
  motivational: ['All right, {c}.', 'Got it: {c}.', 'Okay, so {c}.', 'Good to know: {c}.'],
  direct: ['{C}.', 'Okay: {c}.', 'Got it: {c}.', 'Right: {c}.'],
  supportive: ['I hear you: {c}.', 'Ah, {c}.', 'Okay, so {c}.', 'All right, {c}.'],
}
/** Frames for a few words without a verb: {f}, {F}. */
export const FRAGMENTS = ['{F}, okay.', 'Okay, {f}.', '{F}, I see.', '{F}, then.', 'All right, {f}.']
export const AND_ALSO = ['And {c}.', 'Also, {c}.', 'You also say that {c}.']
/** For energetic messages: matches the energy, without praise. */
export const EXCITED = ['{C}!', 'Oh, {c}!', 'Look at that, {c}!', 'So {c}!']
/** For messages with nothing to echo. */
export const ACKS = [
  'I see.',
  'Okay.',
  'Right.',
  'All right.',
  'Got it.',
  'Thanks for telling me.',
  'I follow.',
  'Okay, thanks for that.',
  'I am with you so far.',
  'Okay, good to know.',
  'I see what you mean.',
  'Right, I am listening.',
  'Okay, I hear you.',
]
/** Lines that fit any message without hard news. */
export const STEADY = [
  'Take your time with it.',
  'Tell me as much or as little as you like.',
  'I would rather ask than guess.',
  'Correct me if I have it wrong.',
  'A short answer is fine too.',
  'I would like to understand it properly first.',
  'I only know what you tell me, so every bit helps.',
  'You know this better than I do.',
  'It does not have to come out tidy.',
  'We can take it one piece at a time.',
  'I imagine there is more to it than fits in one message.',
  'There is no hurry.',
  'You can start anywhere.',
  'I am curious to hear more.',
  'Details are welcome, even small ones.',
  'I am following so far.',
  'I would like to hear your side of it.',
  'Feel free to think out loud here.',
  'We can always come back to other parts later.',
  'If I missed something, just say so.',
  'I do not want to jump to conclusions.',
  'One more sentence from you would already help.',
  'Whatever comes to mind is fine.',
  'The long version is welcome.',
  'You lead, and I will keep up.',
  'I will keep that in mind.',
  'I am reading along closely.',
  'It helps me to have it in your words.',
  'I may ask something obvious, because I was not there.',
  'You can also leave things out.',
  'Writing it down may take a few rounds, and that is fine.',
  'I am in no rush to get to an answer.',
  'It is fine if the answer is not clear yet.',
  'So far I only know the outline.',
  'You decide how far we go into it.',
  'I am here for the rest of it, too.',
  'Simple words are fine.',
  'I would like to know a little more before I say anything about it.',
  'That gives me something to start from.',
  'There may well be a part that I am not seeing.',
  'Please go on whenever you like.',
  'Nothing has to be settled in one go.',
  'I am paying attention.',
  'It is your story, so you choose the next part.',
]
export const OPEN = [
  'How do you see it yourself?',
  'How can I be of help with it?',
  'How would you like it to go on?',
  'What else should I know?',
  'How do you feel about it?',
  'What does that mean for you?',
  'What is on your mind about it?',
  'What would you like to happen?',
  'Which part of it matters most to you?',
  'What is that like for you?',
  'What are you hoping for?',
  'Where would you like to go from here?',
  'What would help right now?',
  'What is the story behind it?',
  'What do you make of it?',
  'What comes next, as you see it?',
  'What would be good to talk through?',
]
/** About an event. */
export const HAPPENED = [
  'What happened then?',
  'What was that like for you?',
  'How do you feel about it now?',
  'How did that come about?',
  'What went through your mind?',
  'How has it been since then?',
  'What did you make of it?',
  'How was it for you?',
  'What came of it?',
  'Where did that leave you?',
]
/** About an ongoing state. */
export const LASTS = [
  'How long has it been like that?',
  'How does that affect you?',
  'What is that like from day to day?',
  'What would you change about it, if you could?',
  'How do you feel about it?',
  'What does it mean for you?',
]
export const NEWS_QUESTIONS = [
  'How did that come about?',
  'How does it feel?',
  'Who have you told so far?',
  'What comes next?',
  'What was your first thought?',
  'What was the best moment of it?',
]
/** About who they are, or what they have. */
export const ABOUT_THEM = [
  'What is that like for you?',
  'How do you feel about that?',
  'What should I keep in mind about it?',
  'What brings it up today?',
  'How does that show in your days?',
  'What would you like me to understand about it?',
]
export const UPCOMING = [
  'How would you like it to go?',
  'What is left to do before then?',
  'How ready do you feel?',
  'Which part of it do you think about most?',
  'What would make it a good one?',
  'Who else is involved?',
]
export const WISHES = [
  'What draws you to it?',
  'How long have you been thinking about it?',
  'What has stood in the way so far?',
  'If it worked out, what would be different?',
  'What would a first small step be?',
  'What made you think of it?',
]
export const DECISIONS = [
  'What speaks for it, and what against?',
  'Which way do you lean right now?',
  'What would you be giving up either way?',
  'By when do you have to decide?',
  'What does your gut say?',
  'Who else is affected by it?',
  'How would you feel about it a month from now?',
]
export const CONFLICTS = [
  'How did you react?',
  'What happened right before that?',
  'How do things stand between you now?',
  'What did you say to that?',
  'Which part of it bothers you most?',
  'What would you like them to understand?',
  'How did it end?',
  'What would you want to happen now?',
]
export const ASIDES = [
  'What brings it up?',
  'How does that come into it?',
  'How did you come to think of it?',
  'What should I take from that?',
]
export const STUCK = [
  'Where exactly does it get stuck?',
  'What have you tried so far?',
  'When did it last feel clear?',
  'What makes it hard?',
  'Which way do you lean so far?',
  'Who could you ask about it?',
]
/** For a list of theirs: {l}. */
export const LIST = ['So that is {l}.', 'I have them: {l}.', 'Okay, {l}.']
export const LIST_QUESTIONS = [
  'Which of them matters most to you?',
  'What is missing from the list?',
  'Where would you like to start?',
  'Which one is the easiest?',
  'How did you come to these?',
]
export const ONE_WORD_QUESTIONS = [
  'What about it?',
  'What is behind it?',
  'How do you mean?',
  'What should I know about it?',
]
export const SAID_TWICE = [
  'You wrote that before, so it seems to matter.',
  'You come back to that.',
  'The same again, so I am reading it again.',
]
/** Questions that continue any subject. */
export const GO_ON = [
  'What else is on your mind?',
  'Where shall we go from here?',
  'What would you like to add?',
  'How would you like to go on?',
  'What should we look at next?',
  'How can I be of use?',
  'What would help right now?',
  'What else should I know?',
  'Where would you like to take this?',
  'What comes to mind next?',
  'How do you feel right now?',
  'Which part should we stay with?',
]
