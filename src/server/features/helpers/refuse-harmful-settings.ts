import type { HelperSettings } from '../../../contract/helpers.ts'
import { refuseHarmful } from '../safety/refuse-harmful.ts'

type Written = Partial<Pick<HelperSettings, 'name' | 'description' | 'exampleMessages' | 'background' | 'greetings'>>

/** Throws 400, naming the field: every text of a helper reaches a prompt or the person. */
export function refuseHarmfulSettings({ name, description, exampleMessages, background, greetings }: Written): void {
  refuseHarmful({ name, description, exampleMessages, background, greetings: greetings?.join('\n') })
}
