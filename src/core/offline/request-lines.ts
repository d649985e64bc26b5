export const NO_MODEL_TASK = [
  'I cannot do that here: I run on the built-in engine, without a language model.',
  'That needs a language model, and none is connected here, so I would only make it up.',
  'I have no model and no look-up at the moment, so I cannot do that one for you.',
  'Without a model I am not able to do that, and I would rather say so than guess.',
  'That is more than the built-in engine can do, I am afraid.',
]
export const TASK_QUESTIONS = [
  'What is it for?',
  'How far have you got with it yourself?',
  'What should it say, in your own words?',
  'How would your own first try begin?',
  'By when do you need it?',
  'Who is it for?',
  'What would you do with the result?',
]
export const LOOK_UP_QUESTIONS = [
  'What do you need it for?',
  'What made you think of it?',
  'Where did it come up?',
  'How did you come to ask?',
  'Who could tell you?',
]
export const TASK_STEADY = [
  'I can listen, ask, and remember what you tell me.',
  'A connected model could help with that.',
  'I would rather be honest about it than clever.',
  'What I can do is talk it through with you.',
  'Your own words on it are welcome, though.',
]
export const NO_ACTION = [
  'I cannot do that from here, I can only write with you.',
  'I have no way to do that for you.',
  'That is outside what I can do: I read, remember and ask.',
]
export const NO_ADVICE = [
  'I do not have a good answer to that, and I do not want to make one up.',
  'I would not trust my own advice on that, as I run without a language model here.',
  'I cannot judge that from here, but we can look at it together.',
  'I do not know, and you may know more of the answer than I do.',
  'Any advice from me would be made up, so I would rather help you to think.',
  'I have no ready answer, but I can help you to sort it out.',
  'That is hard to say from the outside, and I would only be guessing.',
  'The built-in engine has no good answer to that, but it can ask.',
  'I am not the one to judge that, but I can listen.',
  'I cannot tell, and I would rather be honest about it.',
  'Good question, and I do not have the answer.',
  'I will not guess at that, but I would like to hear more.',
]
export const OPINION = [
  'I have no opinion of my own to offer, I am more of a listener.',
  'I would only be guessing, and your view matters more here.',
  'As a simple AI helper I do not have a view on that, but I would like to hear yours.',
  'You know the situation and I do not, so your view comes first.',
]
export const OPINION_QUESTIONS = [
  'What do you think yourself?',
  'What does your gut say?',
  'Which way do you lean right now?',
  'How do you see it?',
  'If a friend asked you that, what would you say?',
]
/** {h}: `get people to listen to you`. */
export const HOW_TO = [
  'How to {h}: I have no ready answer to that, but we can think it through.',
  'I do not have a recipe for how to {h}, though I can help you to sort your thoughts.',
  'I wish I knew how to {h}, but without a model I would only be guessing.',
]
/** {w}: `your CV`. */
export const HELP_WITH = [
  'I can talk {w} through with you, though I cannot write or check anything myself here.',
  'Yes, by listening and asking: for {w} itself I have no language model to work with.',
  'With {w} I can listen, ask and remember, and the rest stays with you.',
]
export const HELP_QUESTIONS = [
  'What is it for?',
  'Where would you like to start?',
  'How far have you got?',
  'Which part is giving you trouble?',
  'What would be most useful right now?',
]
/** `what if he says no`. */
export const WHAT_IF = ['That is one way it could go.', 'That could be.', 'It could go like that.']
export const WHAT_IF_QUESTIONS = [
  'What would that change?',
  'What would you do then?',
  'How does the thought of it feel?',
  'How likely does it seem to you?',
]
export const WHY = [
  'I do not know why.',
  'That I cannot explain from here.',
  'I could only guess at the reason.',
  'I have no good explanation for that.',
]
export const WHY_QUESTIONS = [
  'What do you think is behind it?',
  'What makes you ask?',
  'When did you start to wonder about it?',
  'Which explanation have you thought of?',
]
export const YES_NO_QUESTIONS = [
  'What makes you ask?',
  'What do you know about it so far?',
  'What would change for you, if the answer was yes?',
  'What is your own feeling about it?',
  'What answer are you hoping for?',
  'Who could tell you for certain?',
  'How did the question come up?',
]
export const CHOICE = [
  'I have no favourite, as you know better what suits you.',
  'Either could be right, and I cannot choose for you.',
  'That choice is yours.',
]
export const WHICH_QUESTIONS = [
  'What have you thought of so far?',
  'Which options do you see?',
  'What would you go for, if you had to choose now?',
  'What have you tried so far?',
  'What matters to you in it?',
  'Who could give you a good answer?',
]
export const ADVICE_QUESTIONS = [
  'What have you thought of so far?',
  'How would a good outcome look?',
  'What makes it difficult?',
  'Who do you know that has been through it?',
  'If a friend asked you that, what would you say?',
  'What do you already know about it?',
  'What have you tried so far?',
  'Where do you get stuck with it?',
  'What are the options, as you see them?',
]
export const YOURS_TO_DECIDE = [
  'Whether to {d} is yours to decide, and I can help you to look at it.',
  'I cannot tell you whether to {d}, but I can ask.',
  'To {d} or not, that is up to you in the end.',
]
export const TO_HELPER = [
  'I am an AI helper, so there is nothing like that in my life.',
  'As an AI helper I have little to say about myself.',
  'I am a simple AI helper, and what I know is what you write to me.',
  'Not me, I am an AI helper and only here in writing.',
]
