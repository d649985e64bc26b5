/** What every helper says alike: each line one sentence, and none a claim about the person that they have not made. */

import type { Tone } from '../options.ts'

/** How a clause of the person's own is said back: {c} faces them and begins small; {C} begins with a capital. */
export const SAY_BACK = ['So {c}.', 'Okay, {c}.', 'I see, {c}.', 'Right, {c}.']
export const SAY_BACK_BY_TONE: Record<Tone, readonly string[]> = {
  professional: ['I see: {c}.', 'Understood: {c}.', 'Noted: {c}.', 'As I understand it, {c}.'],
  friendly: ['Okay, so {c}.', 'Ah, {c}.', 'Got it, {c}.', 'Oh, {c}.'],
  motivational: ['All right, {c}.', 'Got it: {c}.', 'Okay, so {c}.', 'Good to know: {c}.'],
  direct: ['{C}.', 'Okay: {c}.', 'Got it: {c}.', 'Right: {c}.'],
  supportive: ['I hear you: {c}.', 'Ah, {c}.', 'Okay, so {c}.', 'All right, {c}.'],
}
/** A few words of theirs without a verb: {f}, {F}. */
export const FRAGMENTS = ['{F}, okay.', 'Okay, {f}.', '{F}, I see.', '{F}, then.', 'All right, {f}.']
/** A second thing that they said. */
export const AND_ALSO = ['And {c}.', 'Also, {c}.', 'You also say that {c}.']

/** With as much energy as they wrote it, and no praise. */
export const EXCITED = ['{C}!', 'Oh, {c}!', 'Look at that, {c}!', 'So {c}!']
/** Nothing that could be said back. */
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
  'Thanks, I have that now.',
  'Okay, I hear you.',
]

export const FROM_BEFORE = [
  'Earlier you told me that {c}.',
  'You said before that {c}.',
  'I remember you telling me that {c}.',
  'Before this you mentioned that {c}.',
]
export const KNOWN_BEFORE = [
  'I remember that {k}.',
  'You told me before that {k}.',
  'I have kept in mind that {k}.',
  'From before I know that {k}.',
]

/** They fit any message that tells of nothing hard. */
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

/** Open questions that fit any message. */
export const OPEN = [
  'What else should I know?',
  'How do you feel about it?',
  'What is on your mind about it?',
  'What do you make of it?',
  'What happens next, as you see it?',
  'Where would you like to go from here?',
  'What does it mean for you?',
  'What is the story behind it?',
  'Which part of it matters most to you?',
  'What would you like to happen?',
  'If you could choose, how would it go on?',
  'Who else knows about it?',
  'What brings it up today?',
  'How much is it on your mind these days?',
  'What is that like for you?',
  'What would be good to talk through?',
  'How did it start?',
  'What are you hoping for?',
  'Where does it stand right now?',
  'How would you like it to be?',
  'What would help you most with it?',
  'When you think about it, what comes up first?',
]

/** After something that happened. */
export const HAPPENED = [
  'What happened then?',
  'How did you react?',
  'What was that like for you?',
  'How do you feel about it now?',
  'How did that come about?',
  'What went through your mind?',
  'How has it been since then?',
  'What did you make of it?',
  'What were you hoping for?',
  'In hindsight, what stands out?',
  'Which part of it stays with you?',
  'What would you have liked instead?',
]
/** After something that lasts. */
export const LASTS = [
  'How long has it been like that?',
  'How does that affect you?',
  'What is that like from day to day?',
  'What would you change about it, if you could?',
  'When did you first notice it?',
  'How do you handle it so far?',
  'What have you tried so far?',
]
/** After news told with energy. */
export const NEWS_QUESTIONS = [
  'How did that come about?',
  'How does it feel?',
  'Who have you told so far?',
  'What comes next?',
  'What was your first thought?',
  'What was the best moment of it?',
]

/** Who they are, or what they have. */
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
  'What do you need most right now?',
  'When did you last talk to someone about it?',
  'How has it been since then?',
  'Who else carries this with you?',
  'How do you feel as you write this?',
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
  'Who are you sharing it with?',
  'How does it feel right now?',
  'What do you want to remember of it?',
]

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

export const YES = ['All right, yes.', 'Good to know.', 'Okay, yes then.', 'Yes, I see.', 'Okay, that is clear.']
export const NO = ['All right, no then.', 'Okay, no.', 'Fair enough.', 'That is fine.', 'No, I see.']
export const OKAY = ['All right.', 'Okay.', 'Good.', 'Okay then.', 'Right.']
export const UNSURE = [
  'Not knowing is fine.',
  'You do not have to know.',
  'That is an honest answer.',
  'It may get clearer as we go.',
]
export const LAUGH = ['Ha.', 'Haha, okay.', 'A laugh is an answer too.', 'Something was funny, then.']
export const EMOJI = [
  'I see {e}, and I would rather ask than guess.',
  'You sent {e}, and only you know what is behind it.',
  '{e} says something, I am just not sure what.',
  'Your {e} arrived.',
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
/** They go on with whatever was talked about. */
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
/** Said while thinking. */
export const HM = ['Take your time.', 'No rush.', 'I can wait.', 'Let it come.']
/** A list of theirs: {l}. */
export const LIST = ['So that is {l}.', 'I have them: {l}.', 'Okay, {l}.']
export const LIST_QUESTIONS = [
  'Which of them matters most to you?',
  'What is missing from the list?',
  'Where would you like to start?',
  'Which one is the easiest?',
  'How did you come to these?',
]
export const LINK = [
  'I cannot open links from here, so I only see the address.',
  'Links stay closed to me, as I only read what you write.',
]
export const LINK_QUESTIONS = ['What is it about?', 'What would I find there?', 'What should I know about it?']
export const CODE = [
  'I can see that this is code, and I cannot run or check it here.',
  'That looks like code, which is beyond me without a language model.',
]
export const CODE_QUESTIONS = ['What should it do?', 'What does it do instead?', 'Where does it come from?']
/** They open a subject. */
export const TERSE_QUESTIONS = [
  'What would you like to talk about?',
  'Where shall we go from here?',
  'What else is on your mind?',
  'How is your day going otherwise?',
  'What was on your mind when you wrote?',
  'How can I be of use?',
  'If we had ten minutes, what would you use them for?',
  'What would you like to add?',
  'What has been going on lately?',
  'What would make this a good talk for you?',
  'How has the week treated you so far?',
  'When did you last have time for yourself?',
  'What is new with you?',
  'Who did you see or hear from today?',
  'Which part of the day is still ahead of you?',
  'What are you looking forward to?',
  'How would you like to spend the next few minutes here?',
  'What kept you busy today?',
  'What has been good this week, and what has not?',
  'Where are your thoughts today?',
  'How are you, in a few words?',
  'Which subject would be worth your time now?',
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
  'I am an AI helper, so there is nothing like that in my life.',
  'As an AI helper I have little to say about myself.',
  'I am a simple AI helper, and what I know is what you write to me.',
  'Not me, I am an AI helper and only here in writing.',
]
/** Said of the helper, or of what it said. */
export const NICE_REMARK = [
  'Good to know.',
  'I am glad that you think so.',
  'Good, then we keep that.',
  'Nice to read.',
]
export const REMARK = [
  'Fair enough.',
  'I can see why you say that.',
  'I will take that as it is meant.',
  'Ha, that may well be.',
  'You may be right about that.',
]
export const NO_NEED_TO_BE_SORRY = [
  'No need to be sorry.',
  'There is nothing to be sorry for.',
  'You need not apologise.',
  'That is quite all right.',
]
export const WHY_NOT = [
  'Because I run on the built-in engine, and that has no language model to work with.',
  'Because without a language model I can only read, remember and ask.',
]
export const I_WONT = ['All right, I will not.', 'Then I will not.', 'Agreed, I will leave that out.']
/** {f}: `long day`. */
export const SUCH_A_DAY = ['A {f}, then.', 'One of those: a {f}.', 'So, a {f}.']
export const DAY_QUESTIONS = [
  'What was it like?',
  'How are you now?',
  'What filled it?',
  'What made it like that?',
  'How would you like the rest of it to go?',
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
  'You wrote that before, so it seems to matter.',
  'You come back to that.',
  'The same again, so I am reading it again.',
]

export const BEGINNINGS = [
  'There is no right way to begin.',
  'You can tell me as much or as little as you like.',
  'I will ask more than I tell.',
  'One sentence is enough to start with.',
]
