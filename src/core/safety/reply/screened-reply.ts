import { once } from '../../once.ts'
import type { ReplyContext } from '../../prompt/context.ts'
import { PROMPT_RULES } from '../../prompt/texts.ts'
import { isNoTextsMark } from '../../sms/sms-commands.ts'
import type { Concern, SafetyLanguage } from '../concern.ts'
import { helpText } from '../help/help-text.ts'
import type { SafetyState } from '../safety-state.ts'
import { crisisAnswer, crisisInstruction, gentleText, MISUNDERSTOOD } from '../safety-texts.ts'
import { saysMinor } from '../screen.ts'
import { replyCleaner, ruleGrams } from './reply-cleaner.ts'
import { replyGate } from './reply-gate.ts'
import { honestText, type ReplyFault, refusalText } from './screen-reply.ts'

interface SafetyContext extends Pick<ReplyContext, 'turns' | 'unsaved'> {
  safety: SafetyState | null
}

interface Screened extends SafetyContext, Pick<ReplyContext, 'purpose'> {}

interface ScreenedWriter {
  /** `isSafety`: the text is a complete safety answer. */
  write(text: string, isSafety?: boolean): void
  /** The text holds a mark that sets a reminder. */
  onMark?(): void
}

const promptGrams = once(() => ruleGrams(PROMPT_RULES))

/**
 * Removes parts of the prompt from the reply, then screens each sentence. `ended`: aborted once nothing more of the
 * reply will be shown. `unfinished`: it was stopped, and nothing was said in its place. `concern`: the model marked a
 * danger, so help follows its own words, or a safety answer stands in for them. `isFine`: it marked that all is well.
 * `marks`: those that set reminders. `noTexts`: it marked that the person wants no more texts.
 */
export function screenedReply(job: Screened, writer: ScreenedWriter) {
  const language = job.safety?.language ?? 'en'
  const state = {
    begun: false,
    unfinished: false,
    concern: null as Concern | null,
    isFine: false,
    marks: [] as string[],
    noTexts: false,
    ended: new AbortController(),
  }
  const show = (text: string, isSafety = false): void => {
    const shown = state.begun ? text : text.trimStart()
    if (shown === '') return
    state.begun = true
    writer.write(shown, isSafety)
  }
  const gate = replyGate({
    language,
    onText: show,
    replacement: (fault) => honestText(fault, language),
    onStop: (fault) => {
      if (job.purpose !== 'reply') state.unfinished = true
      else if (!state.concern) show(`${state.begun ? '\n\n' : ''}${replacementFor(fault, job)}`)
      state.ended.abort()
    },
    onConcern: (concern) => {
      // Whoever says so is not misunderstood once more.
      if (job.safety?.isMisunderstood) return
      if (job.purpose === 'reply') state.concern = concern
      else {
        state.unfinished = true
        state.ended.abort()
      }
    },
    onFine: () => {
      state.isFine = true
    },
  })
  const cleaner = replyCleaner({
    rules: promptGrams(),
    onText: gate.push,
    onMark: (mark) => {
      if (isNoTextsMark(mark)) {
        state.noTexts = true
        return
      }
      state.marks.push(mark)
      writer.onMark?.()
    },
    onEnd: () => {
      gate.end()
      state.ended.abort()
    },
  })
  const end = (): void => {
    cleaner.end()
    if (!state.ended.signal.aborted) gate.end()
  }
  /** Once the model is done, or has failed after its mark. */
  const addHelp = (): void => {
    if (!state.concern) return
    show(state.begun ? `\n\n${helpAfter(state.concern, job)}` : answerToMark(state.concern, job), true)
  }
  return { reply: { push: cleaner.push, end }, state, addHelp }
}

const recentOf = ({ turns, unsaved = [] }: SafetyContext): string[] =>
  [...turns, ...unsaved].filter(({ fromPerson }) => !fromPerson).map(({ text }) => text)

/** The help of the person's country, and whether they are a minor. */
function helpIn({ turns, unsaved = [], safety }: SafetyContext, language: SafetyLanguage) {
  const said = [...turns, ...unsaved].filter(({ fromPerson }) => fromPerson).map(({ text }) => text)
  return { help: safety?.help ?? null, isMinor: saysMinor(said, language) }
}

/** The text that answers a plain danger or a refused request before any model; null if the helper writes its own reply. */
export function safetyAnswer(context: SafetyContext): string | null {
  const { danger = null, refusal = null } = context.safety ?? {}
  if (danger) return crisisAnswer({ ...danger, ...helpIn(context, danger.language), recent: recentOf(context) })
  return refusal ? refusalText(refusal.kind, refusal.language) : null
}

/** The answer to a danger that the model recognised. */
function answerToMark(concern: Concern, context: SafetyContext): string {
  const language = context.safety?.language ?? 'en'
  return crisisAnswer({ concern, language, ...helpIn(context, language), recent: recentOf(context) })
}

/** Follows the words of a model that recognised a danger. */
function helpAfter(concern: Concern, context: SafetyContext): string {
  const language = context.safety?.language ?? 'en'
  return helpText({ concern, language, ...helpIn(context, language) })
}

/** What a helper that was told of a danger says where no model can be called; null outside of a crisis. */
export function crisisStandIn(context: SafetyContext): string | null {
  const { crisis = null } = context.safety ?? {}
  return crisis && gentleText({ ...crisis, ...helpIn(context, crisis.language), recent: recentOf(context) })
}

/** Tells the model of a danger that the helper was told of lately. */
export function crisisInstructionFor(context: SafetyContext): string | null {
  const { crisis = null, isMisunderstood = false } = context.safety ?? {}
  if (isMisunderstood) return MISUNDERSTOOD
  return crisis && crisisInstruction({ ...crisis, ...helpIn(context, crisis.language) })
}

/** Replaces the rest of a reply after a forbidden sentence. */
function replacementFor(fault: ReplyFault, context: SafetyContext): string {
  const { crisis, language = 'en' } = context.safety ?? {}
  if (fault === 'minors' || fault === 'mass-harm') return refusalText(fault, language)
  const danger = crisis ?? ({ concern: 'suicide', language } as const)
  return gentleText({ ...danger, ...helpIn(context, danger.language), recent: recentOf(context) })
}
