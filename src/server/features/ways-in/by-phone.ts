import type { PhoneSignInBody } from '../../../contract/sign-in.ts'
import type { Services } from '../../ports.ts'
import { readAccount } from '../accounts/manage-account.ts'
import { checkCode } from '../verification/check-code.ts'
import { parsePhone } from '../verification/parse-phone.ts'
import { sendCode } from '../verification/send-code.ts'
import { addNewcomer, welcome } from './newcomer.ts'
import { findIdByPhone } from './store.ts'

/** Texts a code to a number, whether or not an account has it: the answer is the same. */
export const sendSignInCode = (services: Services, address: string, typed: string) =>
  sendCode(services, { purpose: 'sign_in', userId: null, phoneNumber: parsePhone(typed), address })

/** Whoever has the phone: an account that it lets in to, or someone new, who says the rest with `identifier`. */
type ByPhone =
  | { user: Awaited<ReturnType<typeof readAccount>>; identifier?: never }
  | { identifier: string; user?: never }

/** Uses the code up. A new person who says at once that they are of age has an account at once. */
export async function enterByPhone(services: Services, address: string, input: PhoneSignInBody): Promise<ByPhone> {
  const { phoneNumber: typed, code, adult, timeZone, displayName } = input
  const phoneNumber = parsePhone(typed)
  await checkCode(services, { purpose: 'sign_in', userId: null, phoneNumber, address, code })
  const userId = await findIdByPhone(services.db, phoneNumber)
  if (userId !== undefined) return { user: await readAccount(services, { userId }) }
  const proof = { phoneNumber, name: null }
  if (!adult) return { identifier: await welcome(services, proof) }
  return { user: await addNewcomer(services, address, proof, { timeZone, displayName }) }
}
