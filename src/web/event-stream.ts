/** One event of an event stream. */
export interface StreamEvent {
  name: string
  data: string
}

function eventOf(block: string): StreamEvent | null {
  let name = 'message'
  const data: string[] = []
  for (const line of block.split(/\r?\n/)) {
    const [, field, value = ''] = /^(event|data)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'event') name = value
    if (field === 'data') data.push(value)
  }
  return data.length > 0 ? { name, data: data.join('\n') } : null
}

/**
 * Reads `text/event-stream` as it arrives: give it each piece of text, it tells each whole event, in order. Comments and
 * fields that are no event or data are passed over; what is not ended by an empty line is not told.
 */
export function eventReader(onEvent: (event: StreamEvent) => void): (text: string) => void {
  let rest = ''
  return (text) => {
    const blocks = (rest + text).split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = eventOf(block)
      if (event) onEvent(event)
    }
  }
}
