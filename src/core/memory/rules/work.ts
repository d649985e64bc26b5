import { PLACES } from '../words/peoples.ts'
import { startOf } from '../words/word-list.ts'
import { occupationOf, withArticle } from './occupations.ts'
import { ends, type Found, fixed, type Rule, says } from './rule.ts'
import { houseOf, phraseOf } from './values.ts'

/** ` in Porto`, after a job. */
const placeAfter = (job: string, text: string): string => {
  const [, rest] = text.split(`${job} in `)
  const place = startOf(PLACES, rest)?.word
  return place ? ` in ${place}` : ''
}
const jobOf = (text: string | undefined): string | null => {
  const job = occupationOf(text)
  return job === null ? null : withArticle(job) + placeAfter(job, text ?? '')
}

const anyJobOf = (text: string | undefined): string | null => {
  const known = jobOf(text)
  if (known) return known
  const value = phraseOf((text ?? '').replace(/ (?:at|for|with|in|on) [\s\S]*/i, '').replace(/^(?:an?|the) /i, ''), 5)
  return value === null ? null : withArticle(value)
}

/** `pet smart`, by someone who types no capitals. */
const SMALL_HOUSE =
  /^(?!(?:different|various|several|some|two|three|both|other|random|full|top|max|weird|odd|crazy|ungodly|many|any|one|what|how|least)\b)[\p{Ll}'&]{2,15}(?: [\p{Ll}'&]{2,15}){1,2}$/u
/** `at Meta as a designer`: employer and job. */
const placed = (pattern: RegExp): Rule => ({
  pattern,
  find: (match) => {
    const house = houseOf(match.groups?.house)
    const job = jobOf(match.groups?.job ?? match.groups?.house?.split(' as ')[1])
    const found: Found[] = []
    const isSchool = /\b(?:student|freshman|sophomore|junior|senior|undergrad)$/i.test(match.groups?.job ?? '')
    if (house && (/^(?:\p{Lu}|\d|an? |the |my |our )|^\p{L}+$/u.test(house) || SMALL_HOUSE.test(house)))
      found.push({ attribute: isSchool ? 'school' : 'employer', value: house })
    if (job) found.push({ attribute: 'job', value: job })
    return found.length > 0 ? found : null
  },
})

const SUBJECTS =
  'math|maths|algebra|calculus|chem|chemistry|bio|biology|physics|science|history|geography|english|spanish|french|german|latin|art|music|drama|pe|gym|computer science|economics|yoga|pilates|spin|zumba|dance|ballet|swimming|piano|guitar|violin|drums|ceramics|pottery|esl|special ed'
const TEACHES = new RegExp(
  `^I (?:teach|have taught|am teaching) ((?:\\d(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|seventh|eighth) grade|year (?:\\d{1,2}|one|two|three|four|five|six)|reception|kindergarten|preschool|(?:(?:high|middle|elementary|primary|secondary) school)(?: (?:${SUBJECTS}))?|${SUBJECTS})\\b`,
  'iu',
)
const DRIVES =
  /^I (?:drive|am driving|have driven|have been driving) (?:an? )?(truck|bus|taxi|cab|train|tram|forklift)e?s?(?: (?:for|in|at|since)\b|$)/iu
const INDUSTRY =
  /^I (?:work|am working|have worked|have been working|have been) in (hr|human resources|finance|banking|tech|it|retail|construction|marketing|sales|health ?care|hospitality|real estate|education|insurance|advertising|publishing|law|accounting|logistics|customer (?:service|support)|software|fashion|film|tv|politics|childcare|social work|food service|pharma|biotech|aerospace|manufacturing|events|recruitment|recruiting|journalism|academia|gaming|security|catering|cyber ?security|e-?commerce|public health|local government|agriculture)\b(?! (?:trouble|debt|my|mode|and then))/iu

const START =
  '(?:started|have started|began|begun|joined|have joined|am starting|took|have taken|accepted|have accepted|got|landed|scored|found|signed)'
const POST =
  '(?: (?:a|an|my|the|this|another))?(?: (?:new|full-time|part-time|great|remote|different|permanent|better|first|summer)){0,4}(?: (?:job|role|position|gig|offer|internship|post|job offer|contract|employment|work|working|up|on|teaching)){0,4}'

/** What follows what someone teaches: ` in Croydon`. */
const taught = (match: RegExpExecArray): string =>
  match.input.slice(match[0].length).replace(/^ (?:kids|children|classes|students|pupils)(?= in )/i, '')

export const WORK_RULES: readonly Rule[] = [
  says(
    'way of working',
    /^I (?:work|am working|started working|went|am)(?: (?:fully|mostly|full-time|completely))? (from home|remotely|remote|hybrid|nights|night shifts?|day shifts?|in the office|on site|part-time|weekends|the (?:night|day|early|late) shift)\b(?! (?:today|tomorrow|tonight|right now|this (?:week|morning|afternoon)))/iu,
    (text) => text?.replace(/^remote$/i, 'remotely') ?? null,
  ),
  says(
    'way of working',
    /^I (?:switched|moved|changed)(?: back)?(?: from .{1,300}?)? to (the (?:night|day|early|late) shift|night shifts?|day shifts?|nights|days|remote work|part-time|full-time)\b/iu,
    (text) => text ?? null,
  ),
  ends(
    'employer',
    /^I (?:quit|left|resigned from|am leaving|walked out of|gave notice at|got fired from|was fired from|got laid off from|was laid off from|was let go from|got let go from|lost) (?:my )?(?:old |current |previous )?(?:job|position|role|work|gig|post)(?: (?:at|with|in|for) (.{1,300})|(?:,? (?:yesterday|today|tonight|recently|this (?:morning|afternoon|week|month|year)|last (?:night|week|month|year|\p{L}{3,6}day)|on \p{L}{3,6}day|(?:an?|two|three|\d{1,2}) (?:days?|weeks?|months?|years?) ago))?)$/iu,
    houseOf,
  ),
  ends(
    'employer',
    /^I (?:was|got|have been|am) (?:laid off|fired|let go|made redundant)(?: (?:from|by|at) (.+))?/iu,
    houseOf,
  ),
  ends('employer', /^I used to work (?:at|for|with) (.+)/iu, houseOf),
  ends('employer', /^I (?:no longer|do not) work (?:at|for|with) (.+)/iu, houseOf),
  ends(
    'employer',
    /^I (?:quit|resigned|resigned from|stopped working (?:at|for)|retired from|am no longer (?:at|with)|am done with|parted ways with) ((?!my\b)\p{Lu}[\p{L}\d& '.-]{0,60})$/u,
    houseOf,
  ),
  ends('employer', /^I (?:quit|resigned)$/iu, houseOf),
  placed(
    /^(?:I|we) (?:work|am working|have worked|have been working|intern|am interning|am employed|am a consultant|consult|teach|am teaching) (?:(?!as\b)[\p{L}-]{1,40} ){0,2}?(?:for|at|with (?=the |an? )) ?(?<house>.+)/iu,
  ),
  placed(
    /^I (?:work|am working|have been working|freelance|have a job|got a job|started(?: working| a job)?|began|was hired|got hired|am employed|serve) as (?:an?|the|their)? ?(?<job>.{1,300}?)(?: (?:at|for|with) (?<house>.+)|$)/iu,
  ),
  placed(
    new RegExp(
      `^I ${START}${POST}(?: as (?:an?|the)? ?(?<job>.{1,100}?))? (?:at|with|for|from) (?<house>(?-i:\\p{Lu}).+)`,
      'iu',
    ),
  ),
  says(
    'employer',
    /^(?:my |another |back on |finished my )?(?:(?:night|day|early|late|double|long|12 ?h(?:ou)?r|weekend) )?shifts? at ((?:the |an? )?(?!work\b|night\b|home\b|the moment)(?:[\p{L}&'-]{3,14} ?){1,2})(?= (?:is|are|was|were|nearly|killed|again|has|have|today|tonight|means)\b|$|,)/iu,
    houseOf,
  ),
  placed(
    /^I have been (?:working )?at (?<house>(?!home\b|this\b|it\b|uni|school|work\b|sea\b|the (?:gym|beach|pub|hospital|doctor|airport))(?:the |a )?[\p{L}\d&'-]{2,20}(?: (?!for|since)[\p{L}&'-]{2,14}){0,2}?) (?:for |since |about |over |nearly |almost ){0,2}(?:\d{1,4}|an?|two|three|four|five|six|seven|eight|nine|ten|fifteen|twenty|thirty)\b(?! (?:minutes?|mins|hours?|days?))/iu,
  ),
  placed(
    /^I (?:joined|have joined|signed on with|went over to|jumped (?:ship )?to|switched (?:jobs|companies|employers) (?:from .{1,300}? )?to|changed (?:jobs|companies|employers) (?:from .{1,300}? )?to|moved jobs to|left .{1,300}? (?:to join|and joined|to work (?:for|at))) (?<house>(?!the (?:gym|club|team)|a (?:gym|club|band|team|group|choir|class)).+)/iu,
  ),
  placed(
    /^I (?:started|got|landed|took|have|begin|start|am starting) (?:an?|my|the) (?:(?:new|first|second|summer|part-time|weekend) ){0,2}(?:job|role|position|gig|internship) (?:at|with) (?<house>(?!the moment|last|this|home|school)\p{L}.+)/iu,
  ),
  placed(/^I (?:was|got|have been|am) (?:hired|recruited|poached|employed) (?:by|at) (?<house>.+)/iu),
  placed(
    /^I (?:am|have been) (?:an?|the) (?:new )?(?<job>[\p{L} -]{1,60}?) (?:at|for) (?<house>(?-i:\p{Lu}|an? |the |my ).+)/iu,
  ),
  placed(
    /^I (?:started|am starting) (?:at|with|for) (?<house>(?:an? |the |my )?(?!school|university|college|uni)\p{L}.+)/iu,
  ),
  says(
    'employer',
    /^my (?:new |current |present )?(?:employer|company|workplace)(?: now)? is (?:now )?(?:called )?(.+)/iu,
    houseOf,
  ),
  says('employer', /^my new job is (?:at|with) (.+)/iu, houseOf),
  says(
    'job',
    /^my (?:new |current |present )?(?:job|role|title|job title|position|occupation|profession)(?: now)? is (?:now )?(?:as |to be )?(?:an?|the)? ?((?!at |in |with |great|good|hard|boring|awful|tough|ok|so |very |too |killing).+)/iu,
    anyJobOf,
  ),
  says('job', /^I (?:got|was|have been|am) promoted(?: (?:from .{1,300}? )?(?:to|as))(?: the)? (.+)/iu, anyJobOf),
  says(
    'job',
    /^I (?:became|have become|am becoming|got made|was made|qualified as|trained as|retrained as|switched careers (?:to become|to)|changed careers (?:to become|to)|switched to being) (?:an?|the) (.+)/iu,
    jobOf,
  ),
  says('job', /^I (?:am|have been) (?:now )?(?:an?|the) (.+)/iu, jobOf),
  says('job', DRIVES, (text) => withArticle(`${text ?? ''} driver`)),
  {
    pattern: TEACHES,
    find: (match) => ({
      attribute: 'job',
      value: withArticle(`${match[1] ?? ''} teacher`) + placeAfter('', taught(match)),
    }),
  },
  says(
    'business',
    /^(?:I|we) (?:run|own|opened|am running|started|am opening|have) ((?:(?<!have )an? |my own )(?:(?!used\b)\p{L}{2,12} ){0,2}(?:bakery|caf[eé]|coffee shop|shop|store|restaurant|bar|pub|salon|barbershop|studio|farm|business|company|agency|food truck|daycare|garage|startup|bookstore|nonprofit|practice|brewery|vineyard|bed and breakfast|b&b|guest ?house|hostel|hotel|campsite|gallery|florist'?s?|nursery|deli|hair salon|nail salon|butcher'?s|bookshop|chip shop|takeaway))\b(?! (?:name|card|idea|account|today|tomorrow))/iu,
    (text) => text ?? null,
  ),
  says('industry', INDUSTRY, (text) => text ?? null),
  says(
    'employer',
    /^I (?:work|am working|have worked|have been working) in (an? (?:(?!few|couple|big|bit)[\p{L}-]{2,12} ){0,2}(?:hospital|school|factory|warehouse|lab|library|bank|shop|store|bakery|caf[eé]|coffee shop|restaurant|kitchen|call cent(?:er|re)|nursery|daycare|clinic|pharmacy|law firm|museum|office|animal shelter|shelter|daycare cent(?:er|re)|deli|diner|studio|theat(?:er|re)|hotel|prison|care home|nursing home|supermarket|salon|bar|pub|gym|studio|bookshop|bookstore|garage))\b/iu,
    (text) => text ?? null,
  ),
  says(
    'job',
    /^I am (an? (?:freshman|sophomore|junior|senior) (?:in|at) (?:college|high school|uni|university))\b/iu,
    (text) => text ?? null,
  ),
  says('job', /^I (?:earn|make) (?:my|a) living as (?:an?)? ?(.+)/iu, jobOf),
  says(
    'job',
    /^I (?:am|serve|am serving) (in the (?:us )?(?:army|navy|air force|marines|military|coast guard|national guard|reserves))\b/iu,
    (text) => text ?? null,
  ),
  says('job', /^I am an? (professional \p{L}{4,14})$/iu, (text) => (text ? withArticle(text) : null)),
  says(
    'job',
    /^I (?:retired|am retired|have retired) from ((?!work\b)(?:the |my |an? )?(?:(?!in|last|at|this|after|and|with|when|because|since)[\p{L}'-]{2,14} ?){1,3})(?=$|,| (?:in|last|at|this|after|and|with|when)\b)/iu,
    (text) => `retired from ${text?.trim()}`,
  ),
  fixed(
    'job',
    /^I (?:retired|am retired|have retired)\b(?! (?:bus|bank|school|primary|army|police|post))/iu,
    'retired',
  ),
  fixed(
    'job',
    /^I am (?:unemployed|out of work|between jobs|jobless|out of a job|job[- ]hunting|looking for (?:a |an? new )?(?:job|work))\b/iu,
    'between jobs',
  ),
  fixed(
    'job',
    /^I (?:am self-employed|am freelancing|went freelance|freelance|am a freelancer|work for myself|started freelancing)\b/iu,
    'self-employed',
  ),
  says('way of working', /^I (?:am|went) back (in the office)\b/iu, (text) => text ?? null),
  says(
    'income',
    /^I (?:earn|make|am earning|am making|bring in|take home|get paid|am paid)(?: about| around| roughly| now)? ([$€£]?\d[\d,.]*k?(?: (?:dollars|euros|pounds|bucks))?(?: (?:an?|per|each) (?:year|month|week|hour|day))?)/iu,
    phraseOf,
  ),
]
