import type { Twilio } from 'twilio'
import type RequestClient from 'twilio/lib/base/RequestClient.js'
import type * as http from 'twilio/lib/http/response.js'

const TWILIO = 'https://api.twilio.com'

export interface TwilioAccount {
  accountSid: string
  authToken: string
  baseUrl: string | undefined
}

/** Loaded with the first message: most processes never send one. */
export async function openTwilio(
  { accountSid, authToken, baseUrl }: TwilioAccount,
  timeoutMs: number,
): Promise<Twilio> {
  const { default: twilio } = await import('twilio')

  class Elsewhere extends twilio.RequestClient {
    override request<Data>(options: RequestClient.RequestOptions<Data>): Promise<http.default<Data>> {
      return super.request({ ...options, uri: baseUrl ? options.uri.replace(TWILIO, baseUrl) : options.uri })
    }
  }
  return twilio(accountSid, authToken, { httpClient: new Elsewhere({ timeout: timeoutMs }) })
}
