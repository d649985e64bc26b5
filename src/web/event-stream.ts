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

/** Parses `text/event-stream` from chunks of text. Ignores comments and other fields. */
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
