import { birthDateProblem } from '../../../core/auth/adult.ts'
import { AppError } from '../../errors.ts'
import type { Services } from '../../ports/services.ts'

interface Age {
  birthDate?: string | undefined
  adult?: true | undefined
  timeZone?: string | undefined
}

/** 400 for anyone who is not known to be an adult where they are. The date itself goes no further. */
export function requireAdult({ clock }: Pick<Services, 'clock'>, { birthDate, adult, timeZone }: Age): void {
  const day = clock.now().toLocaleDateString('en-CA', { timeZone: timeZone ?? 'UTC' })
  const missing = adult ? null : 'Please enter your birth date.'
  const problem = birthDate === undefined ? missing : birthDateProblem(birthDate, day)
  if (problem) throw new AppError(400, 'invalid_input', problem, { fields: { birthDate: problem } })
}
