import { concernMark, FINE_MARK, findReplyMark } from '../marks.ts'
import { closesCode, codeWatch, isSpokenOf, judgeTurn } from './mark-context.ts'
import { type BlockStart, type FoundMark, findMark, mayStartMark } from './reply-marks.ts'

/** Only letters and digits count, so different line breaks, quotes or asterisks make no difference. */

/** The n-gram length, in letters and digits, that identifies a leak; also its minimum length. */
const GRAM = 20
const LONGEST_EQUAL = 40

const isCounted = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)

/** All n-grams of the rules, without the marks, which are removed from replies before. */
type RuleGrams = ReadonlySet<string>

const gramsOf = (rule: string): string[] => {
  const letters = Array.from(rule.toLowerCase().replace(/\[\[[a-z:-]{1,40}\]\]/g, ''))
    .filter(isCounted)
    .join('')
  return Array.from({ length: Math.max(0, letters.length - GRAM + 1) }, (_, start) =>
    letters.slice(start, start + GRAM),
  )
}

export const ruleGrams = (rules: readonly string[]): RuleGrams => new Set(rules.flatMap(gramsOf))

/** `hold`: the character may be part of a leak. `leak`: it is. `free`: neither it nor the held text is. */
type LeakVerdict = 'free' | 'hold' | 'leak'

function leakWatch(grams: RuleGrams): (character: string) => LeakVerdict {
  let recent = ''
  let equal = 0
  const verdict = (): LeakVerdict => {
    if (equal === 0) return 'free'
    return equal >= LONGEST_EQUAL ? 'leak' : 'hold'
  }
  return (character) => {
    if (!isCounted(character)) return verdict()
    recent = (recent + character.toLowerCase()).slice(-GRAM)
    if (!grams.has(recent)) equal = 0
    else equal = equal === 0 ? GRAM : equal + 1
    return verdict()
  }
}

interface CleanerOptions {
  /** Instructions given to the model, which must not be shown. */
  rules: RuleGrams
  onText(text: string): void
  /** A mark that sets something, as it stands. */
  onMark(mark: string): void
  /** The rest is not the helper's and is dropped. */
  onEnd(): void
}

interface ReplyCleaner {
  push(piece: string): void
  end(): void
}

/** Replaces a passage of the rules. */
const LEFT_OUT = '…'

function withoutRules(grams: RuleGrams) {
  const judge = leakWatch(grams)
  let held = ''
  let leaking = false
  return {
    next(text: string): string {
      let shown = ''
      for (const character of text) {
        const verdict = judge(character)
        if (verdict === 'leak') {
          shown += leaking ? '' : LEFT_OUT
          held = ''
        } else if (verdict === 'hold') held += character
        else {
          shown += held + character
          held = ''
        }
        leaking = verdict === 'leak'
      }
      return shown
    },
    end: (): string => held,
  }
}

const placeAfter = (place: BlockStart, character: string): BlockStart => {
  if (place === 'reply' && character.trim() === '') return place
  if (character !== '\n') return character.trim() === '' ? place : null
  return place ? 'paragraph' : 'line'
}

/** A mark for the gate, as it is spelled; null for others. */
function reportedBy({ text }: FoundMark): string | null {
  const found = findReplyMark(text)
  if (!found) return null
  return found.concern ? concernMark(found.concern) : FINE_MARK
}

/** Holds text back only while it may be something to remove. A mark of danger at the very start stays, for the gate. */
export function replyCleaner({ rules, onText, onMark, onEnd }: CleanerOptions): ReplyCleaner {
  const ruleless = withoutRules(rules)
  let held = ''
  let place: BlockStart = 'reply'
  let blanks = ''
  let begun = false
  let trimming = false
  /** A mark was removed here; the text around it must not form another. */
  let parted = false
  let ended = false
  const code = codeWatch()
  /** Text is struck out in HTML. */
  let isStruck = false
  /** A label was part of a scene, so the next ones are too. */
  let isScene = false

  const tell = (text: string): void => {
    if (text !== '') onText(text)
  }

  function take(mark: FoundMark): string {
    const endsStruck = isStruck && mark.text.toLowerCase() === '</s>'
    isStruck = begun && mark.text.toLowerCase() === '<s>'
    if (mark.does === 'end' && !endsStruck) {
      ended = true
      return ''
    }
    if (mark.does === 'tell') onMark(mark.text)
    const report = begun ? null : reportedBy(mark)
    trimming = !begun
    parted = true
    if (report === null) return ''
    const before = blanks
    blanks = ''
    return before + report
  }

  function pass(character: string): string {
    const isBlank = character.trim() === ''
    if (trimming && isBlank) return ''
    place = placeAfter(place, character)
    code.read(character)
    if (isBlank) {
      blanks += character
      return ''
    }
    const before = parted && begun && blanks === '' ? ' ' : blanks
    trimming = false
    parted = false
    begun = true
    blanks = ''
    return before + character
  }

  /** Code is never touched, nor are the labels of a scene. */
  function markAt(text: string, isLast: boolean): FoundMark | 'open' | null {
    const mark = code.isFenced ? null : findMark(text, place, isLast)
    if (mark === null || mark === 'open') return mark
    const rest = text.slice(mark.text.length)
    const isText = code.isOpen && closesCode(rest, isLast)
    const isToken = mark.does === 'end' || mark.text.startsWith('[/')
    const isNamed = isText || (isToken && isSpokenOf(code.line + blanks, mark.text, rest, isLast))
    if (isNamed === 'open') return 'open'
    if (isNamed) return null
    return mark.does === 'turn' ? judged(mark, text, isLast) : mark
  }

  function judged(mark: FoundMark, text: string, isLast: boolean): FoundMark | 'open' | null {
    const verdict = isScene ? 'scene' : judgeTurn(code.lastLine, text, isLast)
    isScene = verdict === 'scene'
    if (verdict === 'scene') return null
    return verdict === 'open' ? 'open' : { ...mark, does: 'end' }
  }

  function read(isLast: boolean): string {
    let at = 0
    let passed = ''
    while (at < held.length && !ended) {
      const mark = mayStartMark(held.charAt(at), place) ? markAt(held.slice(at), isLast) : null
      if (mark === 'open') break
      if (mark === null) {
        passed += pass(held.charAt(at))
        at += 1
      } else {
        passed += take(mark)
        at += mark.text.length
      }
    }
    held = held.slice(at)
    return passed
  }

  function write(isLast: boolean): void {
    const text = ruleless.next(read(isLast))
    if (isLast && !ended) tell(text + ruleless.next(blanks) + ruleless.end())
    else tell(ended ? text + ruleless.end() : text)
    if (ended) onEnd()
  }

  return {
    push(piece) {
      if (ended) return
      held += piece
      write(false)
    },
    end() {
      if (!ended) write(true)
    },
  }
}
