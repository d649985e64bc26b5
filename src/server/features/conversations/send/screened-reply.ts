import { PROMPT_RULES } from '../../../../core/prompt/texts.ts'
import type { Concern } from '../../../../core/safety/concern.ts'
import { replyCleaner } from '../../../../core/safety/reply/reply-cleaner.ts'
import { replyGate } from '../../../../core/safety/reply/reply-gate.ts'
import { ruleGrams } from '../../../../core/safety/reply/rule-leaks.ts'
import { honestText } from '../../../../core/safety/reply/screen-reply.ts'
import { isNoTextsMark } from '../../../../core/sms/sms-commands.ts'
import { alarmAnswer, helpAfter, replacementFor } from './safe-texts.ts'
import type { TextJob, TextWriter } from './text-job.ts'

const GRAMS = ruleGrams(PROMPT_RULES)

/**
 * Removes parts of the prompt from the reply, then screens each sentence. `ended`: aborted once nothing more of the
 * reply will be shown. `unfinished`: it was stopped, and nothing was said in its place. `concern`: the model marked a
 * danger, so help follows its own words, or a prepared answer stands in for them. `isFine`: it marked that all is well.
 * `marks`: those that set reminders. `noTexts`: it marked that the person wants no more texts.
 */
export function screenedReply(job: Pick<TextJob, 'purpose' | 'turns' | 'unsaved' | 'safety'>, writer: TextWriter) {
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
    rules: GRAMS,
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
    show(state.begun ? `\n\n${helpAfter(state.concern, job)}` : alarmAnswer(state.concern, job), true)
  }
  return { reply: { push: cleaner.push, end }, state, addHelp }
}
