import { refusalText, screenReply, screenRequest } from '../../../core/safety/reply/screen-reply.ts'
import { screen } from '../../../core/safety/screen.ts'
import { AppError } from '../../platform/errors/errors.ts'

type Texts = Record<string, string | null | undefined>

const refused = (field: string, message: string): AppError =>
  new AppError(400, 'not_allowed', message, { fields: { [field]: message } })

/** Throws 400, naming the field. */
export function refuseHarmful(texts: Texts): void {
  for (const [field, text] of Object.entries(texts)) {
    const refusal = text ? screenRequest(text) : null
    if (refusal) throw refused(field, refusalText(refusal.kind, refusal.language))
  }
}

/** Throws 400 if a prepared text says something no helper may say. */
export function refuseHarmfulReply(field: string, text: string): void {
  if (screenReply(text) !== null) throw refused(field, 'A helper can’t say that. Please put it another way.')
}

/** Throws 400 if someone may be in danger: only a message is answered with help. */
export function refuseDanger(field: string, text: string | undefined): void {
  if (text && screen(text))
    throw refused(
      field,
      'That sounds serious. Please write it as a message: it is answered at once, with places to find help.',
    )
}
