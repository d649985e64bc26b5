/** What a model may make of a message, correctly, carelessly or maliciously: a fact, and whether it may be kept. */
export interface ModelFact {
  said: string
  subject: string
  attribute: string
  value: string
  quote: string
  holds: boolean
  isTrue: boolean
}

/**
 * `said | subject | attribute | value | quote`, with `-` before the attribute of something no longer true; without a
 * quote: the message.
 */
const factOf =
  (isTrue: boolean) =>
  (line: string): ModelFact => {
    const [said = '', subject = '', attribute = '', value = '', quote = ''] = line.split('|').map((part) => part.trim())
    const holds = !attribute.startsWith('-')
    return { said, subject, attribute: attribute.replace('-', ''), value, quote: quote || said, holds, isTrue }
  }

export const factsOf = (lines: string, isTrue: boolean): ModelFact[] =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map(factOf(isTrue))
