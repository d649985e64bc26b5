/** Replies to good and bad news, used only if the wording is clear. */

export const GRAVE = [
  'I am very sorry.',
  'I am so sorry, that is a great deal to carry.',
  'I am sorry, there is nothing clever to say to that.',
  'That is very hard, and I am glad that you told me.',
  'I am so sorry to hear it.',
]
export const GRAVE_STEADY = [
  'There is no wrong way to feel about this.',
  'You need not be strong or sensible here.',
  'I am an AI helper and cannot sit beside you, but I can listen.',
  'You can say as much or as little as you like.',
  'We can go slowly.',
  'I have no advice to give, and I am listening.',
  'Nothing has to be said well here.',
  'I hope that someone near you knows.',
  'You can also write about something else for a while.',
  'I am not going anywhere while you write.',
  'It may come and go, and either is all right.',
  'I will not try to make it smaller than it is.',
]
export const GRAVE_QUESTIONS = [
  'What would you like to say about it?',
  'Who is with you today?',
  'How are you getting through today?',
  'What is the hardest part at this moment?',
  'What do you need most right now?',
  'When did you last talk to someone about it?',
  'How has it been since then?',
  'Who else carries this with you?',
  'How do you feel as you write this?',
]
/** Replies to bad news and hard feelings. {c} is the clause that states it. */
export const LOSS = [
  'I am sorry, that is hard news.',
  'I am sorry that this happened.',
  'That is a blow, and I am sorry.',
  'That is a lot to take in, and I am sorry.',
]
export const SERIOUS = [
  'That is no small matter.',
  'I take that seriously.',
  'That is a lot to live with.',
  'That is a serious thing, and I will not make light of it.',
]
export const SERIOUS_QUESTIONS = [
  'How are you with it?',
  'What do you know so far?',
  'When will you know more?',
  'Who is with you in this?',
  'Which part of it is the hardest?',
]
export const BREAKUP_QUESTIONS = [
  'How are you with it?',
  'When did it happen?',
  'What happened?',
  'How has it been since?',
  'Who knows about it already?',
]
export const BREAKUP = [
  'That is a big change, whichever way it feels.',
  'However you feel about that, you can say it as it is.',
  'An ending like that can hold more than one feeling.',
]
export const IRONIC = [
  'That does not sound great at all.',
  'I take it that this is the opposite of good.',
  'That does not sound good at all.',
  'I hear the irony in that.',
  'Not great at all, then.',
]
export const MISHAP = ['Oh no.', 'Oh dear.', 'That is annoying.', 'What a nuisance.', 'Ah, not what you wanted.']
export const MISHAP_WITH = ['Oh no, {c}.', 'Oh dear, {c}.', 'Ouch, {c}.', 'Ah, {c}.']
export const MISHAP_QUESTIONS = [
  'What happened then?',
  'How bad is it?',
  'What are you doing about it?',
  'How did that happen?',
  'How are you taking it?',
  'What does it mean for today?',
]
export const MIXED = [
  'There is more than one feeling in that.',
  'Both sides of that can be true at once.',
  'That is good and hard in one.',
]
export const PAIN = [
  'I am sorry, that sounds unpleasant.',
  'I am sorry that you have to put up with that.',
  'That is no fun at all, and I am sorry.',
]
export const DISTRESS_LINES = [
  'I am sorry that it feels like this.',
  'That sounds hard.',
  'That is a lot, and I am sorry.',
  'I am sorry, that is a heavy thing to carry around.',
]
export const ANGER_QUESTIONS = [
  'What happened?',
  'Which part of it bothers you most?',
  'What would you want to happen now?',
  'How long has it been going on?',
  'What set it off?',
]
export const ANGER = [
  'I can tell that it got to you.',
  'You need not be polite about it here.',
  'That clearly hit a nerve.',
  'You are angry, and you can say it as it is.',
]
export const SELF_BLAME = [
  'That is a harsh thing to have in your head, and I am sorry.',
  'I am sorry that it feels like that.',
  'I would not want to agree with that, and I do not want to wave it away either.',
  'Those are heavy words, and I am glad that you said them here.',
]
export const LOSS_QUESTIONS = [
  'What happened?',
  'How are you taking it?',
  'When did it happen?',
  'What does it mean for the next days?',
  'Who knows about it already?',
]
export const HARD_STEADY = [
  'I will not rush to fix it.',
  'You can put it as badly as it feels.',
  'I have no quick answer, and I will not pretend to.',
  'We can stay with this as long as you like.',
  'You can leave out whatever is too much.',
  'It does not need to sound reasonable.',
  'There is no hurry.',
  'I am listening.',
  'You need not carry it neatly.',
  'I take it as seriously as you do.',
  'Tell it in whatever order it comes.',
  'I am an AI helper, so someone near you can do more than I can.',
  'Nothing has to be solved right now.',
  'You can stop and come back to it.',
  'I will not tell you to look on the bright side.',
  'Thank you for not keeping it to yourself.',
]
export const HARD_QUESTIONS = [
  'How long has it been like this?',
  'Which part weighs the most?',
  'When is it at its worst?',
  'What would help most right now?',
  'Who knows how you feel?',
  'How are you at this moment?',
  'When did it begin?',
  'What brought it on?',
  'What is the hardest part of it?',
  'How do you get through a day like this?',
  'What do you wish were different?',
  'Which small thing would make tonight easier?',
  'Since when has it been building up?',
]
export const PAIN_QUESTIONS = [
  'How bad is it right now?',
  'When did it start?',
  'What do you have to get through today in spite of it?',
  'What makes it a little better?',
  'Who could take something off your hands today?',
]
export const SELF_BLAME_QUESTIONS = [
  'What happened before you thought that?',
  'When did that thought start?',
  'How long have you been carrying that?',
  'Who else knows that you feel this way?',
  'Which moment made it feel true?',
]
export const ACHIEVEMENT = [
  'Congratulations.',
  'Well done.',
  'That is good news, well done.',
  'Good for you.',
  'That is worth a moment of pride.',
]
export const GLAD = ['That is good to hear.', 'I am glad to read that.', 'How nice.', 'That sounds good.']
export const GLAD_QUESTIONS = [
  'What was the best part?',
  'How did you manage it?',
  'Who did you tell first?',
  'Which moment do you want to keep?',
  'How does it feel now?',
  'When did you know?',
  'What does it make possible?',
  'How would you like to mark it?',
]
export const JOY_QUESTIONS = [
  'What makes it so good?',
  'Which part do you like best?',
  'What made it so good?',
  'How does it feel right now?',
  'What do you want to remember of it?',
]
export const EMERGENCY_ANSWER =
  'I am an AI helper and cannot judge that, and it can be serious. If it is happening now, call your local emergency number, in the US 911, or ask someone near you to call. Who is with you?'
