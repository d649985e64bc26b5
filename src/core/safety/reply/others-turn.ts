/** Whether a line such as `User: …` is a turn that a chat template left behind, or part of a scene that was asked for. */
type TurnVerdict = 'template' | 'scene' | 'open'

const LABEL = /^[#*> ]{0,8}(\p{L}[\p{L}\d .'’-]{0,30}?)\*{0,2} ?:/u
const OWN = /^(?:assistant|ai|bot|chatbot|model)$/i
const OTHERS = /^(?:user|human|system)$/i
const TOKEN = /^<[|｜]/
/** A scene is known by then; a text is not held back for longer. */
const LONGEST_HELD = 2000

const isBold = (text: string): boolean => /^[#> ]{0,8}\*\*/.test(text)
/** Templates write no Markdown. */
const verdictOf = (others: string, own: string): TurnVerdict => (isBold(others) && isBold(own) ? 'scene' : 'template')
/** Without the label, nothing would be left of a reply that begins with it. */
const verdictAtEnd = (before: string): TurnVerdict => (before === '' ? 'scene' : 'template')

/** Who speaks in a line; null if nobody is named. */
function speakerOf(line: string): 'own' | 'other' | 'somebody' | null {
  if (TOKEN.test(line)) return 'own'
  const name = LABEL.exec(line)?.[1]
  if (name === undefined) return null
  if (OTHERS.test(name)) return 'other'
  return OWN.test(name) ? 'own' : 'somebody'
}

/**
 * `before`: the last line of the reply that is not blank. `after`: the text from the label on. In a template the model
 * itself speaks next, or nobody; in a scene there are other names, or a paragraph of the reply's own.
 */
export function judgeTurn(before: string, after: string, isLast: boolean): TurnVerdict {
  if (/:\s*[*_]{0,3}$/.test(before) || speakerOf(before) === 'somebody') return 'scene'
  const [, ...lines] = after.split('\n')
  const open = isLast ? undefined : lines.at(-1)
  let isNewParagraph = false
  for (const line of lines) {
    const speaker = speakerOf(line)
    if (speaker === 'own') return verdictOf(after, line)
    const isOwnParagraph = speaker === null && isNewParagraph && line.trim() !== '' && line !== open
    if (speaker === 'somebody' || isOwnParagraph) return 'scene'
    isNewParagraph = line.trim() === ''
  }
  return isLast ? verdictAtEnd(before) : after.length > LONGEST_HELD ? 'scene' : 'open'
}
