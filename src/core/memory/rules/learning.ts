import { ends, type Found, fixed, type Rule, says } from './rule.ts'
import { houseOf, phraseOf } from './values.ts'

const SUBJECT_TAIL =
  / (?:here|at|in|with|from|and minoring|as|for|on|online|through|part-time|full-time)(?: [\s\S]*|$)/i
const subjectOf = (text: string | undefined): string | null => {
  const value = phraseOf((text ?? '').replace(SUBJECT_TAIL, ''), 4)
  return value &&
    !/^(?:hard|late|abroad|alone|my|your|a|an|all|every|too|for|to|the|here|there|in|at|on|this|that|with|from|together|online|it|more|again)\b/i.test(
      value,
    )
    ? value
    : null
}
const SCHOOL = /(?:University|College|Institute|School|Academy|Polytechnic|State|Tech|MIT|UCLA|NYU|USC|\b[A-Z]{2,5}\b)/

const schoolOf = (text: string | undefined): string | null => {
  const house = houseOf(text)
  return house &&
    (SCHOOL.test(house) ||
      /^(?:Harvard|Stanford|Yale|Princeton|Oxford|Cambridge|Berkeley|Columbia|Cornell|Duke|Brown)/.test(house))
    ? house
    : null
}

const LANGUAGES =
  /\b(?:English|Spanish|French|German|Italian|Portuguese|Dutch|Russian|Polish|Mandarin|Cantonese|Chinese|Japanese|Korean|Arabic|Hindi|Turkish|Greek|Hebrew|Swedish|Norwegian|Danish|Finnish|Ukrainian|Vietnamese|Thai|Tagalog|Swahili|Urdu|Bengali|Punjabi|Persian|Farsi|Czech|Hungarian|Romanian|Catalan|Irish|Welsh|Latin|Tamil|Indonesian)\b/gi

const languagesOf = (text: string): Found[] =>
  (text.match(LANGUAGES) ?? []).map((value) => ({ attribute: 'language', value }))

export const LEARNING_RULES: readonly Rule[] = [
  says(
    'studies',
    /^I (?:study|am studying|major in|am majoring in|majored in|have been studying|am doing (?:an?|my) (?:degree|masters?|master's|phd|bachelor's|ba|bsc|msc|ma|apprenticeship|diploma|course) (?:in|on)|am getting (?:a|my) (?:degree|masters?|master's|phd) in|(?:started|am starting|am finishing|am working on) (?:studying|(?:an?|my) (?:degree|masters?|master's|phd|bachelor's|ba|bsc?|msc?|mba|doctorate) in)) (.+)/iu,
    subjectOf,
  ),
  says(
    'studies',
    /^I (?:am|was) (?:doing|taking) ((?!(?:my|the|a|an|this|some|it|that|ok|fine|well|good|great|better|homework|stuff)\b)[\p{L}]{3,14}(?: (?:and )?(?!at\b)\p{L}{3,14}){0,2} at (?:uni|university|college|sixth form|a[- ]level|(?:the university of )?(?:\p{Lu}|[a-z]{4,12}$)[\p{L}]*))/u,
    (text) => text?.replace(/ at (?:uni|university|college|sixth form)$/i, '') ?? null,
  ),
  says('studies', /^I am an? ((?!double )[\p{L} ]{3,30}) major\b/iu, subjectOf),
  says(
    'studies',
    /^I (?:switched|changed) (?:my )?(?:major|degree|studies|course|program)s?(?: from .{1,300}?)? to (.+)/iu,
    subjectOf,
  ),
  says(
    'studies',
    /^my (?:new |current )?(?:major|degree|field of study)(?: now)? is (?:now )?(?:in )?(.+)/iu,
    subjectOf,
  ),
  says(
    'school',
    /^I (?:go to|attend|am enrolled (?:at|in)|am a (?:student|freshman|sophomore|junior|senior|grad student) at|study (?:.{1,300} )?at|am studying (?:.{1,300} )?at|transferred (?:from .{1,300} )?to|started at|am at|got into|enrolled (?:at|in)) (.+)/iu,
    schoolOf,
  ),
  says(
    'school',
    /^I (?:am (?:still )?in|am going to|go to|started|got into) ((?:med|medical|law|nursing|grad|graduate|art|culinary|vet|dental|business|film|trade|beauty|high|middle) school)\b/iu,
    (text) => text ?? null,
  ),
  says(
    'qualification',
    /^I (?:have|hold|got|finished|completed) (an? (?:[\p{L}-]{2,14} ){0,3}(?:degree|masters?|master's|phd|bachelor's|diploma|mba|doctorate)(?: in (?:[\p{L}-]{2,14}(?: [\p{L}-]{2,14}){0,2}))?)(?=$| (?:from|at|but|and|so|last|in \d))/iu,
    (text) => text ?? null,
  ),
  says(
    'school',
    /^I am at ((?:uni|university|college) in [\p{L} ]{3,20})(?=$|,| (?:and|so|but|doing|studying)\b)/iu,
    (text) => text ?? null,
  ),
  says('school', /^my (?:new |current )?(?:school|university|college)(?: now)? is (?:now )?(.+)/iu, schoolOf),
  ends('school', /^I (?:graduated from|dropped out of|left|no longer go to|do not go to|finished at) (.+)/u, (text) =>
    schoolOf(text),
  ),
  ends('studies', /^I (?:dropped out|graduated)$/iu, phraseOf),
  says(
    'learning',
    /^I (?:am learning|have been learning|started learning|began learning|took up learning|am teaching myself|started to learn|am taking lessons in|started lessons in) (?:how to |to )?(.+)/iu,
    (text) =>
      phraseOf(
        text?.replace(
          / (?:to (?:surprise|impress|talk|speak|be able)|on the (?:quiet|side)|for (?:my|our|work)|so that|before|with)\b[\s\S]*/i,
          '',
        ),
        5,
      ),
  ),
  {
    pattern: /^I (?:am taking|started taking|take) (.{1,300}?) (?:classes|lessons)\b/iu,
    find: (match) => {
      const value = phraseOf(match[1], 4)
      return value && !/^(?:two|three|four|some|more|any|my|the|a|an|these|those|extra|\d)/i.test(value)
        ? { attribute: 'learning', value }
        : null
    },
  },
  {
    ...ends('learning', /^I (?:stopped|quit|gave up|am no longer|am not) (?:learning|taking) (.+)/iu, (text) =>
      phraseOf(text?.replace(/ (?:classes|lessons)$/i, ''), 5),
    ),
  },
  {
    pattern: /^I (?:can )?(?:speak|am fluent in|am bilingual,?(?: in)?|grew up speaking)(?: fluent)? (.+)/iu,
    find: (match) => {
      const found = languagesOf(match[1] ?? '')
      return found.length > 0 ? found : null
    },
  },
  {
    pattern: /^my (?:native|first|mother) (?:language|tongue) is (.+)/iu,
    find: (match) => {
      const found = languagesOf(match[1] ?? '')
      return found.length > 0 ? found : null
    },
  },
  fixed('school', /^I am homeschooled\b/iu, 'homeschool'),
]
