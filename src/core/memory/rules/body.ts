import { asName, isGivenName } from '../given-names.ts'
import { HEALTH_STATES, MEDICINES, NO_ALLERGENS } from '../health-states.ts'
import { CONDITIONS, COUNTED_CONDITIONS } from '../words/conditions.ts'
import { matchesOf } from '../words/word-list.ts'
import { exceptInsult, leadingName } from './names.ts'
import { withArticle } from './occupations.ts'
import { deniesAny, ends, type Found, fixed, type Rule, says } from './rule.ts'
import { nameOf, phraseOf } from './values.ts'

const DIETS =
  'vegan|vegetarian|veggie|pescatarian|pescetarian|carnivore|flexitarian|omnivore|gluten[- ]free|dairy[- ]free|sugar[- ]free|keto|paleo|halal|kosher|plant[- ]based|low[- ]carb|raw vegan|on (?:a|an|the) [\\p{L}-]{1,40}(?: [\\p{L}-]{1,40})? diet'

const FOODS =
  'pork|beef|red meat|fish|seafood|shellfish|shrimp|dairy|lactose|milk|cheese|eggs?|gluten|wheat|soy|nuts|peanuts|tree nuts|mushrooms|onions?|garlic|tomatoes|spicy food|sugar|carbs|bread|caffeine'

const dietOf = (text: string | undefined): string | null => {
  const diet = text
    ?.toLowerCase()
    .replace(/^on (?:an?|the) /, '')
    .replace(/ diet$/, '')
    .trim()
  return diet ? diet : null
}

const listed = (attribute: string, text: string | undefined, holds = true): Found[] | null => {
  const values = (text ?? '')
    .replace(/,? (?:just|but|so|because|only|luckily|unfortunately|btw|by the way|lol)\b[\s\S]*/i, '')
    .split(/, and |, | and | or /)
    .filter(
      (value) =>
        !/^(?:to )?(?:carry|have|had|got|so|need|nearly|almost|take|it|they|which|can|never|ask|found|my|your|his|her|this|that) /i.test(
          value,
        ),
    )
    .map((value) => phraseOf(value.replace(/^(?:to |my |all |any |a |an |the )+/i, ''), 4))
  const found = values.filter((value) => value !== null).map((value) => ({ attribute, value, holds }))
  return found.length > 0 ? found : null
}

const HURT = /\ba (?:bad|torn|broken|sprained|herniated) \p{L}{1,40}(?: \p{L}{1,40})?/iu
const conditionsIn = (text: string): string[] => {
  const hurt = HURT.exec(text)?.[0]
  const named = (word: string): string => (COUNTED_CONDITIONS.has(word.toLowerCase()) ? withArticle(word) : word)
  return [...matchesOf(CONDITIONS, text).map(({ word }) => named(word)), ...(hurt ? [hurt] : [])]
}
const conditionOf = (text: string | undefined): string | null => conditionsIn(text ?? '')[0] ?? null
const NOT_THEIRS = /\b(?:who|whose|that|which|and (?:my|he|she|they)|because|from|about|for (?:my|the|a))\b[\s\S]*/i
const conditionsOf = (text: string | undefined): Found[] =>
  conditionsIn((text ?? '').replace(NOT_THEIRS, '')).map((value) => ({ attribute: 'health', value }))
const AGE =
  '(\\d{1,3}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|(?:thir|four|fif|six|seven|eigh|nine)teen)'
const ageOf = (text: string | undefined): string | null => (text && !(Number(text) > 120) ? `${text} years old` : null)

export const BODY_RULES: readonly Rule[] = [
  says('name', /^my (?:(?:real|full|first|legal|new|given) )?name is (?:now )?(.+)/iu, (text) =>
    exceptInsult(nameOf(text) ?? leadingName(text ?? '')?.name ?? null),
  ),
  says(
    'name',
    /\b(?:(?:do|please do) not call me|my name is not) [\p{L} ]{2,20}?,? (?:it is|its|it's) (\p{L}{2,20})\b/iu,
    (text) => asName(text ?? ''),
  ),
  says('surname', /^my (?:sur|last |family )name is (?:now )?(.+)/iu, nameOf),
  says('name', /^(\p{L}{2,20}) here$/iu, (text) =>
    isGivenName((text ?? '').toLowerCase()) ? asName(text ?? '') : null,
  ),
  says(
    'name',
    /^(?:I am called|call me|I go by|I changed my name to|I am going by|(?:everyone|everybody|people|my friends|my family) (?:calls?|has called|have called) me) (.+)/iu,
    (text) => exceptInsult(nameOf(text)),
  ),
  says(
    'name',
    /^I am (\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20})?)(?:$|, (?:by the way|nice|pleased|good|glad|but|and|or|from|\d|an? |living |[\p{Ll}]{4,12}(?:, |$)))/u,
    (text) =>
      /^(?:American|British|German|French|Italian|Spanish|Canadian|Indian|Chinese|Japanese|Christian|Muslim|Jewish|Catholic|Buddhist|Hindu|Irish|Mexican|Polish|Russian|Dutch|English|Australian|Fine|Good|Okay|Great|Tired|Happy|Sad|Sorry|Back|Here|Done|Ready|Single|Married|Vegan)/.test(
        text ?? '',
      )
        ? null
        : nameOf(text),
  ),
  says('name', /^I am (\p{Ll}{2,20})(?:$|, (?:by the way|btw|nice|pleased|from|\d))/u, (text) =>
    isGivenName(text ?? '') ? asName(text ?? '') : null,
  ),
  says('pronouns', /^my pronouns are (?:now )?(.+)/iu, (text) => phraseOf(text, 3)),
  says(
    'age',
    new RegExp(
      `^I (?:am|turned|have turned|am turning(?= \\S{2,6} today)|became) ${AGE}[fm]?(?:$| (?:years old|years of age|yo|y\\.?o\\.?|now|today|yesterday|last|this|and|on|in|years|already|so|but|soon)\\b|,)`,
      'iu',
    ),
    ageOf,
  ),
  says('age', /^I am (\d{2}) ?[mf]\b/iu, ageOf),
  says('age', /^I am (\d{1,2} (?:weeks|months))(?: old)?$/iu, (text) => `${text} old`),
  says('age', new RegExp(`^I (?:will )?turn ${AGE} (?:today|tomorrow|(?:this|next) week)\\b`, 'iu'), ageOf),
  says(
    'birthday',
    /^I am turning \S{2,12} on ((?:the )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6}|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6} \d{1,2}(?:st|nd|rd|th)?))\b/iu,
    (text) => text ?? null,
  ),
  says('age', new RegExp(`^I am an? ${AGE}[- ]years?[- ]old\\b(?! (?:at heart|inside))`, 'iu'), ageOf),
  says(
    'height',
    /^I am (?:about |only |almost )?(\d['’]\d{1,2}"?|\d (?:feet|foot|ft)(?: \d{1,2}(?: inches)?)?(?= tall)|(?:four|five|six|seven) (?:feet|foot)(?: \p{L}{3,6})?(?= tall|$)|1[.,]\d{2} ?m\b|\d{3} ?cm)/iu,
    (text) => text ?? null,
  ),
  says('age', new RegExp(`^my age is (?:now )?${AGE}`, 'iu'), ageOf),
  says(
    'birthday',
    /^my (?:actual )?birthday is (?:actually |really )?(?:on )?((?!coming|soon|next|tomorrow|today|great|over|in \d)(?:the )?.{0,300}(?:\d|january|february|march|april|may|june|july|august|september|october|november|december|christmas|halloween).*)/iu,
    (text) => phraseOf(text, 5),
  ),
  says('birthday', /^I was born (?:on|in) ((?:the )?(?:\p{L}+ )?\d.*)/iu, (text) =>
    phraseOf(text?.replace(/ in \p{Lu}\p{Ll}+[\s\S]*/u, ''), 5),
  ),
  says(
    'weight',
    /^(?:I (?:weigh|am down to|am up to|got down to|am at|weighed in at|am back to|dropped to|went (?:up|down) to)|my weight (?:is|went (?:up|down) to|dropped to|is down to|is up to)) (?:now |about |around ){0,6}(\d{1,12}(?:\.\d{1,12})? ?(?:pounds|lbs?|kilos?|kgs?|kilograms|stone))/iu,
    phraseOf,
  ),
  {
    pattern:
      /^(?:(?:eating|touching|just) )?(.{2,25}?) (?:brings? me out in (?:hives|a rash)|gives? me hives|makes? my (?:throat|face|lips|tongue|mouth) (?:swell|itch|close))/iu,
    find: (match) => listed('allergy', match[1]),
  },
  {
    pattern: new RegExp(
      `^I am (?:also |severely |deathly |very |highly |mildly ){0,3}allergic to (?!${NO_ALLERGENS})(.+)`,
      'iu',
    ),
    find: (match) => listed('allergy', match[1]),
  },
  {
    pattern:
      /^I (?:have|developed|got diagnosed with|was diagnosed with) (?:an?|a severe|a mild|a bad)? ?((?!(?:no|zero|any|some|many|several)\b)[\p{L} ]{1,60}?) allerg(?:y|ies)\b/iu,
    find: (match) => listed('allergy', match[1]),
  },
  {
    pattern: /^I am (?:not|no longer) (?:really )?allergic to (.+)/iu,
    find: (match) => listed('allergy', match[1], false),
  },
  {
    pattern: /^I (?:outgrew|no longer have|got over|do not have) my (.{1,300}?) allergy/iu,
    find: (match) => listed('allergy', match[1], false),
  },
  says(
    'diet',
    new RegExp(
      `^I (?:am|became|went|turned|have been|have gone|have become|eat|am eating|started eating|follow|am trying)(?: (?:a|an|fully|mostly|back to|to|strictly)){0,4} ((?:${DIETS}))(?:$| (?:and|for|since|because|as|these|diet|but|so|in|last|this|again|now|btw|though|here)\\b|,)`,
      'iu',
    ),
    dietOf,
  ),
  says(
    'diet',
    /^I (?:switched|moved|went|changed|converted)(?: back)?(?: from .{1,300}?)? to (?:an?|the|being|eating)? ?((?:vegan|vegetarian|pescatarian|keto|paleo|plant[- ]based|low[- ]carb|gluten[- ]free|mediterranean|carnivore)(?: diet)?)/iu,
    dietOf,
  ),
  says('diet', /^I (?:started|am on|began|went on) (?:the|a|an) ([\p{L}-]{1,40}(?: [\p{L}-]{1,40})?) diet\b/iu, dietOf),
  fixed('diet', /^I (?:eat|am eating|started eating|went back to eating) (?:meat|everything)(?: again)?\b/iu, 'meat'),
  fixed(
    'diet',
    /^I (?:do not eat|no longer eat|stopped eating|gave up|quit eating|cut out) (?:any )?meat\b/iu,
    'no meat',
  ),
  says(
    'avoided food',
    new RegExp(
      `^I (?:(?:do not|no longer|can not|can not really|stopped|quit) (?:eat|eating|do|have|having)|gave up|cut out|am off) (?:any )?(${FOODS})\\b(?! (?:today|tonight|right now|for (?:a|\\d|two|three|breakfast|lunch|dinner)|with|on|in|at|from|before|after|alone))`,
      'iu',
    ),
    (text) => text ?? null,
  ),
  ends(
    'diet',
    new RegExp(
      `^I (?:was|used to be) (?:a |an )?(?:strict )?((?:${DIETS}))(?= (?:for|until|till|once|before|when)\\b|$)`,
      'iu',
    ),
    (text) => dietOf(text),
  ),
  fixed('diet', /^I (?:have not|never|have never) (?:eaten|eat|touched|touch|had) (?:any )?meat\b/iu, 'no meat'),
  ends(
    'diet',
    new RegExp(
      `^I (?:am no longer|am not(?= .{3,40} any ?(?:more|longer)\\b)|stopped being|gave up being|quit being|quit|gave up|stopped) (?:a |an |the )?(?:strict )?((?:${DIETS}))(?: diet)?\\b`,
      'iu',
    ),
    dietOf,
  ),
  deniesAny(new RegExp(`^I am not (?:a |an )?(?:strict )?((?:${DIETS}))\\b`, 'iu'), dietOf),
  says('health', /^I (?:was|got|have been|just got) (?:recently )?diagnosed (?:with|as) (?!\d)(.+)/iu, (text) =>
    phraseOf(
      text?.replace(/ (?:at (?:\d|age)|when|aged|in (?:my|\d)|as an? (?:kid|child|adult|teen)) ?[\s\S]*/i, ''),
      5,
    ),
  ),
  {
    pattern:
      /^I (?:have|have had|suffer from|live with|developed|deal with|am dealing with|struggle with|tore|broke|sprained|got) (.+)/iu,
    find: (match) => conditionsOf(match[1]),
  },
  says(
    'health',
    new RegExp(
      `^I (?:am|was diagnosed(?: with)?|got diagnosed(?: with)?) (?:(?:about |almost )?\\S{1,5} (?:weeks?|months?) |legally |very |severely |partially |profoundly ){0,2}(${HEALTH_STATES})\\b`,
      'iu',
    ),
    (text) => text ?? null,
  ),
  fixed(
    'health',
    /^I (?:have been sober (?:for|since|\d{1,3}|over|almost)|am [\p{L}\d]{1,6} (?:days|weeks|months|years?) sober)\b/iu,
    'sober',
  ),
  says(
    'trait',
    /^I am (in a wheelchair|a wheelchair user|left[- ]handed|a leftie|an only child|a twin|an identical twin|the (?:oldest|eldest|youngest|middle child)(?: of (?:two|three|four|five|six|\d))?)(?=$|,| (?:so|and|since|because)\b)/iu,
    (text) => text ?? null,
  ),
  ends('health', /^(?:I no longer have|I got over|I recovered from|I beat|I do not have) (?:my )?(.+)/iu, conditionOf),
  {
    pattern:
      /^my (.{1,300}?) (?:is gone|went away|has gone away|cleared up|is cured|is in remission|healed|has healed)\b/iu,
    find: (match) => {
      const value = conditionOf(match[1])
      return value ? { attribute: 'health', value, holds: false } : null
    },
  },
  says(
    'health',
    /^I (?:broke|sprained|tore|fractured|twisted|dislocated) (my (?:left |right )?(?:ankle|wrist|arm|leg|foot|toe|finger|thumb|shoulder|knee|collarbone|rib|hip|elbow|acl|hand|nose))\b/iu,
    (text) => text?.replace(/^my/i, 'an injured') ?? null,
  ),
  says(
    'medication',
    new RegExp(
      `^I (?:take|am taking|started taking|am on|am back on|went on|was prescribed|got prescribed|started|switched to) (\\d{1,12} ?mg of \\p{L}{1,40}|\\p{L}{1,40} \\d{1,12} ?mg|${MEDICINES})\\b`,
      'iu',
    ),
    phraseOf,
  ),
  {
    pattern: /^I (?:stopped taking|no longer take|came off|went off|got off|quit taking) (?:the |my )?(.+)/iu,
    find: (match) => ({ attribute: 'medication', value: '', ends: phraseOf(match[1], 4) }),
  },
]
