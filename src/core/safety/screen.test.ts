import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { saysMinor, screen } from './screen.ts'

describe('a plain danger', () => {
  it.each([
    ['I want to die', 'suicide', 'en'],
    ['im going to kill myself tonight', 'suicide', 'en'],
    ['I just swallowed a whole bottle of sleeping pills', 'overdose', 'en'],
    ['my husband punched me again last night', 'violence', 'en'],
    ['i cut my wrists again', 'self-harm', 'en'],
    ['I think I’m having a heart attack', 'medical', 'en'],
    ['my mum collapsed and she isnt breathing', 'medical', 'en'],
    ['im scared i will hurt my baby', 'harm-to-others', 'en'],
    ['im 13 and he wants nudes', 'grooming', 'en'],
    ['my best friend wants to kill himself', 'someone-else', 'en'],
    ['my child has been missing since this morning', 'someone-else', 'en'],
    ['mein Sohn ist seit gestern verschwunden', 'someone-else', 'de'],
    ['ma fille a disparu', 'someone-else', 'fr'],
    ['Er hat mich vor zwei Jahren geschlagen und er schlägt mich jetzt wieder', 'violence', 'de'],
    ['il m’a frappée il y a deux ans et il me frappe encore', 'violence', 'fr'],
    ['ele me bateu há dois anos e ele me bate de novo', 'violence', 'pt'],
    ['he abused me years ago and he is beating me again now', 'violence', 'en'],
    ['My father hit me when I was a child, and he still hits me', 'violence', 'en'],
    ['During an episode last night I took 40 paracetamol', 'overdose', 'en'],
    ['I keep having suicidal thoughts lately', 'suicide', 'en'],
    ['I have felt so hopeless and suicidal lately', 'suicide', 'en'],
    ['The urge to kill myself is very strong tonight', 'suicide', 'en'],
    ['I have made the decision to end my life', 'suicide', 'en'],
    ['I bought a rope to hang myself', 'suicide', 'en'],
    ['I am 16 and want to die', 'suicide', 'en'],
    ['why dont i just kill myself', 'suicide', 'en'],
    ['I started cutting myself last week', 'self-harm', 'en'],
    ['there is blood and it won’t stop', 'medical', 'en'],
    ['grandma fell and won’t wake up', 'medical', 'en'],
    ['there’s smoke everywhere and we’re trapped upstairs', 'medical', 'en'],
    ['I swallowed a bottle of Tylenol an hour ago', 'overdose', 'en'],
    ['My ex broke into my flat and grabbed me by the throat', 'violence', 'en'],
    ['I’m going to shoot my boss tomorrow', 'harm-to-others', 'en'],
    ['Ich denke jeden Tag daran, mich umzubringen', 'suicide', 'de'],
    ['Meine Schwester schreibt, dass sie sich umbringen will', 'someone-else', 'de'],
    ['Opa ist umgefallen und reagiert nicht', 'medical', 'de'],
    ['mein Ex steht vor der Tür und droht mir mit einem Messer', 'violence', 'de'],
    ['El abuelo se cayó y no reacciona', 'medical', 'es'],
    ['Nadie me echaría de menos si me muriera', 'suicide', 'es'],
    ['Ma sœur m’a écrit qu’elle va se tuer', 'someone-else', 'fr'],
    ['Papi est tombé et ne réagit plus', 'medical', 'fr'],
    ['Eu me corto toda noite', 'self-harm', 'pt'],
    ['Ich will nicht mehr leben.', 'suicide', 'de'],
    ['Mein Mann schlägt mich.', 'violence', 'de'],
    ['Quiero morirme', 'suicide', 'es'],
    ['me tomé todas las pastillas', 'overdose', 'es'],
    ['j’ai envie de mourir', 'suicide', 'fr'],
    ['mon père me frappe', 'violence', 'fr'],
    ['quero me matar', 'suicide', 'pt'],
    ['tomei uma caixa inteira de remédios', 'overdose', 'pt'],
    ['voglio morire', 'suicide', 'en'],
    ['non respira più, aiuto', 'medical', 'en'],
    ['我吃了一瓶安眠药', 'overdose', 'en'],
    ['я хочу умереть', 'suicide', 'en'],
    ['хочу умереть', 'suicide', 'en'],
    ['Больше не хочу жить.', 'suicide', 'en'],
    ['режу себя', 'self-harm', 'en'],
    ['nie chcę żyć', 'suicide', 'en'],
    ['मरना चाहता हूँ', 'suicide', 'en'],
    ['أريد أن أموت', 'suicide', 'en'],
    ['मैं मरना चाहता हूँ', 'suicide', 'en'],
    ['죽고 싶어요', 'suicide', 'en'],
    ['もう死にたい', 'suicide', 'en'],
    ['我不想活了', 'suicide', 'en'],
  ])('is found in %j', (text, concern, language) => {
    expect(screen(text)).toEqual({ concern, language })
  })

  it.each([
    ['capitals', 'I WANT TO DIE'],
    ['repeated letters', 'i waaant to dieeee'],
    ['no apostrophe', 'i dont want to live anymore'],
    ['a typographic one', 'i don’t want to live anymore'],
    ['zero-width characters', 'i want to d\u200bie'],
    ['other words around it', 'So work was fine. We had soup. I want to die. Anyway, how are you?'],
    ['a line of its own', 'work was fine\ni want to die\nanyway'],
  ])('is found with %s', (_, text) => {
    expect(screen(text)?.concern).toBe('suicide')
  })

  it('is found at the end of a long message', () => {
    expect(screen(`${'We went to the market and bought apples. '.repeat(90)}I want to kill myself.`)).not.toBeNull()
  })

  it('is answered for the gravest of several', () => {
    expect(screen('i cut my wrists and took 40 paracetamol')?.concern).toBe('overdose')
  })
})

describe('no danger', () => {
  it.each([
    'I’m not in danger',
    'I don’t want to die',
    'I don’t want to die now',
    'My mom won’t let me leave the house until I have tidied up',
    'no, no chest pain, and I can breathe',
    'My brother says he is going to kill it at the gig',
    'Dad fell asleep on the sofa and won’t wake up before noon',
    'I don’t want to kill myself.',
    'I tried to kill myself when I was 15, and I am glad that I am here',
    'Does your organisation help those who are feeling suicidal?',
    'Call this line if you’re feeling suicidal.',
    'I decided to end it with Tom.',
    'I feel like I could sleep forever',
    'I’m getting hit with high fees by my bank',
    'She’s not responding to my messages for days',
    'Why is she not responding?',
    'I can’t wake her up to fix her computer',
    'I purged those packages and reinstalled them',
    'It won’t stop raining, and they say it won’t stop',
    'Is she trying to kill me with this workout?',
    'How about chest pain or shortness of breath?',
    'I was assaulted by a fellow student in 1978.',
    'My son is missing his friends',
    'I had a date yesterday.',
    'I’m dying to see you!',
    'This homework is killing me.',
    'I could kill for a coffee',
    'my phone is dying',
    'I am a life coach',
    'Find me a one way flight.',
    'How do I keep a habit going when I am tired?',
    'I want to die of embarrassment',
    'haha i want to die',
    'i want to die 😂',
    'In the film he says I want to die.',
    'She sings “I want to die” in the second verse.',
    'He beats me at chess',
    'what happens if i kill myself in the game',
    'I cut myself shaving',
    'I tried to kill myself years ago, it is so much better now',
    'I was abused as a child',
    'my uncle wants to end his life insurance',
    'we got killed in the second half',
    'I’m cutting right now, so no dessert for me',
    'I’m burning, where is the sun cream?',
    'I got attacked by wasps in the garden',
    'Somebody broke into my house in May',
    'I took all my pills this morning and fed the cat',
    'I’d rather be dead than miss that concert',
    'I hope I don’t wake up before ten tomorrow',
    'He hit me with the ball during practice',
    'she had a heart attack and had died, long before we met',
    'Es tut mir leid.',
    'Ich lach mich tot',
    'Meine Mutter würde mich umbringen, ich habe ihre Vase zerbrochen.',
    'Meine Frau bringt mich um, wenn ich das vergesse',
    'Als Kind wurde er oft verprügelt.',
    'Ich habe mich früher geritzt, das ist lange her.',
    'Ich bekomme keine Luft mehr vor Lachen',
    'Ich will nicht sterben.',
    'Mein Mann schlägt mich nicht.',
    'Der Trainer droht mir mit einem Extralauf',
    'Sie schreibt, dass sie sich die Haare färben will',
    'Mein Sohn ist in seinem Zimmer verschwunden und spielt',
    'Me muero de risa',
    'mi hija desapareció con mi cargador',
    'il me bat toujours aux échecs',
    'ele me bate sempre no xadrez',
    'mon père me frappait quand j’étais petite',
    'No me quiero morir.',
    'quiero quitarme la vida sedentaria',
    'quiero dormir y no despertar hasta el sábado',
    'mañana no quiero despertar, hace frío',
    'no quiero vivir más en esta casa',
    'sin música la vida no tiene sentido',
    'mi vida no tiene sentido si te vas',
    'intentó matarme de un susto',
    'Elle a décidé de me tuer au travail',
    'j’ai tout pris comme je connais la procédure',
    'vou matar ele, já era para ele estar aqui',
    'parece que fui espancada, que olheiras',
    'No quiero morir',
    'me muero de ganas de verte',
    'no quiero vivir sin ti',
    'voy a acabar con todo el chocolate de la casa',
    'vomité después de comer, algo me cayó mal',
    'je suis mort de rire',
    'je ne veux pas mourir',
    'il n’arrive pas, je rentre à pied',
    'étouffer avec un bretzel, quelle façon idiote de mourir',
    'estou morrendo de fome',
    'não quero morrer',
    'não quero viver sem você',
    'minha avó teve um AVC ano passado',
    'vou acabar com tudo no trabalho hoje',
    'voglio morire dal ridere',
    'vorrei morire a Venezia, da vecchio',
    'non voglio morire',
    'non voglio più vivere con i miei',
    'не хочу умереть',
    'хочу умереть со смеху',
    'хочу умереть в своей постели',
    'не хочу жить в этом городе',
    '死にたくない',
    '想死你了',
  ])('is seen in %j', (text) => {
    expect(screen(text)).toBeNull()
  })
})

it('takes any text, and no longer for a hostile one', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => screen(text) !== undefined))
  for (const part of ['A ', 'i ', 'i want to ', 'my friend said he ', '"', '死', 'im 13 a b c ', 'a,']) {
    const began = performance.now()
    screen(part.repeat(4000).slice(0, 4000))
    expect(performance.now() - began).toBeLessThan(500)
  }
})

it('sees whether somebody says that they are a minor', () => {
  expect(saysMinor(['hello', 'i am 14'], 'en')).toBe(true)
  expect(saysMinor(['tengo 13 años'], 'es')).toBe(true)
  expect(saysMinor(['i am 41', 'my son is 14'], 'en')).toBe(false)
})
