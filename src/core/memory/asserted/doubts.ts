import { wholeWords } from '../../text/whole-words.ts'
import { NO_ALLERGENS } from '../health-states.ts'

/** Words that keep a clause from asserting its value as true now: wishes, reports, comparisons, the past, an end. */

const withinWords = (...parts: string[]): RegExp => new RegExp(wholeWords(parts.join('|')), 'iu')

/** Before a value: it is wanted, or still to come. */
export const WISHED = withinWords(
  'want(?:s|ed|ing)?|wish(?:es|ed|ing)?|hop(?:e|es|ed|ing)|dream(?:s|t|ed|ing)?|plan(?:s|ned|ning)?|will|one day|some ?day|once I|when I|until I|soon',
  'going to (?!the |my |an? )|(?:like|love|need|try|trying|tried|learning|dying|about|supposed|able) to|aspir(?:e|es|ing)|can not wait|turning|almost|nearly',
  'appl(?:y|ied|ying)|interview(?:ing)?|offer(?:ed)?|refused?|turned? down|declined?|rejected|avoid|doubts?|deny|hate the idea',
  'quier[oea]s?|queremos|quisiera|espero|sueño|planeo|voy a|vamos a|algún día|pronto|evito|ofrecieron|rechacé',
  'will|wollen?|möchten?|hoffe|träume|plane|werde|werden|vorhabe|eines tages|bald|vermeide',
  'veux|voulons|espère|rêve|rêvons|compte|vais|allons|un jour|bientôt|évite|proposé|refusé',
  'quero|queremos|queria|gostava|gostaria|espero|sonho|pretendo|vou|vamos|um dia|quem me dera|oxalá|evito|ofereceram|recusei',
)

/** Before a value: it is what somebody else says, or a lie. */
export const REPORTED = withinWords(
  '(?:told|tells?|said|says?|lied|claim(?:s|ed)?|pretend(?:s|ed|ing)?|convinced?|swore|joked?|jokes?|thinks?|thought|assum(?:e|es|ed|ing)|believes?|asked|asks?|asking|insists?|wrote|knows?)\\b.{0,80}\\b(?:that|if|I|we)',
  '(?:is|was|are|were|be) (?:all )?like,? (?:I|we)|(?:goes|went) (?:I|we)|profile|bio|resume|cv',
)
/** Anywhere in a sentence: it is hearsay, or an exaggeration. */
export const LOOSE = withinWords(
  'basically|practically|virtually|essentially|according to|apparently|supposedly|allegedly|reportedly|rumou?r has it|not mine|halloween|carnival|costume|cosplay|dressed (?:up )?as|in (?:a|the|our) (?:play|game|musical)|según|supuestamente|angeblich|laut|paraît(?: que)?|apparemment|supostamente|dizem|dicen|on dit|man sagt|prácticamente|praktisch|quasi|pratiquement|praticamente',
)

/** Before a value: it is only roughly true. */
export const APPROXIMATE = withinWords(
  'as good as|might as well|(?:feel|feels|feeling|look|looks|sound|sounds|act|acts) (?:\\w{1,20} )?(?:like|as)|such an?',
  'me siento (?:como )?|me sinto',
)
export const INSTEAD = withinWords(
  'instead of|rather than|unlike|except(?: for)?|other than|apart from|anything but|opposite of|far from|nothing like|than|over|without',
  'en vez de|en lugar de|salvo|excepto|anstatt|statt|außer|(?:mehr|lieber) .{1,30} als|au lieu de|sauf|plus que|em vez de|exceto|más que|mais do que|sin|ohne|sans|sem',
)
/** `married to my job`, `allergic to mondays`. */
export const FIGURE = withinWords(
  `allergic to (?:${NO_ALLERGENS})`,
  'married to (?:my|the) (?:job|work)',
  'mit (?:der|dem|meine[rm]) (?:arbeit|job|beruf) verheiratet|verheiratet mit (?:der|dem|meine[rm]) (?:arbeit|job|beruf)',
  'casad[oa] con (?:mi|el) trabajo|mariée? (?:avec|à) (?:mon|le) (?:boulot|travail|taf|job)|casad[oa] com (?:[oa] )?(?:meu )?(?:trabalho|emprego)',
  'live (?:in|at) (?:the|my) (?:gym|office|kitchen|library|car|past)|live for',
  'dying (?:of|for)|drowning in',
)

/** Before a value: it is in the past. */
export const PAST = withinWords(
  'was(?! (?:born|diagnosed|promoted|hired|prescribed))|were|had(?! (?:a|an|our|my) (?:baby|kid|son|daughter))|lived|worked|studied|owned|drove|dated|attended|as a (?:kid|child|teen(?:ager)?)|back (?:in|when|then)|growing up|(?<!have |has )used to',
  'vivía|vivíamos|trabajaba|era|éramos|tenía|teníamos|estaba|estudiaba|de (?:niñ|pequeñ|joven)[oa]?|antes|viví|trabajé',
  'war|waren|hatte|hatten|wohnte|lebte|arbeitete|studierte|früher|damals|als kind',
  'étais|étions|avais|avions|habitais|vivais|travaillais|étudiais|avant|autrefois|petite?,|ai (?:habité|vécu|travaillé|étudié)|enfant',
  'vivia|vivíamos|morava|morávamos|trabalhava|era|éramos|tinha|tínhamos|estava|estudava|antes|morei|trabalhei|vivi|em criança|quando era',
)
/** After a value, as German verbs do: it is in the past. */
export const PAST_AFTER = withinWords('gewohnt|gelebt|gearbeitet', 'avant|autrefois|antes|antigamente|früher|damals')

/** In the part of the clause with the value: it has ended. */
export const ENDED = withinWords(
  'fired|laid off|let (?:me|us) go|left(?! (?:ear|eye|leg|knee|arm|hand|foot|hip|shoulder))|quit|sold|gave (?:up|away|back)|giving up|broke up|split up|separated from|divorce from|divorced from',
  'died|passed away|put down|lost (?:my|our|the)|beat|got rid of|got over|cured|recovered|remission|ex|former|formerly|late|retired|cancell?ed|dropped|ditched|dumped|moved (?:out of|away from)|away from|stopped|no longer',
  'dejé|vendí|vendimos|rompí|rompimos|murió|perdí|me despidieron|jubilad[oa]|superé',
  'verkauft|gekündigt|aufgegeben|aufgehört|getrennt|gestorben|verloren|entlassen|ehemalige[rn]?',
  'vendu|quitté|arrêté|rompu|mort|morte|perdu|viré|licenciée?|retraitée?',
  'vendi|vendemos|deixei|larguei|terminei|morreu|perdi|despedid[oa]|reformad[oa]|aposentad[oa]',
)

/** Attributes by which a model names something wanted or planned. */
export const IS_TO_COME =
  /goal|plan|event|wish|dream|hope|want|aim|target|ambition|interview|appointment|trip|challenge/
/** Attributes whose values can end; a name or an event can't. */
export const CAN_END =
  /^(?:home|employer|job|way of working|school|studies|learning|relationship|partner|children|pet|car|diet|health|medication|habit|hobby|way to work|tool|device|reading|watching|playing|religion|allergy|income|trait|friend)$/
