/** `dread-` matches every word with this prefix. `low` and `cheerful` belong to no single feeling. */

export const FEELINGS = [
  'nervous',
  'sad',
  'angry',
  'tired',
  'lonely',
  'ashamed',
  'stuck',
  'unsure',
  'low',
  'happy',
  'cheerful',
] as const
export type Feeling = (typeof FEELINGS)[number]

export const isGlad = (feeling: Feeling): boolean => feeling === 'happy' || feeling === 'cheerful'

const WORDS: Readonly<Record<Feeling, string>> = {
  nervous:
    'nervous anxious anxiety worried worry worrying worries scared afraid terrified terrifying panic- dread- nerves fear fears frightened uneasy scary',
  sad: 'sad sadness cry crying cried depress- heartbroken heartbreaking hopeless miserable devastated disappoint- grief grieving mourning gutted bummed unhappy',
  angry:
    'angry furious mad annoy- pissed frustrat- unfair hate hated hates hating rage irritat- livid resent- fuming jealous infuriat-',
  tired:
    'tired exhaust- drained burnout overwhelm- stress stressed stressful stressing stresses swamped sleepless fatigue- knackered insomnia',
  lonely: 'lonely loneliness isolated homesick',
  ashamed: 'ashamed guilty guilt embarrass- shame regret- failure humiliat-',
  stuck: 'stuck confused clueless',
  unsure: 'torn unsure undecided',
  low: `bad badly worse worst awful awfully terrible terribly horrible horribly horrific suck sucks sucked crap crappy shit shitty lousy
rough tough painful pain pains hurt hurts hurting sick vomit- nauseous nausea migraine migraines headache headaches flu fever
fail fails failed failing flunked lost losing fired broke broken died dying dead death upset rude rudely cruel nasty unkind toxic
bullied bullying insulted insult ignored ghosted dumped reject- argued arguing argument arguments fought fight fighting fights
yelled yelling yells shouted shouting screamed lied cheated stolen robbed crashed accident evict- debt debts overdraft divorce
divorced injured injury cancer tumor funeral relapsed struggle struggles struggling struggled disaster ruined nightmare
disgusting boring bored useless worthless ugly missed difficult abuse abusive threatened blamed criticized betray- sore sprained ugh meh
complicated unemployed misunderstood hungover diagnosed`,
  happy: `happy happier happiest happily glad excited exciting proud thrilled relieved relief yay won passed delighted grateful thankful blessed
ecstatic stoked overjoyed joy joyful hooray woohoo hopeful optimistic`,
  cheerful: `good great amazing awesome wonderful fantastic love loved loves loving lovely fun enjoy enjoyed enjoying enjoyable nice perfect
brilliant excellent lucky celebrat- success- promoted promotion engaged beautiful peaceful calm calmer relaxed relaxing refreshed
laughed laughing pleased delicious adorable win wins winning recovered recovering improved improving progress sober aced`,
}

const words = new Map<string, Feeling>()
const beginnings = new Map<string, Feeling>()
for (const feeling of FEELINGS)
  for (const word of WORDS[feeling].split(/\s+/))
    if (word.endsWith('-')) beginnings.set(word.slice(0, -1), feeling)
    else words.set(word, feeling)

const SHORTEST_BEGINNING = 5
const LONGEST_BEGINNING = 9

export function feelingOf(word: string): Feeling | null {
  const known = words.get(word)
  if (known) return known
  for (let length = SHORTEST_BEGINNING; length <= Math.min(word.length, LONGEST_BEGINNING); length += 1) {
    const begun = beginnings.get(word.slice(0, length))
    if (begun) return begun
  }
  return null
}
