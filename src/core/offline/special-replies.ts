import type { Heard, Kind } from './hear.ts'
import { ONLY_ENGLISH } from './language.ts'
import type { PersonaLines } from './lines.ts'
import type { Picker } from './picker.ts'
import * as shared from './shared-lines.ts'

/** The sentences of a reply, from the most to the least needed; `end` comes last, whatever the length. */
export interface Draft {
  /** Sentences in order; a short reply keeps only the first of them. */
  core: string[]
  /** What a long reply goes on with. */
  extras: string[]
  end: string
}

/** A Draft of a reply to something that is no matter of the persona's craft; null for what is. */
export function specialReply(heard: Heard, lines: PersonaLines, pick: Picker, personName: string): Draft | null {
  if (heard.kind === 'talk') return null
  const advice = [...(heard.topic?.advice ?? []), ...lines.methods]
  const extras = pick.some('extra', advice, 5)
  const question = pick.one('question', heard.topic ? heard.topic.asks : lines.questions)
  const draft = DRAFTS[heard.kind]({ heard, pick, personName, lines })
  return { core: draft.core, extras: draft.extras ?? extras, end: draft.end ?? question }
}

interface Material {
  heard: Heard
  pick: Picker
  personName: string
  lines: PersonaLines
}

type Written = Pick<Draft, 'core'> & Partial<Draft>

const DRAFTS: Record<Exclude<Kind, 'talk'>, (material: Material) => Written> = {
  after_crisis: ({ pick }) => ({
    core: [pick.one('after', shared.AFTER_CRISIS)],
    extras: pick.some('after-more', shared.AFTER_CRISIS, 5),
    end: pick.one('after-question', shared.AFTER_CRISIS_QUESTIONS),
  }),
  heavy: ({ pick }) => ({
    core: [pick.one('heavy', shared.HEAVY)],
    extras: pick.some('comfort', shared.HEAVY_COMFORT, 5),
    end: pick.one('heavy-question', shared.HEAVY_QUESTIONS),
  }),
  foreign: ({ heard, pick }) => {
    const native = heard.language && heard.language !== 'other' ? [ONLY_ENGLISH[heard.language]] : []
    const english = 'The offline engine of Coterie writes only English, so please tell me in English if you can.'
    return {
      core: native.length > 0 ? native : [english],
      extras: [
        'With a connected model I would answer in your language.',
        'Whoever runs this server can connect one, and the README says how.',
        ...pick.some('limits', shared.LIMITS_TOLD, 3),
      ],
      end: native.length > 0 ? english : 'Could you say it in English?',
    }
  },
  about_self: ({ pick }) => ({
    core: [
      pick.one('self', [
        'I am {name}, an AI helper, and no person is typing here: the built-in offline engine of Coterie writes my lines.',
        'I am an AI helper and no human: at the moment the built-in offline engine of Coterie writes what {name} says.',
        'No person is writing this, I am {name}, an AI helper that runs on the built-in offline engine of Coterie.',
      ]),
    ],
    extras: [
      'It chooses from lines that people wrote and fits them to your words, without a language model.',
      'I know only what stands in this conversation.',
      'So I can help you to think, and I cannot look anything up.',
      'What you decide stays yours.',
      'You can still tell me what is on your mind.',
    ],
    end: 'Whoever runs this server can connect a language model, and the README says how.',
  }),
  clock: ({ pick }) => ({ core: [pick.one('clock', ['It is {time} on {day} where you are.'])] }),
  complaint: ({ pick, lines }) => ({
    core: [pick.one('sorry', shared.APOLOGIES)],
    extras: [...pick.some('limits', shared.LIMITS_TOLD, 2), ...pick.some('method', lines.methods, 3)],
    end: pick.one('again', [
      'Tell me in one plain sentence what you need, and I will try again.',
      'What would have been a useful answer?',
    ]),
  }),
  greeting: ({ pick, personName, lines }) => ({
    core: [`Hello${personName ? ` ${personName}` : ''}, ${pick.one('hello', shared.HELLOS)}`],
    extras: pick.some('begin', shared.BEGINNINGS, 4),
    end: pick.one('first', lines.firstQuestions),
  }),
  thanks: ({ pick }) => ({
    core: [pick.one('welcome', shared.WELCOMES)],
    extras: pick.some('after-thanks', shared.AFTER_THANKS, 4),
    end: pick.one('next', shared.NEXT),
  }),
  goodbye: ({ pick }) => ({
    core: [pick.one('farewell', shared.FAREWELLS)],
    extras: pick.some('after-farewell', shared.AFTER_FAREWELL.slice(1), 4),
    end: shared.AFTER_FAREWELL[0] ?? '',
  }),
  yes: ({ pick }) => ({ core: [pick.one('agreed', shared.AGREED)] }),
  no: ({ pick }) => ({ core: [pick.one('declined', shared.DECLINED)] }),
  out_of_reach: ({ pick, lines }) => ({
    core: [pick.one('reach', shared.OUT_OF_REACH)],
    extras: ['What I can do is help you to think it through.', ...pick.some('method', lines.methods, 4)],
  }),
  unclear: ({ pick }) => ({ core: [pick.one('unclear', shared.UNCLEAR)] }),
}
