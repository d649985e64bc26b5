import { refusalText, screenReply, screenRequest } from '../../../core/safety/screen-reply.ts'
import { AppError } from '../../errors.ts'

type Texts = Record<string, string | null | undefined>

const refused = (field: string, message: string): AppError =>
  new AppError(400, 'not_allowed', message, { fields: { [field]: message } })

/** 400 for a helper that is to be made for what no helper may do, by the field that says so. */
export function refuseHarmful(texts: Texts): void {
  for (const [field, text] of Object.entries(texts)) {
    const refusal = text ? screenRequest(text) : null
    if (refusal) throw refused(field, refusalText(refusal.kind, refusal.language))
  }
}

/** 400 for a prepared text that says what no helper may say. */
export function refuseHarmfulReply(field: string, text: string): void {
  if (screenReply(text) !== null) throw refused(field, 'No helper may say that: please write it in another way.')
}
