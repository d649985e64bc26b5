/** What every helper says alike: each line one sentence, and none a claim about the person that they have not made. */

import type { Tone } from '../options.ts'

/** How a clause of the person's own is said back: {c} faces them and begins small; {C} begins with a capital. */
export const SAY_BACK = [
  'So {c}.',
  'If I read you right, {c}.',
  'As I understand it, {c}.',
  'Let me say it back: {c}.',
  'I have it like this: {c}.',
]
export const SAY_BACK_BY_TONE: Record<Tone, readonly string[]> = {
  professional: ['Understood: {c}.', 'To confirm: {c}.', 'Noted: {c}.'],
  friendly: ['Okay, so {c}.', 'Ah, {c}.', 'Got it, {c}.'],
  motivational: ['All right, {c}.', 'Here is where we stand: {c}.', 'We start from here: {c}.'],
  direct: ['{C}.', 'Right: {c}.', 'In short, {c}.'],
  supportive: ['I hear you: {c}.', 'I am with you: {c}.', 'Thank you for telling me that {c}.'],
}
export const QUOTES = [
  'You wrote “{q}”.',
  'Let us stay with “{q}” for a moment.',
  '“{q}”, in your words.',
  'I noticed “{q}”.',
  'I take “{q}” as you mean it.',
  '“{q}” is where I would begin.',
  'I come back to “{q}”.',
]
/** A second thing that they said. */
export const AND_ALSO = [
  'And {c}.',
  'You also said that {c}.',
  'Besides, {c}.',
  'You also mention that {c}.',
  'On top of that, {c}.',
]

/** On one of their words. */
export const ABOUT_WORD = [
  'I would like to hear more about “{w}”.',
  'The word “{w}” stays with me.',
  'Most of what I do not know is about “{w}”.',
  'I keep “{w}” in view.',
]

export const FROM_BEFORE = [
  'You told me earlier: “{b}”.',
  'I have not forgotten that you said “{b}”.',
  'Before this you said “{b}”.',
  'There is also your “{b}” from earlier.',
  'I still have “{b}” in mind.',
]
export const KNOWN_BEFORE = [
  'I remember that {k}.',
  'You have told me that {k}.',
  'I have kept in mind that {k}.',
  'From before I know that {k}.',
]

/** They fit any message that tells of nothing hard. */
export const STEADY = [
  'There is no hurry on my side.',
  'It does not have to come in order.',
  'I would rather ask than guess.',
  'Correct me where I am off.',
  'A short answer is fine.',
  'Start wherever it is easiest.',
  'I have only your words to go by, so I stay close to them.',
  'You know the rest of it better than I do.',
  'Say it as plainly as you like.',
  'Half a thought is welcome too.',
  'We can take it one piece at a time.',
  'There may be more to it than fits in one message.',
  'You set the pace.',
  'It is fine if it comes out untidy.',
  'I would like to understand before I say more.',
  'The obvious parts count too.',
  'So far I know only the outline.',
  'Even one more sentence would help me.',
  'It is your subject, so you lead.',
  'We can come back to any part of it later.',
  'I may have missed something, so add what I did.',
  'I have not heard the whole story yet.',
  'Small things are as welcome as big ones.',
  'I am following.',
  'You can answer as loosely as you like.',
  'I ask because I would only be guessing otherwise.',
  'Whatever you add, I will read it closely.',
  'It helps to have it in your words.',
  'One thing at a time is fine.',
  'Add whatever seems to belong.',
  'I read every word of it.',
  'A rough sketch is enough for me.',
  'It can be told in any order.',
  'I would like to hear it from your side.',
  'What seems plain to you may be new to me.',
  'We have time for the long version.',
  'The short version is fine as well.',
  'I go only by what you write.',
  'Each detail makes it clearer for me.',
  'I have understood the words, and would like to know what is behind them.',
  'You can pick any thread of it.',
  'It is good to have that as a start.',
  'I am still at the beginning of it.',
  'I will keep it in mind.',
]

/** Open questions that fit any message. */
export const OPEN = [
  'What is on your mind about it?',
  'What made you think of it?',
  'Which part of it matters most to you?',
  'What should I know to understand it better?',
  'How do you feel about it?',
  'In your own words, what is the main thing here?',
  'Where does it leave you?',
  'What brings it up today?',
  'What is it like for you?',
  'If you told only one person about it, what would you say first?',
  'What else belongs to it?',
  'How does it look from where you stand?',
  'Who else knows about it?',
  'What do you make of it?',
  'Where would you like to go from here?',
  'How much room does it take up in your day?',
  'Which word would you use for it?',
  'What would you want me to ask about it?',
  'When you think of it, what comes to mind first?',
  'How important is it to you?',
  'What is the story behind it?',
  'Looking at it now, what stands out?',
  'How does it sit with you?',
  'What happens next?',
]

export const UPCOMING = [
  'How would you like it to go?',
  'What is left to do before then?',
  'How ready do you feel?',
  'Which part of it do you think about most?',
  'When it is over, what would you like to be able to say?',
  'What depends on it for you?',
]
export const WISHES = [
  'What draws you to it?',
  'How long have you been thinking about it?',
  'What has stood in the way so far?',
  'If it worked out, what would be different?',
  'How would you know that it had worked?',
  'When did you first think of it?',
]
export const DECISIONS = [
  'What speaks for it, and what against?',
  'Which way do you lean, if you are honest?',
  'How would you live with each of the two?',
  'By when do you have to decide?',
  'What would have to be true for a yes?',
  'Who else would feel the result?',
]
export const CONFLICTS = [
  'What happened right before that?',
  'How do things stand between you now?',
  'What was said, as closely as you remember?',
  'Which part of it bothers you most?',
  'What would you like them to understand?',
  'How did it end?',
]
export const ASIDES = [
  'What brings it up?',
  'Where does that come in?',
  'How did you come to think of it?',
  'When did that cross your mind?',
]
export const STUCK = [
  'Where exactly does it stop?',
  'What have you tried so far?',
  'When did it last feel clear?',
  'What makes it hard?',
  'Which way do you lean so far?',
  'Who could you ask about it?',
  'How would it look if it were easy?',
]

/** They fit after a very short answer. */
export const TERSE_STEADY = [
  'A short answer is fine.',
  'There is no hurry on my side.',
  'Small things are as welcome as big ones.',
  'You set the pace.',
  'It can be anything.',
  'I am in no hurry.',
  'We need not talk about anything big.',
  'One sentence is enough.',
  'You choose the subject.',
  'I am listening.',
]

/** A death or a grave illness. */
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
  'Which part of it is with you today?',
  'What do you need most in the next hour?',
  'When did you last talk to someone about it?',
  'How has it been since then?',
  'Who else carries this with you?',
  'Where are you as you write this?',
]

/** Bad news and hard feelings: how they are met. {c} is the clause that says it. */
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
  'I take it that this is not great at all.',
  'I read that as the opposite of good.',
  'That does not sound good at all.',
  'I hear the irony in that.',
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
export const DISTRESS = [
  'I am sorry that it feels like this.',
  'That sounds hard.',
  'That is a lot, and I am sorry.',
  'I am sorry, that is a heavy thing to carry around.',
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
  'How did you find out?',
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
  'What happened?',
  'How long has it been like this?',
  'Which part weighs the most?',
  'When is it at its worst?',
  'What would help most right now?',
  'Who knows how you feel?',
  'How are you at this moment?',
  'What was the moment when you noticed it?',
  'Where do you feel it most?',
  'Looking at today, what was the hardest bit?',
  'How do you get through a day like this?',
  'What would you want someone to say?',
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
  'Who are you sharing it with?',
  'How does it feel right now?',
  'What do you want to remember of it?',
]

export const NO_MODEL_TASK = [
  'I cannot do that here: I run on the built-in engine, without a language model.',
  'That needs a language model, and none is connected here, so I would only make it up.',
  'I have no model and no look-up at the moment, so I cannot do that one for you.',
  'Without a model I am not able to do that, and I would rather say so than guess.',
  'The built-in engine cannot do that, I am afraid.',
]
export const TASK_QUESTIONS = [
  'What is it for?',
  'How far have you got with it yourself?',
  'What is behind it?',
  'What would you do with the result?',
  'Who is waiting for it?',
  'How would your own first try begin?',
  'By when do you need it?',
]
export const LOOK_UP_QUESTIONS = [
  'What do you need it for?',
  'What is behind the question?',
  'Where does it come up for you?',
  'How did you come to ask?',
  'What would you do if you knew?',
  'Who else could tell you?',
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
  'I would not trust my own advice on that, as I run without a language model here.',
  'The built-in engine has no good answer to that, but it can ask.',
  'I cannot answer that well without a model, and I will not guess.',
  'I do not know, and you may know more of the answer than I do.',
  'Advice from me would be made up, so I would rather help you to think.',
  'I have no ready answer to that.',
]
export const ADVICE_QUESTIONS = [
  'What have you thought of so far?',
  'Which answer are you half expecting?',
  'How would a good outcome look?',
  'What makes it difficult?',
  'Who do you know that has been through it?',
  'If a friend asked you that, what would you say?',
  'What do you already know about it?',
  'Where do you get stuck with it?',
]
export const YOURS_TO_DECIDE = [
  'Whether to {d} is yours to decide, and I can help you to look at it.',
  'To {d} or not, that is the question, then.',
  'I cannot tell you whether to {d}, but I can ask.',
]

export const APOLOGIES = [
  'I am sorry, that was no help.',
  'You are right to say so, and I am sorry.',
  'Sorry, I missed what you meant.',
  'That is fair, and I am sorry.',
  'I hear that, and I am sorry.',
]
export const LIMITS = [
  'I run on the built-in engine, without a language model, so I catch plain words and little more.',
  'No model is connected here, and it shows.',
  'Without a model I can only go by single words and by what you told me.',
]
export const COMPLAINT_QUESTIONS = [
  'What would have been a useful answer?',
  'Which part did I get wrong?',
  'How would you put it in one plain sentence?',
  'What do you want me to do differently?',
  'Where did I lose you?',
]
export const CORRECTED = [
  'Sorry, I have it now: “{q}”.',
  'Thank you for putting that right: “{q}”.',
  '“{q}” it is, and I am sorry.',
]
export const CORRECTED_PLAIN = ['Thank you for putting that right.', 'Sorry, I take that back.', 'I stand corrected.']
export const UNSURE_WHAT = [
  'I was not clear, sorry.',
  'Sorry, that came out unclear.',
  'I could have said that better.',
]
export const PUZZLED_QUESTIONS = [
  'Which part was unclear?',
  'What did you expect me to say?',
  'How can I put it better?',
  'What were you hoping to talk about?',
]

export const WELCOMES = ['You are welcome.', 'Gladly.', 'Any time.', 'It was a pleasure.']
export const AFTER_THANKS = [
  'I am here when you want to go on.',
  'Come back to it whenever you like.',
  'You did the telling, I only asked.',
  'It is good to hear from you.',
  'We can go on from here at any time.',
  'What you told me is where you left it.',
]
export const FAREWELLS = ['Take care.', 'Until next time.', 'Bye for now.', 'See you soon.']
export const AFTER_FAREWELL = [
  'You can pick this up whenever you like.',
  'Our conversation stays where you left it.',
  'I am here when you want to talk.',
  'Thank you for writing.',
  'It was good to hear from you.',
  'The rest can wait.',
]

export const YES = ['Yes, then.', 'All right, a yes.', 'Good to know.', 'I take that as a yes.']
export const NO = ['No, then.', 'All right, a no.', 'That is clear.', 'I take that as a no.', 'Fair enough.']
export const OKAY = ['All right.', 'Okay.', 'Good.', 'Fine by me.', 'Then we can go on.']
export const UNSURE = [
  'Not knowing is fine.',
  'You do not have to know.',
  'That is an honest answer.',
  'It may get clearer as we go.',
]
export const LAUGH = ['I take that as a laugh.', 'Something was funny, then.', 'A laugh is an answer too.']
export const EMOJI = [
  'I see {e}, and I will not guess what it stands for.',
  'You sent {e}, and only you know why.',
  '{e} says something, I am just not sure what.',
]
export const UNREADABLE = [
  'I could not read that.',
  'I did not catch that one.',
  'That one went past me.',
  'I am not sure what that says.',
]
export const TEASER = ['I would only guess wrong.', 'I am all ears.', 'Go ahead, I am reading.']
export const TEASER_QUESTIONS = ['What is it?', 'What happened?', 'How does it go?']
export const TEST = ['I can read you, so it works.', 'Your test has arrived.', 'It works on my side.']
export const TERSE_QUESTIONS = [
  'What would you like to talk about?',
  'Where shall we go from here?',
  'What else is on your mind?',
  'How is your day, apart from this?',
  'Which subject would be worth your time now?',
  'What was on your mind just before you wrote?',
  'How can I be of use?',
  'If we had ten minutes, what would you use them for?',
  'What would you like to add?',
  'What has been going on lately?',
  'When you opened this, what did you have in mind?',
  'Who or what have you been thinking about today?',
  'Where are you as you write this?',
  'What would make this a good talk for you?',
  'How has the week treated you so far?',
  'When did you last have time for yourself?',
  'What is new with you?',
  'Who did you see or hear from today?',
  'Which part of the day is still ahead?',
  'What are you looking forward to?',
  'How would you like to spend the next few minutes here?',
  'What kept you busy today?',
]
export const LAUGH_QUESTIONS = ['What was the funny part?', 'What made you laugh?', 'How come?']
export const EMOJI_QUESTIONS = ['What is behind it?', 'How would you put it in words?', 'What happened?']
export const UNREADABLE_QUESTIONS = [
  'What did you want to say?',
  'How would you say it in a few words?',
  'What was it meant to be?',
]
export const UNSURE_QUESTIONS = [
  'What is the first thing that comes to mind?',
  'How would you guess, if you had to?',
  'Which part do you know?',
  'What would make it clearer?',
]

export const OF_COURSE = ['Gladly.', 'Of course.', 'By all means.', 'Then let us turn to that.']
export const BEGIN_QUESTIONS = [
  'Where would you like to begin?',
  'What is on your mind?',
  'How would you begin?',
  'Which part first?',
]
export const FORGETTING = [
  'I cannot delete anything myself, but you can: the Memory page shows what is kept, with a way to forget it.',
  'What is kept of you is yours to delete, on the Memory page and under Privacy & Data Settings.',
]
export const WHY_ASKED = [
  'I ask so as not to guess, and you need not answer.',
  'Asking is most of what I can do here.',
  'Because I know only what you tell me.',
]
export const REFUSED = [
  'That is fine, you need not answer.',
  'Then we leave it there.',
  'All right, we leave that out.',
]
export const REFUSAL_QUESTIONS = [
  'What would you rather talk about?',
  'Which subject would suit you better?',
  'Where shall we go instead?',
]
export const PRAISED = ['Thank you.', 'That is kind of you.', 'Thank you for saying so.']
export const HARM = [
  'That is nothing that I would help with.',
  'I do not help with that.',
  'I leave that alone, whoever asks.',
]
export const HARM_QUESTIONS = [
  'What happened that you think of it?',
  'How did it come to that?',
  'What would you want instead, at bottom?',
]
export const TO_HELPER = [
  'I only know what you have written to me.',
  'I am an AI helper on the built-in engine, so take me as just that.',
  'I can see that you mean me, and I have little to say about myself.',
]
export const NO_BODY = [
  'I am an AI helper, so I have no days of my own.',
  'I am an AI helper and have no moods to report.',
  'Nothing happens to me between your messages, as I am an AI helper.',
]
export const HOW_ARE_YOU = [
  'How is your day?',
  'How are you?',
  'What kind of day is it for you?',
  'How has today been so far?',
]
export const NO_FEELINGS = [
  'I am an AI helper, so I do not feel, sleep or love the way people do.',
  'No feelings and no life of my own here: I am an AI helper.',
  'I am an AI helper, and whatever I write, there is no one who feels it.',
]
export const ABOUT_SELF = [
  'I am {n}, an AI helper, and no person is typing here: at the moment Coterie’s built-in engine writes my lines, without a language model.',
  'No human is writing this: I am {n}, an AI helper on Coterie’s built-in engine, without a language model.',
  'I am an AI helper called {n}, not a person, and I run on Coterie’s built-in engine, with no language model behind it.',
]
export const ABOUT_SELF_MORE = [
  'It goes by plain words, says back what it understood, and asks.',
  'I know only what stands in this conversation and what you asked to be kept.',
  'I cannot look anything up.',
  'What you decide stays yours.',
]
export const CONNECT = 'Anyone who runs this server can connect a language model, and the README says how.'
export const PRIVACY = [
  'What you write here is stored encrypted, and in Sensitive Mode it is not stored at all.',
  'Your messages are kept encrypted, so that our conversation can go on.',
]
export const PRIVACY_MORE = [
  'The Memory page shows what has been kept of you, and you can have it forgotten.',
  'The privacy page says who can read what, and when.',
]
export const ABILITIES = [
  'I can listen, say back what I understood, remember what you tell me and ask.',
  'Here I do four plain things: read, say back, remember, and ask.',
]
export const ABILITIES_MORE = [
  'I am an AI helper on the built-in engine, without a language model.',
  'I cannot look things up, write texts or work things out for you.',
  'You can ask me what you told me before.',
]
export const ABILITIES_QUESTIONS = [
  'What would you like to start with?',
  'What is on your mind today?',
  'Where shall we begin?',
]

export const EMERGENCY_ANSWER =
  'I am an AI helper and cannot judge that, and it can be serious. If it is happening now, call your local emergency number, in the US 911, or ask someone near you to call. Who is with you?'

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

export const NOTHING_YET = ['You have not told me anything that I could keep yet.', 'I know nothing about you so far.']
export const NOTHING_TOLD = [
  'You have not told me that, as far as I can see.',
  'I find nothing that you told me about that.',
  'I do not have that from you.',
]
export const NOTHING_TOLD_QUESTIONS = ['What should I know about it?', 'How would you put it, so that I have it?']
export const SAID_TWICE = [
  'You wrote that twice, so it seems to matter.',
  'You come back to that.',
  'That is the same again, and I read it again.',
]

export const BEGINNINGS = [
  'There is no right way to begin.',
  'You can tell me as much or as little as you like.',
  'I will ask more than I tell.',
  'One sentence is enough to start with.',
]
