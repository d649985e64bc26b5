import type { HelperVoice } from '../prompt/context.ts'
import { dialogueOf } from './example-dialogue.ts'

interface Exported extends HelperVoice {
  greetings: readonly string[]
  createdAt: string
}

/** The specification of V3 asks for it. */
const BACKFILLED =
  'This character card is Character Card V3, but it is loaded as a Character Card V2. Please use a Character Card V3 compatible application to use this character card properly.'

function dataOf({ name, description, background, greetings, exampleMessages, tone, messageLength }: Exported) {
  const [first = '', ...others] = greetings
  return {
    name,
    description: [description, background].filter(Boolean).join('\n\n'),
    personality: '',
    scenario: '',
    first_mes: first,
    mes_example: dialogueOf(exampleMessages),
    creator_notes: '',
    system_prompt: '',
    post_history_instructions: '',
    alternate_greetings: others,
    tags: [],
    creator: '',
    character_version: '1.0',
    extensions: { coterie: { description, background: background ?? '', tone, messageLength } },
  }
}

const seconds = (time: number): number => Math.floor(time / 1000)

export const cardV3 = (helper: Exported, now: Date) => ({
  spec: 'chara_card_v3',
  spec_version: '3.0',
  data: {
    ...dataOf(helper),
    group_only_greetings: [],
    creation_date: seconds(Date.parse(helper.createdAt)),
    modification_date: seconds(now.getTime()),
  },
})

/** For readers that know V2 only. */
export const cardV2 = (helper: Exported) => ({
  spec: 'chara_card_v2',
  spec_version: '2.0',
  data: { ...dataOf(helper), creator_notes: BACKFILLED },
})
