import { wholeWords } from '../text/whole-words.ts'

/** How people announce changes in their life, in the five languages whose facts are read by rules. */

const wordsOf = (...parts: string[]): string => parts.join('|')

/** Something is new or different. */
const CHANGES = wordsOf(
  'now|no longer|no more|any ?more|new|these days|lately|nowadays|since|instead|finally|at last|moved?|settled|after all|by now',
  'switched|swapped|changed?|replaced|renamed|traded|started|begin|joined|finished|dropped|sold|left|quit|retired|promoted|got|took over',
  'lowered|raised|pushed|bumped|slipped|extended|postponed|rescheduled|renewed|cancell?ed|went (?:up|down|off|to)|fell through|reached|became',
  '(?<!not |n.t )forget|from (?:now on|next|tomorrow|monday|tuesday|wednesday|thursday|friday|january|february|march|april|may|june|july|august|september|october|november|december)|turns? out|turned out|actually|up to|down to|only|officially|guess wh(?:o|at)|as of (?:today|yesterday|now)|signed (?:up|on|the)|upgraded|downgraded',
  'ahora|ya no|retras\\p{L}{1,9}|atras\\p{L}{1,9}|adelantad[oa]|será|ya solo|nuev[oa]s?|desde|cambié|mudé|mudamos|hemos pasado|subió|bajó|ha (?:subido|bajado)|dejé|terminé|vendí|por fin|bajando|reduje|aplazaron|aplazado|pasad[oa]s? a',
  'jetzt|nun|inzwischen|mittlerweile|neue[rnms]?|seit|verschoben|verlegt|gestiegen|gesunken|(?:um)?gezogen|gewechselt|nur noch|nicht mehr',
  'verkauft|aufgegeben|gekündigt|endlich|gelegt|stattdessen|statt|erst|versetzt|umgestellt',
  'maintenant|désormais|nouveau|nouvelle|nouvel|depuis|déménagé|reporté|repoussé|est passée?|augmenté|baissé|changé|quitté|arrêté|fini|vendu|décalée?|passe (?:à|au)|plutôt que|muté[es]?|plus que|enfin',
  'agora|já não|já só|nov[oa]s?|mudei|mud[áa]mos|adi[áa]mos|adiado|remarcad[oa]|voltei (?:pra|para)|passou|subiu|baixou|troquei|deixei|saí|acabei|vendi|mudou|adiaram|passou a|finalmente',
)

/** Something has ended; these occur within a few words of what it is. */
const ENDINGS = wordsOf(
  'sold|dropped|finished|left|quit|stopped|gave (?:up|away|back)|given up|giving up|came off|over|done|ended|no longer|no more|any ?more',
  'cancell?ed|closed|broke up|split(?: up)?|separated|divorced|fizzled out|fell through|forget|scrapped|ditched|dumped|threw out|binned',
  'replaced|swapped|switched|traded|renamed|moved (?:out|on)|pulled|out of|got rid of|handed over|died|dead|passed away|gone|lost|stole',
  'stolen|broke|broken|rejected|retired|resigned|leave|goodbye|bye|used to|instead of|useless|sick of|deleted|uninstalled|rescinded|totall?ed|crashed|bailed|ghosted|expired|fired|laid off|goodbye to|rip|ex|moved to',
  'can.?t (?:come|make|do)|won.?t be|too expensive|too hard|not|no|off|quits?|went to|gave|given|last (?:day|shift|lesson|session|class|game)|takes over|is out',
  'vendí|vendimos|dejé|dejamos|dejado|terminé|acabé|acabado|ya no|cambié|rompí|lo dejamos|cerró|murió|perdí|adiós|robaron|robad[oa]|terminad[oa]|se acabó|se fue|se ha ido|jubiló|jubilad[oa]|cerrad[oa]|rot[oa]|averiad[oa]|cancelad[oa]|de baja|mud(?:ó|aron|ado)|traslad(?:ó|aron|ad[oa])',
  'verkauft|gekündigt|aufgegeben|aufgehört|getrennt|nicht mehr|kein|keine|keinen|fertig|gewechselt|weg|vorbei|gestorben|verloren|kaputt|abgesagt|geklaut|gestohlen|durch|zieht aus|ausgezogen|geschichte|geschlossen|rente|verschrottet|gelöscht|raus|zu|umgezogen|versetzt',
  'vendu|quitté|arrêté|fini|terminé|rompu|changé|perdu|mort|morte|abandonné|ne|piqué|volée?|cassée?|partie?|finie|terminée?|retraite|fermée?|lâché|annulée?|mutée?|déménag\\p{L}{1,9}',
  'vendi|vendemos|deixei|deixámos|saí|acabei|acabou|já não|troquei|larguei|terminei|perdi|morreu|fechou|adeus|roubaram|roubad[oa]|acabad[oa]|partiu|avariou|reformou|reformad[oa]|cancelad[oa]|foi (?:para|embora)|mud(?:ou|aram)|transferid[oa]',
)

const CHANGE = new RegExp(wholeWords(CHANGES), 'iu')
const ENDING = new RegExp(wholeWords(ENDINGS), 'giu')
const CLAUSE = /[.,;:!?…–—\n]| - |(?<![\p{L}])(?:but|and then|so|because|pero|aber|mais|mas)(?![\p{L}])/iu
const WORD = /[\p{L}\p{N}]+/gu
/** Maximum words between an ending and what it ends. */
const NEAR = 4

export const announcesChange = (text: string): boolean => CHANGE.test(text)

/** The words near an ending in the same clause: `the Golf yesterday` in `sold the Golf yesterday`. */
export function endedIn(text: string): string[] {
  return text.split(CLAUSE).flatMap((clause) =>
    [...clause.matchAll(ENDING)].flatMap(({ 0: ending, index }) => {
      const before = clause.slice(0, index).match(WORD) ?? []
      const after = clause.slice(index + ending.length).match(WORD) ?? []
      return [...before.slice(-NEAR - 1), ...after.slice(0, NEAR + 1)]
    }),
  )
}
