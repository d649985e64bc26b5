/** Everyday subjects, detected by clear words, and open questions that fit anything said about them. */

const topic = (list: string, questions: readonly string[]): [RegExp, readonly string[]] => [
  new RegExp(` (?:${list.replaceAll(' ', '|').replaceAll('_', ' ')}) `),
  questions,
]

/** Most distinctive first. */
const TOPICS: readonly [RegExp, readonly string[]][] = [
  topic('interview interviews job_offer resume cv cover_letter recruiter shortlisted', [
    'What draws you to that job?',
    'Which question would you least like to get?',
    'How well do you know them so far?',
  ]),
  topic('landlord landlady lease deposit tenant evicting rent_increase', [
    'What does your agreement say about it?',
    'What do you have in writing?',
    'How has it been with them until now?',
  ]),
  topic('wedding engaged engagement marry marrying getting_married', [
    'How do you feel about the wedding?',
    'When is it?',
    'How close are you to them?',
  ]),
  topic('exam exams test_tomorrow finals midterm midterms quiz thesis essay homework assignment', [
    'Which part of it feels least clear?',
    'How much time do you have for it?',
    'What has worked for you before?',
  ]),
  topic('sleep slept sleeping insomnia asleep', [
    'How have the other nights been?',
    'What goes through your head when you lie awake?',
    'When did you last sleep well?',
  ]),
  topic('moving moved_to moving_to new_apartment new_flat new_house', [
    'What made you choose it?',
    'What will be different there?',
    'What do you leave behind?',
  ]),
  topic('vacation holiday holidays my_trip a_trip our_trip travelling traveling flight', [
    'What are you looking forward to most?',
    'Who is going with you?',
    'How did you choose the place?',
  ]),
  topic(
    'baked baking cooked cooking recipe made_(?:a_|some_)?(?:[^_]{1,60}_)?(?:bread|cake|cookies|soup|dinner|pie|curry|pizza|pasta|jam)',
    ['Who got to eat it?', 'How did you learn to make it?', 'What would you change next time?'],
  ),
  topic('book novel_by reading_a movie film series episode anime podcast', [
    'What do you like about it?',
    'Which part stayed with you?',
    'How did you come across it?',
  ]),
  topic('garden gardening tomatoes plants plant seeds flowers', [
    'How long have you been growing things?',
    'What else is growing there?',
  ]),
  topic('we_met i_met met_a met_someone met_him met_her', [
    'What was your first impression?',
    'How did you get to talking?',
    'What do you like about them?',
  ]),
  topic('gym workout workouts a_run my_run jog jogging marathon push_ups squats swim swimming', [
    'How do you feel about it these days?',
    'What got you started with it?',
    'What would make it easier?',
  ]),
  topic('clicks click pops stiff injury injured sprained swollen hurts aches', [
    'Since when has that been going on?',
    'When do you notice it most?',
    'Who has looked at it so far?',
  ]),
  topic('savings credit_card debt loan mortgage budget rent salary overdraft', [
    'What would you like to be different about it in a few months?',
    'How does a normal month look for you?',
    'What worries you most about it, if anything?',
  ]),
  topic('poem story novel song lyrics painting drawing sketch chapter blog', [
    'What should someone feel at the end of it?',
    'Where did the idea come from?',
    'How far have you got?',
  ]),
  topic('shift shifts deadline deadlines overtime workload', [
    'How is work otherwise?',
    'What would make work easier this week?',
  ]),
  topic('school college uni university', [
    'How is school otherwise?',
    'Who at school could you talk to about it?',
    'What do you like there, if anything?',
  ]),
]

export const topicQuestions = (plain: string): readonly string[] =>
  TOPICS.find(([pattern]) => pattern.test(plain))?.[1] ?? []

/** A person close to them; not as a possessor: `my sister's wedding` is read as `my sisters wedding`. */
const theirs = (who: string): RegExp =>
  new RegExp(` my (?:(?:little|big|older|younger|old|new|own|former|twin|oldest|youngest) )?(?:${who}) `)
const ADULTS = theirs(
  'mother in law|father in law|sister in law|brother in law|boss|manager|supervisor|mother|father|mom|mum|dad|parents|brother|sister|wife|husband|partner|fiance|fiancee|boyfriend|girlfriend|best friend|friend|friends|roommate|flatmate|housemate|coworker|coworkers|colleague|colleagues|neighbor|neighbour|neighbors|neighbours|landlord|landlady|teacher|professor|coach|ex|grandma|grandpa|grandmother|grandfather|granny|aunt|uncle|cousin|in laws|stepmom|stepdad',
)
const WARDS = theirs(
  'son|daughter|kid|kids|child|children|baby|toddler|niece|nephew|grandson|granddaughter|grandkids|dog|cat|puppy|kitten|pet|hamster|rabbit|horse',
)

/** The person they talk about, as `your sister`. */
function someone(plain: string, who: RegExp): string | null {
  const found = who.exec(plain)
  return found ? found[0].trim().replace('my ', 'your ') : null
}

const BETWEEN = [
  'How are things between you and {p} at the moment?',
  'How do you and {p} get along otherwise?',
  'What would you like {p} to understand?',
  'How would {p} tell it?',
  'What do you think was going on for {p}?',
  'When did you last talk with {p} about it?',
]
const IN_NEED = ['How are things with {p} now?', 'What would help {p} most right now?', 'What happened with {p} since?']
const INHERITED = / left me (?:\d|a |the |his |her |some |money|everything)/

export function inNeedQuestions(plain: string): readonly string[] {
  const ward = someone(plain, WARDS)
  return ward === null ? [] : IN_NEED.map((line) => line.replace('{p}', ward))
}

export function peopleQuestions(plain: string): readonly string[] {
  const adult = INHERITED.test(plain) ? null : someone(plain, ADULTS)
  return adult ? BETWEEN.map((line) => line.replace('{p}', adult)) : []
}
