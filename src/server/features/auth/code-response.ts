import { AppError } from '../../errors.ts'

/** Whoever asks for a code, or gives one, reads `success` and `message` of every answer. */
export async function withCodeResponse<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, code, message, detail } = error
    throw new AppError(status, code, message, { ...detail, cause: error, extra: { success: false, message } })
  }
}
