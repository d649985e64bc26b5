import {
  BARE_CHANNEL,
  BARE_CHANNELS,
  BARE_ENDS,
  BARE_FINAL,
  CHANNEL_ENDS,
  CHANNEL_HEADERS,
  HEADER_END,
  isReasoningChannel,
  LATER_MARKS,
  REASONING_MARKS,
  REPLY_ENDS,
  REPLY_WRAPPERS,
} from './reasoning-marks.ts'

/**
 * Where the text of a model begins. `inside`: in reasoning that its template opened, so only an end will show it.
 * `outside`: in the reply, unless a mark opens reasoning. `unknown`: nothing was read from this model yet.
 */
export type Opening = 'unknown' | 'inside' | 'outside'

interface ReasoningFilterOptions {
  opening: Opening
  /** The person writes of these marks, so an end without a beginning may be what they asked for. */
  isMentioned: boolean
  /** A piece of the reply; never an empty one. */
  onText(text: string): void
  /** What was passed on so far was reasoning. */
  onTakeBack(): void
}

interface ReasoningFilter {
  push(piece: string): void
  /** Call after the last piece. `isCut`: the model had reached its limit. */
  end(isCut: boolean): void
  /** Whether any of the text was reasoning. */
  readonly hasReasoned: boolean
  /** Where this model's next text begins; null if nothing was learnt. */
  readonly learnt: Opening | null
}

/** The mark of a danger may come before reasoning. */
const PREFACE = /^\[\[\s?concern[^\]\n]{0,60}\]\]/i
const OPEN_PREFACE = /^\[(\[\s?([a-z][^\]\n]{0,60}\]?)?)?$/i
const LONGEST_MARK = 32

/** Keeps the length, unlike `toLowerCase` for some letters. */
const lowered = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

interface Found {
  at: number
  length: number
}

function firstOf(text: string, marks: readonly string[], from = 0): Found | null {
  let first: Found | null = null
  for (const mark of marks) {
    const at = text.indexOf(mark, from)
    if (at >= 0 && (first === null || at < first.at)) first = { at, length: mark.length }
  }
  return first
}

/** How many characters at the end of a text may be the beginning of a mark. */
function openTail(text: string, marks: readonly string[]): number {
  for (let length = Math.min(text.length, LONGEST_MARK); length > 0; length -= 1) {
    const tail = text.slice(-length)
    if (marks.some((mark) => mark.length > length && mark.startsWith(tail))) return length
  }
  return 0
}

/** Whether what follows is code or quoted, where a mark is only spoken of. */
function isSpokenOf(before: string): boolean {
  if ((before.split('```').length - 1) % 2 === 1) return true
  const paragraph = before.slice(before.lastIndexOf('\n\n') + 1)
  return (paragraph.split('`').length - 1) % 2 === 1 || /["'“‘«(]$/.test(before)
}

const LATER_OPENS: readonly string[] = [...LATER_MARKS.map(({ opens }) => opens), ...CHANNEL_HEADERS]
const LATER: readonly string[] = [...BARE_ENDS, ...LATER_OPENS]

/** The first mark after some text that is not only spoken of. What is before `from` is not read again. */
function laterMark(text: string, from: number): (Found & { mark: string }) | null {
  const lower = lowered(text.slice(from))
  for (let found = firstOf(lower, LATER); found; found = firstOf(lower, LATER, found.at + found.length)) {
    const at = from + found.at
    const mark = lower.slice(found.at, found.at + found.length)
    if (!isSpokenOf(text.slice(0, at))) return { at, length: found.length, mark }
  }
  return null
}

const MENTIONED = new RegExp(BARE_ENDS.map((end) => end.replace(/[|[\]]/g, '\\$&').replace('/', '/?')).join('|'), 'i')

/** Whether a person's words contain one of the marks. */
export const mentionsReasoning = (text: string): boolean => MENTIONED.test(text)

/** Every mark that may follow text starts with one of these, so other text passes as it is. */
const STARTS_MARK = /[<[◁]/

type State = 'start' | 'held' | 'header' | 'inside' | 'reply'

/** Passes on the reply, piece by piece, and leaves out the reasoning that some servers leave in the text. */
export function reasoningFilter(options: ReasoningFilterOptions): ReasoningFilter {
  let state: State = 'start'
  let held = ''
  /** Up to here, `held` has no end of reasoning. */
  let searched = 0
  let written = ''
  let hasBegun = false
  let closes: readonly string[] = []
  let wrapperEnds: readonly string[] = []
  let hasMark = false
  let hasReasoned = false
  let learnt: Opening | null = null
  /** Whether a mark after some text counts. */
  const watches = !options.isMentioned

  function go(next: State, dropped: number): true {
    held = held.slice(dropped)
    state = next
    return true
  }

  function endsReasoning(end: Found): true {
    learnt = 'inside'
    hasMark = true
    hasReasoned ||= held.slice(0, end.at).trim() !== ''
    return go('start', end.at + end.length)
  }

  function readStart(isLast: boolean): boolean {
    held = held.trimStart()
    if (held === '' || (!isLast && OPEN_PREFACE.test(held))) return false
    const [preface] = PREFACE.exec(held) ?? []
    if (preface === undefined) return readMark(lowered(held), isLast)
    options.onText(preface)
    return go('start', preface.length)
  }

  const wrappers = () => (hasMark ? REPLY_WRAPPERS : [])

  function readMark(lower: string, isLast: boolean): boolean {
    const mark = REASONING_MARKS.find(({ opens }) => lower.startsWith(opens))
    const wrapper = wrappers().find(({ opens }) => lower.startsWith(opens))
    const header = CHANNEL_HEADERS.find((each) => lower.startsWith(each))
    const end = BARE_ENDS.find((each) => lower.startsWith(each))
    if (mark) return inside(mark.closes, mark.opens.length)
    if (BARE_CHANNEL.test(held)) return inside([BARE_FINAL], 0)
    if (header) return go('header', header.length)
    if (end) return endsReasoning({ at: 0, length: end.length })
    wrapperEnds = wrapper?.closes ?? []
    if (wrapper) return go('reply', wrapper.opens.length)
    return !isLast && mayBecomeMark(lower) ? false : beginText()
  }

  const beginText = (): true => go(hasMark || options.opening === 'outside' || !watches ? 'reply' : 'held', 0)

  function mayBecomeMark(lower: string): boolean {
    const openings = [...REASONING_MARKS, ...wrappers()].map(({ opens }) => opens)
    return [...openings, ...CHANNEL_HEADERS, ...BARE_ENDS, ...BARE_CHANNELS].some((each) => each.startsWith(lower))
  }

  function inside(ends: readonly string[], length: number): true {
    closes = ends
    hasMark = true
    return go('inside', length)
  }

  function readHeader(isLast: boolean): boolean {
    const at = held.indexOf(HEADER_END)
    if (at < 0) {
      if (isLast) held = ''
      return false
    }
    if (isReasoningChannel(lowered(held.slice(0, at)))) return inside(CHANNEL_ENDS, at + HEADER_END.length)
    wrapperEnds = REPLY_ENDS
    return go('reply', at + HEADER_END.length)
  }

  function readInside(): boolean {
    const found = firstOf(lowered(held), closes)
    hasReasoned ||= held.slice(0, found?.at ?? -LONGEST_MARK).trim() !== ''
    if (!found) {
      held = held.slice(-LONGEST_MARK)
      return false
    }
    const end = lowered(held.slice(found.at, found.at + found.length))
    if (end === BARE_FINAL) return go('reply', found.at + found.length)
    return go(CHANNEL_HEADERS.includes(end) ? 'header' : 'start', found.at + found.length)
  }

  function readHeld(isLast: boolean): boolean {
    const found = laterMark(held, searched)
    if (found) return BARE_ENDS.includes(found.mark) ? endsReasoning(found) : go('reply', 0)
    searched = Math.max(0, held.length - LONGEST_MARK)
    return isLast && go('reply', 0)
  }

  /** A mark after some text: reasoning begins here, or all of it so far was reasoning after all. */
  function readLater(isLast: boolean): 'read' | 'open' | null {
    const found = watches ? laterMark(written + held, written.length) : null
    if (!found) return null
    const at = found.at - written.length
    if (!BARE_ENDS.includes(found.mark)) return opensLater(found.mark, at)
    const rest = held.slice(at + found.length).trim()
    if (hasMark && rest === '' && !isLast) return 'open'
    if (hasMark && rest === '') held = held.slice(0, at)
    else takeBack(found)
    return 'read'
  }

  function opensLater(mark: string, at: number): 'read' {
    const rest = held.slice(at)
    held = held.slice(0, at)
    pass(0)
    held = rest
    if (CHANNEL_HEADERS.includes(mark)) go('header', mark.length)
    else inside(LATER_MARKS.find(({ opens }) => opens === mark)?.closes ?? [], mark.length)
    return 'read'
  }

  function takeBack(end: Found): void {
    options.onTakeBack()
    hasBegun = false
    held = written + held
    written = ''
    endsReasoning(end)
  }

  function unwrap(): boolean {
    const wrapper = firstOf(lowered(held), wrapperEnds)
    if (!wrapper) return false
    held = held.slice(0, wrapper.at) + held.slice(wrapper.at + wrapper.length)
    wrapperEnds = []
    return true
  }

  function readReply(isLast: boolean): boolean {
    if (!hasBegun) held = held.trimStart()
    hasBegun ||= held !== ''
    const isMarked = STARTS_MARK.test(held)
    if (isMarked && unwrap()) return true
    const later = isMarked ? readLater(isLast) : null
    if (later !== null) return later === 'read'
    pass(isLast || !isMarked ? 0 : openTail(lowered(held), [...wrapperEnds, ...(watches ? LATER : [])]))
    return false
  }

  /** All but the last `kept` characters. */
  function pass(kept: number): void {
    const text = held.slice(0, held.length - kept)
    held = held.slice(held.length - kept)
    if (watches) written += text
    if (text !== '') options.onText(text)
  }

  const READERS: Record<State, (isLast: boolean) => boolean> = {
    start: readStart,
    header: readHeader,
    inside: readInside,
    held: readHeld,
    reply: readReply,
  }
  function read(isLast: boolean): void {
    while (held !== '' && READERS[state](isLast));
  }

  return {
    push(piece) {
      held += piece
      read(false)
    },
    end(isCut) {
      if (state === 'held' && isCut && options.opening === 'inside') {
        // Its limit was reached before the end that its template waits for.
        hasReasoned = true
        return
      }
      if (state === 'held' && !isCut) learnt = options.opening === 'inside' ? 'unknown' : 'outside'
      read(true)
      if (state === 'inside') hasReasoned ||= held.trim() !== ''
    },
    get hasReasoned() {
      return hasReasoned
    },
    get learnt() {
      return learnt
    },
  }
}
