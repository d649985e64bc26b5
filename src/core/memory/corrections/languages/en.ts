import type { CorrectionLanguage } from './correction-language.ts'

export const ENGLISH: CorrectionLanguage = {
  explicit:
    'or rather|correction|scratch that|typo|wrong (?:name|word|day|date|time|number|place|city)|i meant(?: to say)?|i mean(?!,)|no,? wait|wait,? no',
  doubtful: 'well|no|nope|nah|wait|sorry|oops|my (?:bad|mistake)|turns out|i mean',
  actually: 'actually',
  anywhere:
    "(?:did|had) i say|i (?:meant?|mixed|misremembered|misread|misspoke)|got (?:that|it|them) wrong|(?:i was|that was|was) wrong|wrong (?:day|date|time|name|place|one)|my (?:bad|mistake)|correction|mixed (?:it|them|that) up|not what i said|(?<!(?:as|like) )(?:i said|i(?:'?d| had)? told you)",
  over: "not any ?more|no longer|(?:i|we) (?:do ?n'?t|do not|am not|are not) any ?more|that'?s (?:not true any ?more|over)",
  is: "it'?s|it is|that'?s|make (?:it|that)|it was|(?:he|she|they|i)(?:'s|'m|'re| is| am| are)|really|only|i meant?",
  naming: "(?:his|her|its|their|the) name(?:'s| is)|(?:it|he|she|they)(?:'?s| is| are) (?:called|named)",
  place: 'in|at|on',
  clause:
    'i|you|we|he|she|they|is|are|was|were|am|be|been|have|has|had|do|does|did|can|will|would|want|need|like|love|hate|know|think|feel|got|get|go|going|cooked|called|please|thanks?|never|nothing|anything|everything|always|maybe|probably|definitely|hopefully|very|so|too|just|not',
  noValue:
    'my|is|live|work|ok|okay|fine|good|great|bad|sure|yes|yeah|no|none|nobody|worries|problem|idea|way|true|fun|funny|hot|cold|warm|nice|hard|easy|late|early|sad|happy|cool|weird|wrong|right|better|worse|done|over|all|quite|pretty|about|because|if|when|what|why|how|who|where|raining|snowing|sunny|forget|stop|let|lol|haha|later|boring|tired|seriously|honestly|whatever',
  colours:
    '(?:(?:dark|light|bright|navy|sky|forest|royal) )?(?:red|orange|yellow|green|blue|purple|violet|pink|brown|black|white|gr[ae]y|gold|silver|teal|turquoise|beige|lilac|lavender|maroon|indigo|cyan|magenta)',
  insideNames: 'the|an?|of|and|upon|&',
  noName:
    'mom|mum|mama|mommy|dad|papa|daddy|grandma|grandpa|granny|nana|god|jesus|christ|christmas|easter|halloween|thanksgiving|happy|netflix|zoom|uber|youtube|instagram|whatsapp|tiktok|facebook|google|siri|alexa|spotify|slack|english|german|french|spanish|portuguese|italian|i|ok|tv|meeting',
  noPlace:
    'bed|school|work|home|person|general|fact|vain|time|class|love|pain|trouble|debt|peace|fear|short|private|public|theory|practice|part|case|summary|traffic|tears|touch|charge|lunch',
}
