import { plainApostrophes } from '../../text/plain-apostrophes.ts'
import type { DateReader } from '../claim.ts'
import { withArticle } from './occupations.ts'
import type { Found, Rule } from './rule.ts'
import { phraseOf, tidy } from './values.ts'

/** Things the person has: `my budget is 900`, `the meeting got moved to Friday`, `I switched from tea to coffee`. */

/** Where the noun phrase ends. */
const NOUN_ENDS =
  'is|are|was|were|has|have|went|got|to|from|for|with|at|in|on|and|that|who|which|changed|moved|will|now|dropped|increased|rose|fell|up|down|back|out|over|these|leaves|departs|arrives|starts|begins|ends|jumped|grew|climbed|improved|shifted|switched|just|recently|finally|actually|isn'
const NOUN = `(?:[\\p{L}\\d'’]{1,40}(?:-[\\p{L}\\d]{1,40}){0,3}(?: (?!(?:${NOUN_ENDS})\\b)[\\p{L}\\d'’-]{1,40}){0,3}(?: (?:in|for|on|of) (?:the |my |our )?(?!to\\b)[\\p{L}\\d]{1,40}(?: (?!(?:${NOUN_ENDS})\\b)[\\p{L}\\d]{1,40})?)?)`
const NO_NOUN =
  /^(?:point|question|guess|thing|things|problem|issue|fault|bad|turn|understanding|opinion|concern|hope|fear|worry|advice|bet|pleasure|mistake|reason|answer|head|heart|mind|eyes?|hands?|back|legs?|stomach|feelings?|day|night|morning|evening|weekend|week|life|world|time|first|last|only|whole|own|biggest|one|dream|plan|idea|theory|feeling|apologies|bestie|people|friends|parents|kids|family|password|pin|passcode|passport|ssn|social security.{0,300}|credit card.{0,300}|card number|account number|name|husband|wife)$/i
const SECRET = /\b(?:password|passcode|pin|ssn|social security|credit card|card number|cvv|account number|routing)\b/i
const NAMES_A_TIME =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|tonight|next |this (?:week|month|year|spring|summer|fall|autumn|winter)|(?:weeks?|months?|years?) from now|in (?:a|an|a few|\w{3,6}|\d{1,2}) (?:days?|weeks?|months?|years?)|(?:in|by|until|end of|early|late|mid)[ -](?:the )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|fall|autumn|winter|20\d\d|year|month|week)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,40} \d)/iu
/** Things with an everyday predicate: `my shift is late`. */
const LISTED =
  /\b(?:hair colou?r|bedroom|kitchen|budget|rent|salary|address|phone|email|number|deadline|appointment|meeting|interview|flight|wedding|manager|boss|supervisor|doctor|dentist|therapist|trainer|teacher|professor|coach|mentor|roommate|landlord|car|bike|laptop|computer|role|title|gym|bank|team|project|book|record|best|pb|pr|score|height|size|shift|schedule|commute|color|goal|target|limit|major|hometown|course|class|exam|surgery|trip|vacation|holiday|mortgage|rate|plan|provider|insurance|subscription|streak|pace|mileage|rating|level|rank|grade|gpa|allowance|savings|debt|loan|lease|username|handle|blog|channel|shop|startup|company|business|band|route|routine|diet|medication|dose|dosage|prescription|glasses|shoes|bedtime|curfew|wifi|router|desk|office|floor|seat|locker|room|train|bus|nickname|zodiac|sign|blood type|religion|citizenship|nationality|visa|order|drink|breakfast|lunch|dinner|snack|coffee|tea|milestone|due date|birthday|anniversary|sister|brother|mother|father|mom|mum|dad|son|daughter|dog|cat)s?\b/i
const STRONG =
  /^(?:[\p{Lu}\d$€£"“]|(?:on |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:(?:on|in) )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}{0,6} \d{1,2}\b|(?:on|in) the (?:first|second|third|fourth|fifth|top|ground)\b|(?:about |around |only |over |under |almost |nearly |at |on |in |for |with )?(?:[$€£]?\d|\p{Lu})|(?:an?|the) \p{L}+)/u
const FEELING =
  /^(?:so|very|too|really|pretty|a (?:bit|little|mess|disaster|joke|pain|nightmare|dream|good|great|bad|terrible|lot)|going|not|being|getting|doing|making|driving|killing|great|good|bad|awful|terrible|amazing|nice|fine|ok|okay|hard|tough|boring|annoying|stressful|over|done|broken|sick|sore|tired|mad|angry|happy|sad|always|that|to (?!the)|about to|the (?:best|worst|only|same|one|reason))\b/i

const LONGEST_NOUN = 3
const FAVORITE = /^(?:all-time |personal )?favorite (?!ones?\b|things?\b|parts?\b|bits?\b|way\b|when\b)\p{L}/u
const NO_FAVORITE =
  /^(?:they|he|she|it|this|that|these|those|you|we|I|one|probably|definitely|the one|when|how|what|where|because)\b|\b(?:is|are|was|were|will|would|which|because)\b/i
const MEASURE = /^[$€£]?\d[\d.,:]*(?:k\b| ?\p{L}{1,12}| over \d+)?$/u
const PASSING = /\b(?:percent|late|early|away|left|behind|full|empty|dead|off)\b|%/i
/** Written in lower case, but still a name. */
const NAMED_IN_SMALL = /\b(?:username|handle|email|hair colou?r|nickname|bedroom|blood type|sign)$/
const TOO_NEAR = /\b(?:today|tonight|right now|this (?:morning|afternoon|evening))\b/i

const nounOf = (text: string | undefined): string | null => {
  const noun = plainApostrophes(text ?? '')
    .toLowerCase()
    .replace(
      /^(?:new|current|present|latest|old|updated|actual|next|upcoming|original|main|usual|all-time|all time) /,
      '',
    )
    .replace(/ of (?:all )?time$/, '')
    .replace(/ (?:now|currently|today|finally|just|actually|originally|these days|lately|nowadays)$/, '')
    .trim()
  if (/^(?:(?:main|big|new|biggest|top) )?(?:goal|aim|target|resolution)$/.test(noun)) return 'main goal'
  const isLong =
    noun.replace(/ (?:in|on|for|of|at) .*/, '').split(' ').length >
    (FAVORITE.test(noun) ? LONGEST_NOUN + 1 : LONGEST_NOUN)
  return noun === '' || isLong || noun.includes("'") || NO_NOUN.test(noun) || SECRET.test(noun) ? null : noun
}

/** Whether it is certain that the thing is theirs, and the value is worth remembering. */
function worth(noun: string, value: string, isUpdate: boolean): boolean {
  if (FAVORITE.test(noun)) return value.split(' ').length <= 5 && !NO_FAVORITE.test(value) && !FEELING.test(value)
  const isNamed = STRONG.test(value) && !FEELING.test(value)
  if (isUpdate) return (isNamed || (LISTED.test(noun) && !FEELING.test(value))) && !TOO_NEAR.test(value)
  if (TOO_NEAR.test(value) || PASSING.test(value)) return false
  return MEASURE.test(value) || (LISTED.test(noun) && (isNamed || (NAMED_IN_SMALL.test(noun) && !value.includes(' '))))
}

const owned = (noun: string | null, said: string | undefined, dates: DateReader, isUpdate: boolean): Found | null => {
  if (noun === null) return null
  const value = phraseOf(cleaned(said))
  if (value === null || SECRET.test(value)) return null
  if (/^to \p{L}/u.test(value) && noun === 'main goal') return { attribute: noun, value }
  if (!worth(noun, value, isUpdate)) return null
  const when = NAMES_A_TIME.test(said ?? '') ? dates(said ?? '') : null
  return {
    attribute: noun,
    value:
      when === null || value.includes('(') || value.includes(when) ? value : `${withItsDay(said, value)} (${when})`,
  }
}
/** What was said with its day at the end, which `phraseOf` cuts off; the value alone if that is too long. */
const withItsDay = (said: string | undefined, value: string): string => {
  const whole = (said ?? '')
    .replace(/,? (?:because|but|so|and I|which|since|after all|not|instead of|rather than)\b[\s\S]*/i, '')
    .trim()
  return whole.length <= 60 ? whole : value
}
const cleaned = (said: string | undefined): string =>
  (said ?? '').replace(
    /^(?:now|actually|currently|officially|gonna be|going to be|set (?:for|to)|scheduled for|back to|up to|down to|called|named|exactly|just) /i,
    '',
  )

const CHANGED =
  '(?:changed|went up|went down|went|goes up|dropped|increased|decreased|rose|fell|grew|jumped|climbed|moved|shifted|switched|improved|got (?:moved|changed|pushed(?: back)?|bumped(?: up)?|raised|cut|rescheduled|postponed|delayed|shifted|extended|reduced|increased|lowered|promoted)|(?:was|has been|is being|is|were) (?:moved|changed|pushed(?: back)?|bumped(?: up)?|raised|cut|rescheduled|postponed|delayed|shifted|extended|reduced|increased|lowered|updated|down|up)|has (?:changed|moved|gone up|gone down|increased|dropped|grown|improved)|just went up|is now up|is now down)'
const CHANGE =
  '(?:changed|switched|moved|updated|raised|lowered|increased|decreased|cut|reduced|rescheduled|pushed(?: back)?|bumped(?: up)?|upgraded|improved|extended|set|adjusted|brought|got|dyed|painted|repainted|beat|bettered|renamed|shifted|doubled|trimmed|dropped|postponed|delayed)'

const exchanged = (from: string | undefined, to: string | undefined): Found | null => {
  const ends = phraseOf(
    tidy(from ?? '').replace(
      /^(?:my|our|the|an?|being|using|drinking|eating|driving|playing|reading|watching|doing|going to|old) /i,
      '',
    ),
  )
  const value = phraseOf(to)
  return ends && value
    ? {
        attribute: '',
        value: value.replace(/^(?:an?|the|my|drinking|using|being) (?=\p{L})/iu, (article) =>
          /^(?:an?) /i.test(article) ? article : '',
        ),
        ends,
      }
    : null
}

/** Nouns whose number is worth remembering. */
const COUNTABLE =
  /^(?:cats?|dogs?|pets?|kids?|children|sons?|daughters?|boys|girls|grandchildren|grandkids|siblings|brothers|sisters|chickens|horses|fish|birds|houses|flats|cars|bikes|guitars|plants|houseplants|tattoos|books|countries|states|cities|movies|films|marathons|employees|clients|students|followers|subscribers|languages|roommates|cousins|nieces|nephews|rabbits|hamsters|jobs|stamps|coins|records|vinyls?|badges|medals|courses|episodes|seasons|chapters|pages)\b/i

const numbered = (verb: string | undefined, count: string | undefined, noun: string | undefined): Found | null => {
  const what = (noun ?? '').replace(
    / (?:now|so far|this year|already|in total|total|and counting|overall|at the moment|currently|in my house|at home)$/i,
    '',
  )
  const thing = nounOf(what)
  if (
    !thing ||
    !count ||
    !COUNTABLE.test(thing) ||
    thing.split(' ').length > 3 ||
    /\b(?:since|from|today)\b/.test(thing)
  )
    return null
  const act = /^(?:have|has|own|am|is|are)$/i.test(verb ?? '')
    ? ''
    : ` ${(verb ?? '').toLowerCase().replace(/^have /, '')}`
  return { attribute: `number of ${thing}${act}`, value: count }
}
const COUNTED =
  '(?:(?:about|around|over|almost|nearly|exactly|only|at least|more than|now|up to|at) ){0,4}(\\d[\\d,.]{0,12}k?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a hundred|a dozen)'

export const OWN_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `^(?:I|we|my ${NOUN}) (have read|have watched|have visited|have been to|have finished|have completed|have collected|have written|have seen|have tried|have saved|read|visited|collected|completed|own|have|has|am) ${COUNTED} (${NOUN})`,
      'iu',
    ),
    find: (match) => numbered(match[1], match[2], match[3]),
  },
  {
    pattern: new RegExp(
      `^(?:my|our|the) (${NOUN}) (?:leaves|departs|arrives|starts|begins|ends|is due|opens|lands|takes off|takes place) (?:on |at |in )?(?!(?:school|nursery|preschool|kindergarten|college|uni|university|work|to|with) )(.+)`,
      'iu',
    ),
    find: (match, dates) =>
      !/^(?:in )?\d{1,2}$/.test(match[2] ?? '') && (dates(match[2] ?? '') || /\d/.test(match[2] ?? ''))
        ? owned(nounOf(match[1]), match[2], dates, true)
        : null,
  },
  {
    pattern: new RegExp(`^(?:my|our|the) (${NOUN}) (?:is|are) (?:no longer|not) (.+)`, 'iu'),
    find: (match, dates) => {
      const found = owned(nounOf(match[1]), match[2]?.replace(/ any ?more$/i, ''), dates, true)
      return found && { ...found, holds: false }
    },
  },
  {
    pattern:
      /^(?:I|we) (?:am |are |have )?(?:currently )?(started reading|started watching|started playing|reading|rereading|watching|binge-watching|listening to|started listening to|binging) (?:the (?:book|show|series|podcast|game) )?(.+)/iu,
    find: (match) => {
      const value = phraseOf(match[2], 8)
      const verb = (match[1] ?? '')
        .replace('started ', '')
        .replace(/^re/, (re) => (/^reread/.test(match[1] ?? '') ? '' : re))
        .replace(/^bing.*/, 'watching')
      return value && /^[\p{Lu}\d"“]/u.test(value) ? { attribute: verb, value } : null
    },
  },
  {
    pattern:
      /^(?:I|we) (?:use|am using|started using|have been using|bought|got|own) (?:an?|the|my) ((?:new |used |old ){0,6}(?:i?phone|ipad|macbook|pixel|galaxy|samsung|android|laptop|kindle|xbox|playstation|ps5|switch|garmin|fitbit|apple watch|chromebook|thinkpad|camera|nikon|canon|sony|bike|e-bike|scooter|vespa)\b.*)/iu,
    find: (match) => {
      const value = phraseOf(match[1]?.replace(/ (?:less|more|too much|so much|to|for|when|as)\b[\s\S]*/i, ''), 5)
      return value && !/^(?:phone|laptop|camera|bike)$/i.test(value)
        ? { attribute: 'device', value: withArticle(value.replace(/^(?:new|used|old) /i, '')) }
        : null
    },
  },
  {
    pattern:
      /^(?:I|we) (?:take|ride|catch|am taking|use) (the (?:bus|train|subway|tube|metro|tram|ferry|bike|car))(?: line)? to (?:work|school|the office|campus|class)/iu,
    find: (match) => ({ attribute: 'way to work', value: match[1] ?? '' }),
  },
  {
    pattern:
      /^(?:I|we) (?:commute|go to work|get to work|travel to work) by (tram|train|bus|bike|car|ferry|subway|tube|metro)\b/iu,
    find: (match) => ({ attribute: 'way to work', value: `the ${match[1] ?? ''}` }),
  },
  {
    pattern:
      /^(?:I|we) (?:(?:have )?started (?:to )?)?(bike|walk|drive|cycle|carpool|run|biking|walking|driving|cycling|carpooling|running|scoot) to (?:work|school|the office|campus|class)/iu,
    find: (match) => ({
      attribute: 'way to work',
      value: (match[1] ?? '')
        .replace(/(?:k|n)?ing$/, '')
        .replace(/^(?:bi|cycl|driv)$/, (stem) => ({ bi: 'bike', cycl: 'cycle', driv: 'drive' })[stem] ?? stem),
    }),
  },
  {
    pattern:
      /^I am (?:an? |a devout |a practicing |a strict )?(Jewish|Christian|Catholic|Muslim|Hindu|Buddhist|Sikh|atheist|agnostic|Mormon|Protestant|Orthodox)\b/iu,
    find: (match) => ({ attribute: 'religion', value: match[1] ?? '' }),
  },

  {
    pattern: new RegExp(
      `^(?:my|our|the|his|her|their) (${NOUN}) (?:just |recently |finally |has |have |then |now ){0,4}${CHANGED}(?: (?:again|back|out|forward|up|down|it|over)){0,4}(?: by .{1,60}?)?(?: from .{1,60}?)? (?:to|until|for) (.+)`,
      'iu',
    ),
    find: (match, dates) => owned(nounOf(match[1]), match[2], dates, true),
  },
  {
    pattern: new RegExp(
      `^(?:I|we|they|he|she|(?:my|the) \\p{L}{1,40}) (?:had to |have |has |just |finally |decided to |actually ){0,4}${CHANGE} (?:my|our|the) (${NOUN})(?: (?:up|down|back|out|again|forward|over)){0,4}(?: from .{1,60}?)? (?:to|until|with) (.+)`,
      'iu',
    ),
    find: (match, dates) => owned(nounOf(match[1]), match[2], dates, true),
  },
  {
    pattern:
      /^(?:I|we) (?:hit|set|ran|got|reached|have|made|achieved) (?:an?|my) (?:new )?((?:personal )?(?:best|record|pb|pr|high score|streak)(?: (?:time|in|on|at|for) .{1,300}?)?) (?:of|with|at|:) (.+)/iu,
    find: (match, dates) => owned(nounOf(match[1]), match[2], dates, true),
  },
  {
    pattern: new RegExp(
      `^(?:my|our) (${NOUN})(?:,? (?!is\\b)[\\p{L} ]{0,20}?,?)? (?:is|are|will be|is going to be|became|remains|comes to|starts at) (?:now |actually |currently |officially |at |set to ){0,4}(.+)`,
      'iu',
    ),
    find: (match, dates) => owned(nounOf(match[1]), match[2], dates, / now /.test(match[0])),
  },
  {
    pattern: new RegExp(`^the (${NOUN}) (?:is now|will now be) (.+)`, 'iu'),
    find: (match, dates) => owned(nounOf(match[1]), match[2], dates, true),
  },
  {
    pattern: new RegExp(
      `^the (?!best\\b)(${NOUN}) (?:is|are) (?:on |at |in |for )?((?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|[$€£]?\\d|noon|midnight).*)`,
      'iu',
    ),
    find: (match, dates) => owned(nounOf(match[1]), match[2], dates, false),
  },
  {
    pattern:
      /^(?:I|[Ww]e) (?:use|am using|started using) ((?!(?:I|It|The|A|My)\b)\p{Lu}[\p{L}\d]{0,40}(?: \p{Lu}[\p{L}\d]{0,40})?)(?= for | to | at | every |$)/u,
    find: (match) => ({ attribute: 'tool', value: match[1] ?? '' }),
  },
  {
    pattern: /^(.{2,40}) (?:is|are) my (?:new |all-time |absolute )?(favorite \p{L}{2,20}(?: \p{L}{2,20})?)$/iu,
    find: (match, dates) => owned(nounOf(match[2]), match[1], dates, true),
  },
  {
    pattern: new RegExp(`^I (?:have|got) (?:an?|my) (?:new )?(${NOUN}) (?:now )?(?:named|called) (.+)`, 'iu'),
    find: (match, dates) => owned(nounOf(match[1]), match[2], dates, true),
  },
  {
    pattern:
      /^(?:I|[Ww]e) (?:drive|am driving|own|bought|got|leased|traded (?:it|that|my [\p{L} ]{1,60}) in for|upgraded to|switched to) (?:an?|my|the|our) ((?:new |used |red |blue |black |white |silver |green |old |second-hand |\d{4} ){0,6}(?:Toyota|Honda|Ford|Tesla|BMW|Audi|Subaru|Mazda|Nissan|Chevy|Chevrolet|Jeep|Hyundai|Kia|Volvo|VW|Volkswagen|Mercedes|Porsche|Lexus|Mini|Fiat|Renault|Peugeot|Prius|Civic|Corolla|Camry|Rivian|Skoda|Seat|Dacia|Mustang|pickup|minivan|SUV|hybrid)(?: [\p{Lu}\d][\p{L}\d-]{0,40})*)/u,
    find: (match) => ({ attribute: 'car', value: `a ${(match[1] ?? '').replace(/^new /, '')}` }),
  },
  {
    pattern: /^(?:I|we) drive (?:an?|my|the|our) (.+)/iu,
    find: (match) => {
      const value = phraseOf((match[1] ?? '').replace(/ (?:to|and|for|every|from|with|that|which) [\s\S]*/, ''), 5)
      return value ? { attribute: 'car', value: `a ${value}` } : null
    },
  },
  {
    pattern:
      /^(?:I|we) pay (?:about |around )?([$€£]?\d[\d,.]{0,12}(?: (?:dollars|euros|pounds|bucks))?(?: (?:an?|per|each) (?:month|week|year))?) (?:in|for|on) (?:my |our |the )?(rent|mortgage|insurance|tuition|childcare|gym|electricity)/iu,
    find: (match, dates) => owned(nounOf(match[2]), match[1], dates, true),
  },
  {
    pattern:
      /^(?:I|we) (?:[\p{L}]{1,40} ){0,2}?(?:switched|went|changed|moved|converted|upgraded|shifted|transitioned|swapped) (?:over |back )?(?:from )(.{1,300}?) to (.+)/iu,
    find: (match) => exchanged(match[1], match[2]),
  },
  {
    pattern:
      /^(?:I|we) (?:[\p{L}]{1,40} ){0,2}?(?:traded|swapped|exchanged|replaced|ditched|dropped|left|sold|gave up|substituted|quit|stopped|finished|cancelled|canceled) (.{1,300}?)(?:, (?:and )?(?:now |then )?started| (?:for|with|and (?:bought|got|took up|started(?: using| drinking| eating| reading| watching| playing| with| on)?|switched to|joined|went with|moved on to|am using|use|am now using))) (.+)/iu,
    find: (match) => exchanged(match[1], match[2]),
  },
  {
    pattern:
      /^(?:I|we) (?:sold|got rid of|canceled|cancelled|gave away|no longer (?:have|own|use|play|drive|see)|do not (?:have|own|use|play|drive|see) (?=.{1,300} any ?more$)|stopped using|lost|dropped|quit) (?:my |our |the )?(.+)/iu,
    find: (match) => {
      const value = tidy((match[1] ?? '').replace(/ any ?more$/, ''))
      return value ? { attribute: '', value: '', ends: value } : null
    },
  },
]
