import type { Exercise } from '../practice/exercise.ts'
import type { Tone } from './options.ts'

/** What pages show of a persona. */
export interface PersonaLook {
  title: string
  /** Hue in degrees, OKLCH. */
  hue: number
  helperName: string
  /** One or two sentences for the card; the default description of a helper. */
  description: string
  /** What a person may begin with, in their own voice. */
  starters: readonly [string, string, string]
  /** Said once by personas that could be mistaken for a licensed professional; null for the others. */
  disclosure: string | null
}

/** The parts of its picture, which `scripts/draw-avatars.ts` draws. */
export interface Face {
  hair: string
  clothes: string
  mouth: string
  nose: string
  eyes: string
  eyebrows: string
  beard?: string
  glasses?: string
}

/** Sentences around a template. Each line is one sentence. */
export interface PersonaVoice {
  /** Follows the name when it introduces itself. */
  purpose: string
  questions: readonly string[]
  methods: readonly string[]
  checkIns: Record<Tone, readonly string[]>
}

/** What a persona says and asks: the exports of its file that no page needs. */
export interface PersonaWriting {
  /** Its part of the prompt. */
  ROLE: string
  VOICE: PersonaVoice
  /** The sequence of its planned messages: three weeks of days or more. */
  TEMPLATES: readonly string[]
  /** Guided practice. */
  EXERCISES: readonly Exercise[]
}

export interface PersonaFile extends PersonaWriting {
  FACE: Face
}
