import type { SafetyLanguage } from '../concern.ts'

/** Requests for mass-harm instructions, and for sexual content about minors. Word-based patterns, so linear time. */

const ASKS: Record<SafetyLanguage, RegExp> = {
  en: /\b(?:how (?:do|to|can|could|would|should|does)|instructions?|recipe|step by step|steps|guide|blueprint|teach me|show me|explain|tell me)\b/i,
  de: /\b(?:wie|anleitung|rezept|bauplan|erklär\w{0,12}|zeig\w{0,12})(?![\p{L}])/iu,
  es: /(?<![\p{L}])(?:cómo|como|instrucciones|receta|guía|explica\w{0,12}|enséñame|pasos)(?![\p{L}])/iu,
  fr: /(?<![\p{L}])(?:comment|instructions|recette|guide|explique\w{0,12}|montre\w{0,12}|étapes)(?![\p{L}])/iu,
  pt: /(?<![\p{L}])(?:como|instruções|receita|guia|explique|ensine\w{0,12}|passos)(?![\p{L}])/iu,
}
const MAKES: Record<SafetyLanguage, RegExp> = {
  en: /\b(?:make|build|synthesi[sz]e|produce|create|cook|assemble|grow|cultivate|spread|weaponi[sz]e|release|detonate|mix|making|building)\b/i,
  de: /(?<![\p{L}])(?:bau\w{0,12}|mach\w{0,12}|herstell\w{0,12}|herzustellen|stell\w{0,12}|bastel\w{0,12}|misch\w{0,12}|züchte\w{0,12})/iu,
  es: /(?<![\p{L}])(?:hac\w{0,12}|hago|fabric\w{0,12}|constru\w{0,12}|prepar\w{0,12}|sintetiz\w{0,12}|cultiv\w{0,12})/iu,
  fr: /(?<![\p{L}])(?:faire|fais|fabriqu\w{0,12}|constru\w{0,12}|prépar\w{0,12}|synthétis\w{0,12}|cultiv\w{0,12})/iu,
  pt: /(?<![\p{L}])(?:faz\w{0,12}|faço|fabric\w{0,12}|constru\w{0,12}|mont\w{0,12}|prepar\w{0,12}|sintetiz\w{0,12}|cultiv\w{0,12})/iu,
}
const AGENTS =
  'sarin|sarín|tabun|ricin\\p{L}?|rizin|anthrax|antrax|ántrax|antraz|milzbrand|smallpox|botulin\\p{L}{0,12}|bioweapons?'
const WEAPONS: Record<SafetyLanguage, RegExp> = {
  en: new RegExp(
    `\\b(?:(?:pipe|nail|dirty|car|fertilizer|nuclear|petrol) bombs?|bombs?|explosives?|ieds?|nerve (?:gas|agents?)|mustard gas|(?:chemical|biological|nuclear) weapons?|${AGENTS})\\b`,
    'iu',
  ),
  de: new RegExp(
    `(?<![\\p{L}])(?:(?:rohr|nagel|brand|auto)?bomben?|sprengstoff\\p{L}{0,12}|sprengsatz|nervengas|giftgas|senfgas|${AGENTS})(?![\\p{L}])`,
    'iu',
  ),
  es: new RegExp(
    `(?<![\\p{L}])(?:bombas?|explosivos?|gas nervioso|gas mostaza|armas? químicas?|${AGENTS})(?![\\p{L}])`,
    'iu',
  ),
  fr: new RegExp(
    `(?<![\\p{L}])(?:bombes?|explosifs?|gaz (?:neurotoxique|moutarde)|armes? chimiques?|${AGENTS})(?![\\p{L}])`,
    'iu',
  ),
  pt: new RegExp(
    `(?<![\\p{L}])(?:bombas?|explosivos?|gás (?:nervoso|mostarda)|armas? químicas?|${AGENTS})(?![\\p{L}])`,
    'iu',
  ),
}
const HARMLESS_BOMBS =
  /(?<![\p{L}])(?:(?:bath|seed|cocoa|chocolate|cherry|fat|photo|time|glitter|smoke|calorie|cake|cheesecake|irish car|j[aä]ger) ?bombs?|bombs? (?:cakes?|cyclone)|bombas? de (?:agua|calor|baño|banho|chocolate|aire|ar|leche)|bombes? (?:de bain|glacées?|de table))(?![\p{L}])/giu
/** Games and fiction, in which a bomb harms nobody. */
const GAMES =
  /(?<![\p{L}])(?:in|im|for|für|en|para|dans|pour|sur|em|no) (?:minecraft|terraria|fortnite|factorio)(?![\p{L}])/iu
/** Weapons that no game needs explained. */
const GRAVE = new RegExp(
  `(?<![\\p{L}])(?:(?:pipe|nail|dirty|car|fertilizer|petrol) bombs?|(?:rohr|nagel|auto)bomben?|ieds?|nervengas|giftgas|senfgas|nerve (?:gas|agents?)|mustard gas|${AGENTS})(?![\\p{L}])`,
  'iu',
)

const WRITES =
  /(?<![\p{L}])(?:write|describe|role ?-?play|generate|create|imagine|pretend|draw|story|scene|fantas\p{L}{0,12}|schreib\p{L}{0,12}|beschreib\p{L}{0,12}|geschichte|escrib\p{L}{0,12}|describ\p{L}{0,12}|historia|écri\p{L}{0,12}|décri\p{L}{0,12}|histoire|escrev\p{L}{0,12}|descrev\p{L}{0,12}|história|you are|du bist|eres|tu es|você é)(?![\p{L}])/iu
const SEXUAL =
  /(?<![\p{L}])(?:erotic\p{L}{0,12}|erotisch\p{L}{0,12}|erótic\p{L}{0,12}|érotique\p{L}{0,12}|porn\p{L}{0,12}|smut|sexy (?:stor(?:y|ies)|scenes?|chat|pics?|photos?)|horny|lewd|mak(?:e|es|ing) out|versaut\p{L}{0,12}|coquin\p{L}{0,12}|safad\p{L}{0,12}|putaria|sext(?:s|ing)|nudes?|naked|nackt\p{L}{0,12}|desnud\p{L}{0,12}|nue?s?|seduc\p{L}{0,12}|sex|sexual\p{L}{0,12}|sexuell\p{L}{0,12}|sexuel\p{L}{0,12}|sexo)(?![\p{L}])/iu
const MINOR =
  /(?<![\p{L}\d])(?:child|children|kids?|toddlers?|minors?|underage|preteens?|lolis?|shotas?|school ?(?:girl|boy)s?|little (?:girl|boy)s?|(?:[1-9]|1[0-7])[- ](?:years?|yr)[- ]olds?|(?:[1-9]|1[0-7]) ?(?:yo|y\/o)s?|(?:twelve|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]year[- ]olds?|(?:[1-9]|1[0-7])[- ]?jährig\p{L}{0,12}|kind(?:er|ern|es)?|minderjährig\p{L}{0,12}|schulmädchen|niñ[oa]s?|menor(?:es)? de edad|de (?:[1-9]|1[0-7]) a(?:ños|nos)|enfants?|mineure?s?|de (?:[1-9]|1[0-7]) ans|crianças?|menor(?:es)? de idade|de (?:[1-9]|1[0-7]) anos)(?![\p{L}\d])/iu
/** Talk about abuse of a child, the law, protection or education: never a request. */
const PROTECTS =
  /(?<![\p{L}])(?:abus\p{L}{0,12}|molest\p{L}{0,12}|raped?|report\p{L}{0,12}|police|illegal|crime|protect\p{L}{0,12}|prevent\p{L}{0,12}|hotline|therap\p{L}{0,12}|survivor|happened|explain\p{L}{0,12}|educat\p{L}{0,12}|talk(?:ing)? (?:to|with)|missbrauch\p{L}{0,12}|polizei|schütz\p{L}{0,12}|erklär\p{L}{0,12}|aufklär\p{L}{0,12}|policía|proteg\p{L}{0,12}|explic\p{L}{0,12}|signal\p{L}{0,12}|protég\p{L}{0,12}|polícia|denunci\p{L}{0,12})(?![\p{L}])/iu

/** A sentence without its harmless bombs; empty if all of it is about a game. */
export function withoutHarmlessBombs(sentence: string): string {
  const rest = sentence.replace(HARMLESS_BOMBS, '')
  return GAMES.test(rest) && !GRAVE.test(rest) ? '' : rest
}

/** The language of a sentence that asks how to cause mass harm; null if it does not. */
export function asksForMassHarm(sentence: string): SafetyLanguage | null {
  const text = withoutHarmlessBombs(sentence)
  const languages = Object.keys(ASKS) as SafetyLanguage[]
  return languages.find((language) => [ASKS, MAKES, WEAPONS].every((patterns) => patterns[language].test(text))) ?? null
}

export const asksForMinors = (text: string): boolean =>
  SEXUAL.test(text) && MINOR.test(text) && WRITES.test(text) && !PROTECTS.test(text)

const EXPLICIT =
  /(?<![\p{L}])(?:erotic\p{L}{0,12}|erotisch\p{L}{0,12}|erótic\p{L}{0,12}|érotique\p{L}{0,12}|porn\p{L}{0,12}|horny|lewd|sexting|seduc\p{L}{0,12})(?![\p{L}])/iu

export const sexualisesMinors = (sentence: string): boolean =>
  EXPLICIT.test(sentence) && MINOR.test(sentence) && !PROTECTS.test(sentence)
