import { AppError } from '../../../platform/errors/errors.ts'

/** Code endpoints answer with `success` and `message`, also for errors. */
export async function withCodeResponse<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { status, code, message, detail } = error
    throw new AppError(status, code, message, { ...detail, cause: error, extra: { success: false, message } })
  }
}
