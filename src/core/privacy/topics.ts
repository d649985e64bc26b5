import { byPattern, type Detector } from './finding.ts'
import type { Category } from './settings.ts'

/** The source of a pattern that matches only whole words: `car` not in `scar`. Unlike `\b`, in every script. */
const wholeWords = (pattern: string): string => `(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`

/** `list`: alternatives of a pattern, in as many lines as it takes. */
const words = (list: string, category: Category, label: string, grave = false): Detector =>
  byPattern(new RegExp(wholeWords(list.replace(/\n +/g, '')), 'dgiu'), { category, label, grave })

const MONEY_CUE =
  /\b(?:salary|salaries|earn(?:s|ed|ing)?|make|makes|made|income|paid|pay|pays|wages?|debts?|owe[ds]?|owing|loans?|mortgage|credit|savings?|saved|net worth|rent|bankrupt(?:cy)?|overdraft|overdrawn|balance|bonus|pension|inherit(?:ed|ance)?|invest(?:ed|ments?)|401k|tax(?:es)?|alimony|severance|raise|stock|portfolio|lost|bank)\b/gi
const SENTENCE_REACH = 120

const anyAmounts = byPattern(
  /(?:[$€£¥₹] ?\d[\d,.]*(?: ?(?:k|m|thousand|million|grand)\b)?|\b\d[\d,.]{0,12}\d? ?(?:(?:k|grand|thousand|million) ?)?(?:dollars|euros?|pounds|bucks|usd|eur|gbp|francs|rupees)\b|\b\d{1,4}(?:[.,]\d{1,12})?k\b(?! ?m\b))/dgi,
  { category: 'financial', label: 'AMOUNT' },
)

/** Amounts near a word that makes them private. */
const amounts: Detector = (text) => {
  const cues = [...text.matchAll(MONEY_CUE)].map(({ index, 0: cue }) => ({ from: index, to: index + cue.length }))
  if (cues.length === 0) return []
  return anyAmounts(text).filter(({ start, end }) =>
    cues.some(({ from, to }) => from >= start - SENTENCE_REACH && to <= end + SENTENCE_REACH),
  )
}

const money = words(
  `(?:my|our|his|her) (?:salary|income|savings|mortgage|pension|bank account|credit score|net worth|wages|debts?)|
   (?:in|into|my|our|of|credit card|student|gambling|huge|so much|paying off(?: my)?) debts?|debts?|salary|salaries|
   credit score|credit rating|credit card (?:bill|debt|balance)s?|student loans?|pay ?day loans?|mortgage|
   foreclos(?:ure|ed)|bankrupt(?:cy)?|insolven(?:t|cy)|overdraft|overdrawn|behind on (?:my )?(?:rent|payments|bills)|
   debt collectors?|net worth|tax return|pension|401k|401\\(k\\)|inheritance|alimony|child support|
   can'?t pay (?:my )?(?:rent|bills)|maxed out|loan shark|garnish(?:ed|ment)?`,
  'financial',
  'FINANCE',
)

const health = words(
  `diabet(?:es|ic)|insulin|(?:type [12] )?diabetic|cancer|tumou?rs?|leuk(?:a?e)mia|lymphoma|melanoma|
   chemo(?:therapy)?|radiotherapy|(?:clinical )?depression|depressed|antidepressants?|anxiety(?: disorder| attacks?)?|
   panic (?:attacks?|disorder)|bipolar(?: disorder)?|schizophreni(?:a|c)|ocd|ptsd|adhd|autis(?:m|tic)|asperger'?s|
   borderline personality(?: disorder)?|anorexi(?:a|c)|bulimi(?:a|c)|eating disorder|binge eating|insomnia|
   psychiatrist|psychosis|psychotic|(?:my |a |seeing a )?therapist|asthma|epilep(?:sy|tic)|seizures?|migraines?|
   multiple sclerosis|parkinson'?s|alzheimer'?s|dementia|arthritis|fibromyalgia|lupus|crohn'?s(?: disease)?|colitis|
   ibs|endometriosis|pcos|menopause|thyroid|hypertension|high blood pressure|
   heart (?:attack|disease|condition|failure|surgery)|stroke|pacemaker|kidney (?:disease|failure|stones?)|dialysis|
   hepatitis(?: [abc])?|cirrhosis|tuberculosis|covid|allerg(?:y|ies|ic)|epipen|celiac|coeliac|pregnan(?:t|cy)|ivf|
   infertil(?:e|ity)|chronic (?:pain|illness|fatigue)|disab(?:led|ility)|wheelchair|surgery|biopsy|mri|
   diagnos(?:ed|is)|prescri(?:bed|ption)|medications?|my meds|blood test|symptoms?|prozac|zoloft|lexapro|sertraline|
   fluoxetine|escitalopram|citalopram|xanax|valium|adderall|ritalin|lithium|metformin|oxycodone|opioids?|methadone|
   statins?|warfarin|viagra|ozempic`,
  'health',
  'HEALTH',
)
const graveHealth = words(
  `hiv(?:[- ]positive)?|aids|sti|std|herpes|chlamydia|gonorrh(?:o?e)a|syphilis|abortion|miscarriage|stillbirth|
   suicidal|suicide attempt|self[- ]harm(?:ing|ed)?|overdosed?|rehab|relapsed?|alcoholi(?:c|sm)|addict(?:ed|ion)?|
   heroin|cocaine|meth|withdrawal|psychiatric (?:ward|hospital)|terminal(?:ly)? ill(?:ness)?`,
  'health',
  'HEALTH',
  true,
)

const legal = words(
  `(?:my |a |an )?(?:lawyer|attorney|solicitor|barrister)|public defender|law ?suits?|
   su(?:ed|ing) (?:me|my|us|him|her|them)|(?:am|being|was|got|get) sued|court (?:date|order|case|hearing)s?|
   (?:in|to|go to) court|hearing date|subpoena(?:ed)?|deposition|plea (?:deal|bargain)|pleaded guilty|
   custody(?: battle)?|restraining order|settlement|evict(?:ed|ion)|small claims|prenup|last will|power of attorney|
   immigration (?:status|case|lawyer|court)|undocumented|deport(?:ed|ation)|asylum|green card|work permit|
   visa (?:expired|application|status|denied)|non-?disclosure|nda|whistle-?blow(?:er|ing)|
   wrongful(?:ly)? (?:termination|dismissal|terminated|dismissed)`,
  'legal',
  'LEGAL',
)
const graveLegal = words(
  `arrest(?:ed)?|(?:been |was |am )?charged with|indict(?:ed|ment)|convict(?:ed|ion)|felony|misdemeanou?r|
   criminal record|probation|parole|in (?:jail|prison)|dui|dwi|drunk driving`,
  'legal',
  'LEGAL',
  true,
)
const caseNumbers = byPattern(
  /\b(?:case|docket|file|claim) ?(?:number|no\.?|#) ?:?(?: is)? ?([a-z\d][a-z\d:/-]{3,24})/dgi,
  {
    category: 'legal',
    label: 'CASE',
    group: 1,
    grave: true,
    accept: (match) => /\d/.test(match),
  },
)

const relationship = words(
  `my (?:ex-?)?(?:wife|husband|girlfriend|boyfriend|fianc[eé]e?|partner|spouse)|my ex|divorc(?:e|ed|ing)|
   separated from|marriage (?:counsel(?:l)?ing|problems|is)|couples therapy|br(?:oke|eak|eaking|oken) up|break-?up|
   dumped me|left me|in love with|crush on|dating|our relationship|my relationship|engaged to|propos(?:e|ed) to|
   jealous|tinder|hinge date`,
  'relationship',
  'RELATIONSHIP',
)
const graveRelationship = words(
  `affair|cheat(?:ed|ing) on|unfaithful|infidelity|(?:my |our )sex(?:ual)? (?:life|orientation|drive)|
   i(?:'|’)?(?: a)?m (?:gay|lesbian|bi|bisexual|queer|trans|transgender|asexual|nonbinary|non-binary)|
   (?:came|come|coming) out (?:to|as)|closeted|domestic (?:abuse|violence)|
   abus(?:ive|ed|es) (?:me|husband|wife|partner|boyfriend|girlfriend|relationship|marriage)|
   sexual(?:ly)? assault(?:ed)?|rap(?:e|ed)|one night stand`,
  'relationship',
  'RELATIONSHIP',
  true,
)

/** By priority, after numbers and names. */
export const TOPIC_DETECTORS: readonly Detector[] = [
  amounts,
  caseNumbers,
  graveHealth,
  health,
  money,
  graveLegal,
  legal,
  graveRelationship,
  relationship,
]
