import type { MemoryCategory, MemoryKind } from './kinds.ts'

/** Something that can be known about a person, and how to phrase it. */
export interface Attribute {
  kind: MemoryKind
  category: MemoryCategory
  /** If true, a new value supersedes the old one; otherwise values coexist. */
  isSingle: boolean
  importance: number
  /** Template: `(live|lives) in {v}` for second and third person; `{p}` in `{p} birthday is {v}` is the possessive. */
  says: string
  /** The negated form, if prefixing `no longer` would be ungrammatical. */
  saysNot?: string
  /** Words that a question about it uses. */
  asks: string
}

const attribute = (
  kind: MemoryKind,
  category: MemoryCategory,
  isSingle: boolean,
  importance: number,
  says: string,
  asks: string,
  saysNot?: string,
): Attribute => ({ kind, category, isSingle, importance, says, asks, ...(saysNot ? { saysNot } : {}) })

export const OWN_WORDS = 'own words'

export const ATTRIBUTES: Readonly<Record<string, Attribute>> = {
  name: attribute('fact', 'personal', true, 9, '(are|is) called {v}', 'name called'),
  age: attribute('fact', 'personal', true, 7, '(are|is) {v}', 'age old years'),
  birthday: attribute('fact', 'personal', true, 8, '{p} birthday is {v}', 'birthday born birth date'),
  pronouns: attribute('fact', 'personal', true, 8, '{p} pronouns are {v}', 'pronouns'),
  home: attribute(
    'fact',
    'home',
    true,
    9,
    '(live|lives) in {v}',
    'live lives living home city town where move moved address',
  ),
  household: attribute('fact', 'home', true, 6, '(live|lives) {v}', 'alone roommate flatmate household'),
  origin: attribute('fact', 'home', true, 7, '(come|comes) from {v}', 'from grew born hometown originally'),
  employer: attribute(
    'fact',
    'work',
    true,
    8,
    '(work|works) at {v}',
    'work works working job employer company employed',
    'no longer (work|works) at {v}',
  ),
  industry: attribute('fact', 'work', true, 7, '(work|works) in {v}', 'industry field sector'),
  job: attribute(
    'fact',
    'work',
    true,
    8,
    '(are|is) {v}',
    'job work profession occupation role title position living do',
  ),
  'way of working': attribute('fact', 'work', true, 5, '(work|works) {v}', 'work remote office schedule shift'),
  income: attribute('fact', 'money', true, 6, '(earn|earns) {v}', 'earn salary income make pay money'),
  studies: attribute('fact', 'learning', true, 7, '(study|studies) {v}', 'study studying major degree subject'),
  school: attribute('fact', 'learning', true, 7, '(go|goes) to {v}', 'school university college study attend'),
  learning: attribute('fact', 'learning', false, 6, '(are|is) learning {v}', 'learn learning studying'),
  language: attribute('fact', 'personal', false, 6, '(speak|speaks) {v}', 'speak language languages'),
  relationship: attribute(
    'relationship',
    'relationship',
    true,
    8,
    '(are|is) {v}',
    'relationship married single dating partner status seeing',
  ),
  partner: attribute(
    'relationship',
    'relationship',
    true,
    8,
    '{p} partner is {v}',
    'partner wife husband girlfriend boyfriend name spouse dating',
    '{p} partner was {v}',
  ),
  family: attribute('relationship', 'family', false, 7, '(have|has) {v}', 'family name called'),
  children: attribute('relationship', 'family', true, 8, '(have|has) {v}', 'children kids many'),
  friend: attribute('relationship', 'relationship', false, 6, '(have|has) a friend, {v}', 'friend name'),
  pet: attribute('relationship', 'family', false, 7, '(have|has) {v}', 'pet pets dog cat name called'),
  car: attribute('fact', 'leisure', true, 5, '(drive|drives) {v}', 'car drive driving vehicle'),
  allergy: attribute(
    'fact',
    'health',
    false,
    9,
    '(are|is) allergic to {v}',
    'allergy allergic allergies eat',
    '(are|is) not allergic to {v}',
  ),
  diet: attribute('preference', 'food', true, 8, '(eat|eats) {v}', 'diet eat food vegetarian vegan'),
  'avoided food': attribute(
    'preference',
    'food',
    false,
    8,
    '(do|does) not eat {v}',
    'eat food diet avoid intolerant',
    '(eat|eats) {v} again',
  ),
  // Many never did: `I don't have diabetes`.
  health: attribute(
    'fact',
    'health',
    false,
    8,
    '(have|has) {v}',
    'health condition diagnosed illness',
    '(do|does) not have {v}',
  ),
  medication: attribute('fact', 'health', false, 7, '(take|takes) {v}', 'medication medicine pills take'),
  weight: attribute('fact', 'health', true, 6, '(weigh|weighs) {v}', 'weight weigh pounds'),
  'wake-up time': attribute('habit', 'personal', true, 5, '(get|gets) up at {v}', 'wake up morning time get'),
  bedtime: attribute('habit', 'personal', true, 5, '(go|goes) to bed at {v}', 'bed sleep bedtime night time'),
  fear: attribute('fact', 'personal', false, 6, '(are|is) afraid of {v}', 'afraid scared fear phobia'),
  // Many never did: `I don't drink`.
  habit: attribute('habit', 'leisure', false, 5, '{v}', 'often routine usually habit', '(do|does) not {v}'),
  hobby: attribute('preference', 'leisure', false, 6, '(are|is) into {v}', 'hobby hobbies play free time'),
  taste: attribute(
    'preference',
    'leisure',
    false,
    5,
    '(like|likes) {v}',
    'like love enjoy favorite feel about',
    '(do|does) not like {v}',
  ),
  'way to work': attribute('habit', 'work', true, 5, '{p} way to work is {v}', 'work commute get way'),
  tool: attribute('fact', 'work', false, 4, '(use|uses) {v}', 'use app software tool'),
  device: attribute('fact', 'leisure', false, 5, '(use|uses) {v}', 'phone laptop computer use device'),
  reading: attribute('fact', 'leisure', true, 4, '(are|is) reading {v}', 'reading book read'),
  watching: attribute('fact', 'leisure', true, 4, '(are|is) watching {v}', 'watching show series'),
  playing: attribute('fact', 'leisure', true, 4, '(are|is) playing {v}', 'playing game'),
  qualification: attribute('fact', 'learning', false, 6, '(have|has) {v}', 'degree graduate qualification study'),
  nationality: attribute('fact', 'personal', true, 6, '(are|is) {v}', 'nationality from country'),
  religion: attribute('fact', 'personal', true, 6, '(are|is) {v}', 'religion faith'),
  goal: attribute('goal', 'personal', false, 8, '(want|wants) to {v}', 'goal goals want plan trying'),
  challenge: attribute(
    'fact',
    'personal',
    false,
    7,
    '(struggle|struggles) with {v}',
    'struggle problem hard challenge',
  ),
  'long-term goal': attribute('goal', 'personal', false, 8, '(want|wants) to {v}', 'goal goals long-term dream'),
  'work situation': attribute('fact', 'work', true, 8, '{p} work situation is {v}', 'work situation job'),
  'preferred topic': attribute('preference', 'leisure', false, 6, '(like|likes) to talk about {v}', 'topic talk about'),
  'topic to avoid': attribute(
    'preference',
    'personal',
    false,
    9,
    '(do|does) not want to talk about {v}',
    'avoid topic',
    'no longer (mind|minds) talking about {v}',
  ),
  'sensitive topic': attribute('preference', 'personal', false, 9, '(are|is) sensitive about {v}', 'sensitive topic'),
  trait: attribute('fact', 'personal', false, 6, '(are|is) {v}', 'personality like trait'),
  'communication style': attribute('preference', 'personal', true, 7, '{p} communication style is {v}', 'style'),
  'preferred tone': attribute('preference', 'personal', true, 7, '{p} preferred tone is {v}', 'tone'),
  'response length': attribute('preference', 'personal', true, 7, '{p} preferred length of replies is {v}', 'length'),
  'motivational style': attribute('preference', 'personal', true, 7, '{p} motivational style is {v}', 'motivation'),
  plan: attribute('plan', 'other', false, 7, '{v}', 'plan plans when going upcoming'),
  event: attribute('event', 'other', false, 6, '{v}', 'happened when'),
  /** Text the person entered that no rule can parse. */
  note: attribute('fact', 'other', false, 7, 'said: {v}', 'note'),
  /** A sentence that no rule could put into words of ours: shown as it is. */
  [OWN_WORDS]: attribute('fact', 'other', false, 5, 'said: “{v}”', ''),
}

const NOUNS: readonly [RegExp, MemoryCategory][] = [
  [
    /\b(?:salary|budget|rent|mortgage|loan|debt|savings?|bank|income|pay|price|bill|insurance|credit|pension)\b/,
    'money',
  ],
  [
    /\b(?:job|boss|manager|team|project|deadline|office|company|role|title|shift|meeting|interview|commute|client|career)\b/,
    'work',
  ],
  [/\b(?:doctor|therapist|dentist|medication|weight|blood|surgery|diagnosis|injury|sleep|gym|trainer)\b/, 'health'],
  [/\b(?:food|drink|meal|restaurant|dish|snack|cuisine|dessert|coffee|tea|breakfast|lunch|dinner)\b/, 'food'],
  [/\b(?:lawyer|visa|court|lawsuit|custody|lease|contract)\b/, 'legal'],
  [/\b(?:major|class|course|teacher|professor|exam|school|university|degree|grade|thesis)\b/, 'learning'],
  [/\b(?:address|apartment|house|flat|room|roommate|neighborhood|landlord|neighbor)\b/, 'home'],
  [/\b(?:sister|brother|mother|father|mom|mum|dad|son|daughter|kid|dog|cat|wife|husband)\b/, 'family'],
  [/\b(?:color|movie|film|book|song|band|game|sport|hobby|show|artist|team|car|phone|trip|vacation)\b/, 'leisure'],
]

export const categoryOf = (noun: string): MemoryCategory =>
  NOUNS.find(([pattern]) => pattern.test(noun.toLowerCase()))?.[1] ?? 'other'

const ownThing = (noun: string): Attribute => ({
  kind: noun.startsWith('favorite') ? 'preference' : /goal|aim|target/.test(noun) ? 'goal' : 'fact',
  category: categoryOf(noun),
  isSingle: true,
  importance: 6,
  says: `{p} ${noun} {be} {v}`,
  asks: noun,
})

/** An unknown name is treated as a noun for something the person has. */
export const attributeOf = (name: string): Attribute =>
  (Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined) ?? ownThing(name)
