import { plainApostrophes } from '../text/plain-apostrophes.ts'

/** Contractions as people type them, and their full forms. */
const KIN =
  'mum|mom|mama|mam|dad|papa|stepdad|stepmum|stepmom|stepson|stepdaughter|eldest|oldest|youngest|boy|girl|lad|mate|neighbour|neighbor|manager|therapist|sister|brother|sis|bro|wife|husband|hubby|partner|boyfriend|girlfriend|bf|gf|son|daughter|kid|baby|gran|nan|grandma|grandpa|aunt|uncle|cousin|niece|nephew|roommate|flatmate|boss|best friend|bestie|dog|cat|puppy|kitten'
const EXPANSIONS: readonly [RegExp, string][] = [
  [/^(\d{2}) today (?=🎂|🎈|🎉|🥳)/gu, 'I am $1 today '],
  [/\s?\p{Extended_Pictographic}[\p{M}\p{Cf}\p{Emoji_Modifier}]{0,3}/gu, ' ; '],
  [/\b(I)'?m\b(?! not sure)/gi, 'I am'],
  [/^(?:hey|hi|hello|heya|hiya)[,!. ]{1,3}(?:it'?s|this is) (?=\p{L}{2,20}(?:$|[,.! ]))/giu, 'my name is '],
  [/\b(I|we)(?:'?ve| have) got\b/gi, '$1 have'],
  [/(?<!\p{L})n(?:d|')?(?!\p{L}|')/giu, 'and'],
  [/\b(?:my|the) (?:missus|missis|mrs|wifey|old lady)\b/gi, 'my wife'],
  [/\b(?:my|the) (?:hubby|hubs|hubster)\b/gi, 'my husband'],
  [/\bthe (wife|husband|girlfriend|boyfriend|in-laws)\b/gi, 'my $1'],
  [/\b(?:my|the) (?:other|better) half\b/gi, 'my partner'],
  [/\b(mother|father|sister|brother|son|daughter) in law\b/gi, '$1-in-law'],
  [/(?<![\p{L}])(\p{Lu}\p{L}{1,20}),? \((?:my|our) ([\p{L} -]{3,24})\)/gu, 'my $2 $1'],
  [/(?:^|(?<=[,.] ))(?:the |my )?names? ?(?:'?s|is)? (?=\p{Lu})/gu, 'my name is '],
  [/\b(my|our) ((?:\p{L}{2,10} ){0,2}\p{L}{2,12})'s (?=(?:called|named)\b)/giu, '$1 $2 is '],
  [/\bmy ((?:sur|last |middle |maiden |nick|first )name)'?s (?=\p{L})/giu, 'my $1 is '],
  [
    /^(?:they|(?:the |his |her )?(?:doctors?|docs?|hospital)) (?:have |finally |just )?diagnosed (?:my )?((?:mum|mom|dad|sister|brother|wife|husband|son|daughter|gran|nan|grandad|grandma|grandpa|uncle|aunt|partner|boyfriend|girlfriend)(?: \p{Lu}\p{L}{1,20})?) with /giu,
    'my $1 was diagnosed with ',
  ],
  [
    /^(?:me and (?!my\b|the\b|you\b|him\b|her\b)(\p{L}{3,15})|(?!you\b|he\b|she\b|they\b|and\b)(\p{L}{3,15}) and I) (?:just |finally |have )?(?:broke|broken|split) up\b/giu,
    'I broke up with $1$2 ',
  ],
  [
    /^(?:me and (?!my\b|the\b|you\b|him\b|her\b)(\p{L}{3,15})|(?!you\b|he\b|she\b|they\b|and\b)(\p{L}{3,15}) and I) (?:have been (?:together|dating|a couple)|are (?:together|dating|a couple)|got together)\b/giu,
    'I have been with $1$2 ',
  ],
  [
    /^(?:me and (?!my\b|the\b|you\b|him\b|her\b)(\p{L}{3,15})|(?!you\b|he\b|she\b|they\b|and\b)(\p{L}{3,15}) and I) (?:have been|are|got) (married|engaged)\b/giu,
    'I am $3 to $1$2 ',
  ],
  [new RegExp(`\\b(my|our) ((?:\\p{L}{2,8} )?(?:${KIN}))'?s (?=name\\b)`, 'giu'), "$1 $2's "],
  [
    new RegExp(
      `\\b(my|our) ((?:\\p{L}{2,8} )?(?:${KIN}))'?s (?=(?:an?|called|named|from|in the (?:army|navy|air force|marines|military|raf|police)|pregnant|allergic|vegan|vegetarian|retired|married|\\d{1,2}(?! and \\d))\\b)`,
      'giu',
    ),
    '$1 $2 is ',
  ],
  [/^me (?:and|n|&) my (\p{L}{2,12}) (?=(?:just|broke|split|got|are|have|moved|live|went)\b)/giu, 'my $1 and I '],
  [/(^|, | and )(mom|mum|dad)'?s (?=(?:an?|from|retired|turning)\b)/gi, '$1my $2 is '],
  [/(?<=\b(?:I am|my name is) \p{L}{2,12}(?:, \d{2})?), from /giu, ', I am from '],
  [
    /\b(my birthday)'?s (?=(?:on |the |in ){0,2}(?:\d|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|christmas|halloween))/gi,
    '$1 is ',
  ],
  [/\b(?:I've|ive)\b/gi, 'I have'],
  [/\bI'll\b/gi, 'I will'],
  [/\bid (?=love|like|rather|never|hate)/gi, "I'd "],
  [/\bwe're\b/gi, 'we are'],
  [/\bwe'?ve\b/gi, 'we have'],
  [/\bthey'?re\b/gi, 'they are'],
  [/\b(it|that|there|here|he|she|what|who|name)'s\b/gi, '$1 is'],
  [/\b(s?he|that)s\b/gi, '$1 is'],
  [/\bits (?=an?\b|the\b|not\b|in\b|on\b|at\b|actually\b|called\b|now\b)/gi, 'it is '],
  [/\bcan'?t\b|\bcannot\b/gi, 'can not'],
  [/\bwon't\b/gi, 'will not'],
  [/\b(do|does|did|is|was|are|were|have|has|had|would|could|should)n'?t\b/gi, '$1 not'],
  [/\bfavou?rite\b|\bfave?\b/gi, 'favorite'],
  [/\b(colour)\b/gi, 'color'],
  [/\bw\/ ?|\bw (?=my|a|the|our)/gi, 'with '],
  [/\s&\s|\sn\s(?=my|our|a\b|I\b)/gi, ' and '],
  [/\bgf\b/gi, 'girlfriend'],
  [/\b(my|our|a|an|older|little|big|baby) lil\b/gi, '$1 little'],
  [/\b(my|our|little|big|older|younger|baby) sis\b/gi, '$1 sister'],
  [/\b(my|our|little|big|older|younger|baby) bro\b/gi, '$1 brother'],
  [/\bbestie\b/gi, 'best friend'],
  [/\broomie\b/gi, 'roommate'],
  [/\bbf\b/gi, 'boyfriend'],
  [/\b(?:hubby|hubs)\b/gi, 'husband'],
  [/\bwifey\b/gi, 'wife'],
  [/\bb-?day\b/gi, 'birthday'],
  [/\bgonna\b/gi, 'going to'],
  [/\bgotta\b/gi, 'have to'],
  [/\btmrw\b|\btmr\b/gi, 'tomorrow'],
  [/\bwanna\b/gi, 'want to'],
  [/\b(?:cuz|coz|bc|bcuz|'cause)\b|\bcause(?= (?:it|its|i|we|they|my|the)\b)/gi, 'because'],
  [/\btho\b/gi, 'though'],
  [/\batm\b(?!s)/g, 'at the moment'],
  [/\brn\b/g, 'right now'],
  [/\byrs\b/gi, 'years'],
  [/\b(\d{1,3}) ?y\/?o\b/gi, '$1 years old'],
]

/** So that one rule matches `I'm`, `im` and `I am`. */
export const plainWords = (text: string): string =>
  EXPANSIONS.reduce((words, [from, to]) => words.replace(from, to), plainApostrophes(text))
    .replace(/\bi\b/g, 'I')
    .replace(/\s+/g, ' ')
    .trim()
