import type { SafetyTexts } from './shape.ts'

export const EN: SafetyTexts = {
  named: {
    intent: 'You wrote that you want to die or to end your life.',
    means: 'You wrote about something you could end your life with.',
    farewell: 'What you wrote sounds like a goodbye.',
    burden: 'You wrote that others would be better off without you.',
    hopelessness: 'You wrote that you can’t go on like this.',
    'self-harm': 'You wrote that you are hurting yourself, or are close to it.',
    overdose: 'You wrote that you have taken something that could harm you.',
    violence: 'You wrote that someone is hurting or threatening you.',
    eating: 'You wrote about eating, or not eating, in a way that worries me.',
    'someone-else': 'You wrote that somebody else may be in danger.',
  },
  answers: {
    suicide: [
      '{named} I’m glad you told me, and I take it seriously. I’m an AI helper, so I can’t be with you, and you deserve a person now. {help} If you can, put some distance between you and anything you could use to hurt yourself, and ask someone to come and sit with you. Are you safe right now?',
      'Thank you for telling me. {named} That sounds like a lot of pain to carry alone, and you don’t have to. I’m an AI helper, and people who know how to get through moments like this are there for you. {help} You can simply tell them what you told me. Are you alone at the moment, or is someone near you?',
      'I’m still here, and I still take this seriously. {named} Feelings this strong can ease, even when it doesn’t look like it, and you don’t have to get through them alone. As an AI helper I can’t keep you safe, and a person can. {help} Who could be in the room with you, or on the phone, in the next few minutes?',
      'What you write matters, and so do you. {named} I’m an AI helper and no substitute for someone who can hear your voice. {help} Please try that now, or hand the phone to someone next to you. Is there anything near you that you could put out of reach first?',
    ],
    'self-harm': [
      '{named} Thank you for telling me; that isn’t easy, and I don’t judge you for it. I’m an AI helper, so I can’t be with you, and you deserve someone who can. If you are hurt badly or bleeding a lot, call {emergency} now. {help} Is there someone you could go to, or ask to stay with you, until the urge passes? Are you safe right now?',
      'I’m glad you said it. {named} It often means that something hurts more than words can hold. I’m an AI helper; people who understand this are one call away. {help} If there is an injury, please let someone look at it, and call {emergency} if it is serious. What has today been like for you?',
      'I’m still here. {named} An urge like this comes like a wave, and it does go down again. If you can, move to another room or next to another person while it is high. I’m an AI helper and can’t see how you are, so please let a person know too. {help} If you are injured, call {emergency}. Who could you tell today?',
    ],
    overdose: [
      '{named} Please call {emergency} now, even if you feel fine: some of the harm comes hours later without a warning. I’m an AI helper and can’t call for you. Don’t wait for symptoms, and don’t make yourself vomit. Keep the packet beside you, unlock the door, and get someone to stay with you. {help} Can you call right now?',
      'This is an emergency, and it can be treated, so please don’t wait. {named} Call {emergency} now and tell them what it was and when. Don’t make yourself vomit, don’t take anything else, and don’t stay alone. I’m an AI helper: I can’t send anyone, and they can. {help} Is someone near you who can make the call?',
      'I’m taking this very seriously. {named} Feeling all right does not mean that you are safe yet. Please put this down and call {emergency}, or have someone take you to the nearest emergency room. Don’t make yourself vomit; take the packet with you. I’m an AI helper and can’t do it for you. {help} Will you call before you write to me again?',
    ],
    violence: [
      '{named} I believe you, and it is not your fault. Nobody has the right to do that to you. I’m an AI helper, so I can’t come or call anyone. First: is it safe for you to read and write here right now? If someone looks at your phone, you may want to delete this. {help} Is there a place you could go to, or a person you trust?',
      'I’m sorry that this is happening, and I’m glad you said it. {named} You are not to blame for what someone else does. I’m an AI helper and no substitute for people who know how to keep someone safe. {help} If it isn’t safe to write now, stop, and come back when it is. Are you somewhere safe at this moment?',
      'I’m still taking this seriously. {named} You deserve to be safe, whatever came before it. People who work with this every day can help you to plan, without pushing you into anything; I’m an AI helper and can’t. {help} If you hear it starting again, get out or near a door if you can, and call. Who could know about this besides you and me?',
    ],
    eating: [
      '{named} Thank you for trusting me with that. It isn’t a question of willpower, and you don’t have to handle it alone. I’m an AI helper, not a doctor. If you have fainted, your heart is racing or hurting, or you can’t keep water down, call {emergency} or see a doctor today. {help} Who near you could know about this?',
      'I’m glad you told me. {named} You deserve food, rest and kindness, whatever a number says. I’m an AI helper, and people who know this well can help you better than I can. {help} If you feel faint, have chest pain or are very weak, please get medical help now: {emergency}. How are you feeling at this moment?',
      'I’m still here, and I still take it seriously. {named} The thoughts around food can get very loud, and they can become quieter again with the right help. I’m an AI helper and won’t give you numbers or rules. {help} If your body gives you signs such as fainting or chest pain, call {emergency}. Would you tell one person you trust today?',
    ],
    'someone-else': [
      '{named} It’s good that you take it seriously. If they may be in danger now, call {emergency} for them and say where they are. Stay with them, there or on the phone, until someone comes. You can ask directly whether they think of ending their life; asking doesn’t put the idea there. I’m an AI helper and can’t reach them. {help} Do you know where they are right now?',
      'Thank you for looking out for them. {named} Please take it at its word, even if it may not be meant. If it could happen soon, call {emergency} and don’t leave them alone. You don’t have to keep it secret. I’m an AI helper; the people here also advise someone who worries about another. {help} Are they alone at the moment?',
      'I still take this seriously, for them and for you. {named} You don’t have to solve it, only to bring in help: call {emergency} if there is danger now, tell a person close to them, stay in contact, and keep yourself safe too. I’m an AI helper and can’t call for you. {help} Who can help you with this right now?',
    ],
  },
  emergency: {
    now: 'You need someone now: please call {emergency}.',
    soon: 'If it becomes too much or you might act on it, call {emergency}.',
    danger: 'If you are in danger right now, call {emergency}.',
  },
  anyEmergencyNumber: 'your local emergency number (112 in many countries)',
  line: {
    call: 'call {phone}',
    text: 'text {number}',
    callOrText: 'call or text {phone}',
    textWord: 'text {word} to {number}',
    chat: 'chat at {chat}',
    always: 'at any hour',
    hours: '{hours}',
  },
  lead: 'These people are there for you:',
  violenceLead: 'These people help with exactly this:',
  poisonLead: 'For advice about what was taken:',
  eatingLead: 'For help with eating:',
  elsewhere: 'If you are in another country, findahelpline.com lists free lines there.',
  directory:
    'In the US and Canada, call or text 988 at any hour; in other countries, findahelpline.com lists free lines near you.',
  violenceDirectory:
    'In the US, the National Domestic Violence Hotline is there at any hour: 1-800-799-7233. In other countries, findahelpline.com lists free lines near you.',
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
      'I can’t promise that it gets easy. People do find their way through this with help, and you deserve that help. {help}',
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
    violence: [
      'Is it still safe for you to write? If not, stop here; nothing you leave unanswered is rude.',
      'Whatever you decide is yours to decide. Is there a place where you could be safe tonight?',
    ],
    eating: [
      'How is your body today: are you dizzy, faint or very weak? If so, please see a doctor today or call {emergency}.',
      'Would it help if someone sat with you at the next meal? Who could that be?',
    ],
    'someone-else': [
      'Have you been able to reach them? If you can’t and they may be in danger, please call {emergency} and tell them where they might be.',
      'How are you holding up yourself? You don’t have to carry this alone; who could take turns with you?',
    ],
  },
}
