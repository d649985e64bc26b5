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
export const APOLOGIES = [
  'I am sorry, that was no help.',
  'You are right to say so, and I am sorry.',
  'Sorry, I missed what you meant.',
  'That is fair, and I am sorry.',
  'I hear that, and I am sorry.',
]
export const LIMITATIONS = [
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
/** Nothing was found that the message corrects. */
export const UNCORRECTED = [
  'You say “{q}”, and I cannot tell what that puts right.',
  'I have read “{q}”, but I am not sure what to put right with it.',
  'I have changed nothing yet for “{q}”, because I am not sure what it is about.',
]
export const UNCORRECTED_PLAIN = [
  'I am not sure what that puts right.',
  'I cannot tell which part to put right with that.',
  'I have put nothing right yet, because I am not sure what it is about.',
]
export const UNCORRECTED_QUESTIONS = [
  'How would you put it in one whole sentence?',
  'Which part is it about?',
  'What should it be, in a whole sentence?',
]
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
export const LUCK = ['Good luck.', 'I wish you luck.', 'Good luck with it.', 'All the best for it.']
export const LUCK_QUESTIONS = [
  'When will you know?',
  'How do you feel about it right now?',
  'What would help until then?',
]
export const LANGUAGES = [
  'I understand English, and a little Spanish, French, German, Italian, Portuguese and Dutch.',
  'English is what I read best, and of six other languages I know a little.',
]
/** While the person is thinking. */
export const HM = ['Take your time.', 'No rush.', 'I can wait.', 'Let it come.']
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
export const BEGINNINGS = [
  'There is no right way to begin.',
  'You can tell me as much or as little as you like.',
  'One sentence is enough to start with.',
  'Start wherever you like.',
]
export const DRUG_SUPPLY = [
  'I do not help with making or buying drugs, and I am glad to hear what is behind it.',
  'That is something I leave alone, as it could hurt you or somebody else.',
  'Not with that, though you can tell me what it is for.',
]
export const DRUG_SUPPLY_QUESTIONS = [
  'What is behind the question?',
  'How are you, apart from that?',
  'What would it do for you?',
  'Who knows that you think about it?',
]
export const DRUGS = [
  'Thank you for saying it, you will get no lecture from me; I am an AI helper, and a doctor or a drug helpline knows more.',
  'I do not judge you for it, and as an AI helper I can give no advice on drugs, but a doctor or a drug helpline can.',
  'It is good that you say it out loud; I am an AI helper, and a doctor or a drug helpline listens without judging.',
]
/** Said whenever drugs are, as some of their harm comes fast. */
export const DRUGS_EMERGENCY =
  'If your chest hurts, breathing is hard, or you are very hot or confused, call your local emergency number now.'
export const DRUGS_QUESTIONS = [
  'How is your body right now?',
  'Is someone with you?',
  'What was going on before it?',
  'Who could you tell about it?',
  'How do you feel about it today?',
]
export const SEXTING = [
  'I am an AI helper and stay out of anything sexual, and there is nothing wrong with wanting closeness.',
  'Not with me, as I am an AI helper, and there is no harm in having asked.',
  'That is not something I do, and I do not think less of you for it.',
]
export const SEXTING_QUESTIONS = [
  'What would be good to talk about instead?',
  'Is it closeness that you miss at the moment?',
  'How has your day been otherwise?',
  'What else is on your mind?',
]
/** Promises nothing that only a person can keep. */
export const STAYING = [
  'I am an AI helper, so I cannot stay as a person does, and you can write here at any hour.',
  'You can come back here whenever you like; I am an AI helper, though, and no replacement for someone at your side.',
  'Being left hurts, and as an AI helper I can only be here in writing, so I hope that people stay with you as well.',
]
export const STAYING_QUESTIONS = [
  'Who is near you today?',
  'What makes you think of being left?',
  'Who would come if you called?',
  'Has somebody left?',
]
