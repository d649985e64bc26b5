import type { Concern } from './concern.ts'
import { emergencyOf, type HelpContext, helpText } from './help/help-text.ts'

const ABOUT: Record<Concern, string> = {
  suicide: 'thoughts of suicide',
  'self-harm': 'hurting themselves',
  overdose: 'having taken something dangerous',
  medical: 'a medical emergency',
  grooming: 'being a minor whom somebody older asks for pictures or a meeting',
  violence: 'being hurt or threatened by someone',
  'harm-to-others': 'hurting somebody',
  eating: 'an eating disorder',
  'someone-else': 'somebody else who is in danger',
}

const inOneLine = (text: string): string => text.replace(/\n+/g, '; ')

/** Two lines for the model, about a danger that the helper was told of lately. */
export const crisisInstruction = (context: HelpContext): string =>
  [
    `Lately the person told you something that sounded like ${ABOUT[context.concern]}. If they come back to it, listen, take it seriously, and name no means, amounts or methods; otherwise answer as usual and do not bring it up.`,
    `Help at hand: ${inOneLine(helpText(context))}. In danger now: ${emergencyOf(context)}.`,
  ].join('\n')

/** One line for the model, once the person has said so. */
export const MISUNDERSTOOD =
  'You took their last message for a danger, and they say that you misunderstood them. Do not treat it as one: no mark, no helplines, no apology longer than a few words. Answer what they wrote.'
