import { randomInt } from 'node:crypto'
import { CODE_DIGITS } from '../../../../core/sms/sms-options.ts'

export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')
