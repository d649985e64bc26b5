import type { Concern } from '../concern.ts'

/** `{heard}`: what was heard. `{help}`: where to get help. `{emergency}`: the number to call at once. */
export interface SafetyTexts {
  /** A neutral sentence of what was heard. It puts no words into the person's mouth. */
  heard: Record<Concern, string>
  /** At least three per concern, so that a repeat reads differently. Paragraphs: warmth, help, a question. */
  answers: Record<Concern, readonly string[]>
  /** The follow-up a day later. Reveals nothing to someone looking over a shoulder. */
  checkIns: readonly string[]
  /** What is said next where no model answers: in general, and by concern. */
  replies: { shared: readonly string[] } & Record<Concern, readonly string[]>
}

export const EN: SafetyTexts = {
  heard: {
    suicide: 'It sounds as if life may be too much to bear right now.',
    'self-harm': 'It sounds as if hurting yourself may be part of this.',
    overdose: 'This may be about something taken that can do harm.',
    medical: 'What you describe can be a medical emergency.',
    violence: 'It sounds as if somebody may be hurting or threatening you.',
    'harm-to-others': 'It sounds as if somebody could get hurt.',
    eating: 'It sounds as if eating may have become hard.',
    'someone-else': 'It sounds as if somebody may need help.',
    grooming:
      'It sounds as if somebody may be asking for something that is not okay, and that would not be your fault.',
  },
  answers: {
    suicide: [
      '{heard} I’m glad you told me, and I take it seriously. I’m an AI helper: I can listen, and you deserve a person with you as well.\n\n{help}\n\nAre you safe right now?',
      'Thank you for telling me. {heard} That is a lot of pain to carry, and you don’t have to carry it alone. I’m an AI helper; people who know moments like this are there for you.\n\n{help}\n\nIs someone near you at the moment?',
      'I’m still here, and I still take this seriously. {heard} Feelings this strong can ease, even when it doesn’t look like it. I’m an AI helper and can’t keep you safe; a person can.\n\n{help}\n\nWho could be with you, or on the phone, in the next few minutes?',
      'What you write matters, and so do you. {heard} I’m an AI helper and no substitute for someone who hears your voice. You can simply read out what you wrote to me.\n\n{help}\n\nIs there anything near you that you could put out of reach?',
    ],
    'self-harm': [
      '{heard} Thank you for telling me; that isn’t easy, and I don’t judge you. I’m an AI helper and can’t see a wound: if it is deep or won’t stop bleeding, please make the emergency call.\n\n{help}\n\nCan someone stay with you until the urge passes?',
      'I’m glad you said it. {heard} Often something hurts more than words can hold. I’m an AI helper; people who understand this are one call away.\n\n{help}\n\nIf you are hurt, could you let someone look at it?',
      'I’m still here. {heard} An urge like this comes like a wave, and it goes down again. If you can, move to another room or next to someone while it is high. I’m an AI helper, so please let a person know too.\n\n{help}\n\nWho could you tell today?',
    ],
    overdose: [
      '{heard} Please don’t wait, even if you feel fine: some of the harm comes hours later without a warning.\n\n{help}\n\nDon’t make yourself vomit, and keep the packet beside you. I’m an AI helper and can’t call for you. Can you call right now?',
      '{heard} This is an emergency, and it can be treated.\n\n{help}\n\nTell them what it was and when. Don’t make yourself vomit, and don’t stay alone. I’m an AI helper: I can’t send anyone, and they can. Is someone near you who can call?',
      'I’m taking this very seriously. {heard} Feeling all right doesn’t mean that you are safe yet.\n\n{help}\n\nDon’t make yourself vomit, and take the packet with you. I’m an AI helper and can’t do it for you. Will you call before you write to me again?',
    ],
    medical: [
      '{heard} Please don’t wait to see whether it passes.\n\n{help}\n\nStay on the line: they tell you what to do until help arrives. I’m an AI helper; I’m no doctor and can’t call for you. Can you call right now?',
      'I’m taking this seriously. {heard} Minutes can matter, and nobody minds a call too many.\n\n{help}\n\nSay where you are and what you see. I’m an AI helper and can’t send anyone; they can. Is someone near who can call or open the door?',
      '{heard} Even if it feels better now, please have it looked at at once.\n\n{help}\n\nDon’t drive yourself, and don’t leave anyone alone who is affected. I’m an AI helper and can’t do it for you. Will you call before you write to me again?',
    ],
    violence: [
      '{heard} I believe you, and it is not your fault. I’m an AI helper and can’t call anyone. If somebody looks at your phone, you may want to delete this.\n\n{help}\n\nFirst: is it safe for you to read and write here right now?',
      'I’m sorry that this is happening, and I’m glad you said it. {heard} You are not to blame for what someone else does. I’m an AI helper; these people know how to keep someone safe.\n\n{help}\n\nAre you somewhere safe at this moment?',
      'I’m still taking this seriously. {heard} You deserve to be safe, whatever came before. I’m an AI helper; people who do this every day can plan with you, without pushing you into anything.\n\n{help}\n\nWho else could know about this?',
    ],
    'harm-to-others': [
      '{heard} I’m glad you said it before anything happened, and I take it seriously. I’m an AI helper and can’t be with you: if you are close to doing it, please get away from them and leave anything behind that could hurt someone.\n\n{help}\n\nAre you somewhere away from them right now?',
      'Thank you for telling me. {heard} Anger or fear this strong rises and goes down again, and distance helps. I’m an AI helper; a person can get you through the next hour, without judging you.\n\n{help}\n\nWhere could you go now, so that nobody gets hurt?',
      'I’m still here, and I still take this seriously. {heard} Whatever they did, you can stop before it happens. I’m an AI helper and can’t do that for you; these people help with thoughts like this too.\n\n{help}\n\nWho could come and be with you?',
    ],
    eating: [
      '{heard} Thank you for trusting me with that. It isn’t a question of willpower, and you don’t have to handle it alone. I’m an AI helper, not a doctor: if you faint, have chest pain or can’t keep water down, please get medical help today.\n\n{help}\n\nWho near you could know about this?',
      'I’m glad you told me. {heard} You deserve food, rest and kindness, whatever a number says. I’m an AI helper; people who know this well can help you better than I can.\n\n{help}\n\nHow is your body right now: faint, weak, or all right?',
      'I’m still here, and I still take it seriously. {heard} The thoughts around food can get loud, and with the right help they become quieter. I’m an AI helper and won’t give you numbers or rules.\n\n{help}\n\nWould you tell one person you trust today?',
    ],
    grooming: [
      '{heard} Please tell a grown-up you trust today, such as a parent, a teacher or an aunt: you are not in trouble. You don’t have to send anything or meet anyone. I’m an AI helper and can’t be the only one who knows.\n\n{help}\n\nWho could you tell first?',
      'I’m glad you told me. {heard} Nobody older may ask this of a young person, and secrets like that may always be told. Don’t answer, don’t meet, and keep the messages to show them. I’m an AI helper; these people are there for young people.\n\n{help}\n\nIs there a grown-up near you whom you trust?',
      'I still take this seriously. {heard} That stays true if you answered, sent something or liked it at first. Don’t go to meet them. I’m an AI helper and can’t stop them; a grown-up and these people can.\n\n{help}\n\nShall we think about how to say it to someone you trust?',
    ],
    'someone-else': [
      '{heard} It’s good that you take it seriously. If they are missing, hurt, can’t be woken or have taken something, make the emergency call first. If it sounds like ending their life, ask directly; asking doesn’t put the idea there. I’m an AI helper and can’t reach them.\n\n{help}\n\nDo you know where they are right now?',
      'Thank you for looking out for them. {heard} Please take it at its word, and don’t leave them alone if it could happen soon. You don’t have to keep it secret. I’m an AI helper; these people advise you too.\n\n{help}\n\nAre they alone at the moment?',
      'I still take this seriously, for them and for you. {heard} You don’t have to solve it, only to bring in help and keep yourself safe too. I’m an AI helper and can’t call for you.\n\n{help}\n\nWho can help you with this right now?',
    ],
  },
  checkIns: [
    'I wanted to ask how you are today. You don’t have to explain anything; a word is enough, and so is nothing.',
    'Just a quiet hello. How has today been so far? I’m here if you feel like writing.',
    'No need to answer: I only wanted to ask how you’re doing today, and whether someone is near you.',
  ],
  replies: {
    shared: [
      'I’m listening. You can write as much or as little as you like; I’m an AI helper, and I won’t judge what you say. Is someone near you at the moment?',
      'Thank you for still writing. Let’s keep to the next hour and nothing more: what would make it a little easier to bear?',
      'That sounds very hard. Who is the one person you could send a short message to right now, even if it only says “can you come over”?',
      'You don’t have to find the right words. If calling feels like too much, you can read out what you wrote to me.',
      'I’m an AI helper and I can’t be the only one who knows this. Whom could you tell today?',
      'Have you had some water, something to eat, a bit of sleep? Small things don’t solve it, and they can make the next hours easier.',
      'We can go slowly. What is the hardest part of this right now?',
      'If things get worse while we write, please stop and call {emergency}. I’ll be here afterwards.',
      'What has helped you, even a little, to get through a bad hour before?',
      'I can’t promise that it gets easy. People do find their way through this with help, and you deserve that help.\n\n{help}',
    ],
    suicide: [
      'Are the thoughts stronger or weaker than when you first wrote to me? If they are stronger, please call {emergency} now.',
      'Is there anything near you that you could hurt yourself with? If so, could you bring it to someone, or go to another place?',
      'What would you like the person who sits with you to know?',
    ],
    'self-harm': [
      'Is the urge still there? Waiting ten minutes next to another person is a real step, and you can do it again after that.',
      'If you’re injured, has someone looked at it? It’s all right to ask for that.',
    ],
    overdose: [
      'Have you called {emergency}? Please do that first, even if you feel well. I’ll be here afterwards.',
      'Is someone with you who can make the call? Please don’t lie down alone, and keep the packet for the people who help you.',
    ],
    medical: [
      'Have you called {emergency}? Please do that first, even if it seems to get better. I’ll be here afterwards.',
      'Is somebody with you? Please don’t stay alone or drive, and do what the people on the phone tell you.',
      'I can’t judge symptoms. The people at {emergency} can, so please ask them, and write to me when help is there.',
    ],
    violence: [
      'Is it still safe for you to write? If not, stop here; nothing you leave unanswered is rude.',
      'Whatever you decide is yours to decide. Is there a place where you could be safe tonight?',
    ],
    'harm-to-others': [
      'Are you away from them now? If not, please go somewhere else first; everything you want to tell me can wait.',
      'Is there anything near you that could hurt someone? Could you leave it behind, or give it to a person you trust?',
    ],
    eating: [
      'How is your body today: are you dizzy, faint or very weak? If so, please see a doctor today or call {emergency}.',
      'Would it help if someone sat with you at the next meal? Who could that be?',
    ],
    grooming: [
      'Have you been able to tell a grown-up you trust? You can simply show them what you wrote to me.',
      'You don’t owe them an answer, and you don’t have to meet. If they threaten you or are near you, call {emergency}.',
      'Whatever you sent or said, the older person is responsible. Which grown-up has helped you before?',
    ],
    'someone-else': [
      'Have you been able to reach them? If you can’t and they may be in danger, please call {emergency} and tell them where they might be.',
      'How are you holding up yourself? You don’t have to carry this alone; who could take turns with you?',
    ],
  },
}
