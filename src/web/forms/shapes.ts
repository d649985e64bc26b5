import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues } from 'react-hook-form'
import type { ZodType } from 'zod'
import {
  deleteAccountBody,
  passwordBody,
  profileBody,
  reauthenticateBody,
  signInBody,
  signUpBody,
} from '../../contract/accounts.ts'
import { priceBody } from '../../contract/admin.ts'
import { modelBody, modelDownloadBody } from '../../contract/connections.ts'
import { followUpBody, whenBody } from '../../contract/follow-ups.ts'
import { helperSettings } from '../../contract/helpers.ts'
import { addMemoryBody, addToProfileBody } from '../../contract/memory.ts'
import { changePanelBody } from '../../contract/panels.ts'
import { completeSignUpBody, newPasswordBody, resetBody, secondFactorBody, totpBody } from '../../contract/sign-in.ts'
import { agreedCodeBody, checkCodeBody, linkCodeBody } from '../../contract/sms.ts'

/** The requests that forms make, by the names of their shapes. */
const SHAPES = {
  addMemoryBody,
  addToProfileBody,
  agreedCodeBody,
  changePanelBody,
  checkCodeBody,
  completeSignUpBody,
  deleteAccountBody,
  followUpBody,
  helperSettings,
  linkCodeBody,
  modelBody,
  modelDownloadBody,
  newPasswordBody,
  passwordBody,
  priceBody,
  profileBody,
  reauthenticateBody,
  resetBody,
  secondFactorBody,
  signInBody,
  signUpBody,
  totpBody,
  whenBody,
}
export type Shape = keyof typeof SHAPES

/** Zod and the contract are heavy: this file is loaded when a form is first used. */
export const checkOf = (shape: Shape) =>
  zodResolver(SHAPES[shape] as ZodType<FieldValues, FieldValues>, undefined, { raw: true })
