import { CONCERNS, type Concern } from './concern.ts'
import { concernMark } from './reply-gate.ts'
import { type FoundMark, findMark, type Place } from './reply-marks.ts'
import { leakWatch, type RuleGrams } from './rule-leaks.ts'

interface CleanerOptions {
  /** What the model was told to go by, and nobody is to read. */
  rules: RuleGrams
  onText(text: string): void
  /** The rest is not the helper's: nothing more of it is told. */
  onEnd(): void
}

export interface ReplyCleaner {
  push(piece: string): void
  /** After the last piece. */
  end(): void
}

/** Stands for a stretch of the rules. */
const LEFT_OUT = '…'

/** Leaves stretches of the rules out. */
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

const placeAfter = (place: Place, character: string): Place => {
  if (character !== '\n') return character.trim() === '' ? place : null
  return place ? 'paragraph' : 'line'
}

/** The alarm that a mark gives, however it is spelled. */
function alarmIn({ text }: FoundMark): Concern | undefined {
  const name = /concern\s*:\s*([a-z-]+)/i.exec(text)?.[1]?.toLowerCase()
  return CONCERNS.find((concern) => concern === name)
}

/**
 * Takes out of a model's text what belongs to its prompt: marks, tokens of roles, turns that it writes for the person,
 * stretches of its rules. What is written does not depend on how it comes in pieces, and is held back only while it may
 * still become one of these. A mark of danger at the very beginning stays, for the gate to read.
 */
export function replyCleaner({ rules, onText, onEnd }: CleanerOptions): ReplyCleaner {
  const ruleless = withoutRules(rules)
  let held = ''
  let place: Place = 'paragraph'
  let blanks = ''
  let begun = false
  let trimming = false
  /** A mark was left out here: what stands around it must not make another. */
  let parted = false
  let ended = false

  const tell = (text: string): void => {
    if (text !== '') onText(text)
  }

  /** What a mark leaves behind. */
  function take(mark: FoundMark): string {
    if (mark.does === 'end') {
      ended = true
      return ''
    }
    const alarm = begun ? undefined : alarmIn(mark)
    trimming = !begun
    parted = true
    if (!alarm) return ''
    const before = blanks
    blanks = ''
    return before + concernMark(alarm)
  }

  function pass(character: string): string {
    const isBlank = character.trim() === ''
    if (trimming && isBlank) return ''
    place = placeAfter(place, character)
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

  function read(isLast: boolean): string {
    let at = 0
    let passed = ''
    while (at < held.length && !ended) {
      const mark = findMark(held.slice(at), place, isLast)
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
