import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  checkCodeAnswer,
  checkCodeBody,
  sendCodeAnswer,
  sendCodeBody,
  smsSettingsAnswer,
} from '../../../../contract/sms.ts'
import { consentText } from '../../../../core/sms/sms-rules.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { parsePhone } from '../../sms/parse-phone.ts'
import { sendCode } from './send-code.ts'
import { readyNumbers, verifyPhone } from './verify-phone.ts'

export const SENT = { success: true, message: 'Verification code sent.' }
export const VERIFIED = { success: true, message: 'Your phone number is verified.' }

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

export const verificationRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/sms',
      operation('Get SMS settings', {
        description:
          'Whether this server sends SMS, the consent text, and the numbers that need no further verification.',
        response: { 200: smsSettingsAnswer },
      }),
      async ({ actor }) => ({
        available: services.sms !== null,
        simulated: services.sms?.simulated ?? false,
        number: services.sms?.number ?? null,
        consentText: consentText(),
        readyNumbers: await readyNumbers(services, actor),
      }),
    )

    app.post(
      '/api/sms/send-verification',
      operation('Send a verification code', {
        description: '`testCode` is only returned by the simulator.',
        errors: { 409: ['opted_out'], 429: ['too_many_attempts'], 502: ['sms_failed'], 503: ['sms_unavailable'] },
        body: sendCodeBody,
        response: { 200: sendCodeAnswer },
      }),
      ({ actor, body, ip }) =>
        withCodeResponse(async () => {
          const sent = await sendCode(services, {
            purpose: 'helper',
            userId: actor.userId,
            phoneNumber: parsePhone(body.phoneNumber),
            address: ip,
            consentText: body.consent ? consentText() : null,
          })
          return { ...SENT, ...sent }
        }),
    )

    app.post(
      '/api/sms/verify',
      operation('Verify a phone number', {
        errors: { 400: ['invalid_code'], 429: ['too_many_attempts'], 503: ['sms_unavailable'] },
        body: checkCodeBody,
        response: { 200: checkCodeAnswer },
      }),
      ({ actor, body, ip }) =>
        withCodeResponse(async () => {
          const phoneNumber = parsePhone(body.phoneNumber)
          await verifyPhone(services, {
            purpose: 'helper',
            userId: actor.userId,
            phoneNumber,
            address: ip,
            code: body.code,
          })
          return VERIFIED
        }),
    )
  }
