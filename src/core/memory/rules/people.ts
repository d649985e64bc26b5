import { asName, isGivenName } from '../given-names.ts'
import { calledName, leadingNames } from './names.ts'
import { withArticle } from './occupations.ts'
import { type Found, fixed, type Rule, says } from './rule.ts'
import { nameOf, phraseOf } from './values.ts'

export const FAMILY =
  '(?:(?:older|younger|elder|little|big|oldest|youngest|eldest|middle|twin|step|half|baby|new|late|only|first|second|best|good|close|old|other|foster|adopted|[a-z]{1,12}-year-old) ){0,6}(?:step|half|grand|great-grand|god)?-?(?:sister|brother|mother|father|mom|mum|dad|son|daughter|kid|child|baby girl|baby boy|little girl|little boy|baby|grandma|grandpa|grandmother|grandfather|granddaughter|grandson|nana|gran|granny|nan|grandad|granddad|auntie|aunt|uncle|cousin|niece|nephew|twin|sibling|mother-in-law|father-in-law|sister-in-law|brother-in-law|daughter-in-law|son-in-law|parents|ma|pa|mam|lad|wee (?:boy|girl|man|lad)|boy|godson|goddaughter|bro|sis)'
export const PARTNER =
  '(?:(?:new|current|dear|lovely|amazing|long-term|late|ex) ){0,6}(?:husband|wife|fella|bloke|partner|boyfriend|girlfriend|fianc[eé]e?|spouse|significant other|bf|gf|hubby)'
export const FRIEND =
  '(?:(?:best|good|close|old|new|childhood|college|oldest|first|line|gym|running|work|school) ){0,6}(?:friend|bff|mate|pal|buddy|eldest|youngest|oldest|middle one|great-aunt|therapist|counsellor|tutor|piano teacher|roommate|flatmate|housemate|neighbor|neighbour|coworker|colleague|boss|manager|mentor|therapist|coach|teacher|trainer|landlord|supervisor|assistant|nanny|babysitter|dentist|doctor)'
export const PET =
  '(?:(?:siamese|persian|bengal|large|small|stray|grey|gray|brown|chubby|cute|adorable|new|old|little|late|rescue|pet|black|white|orange|tabby|golden|german|labrador|french|senior|elderly|baby|tiny|big|giant|huge|fat|fluffy|ginger|blind|deaf|three-legged|retired|very|\\p{L}{1,12}-year-old|\\d{1,2}[- ](?:year|month|week)[- ]old) ){0,6}(?:dog|doggo|cat|kitty|pup|puppy|kitten|parrot|hamster|rabbit|bunny|horse|fish|goldfish|turtle|tortoise|snake|lizard|bird|guinea pig|ferret|budgie|canary|labrador|lab|poodle|beagle|corgi|retriever|shepherd|bulldog|terrier|husky|dachshund|chihuahua|gecko|chicken|pony|pit ?bull|greyhound|whippet|rottweiler|collie|spaniel|boxer|dalmatian|pug|mutt|schnauzer|maltese|pomeranian|shiba|(?:golden|labra|berne)?doodle|mastiff|great dane|hound|tabby|calico|siamese|maine coon|ragdoll|iguana|axolotl|gerbil|cockatiel|goat|llama|donkey)'

const IS_PARTNER = new RegExp(`^${PARTNER}$`, 'iu')
export const IS_PET = new RegExp(`^${PET}s?$`, 'iu')
const IS_FAMILY = new RegExp(`^${FAMILY}s?$`, 'iu')

export const kept = (noun: string, name: string): Found => {
  const relation = noun.toLowerCase().replace(/^(?:new|current|dear|lovely|amazing|only|other|little) /, '')
  if (/^(?:late|ex) /.test(relation)) return { attribute: relation, value: name }
  if (relation === 'partner') return { attribute: 'partner', value: name }
  if (IS_PARTNER.test(noun)) return { attribute: 'partner', value: `${name} (your ${relation})` }
  if (IS_PET.test(noun)) return { attribute: 'pet', value: `${withArticle(relation.replace(/s$/, ''))} called ${name}` }
  if (IS_FAMILY.test(noun))
    return { attribute: 'family', value: `${withArticle(relation.replace(/s$/, ''))} called ${name}` }
  return { attribute: relation, value: name }
}

export const ANYONE = `(?:${FAMILY}|${PARTNER}|${FRIEND}|${PET})`

const called = (pattern: RegExp): Rule => ({
  pattern,
  find: ({ groups }) => {
    const said = groups?.name ?? ''
    const name = groups?.called ? calledName(said) : leadingNames(said)
    return name && groups?.noun ? kept(groups.noun, name) : null
  },
})

export const COUNT = '(?:one|two|three|four|five|six|seven|1|2|3|4|5|6|7|no|a couple of|twin)'

/** Pets that have died. */
const GONE_RULES: readonly Rule[] = [
  {
    pattern: new RegExp(
      `^(?:my|our|the) (?:old |poor )?(?:${PET})?,? ?((?-i:\\p{Lu})[\\p{L}'-]{1,40}) (?:died|passed away|is gone|ran away|was put down|had to be put down|crossed the rainbow bridge)`,
      'iu',
    ),
    find: (match) => (match[1] ? { attribute: '', value: '', ends: match[1] } : null),
  },
  {
    pattern: new RegExp(
      `^(?:I|we) (?:lost|gave away|rehomed|had to put down|put down|had to give up) (?:our|my) (?:old |poor )?(?:${PET}),? ?((?-i:\\p{Lu})[\\p{L}'-]+)`,
      'iu',
    ),
    find: (match) => ({ attribute: '', value: '', ends: match[1] ?? '' }),
  },
]

const DIED = new RegExp(
  `^(?:my|our) ((?:${FAMILY}|${PARTNER}|${FRIEND}|${PET}))(?:,? ([\\p{L}'-]{2,40}),?)? (?:passed away|passed(?= (?:on|last|in|this|yesterday|suddenly|when I|from|at|two|three|a few|\\d)\\b)|died)\\b(?! (?:laughing|inside|when (?!I was)|if|of laughter))`,
  'iu',
)
const LOST = new RegExp(
  `^(?:I|we) lost my ((?:${FAMILY}|${PARTNER})) (?:to \\p{L}|in (?:\\d|\\p{L}{3,9}$)|last|this|when|years ago|(?:\\d{1,2}|an?|two|three|four|five|six|ten|a few) (?:days?|weeks?|months?|years?))(?! (?:in the|at the))`,
  'iu',
)
const died = (who: string, called: string | undefined): Found[] => {
  const name = IS_PARTNER.test(who) ? leadingNames(called ?? '') : null
  const lost = { subject: who.toLowerCase(), attribute: 'event', value: 'died' }
  return name ? [{ ...kept(who, name), holds: false }, lost] : [lost]
}

export const PEOPLE_RULES: readonly Rule[] = [
  ...GONE_RULES,
  called(
    new RegExp(
      `^(?:my|our) (?<noun>${ANYONE})(?:'s name)? (?:is|are|was) (?:now )?(?<called>named |called )?(?<name>.+)`,
      'iu',
    ),
  ),
  called(new RegExp(`^(?:my|our) (?<noun>${ANYONE})(?<called>'s name is | goes by )(?<name>.+)`, 'iu')),
  called(
    new RegExp(
      `^(?:I|we) (?:have|had|have had|got|have got|adopted|rescued|bought|own|welcomed|am dating|have been dating|am seeing|have been seeing|live with) (?:an?|my|our|one|two|three|the)? ?(?<noun>${ANYONE})s?,? (?<called>named |called |whose name is |who is called |and named (?:him|her|it|them) |and called (?:him|her|it|them) )(?<name>.+)`,
      'iu',
    ),
  ),
  called(
    new RegExp(`^(?:I|we) (?:have|adopted|got) (?:an?|one) (?<noun>${ANYONE}), (?<name>(?!and\\b|but\\b).+)`, 'iu'),
  ),
  {
    pattern:
      /^I am (?:an? |the )?(?:(single|proud|new|busy|stay-at-home|full-time|tired|working) ){0,2}(?:mom|mum|mama|dad|mother|father|parent) (?:of|to) (two|three|four|five|six|[2-6]|twins)(?: (?:beautiful |little |young )?(?:kids|children|boys|girls|sons|daughters))?\b/iu,
    find: ([all = '', , count = '']) => [
      { attribute: 'children', value: count === 'twins' ? count : `${count} children` },
      ...(/\bsingle\b/i.test(all) ? [{ attribute: 'relationship', value: 'single' }] : []),
    ],
  },
  {
    pattern:
      /^my (kids|children|boys|girls|sons|daughters|twins) are (?:now )?(\d{1,2}(?:, ?\d{1,2}){0,3}(?:,? and \d{1,2})?)(?: years old)?$/iu,
    find: ([, who = '', ages = '']) => ({ attribute: 'children', value: `${who} aged ${ages}` }),
  },
  {
    pattern:
      /^I (?:broke up|split up|split|ended (?:it|things)) with (?!my\b|the\b|him\b|her\b|them\b|someone\b)(\p{L}{3,15})(?= |$)/iu,
    find: (match) => [
      { attribute: 'partner', value: asName(match[1] ?? ''), holds: false, ends: match[1] ?? '' },
      { attribute: 'relationship', value: 'single' },
    ],
  },
  {
    pattern:
      /^I (?:started dating|am dating|am seeing|began dating|have been (?:dating|with|seeing|married to)|married|am married to|got married to|am engaged to|got engaged to|got back together with) (?!my\b|an?\b|the\b|someone\b|two\b)(\p{L}[\p{L}'-]{2,20})(?= |$|,)/u,
    find: (match) => {
      const said = match[1] ?? ''
      const name =
        nameOf(said) ?? (isGivenName(said) || / (?:since|for|together|\d)/.test(match.input) ? asName(said) : null)
      if (!name) return null
      const isMarried = /marr/.test(match[0])
      const status = isMarried ? 'married' : /engaged/.test(match[0]) ? 'engaged' : 'in a relationship'
      const isNamedOnly = / been with /.test(match[0])
      return [
        { attribute: 'partner', value: name },
        ...(isNamedOnly ? [] : [{ attribute: 'relationship', value: status }]),
      ]
    },
  },
  {
    pattern: DIED,
    find: ([, who = '', called]) => died(who, called),
  },
  {
    pattern: LOST,
    find: ([, who = '']) => died(who, undefined),
  },
  says(
    'plan',
    /^(?:I|we) ((?:have|am|are) (?:expecting )?(?:twins|triplets|a baby|our (?:first|second|third|fourth)|number (?:two|three|four)|another (?:one|baby))(?: on the way| due| coming))\b/iu,
    (text) => text?.replace(/^am/i, 'are') ?? null,
  ),
  says(
    'family',
    /^(?:I|we) have (an? (?:\d{1,2}|one|two|three|four|five)[- ](?:year|month|week)[- ]old (?:named|called) \p{L}{2,20})$/iu,
    (text) => text?.replace(/ (?:named|called) (\p{L}+)$/iu, (_, name: string) => ` called ${asName(name)}`) ?? null,
  ),
  says(
    'partner',
    /^I (?:am|have been|started|began) (?:dating|seeing) an? (?:\p{L}{3,12} )?(?:guy|girl|man|woman|nurse|dude) (?:named|called) (.+)/iu,
    (text) => calledName(text ?? ''),
  ),
  called(new RegExp(`^(?:we|I) (?<called>named|called) (?:our|my|the) (?:new )?(?<noun>${ANYONE}) (?<name>.+)`, 'iu')),
  says(
    'family',
    new RegExp(`^(?:I|we) (?:have|got) ((?:an?|${COUNT}) ${FAMILY}s?(?: and (?:an?|${COUNT}) ${FAMILY}s?)?)$`, 'iu'),
    (text) => (/\b(?:kids?|child(?:ren)?)\b/i.test(text ?? '') ? null : phraseOf(text)),
  ),
  {
    pattern: new RegExp(
      `^I have an? (husband|wife)(?: and (${COUNT}) (?:kids|children|sons|daughters|boys|girls))?$`,
      'iu',
    ),
    find: ([, , count]) => [
      { attribute: 'relationship', value: 'married' },
      ...(count ? [{ attribute: 'children', value: `${count} children` }] : []),
    ],
  },
  says(
    'children',
    new RegExp(
      `^(?:I|we) (?:have|am a (?:mother|father|mom|dad|parent) of|are parents of) (${COUNT} (?:kids?|children|sons?|daughters?|boys?|girls?|child|under (?:two|three|four|five|six|\\d{1,2}))(?: and ${COUNT} (?:sons?|daughters?|boys?|girls?))?)\\b`,
      'iu',
    ),
    (text) =>
      phraseOf(
        text
          ?.replace(/ (?=under )/i, ' children ')
          .replace(/((?:kids?|children|sons?|daughters?|boys?|girls?)) children/i, '$1'),
      ),
  ),
  {
    pattern: new RegExp(`^(?:I|we) (?:have|own|got) (two|three|four|five|six|seven|\\d{1,3}) (${PET}s?)$`, 'iu'),
    find: (match) => ({ attribute: `number of ${(match[2] ?? '').toLowerCase()}`, value: match[1] ?? '' }),
  },
  says(
    'pet',
    new RegExp(
      `^(?:I|we) (?:have|own|got|adopted|rescued|bought) ((?:an?|${COUNT}) ${PET}s?)(?:$| (?:from|at|last|this|yesterday|today|and|for|in)\\b)`,
      'iu',
    ),
    (text) => text?.replace(/\bnew /, '') ?? null,
  ),
  fixed(
    'relationship',
    /^(?:I|we) (?:am|are|got|have been|have gotten) (?:happily |recently )?married\b(?! to (?:my|the|this))|^(?:I|we) (?:got married|tied the knot|eloped)\b|^I married\b|^my \p{L}{1,40} and I (?:got married|are married|tied the knot|eloped)\b/iu,
    'married',
  ),
  fixed(
    'relationship',
    /^(?:I|we) (?:am|are|got|became) engaged\b(?! in)|^my (?:partner|boyfriend|girlfriend|fella|man) (?:\p{Lu}\p{L}{1,20} )?(?:and I got engaged|proposed)\b|^I proposed (?:to|and (?:he|she|they) said yes)\b|^(?:he|she) said yes\b/iu,
    'engaged',
  ),
  fixed('relationship', /\b(?:since|after) (?:my|our) divorce\b|\bsince the divorce\b(?=.{0,40}\bI\b)/iu, 'divorced'),
  fixed(
    'relationship',
    /\bmy (?:husband|wife) of (?:nearly |over |almost )?(?:\d{1,2}|\p{L}{3,8}) years\b(?! (?:is gone|died|has died|passed|left|is dead))/iu,
    'married',
  ),
  fixed(
    'relationship',
    /^(?:I|we) (?:am|are|got|finalized (?:my|our)|went through a|filed for)(?: recently)? (?:divorced?|a divorcee|getting divorced|getting a divorce)\b|^my (?:divorce (?:is|was|got) (?:final|finalized|done)|(?:husband|wife|\p{L}{1,40} (?-i:\p{Lu})\p{L}{1,40}) and I (?:got |are )?(?:divorced|getting a divorce))/iu,
    'divorced',
  ),
  fixed(
    'relationship',
    /^(?:I|we) (?:am|are) separated\b|^my (?:husband|wife) and I (?:separated|are separated|have separated)\b/iu,
    'separated',
  ),
  fixed(
    'relationship',
    /^(?:I|we) (?:broke up|split up|have broken up|called it quits|ended (?:it|things)|am single(?!-)|got dumped|was dumped|broke off (?:my|our|the) engagement)\b|^I (?:split|broke up|ended things) with\b|^my (?:ex-)?(?:[\p{L}-]{1,40} )?(?:(?-i:\p{Lu})\p{L}{1,40} )?and I (?:broke up|split up|have broken up|are no longer together|called it quits|split|ended (?:it|things))\b|^my (?:wife|husband|boyfriend|girlfriend|partner) (?:left me|dumped me|broke up with me)\b/iu,
    'single',
  ),
  fixed('relationship', /^I (?:am|became|was) (?:a )?widow(?:ed|er)?\b/iu, 'widowed'),
  fixed(
    'relationship',
    /^I am in (?:a|an open|a committed|a long-distance|a new)(?: new)? relationship\b|^I have (?:a|an?) (?:new )?(?:boyfriend|girlfriend)\b|^I (?:started dating|am dating|am seeing) (?:someone|somebody|a (?:new )?(?:guy|girl|man|woman))\b|^I got (?:a new|a) (?:boyfriend|girlfriend)\b|^my (?:boyfriend|girlfriend) and I got back together\b/iu,
    'in a relationship',
  ),
]
