import { PROMPT_RULES } from '../../../core/prompt/texts.ts'
import type { Concern } from '../../../core/safety/concern.ts'
import { honestText } from '../../../core/safety/honest-texts.ts'
import { replyCleaner } from '../../../core/safety/reply-cleaner.ts'
import { replyGate } from '../../../core/safety/reply-gate.ts'
import { ruleGrams } from '../../../core/safety/rule-leaks.ts'
import { alarmAnswer, replacementFor } from './safe-texts.ts'
import type { WritingJob } from './writing-job.ts'

const GRAMS = ruleGrams(PROMPT_RULES)

/**
 * Removes parts of the prompt from the reply, then screens each sentence. `ended`: aborted once nothing more of the
 * reply will be shown. `unfinished`: it was stopped, and nothing was said in its place.
 */
export function screenedReply(job: WritingJob) {
  const language = job.safety?.language ?? 'en'
  const state = { begun: false, unfinished: false, concern: null as Concern | null, ended: new AbortController() }
  const show = (text: string, isSafety = false): void => {
    if (text.trim() !== '') state.begun = true
    job.onText(text, isSafety)
  }
  const gate = replyGate({
    language,
    onText: show,
    replacement: (fault) => honestText(fault, language),
    onStop: (fault) => {
      if (job.purpose === 'reply') show(`${state.begun ? '\n\n' : ''}${replacementFor(fault, job)}`)
      else state.unfinished = true
      state.ended.abort()
    },
    onConcern: (concern) => {
      if (job.purpose === 'reply') show(alarmAnswer(concern, job), true)
      state.concern = job.purpose === 'reply' ? concern : null
      state.ended.abort()
    },
  })
  const cleaner = replyCleaner({
    rules: GRAMS,
    onText: gate.push,
    onEnd: () => {
      gate.end()
      state.ended.abort()
    },
  })
  const end = (): void => {
    cleaner.end()
    if (!state.ended.signal.aborted) gate.end()
  }
  return { reply: { push: cleaner.push, end }, state }
}
