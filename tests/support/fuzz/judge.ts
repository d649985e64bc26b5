import type { LightMyRequestResponse } from 'fastify'
import { errorBody } from '../../../src/contract/common.ts'
import type { TestApp } from '../test-app.ts'
import { asCurl, type FuzzRequest } from './requests.ts'

/** A path below /api that people open by a link, so that errors are pages as well. */
const LINK = '/api/mail/unsubscribe'

const isPage = ({ url }: FuzzRequest, { headers }: LightMyRequestResponse): boolean =>
  String(headers['content-type']).startsWith('text/html') && (!url.startsWith('/api/') || url.startsWith(LINK))

function isInShape(response: LightMyRequestResponse): boolean {
  try {
    return errorBody.safeParse(response.json()).success
  } catch {
    return false
  }
}

/** What is wrong with a response, and how to reproduce it; null if nothing is. */
export function faultOf(request: FuzzRequest, response: LightMyRequestResponse, role: string): string | null {
  const { statusCode: status } = response
  const said = `${status} as ${role}: ${asCurl(request).slice(0, 600)}\n  ${response.body.slice(0, 200)}`
  if (status >= 500) return `server error ${said}`
  if (!response.headers['x-request-id']) return `no request id ${said}`
  if (status < 400 || request.method === 'HEAD' || isPage(request, response)) return null
  return isInShape(response) ? null : `not the shape of errors ${said}`
}

/** The faults of all responses, one per line; empty if there are none. */
export async function faultsOf(app: TestApp, requests: readonly FuzzRequest[], cookie = ''): Promise<string> {
  const faults: string[] = []
  for (const request of requests) {
    const headers = cookie ? { cookie, ...request.headers } : request.headers
    const response = await app.http.inject({ ...request, method: request.method as 'GET', headers })
    const fault = faultOf(request, response, cookie ? 'person' : 'visitor')
    if (fault) faults.push(fault)
  }
  return faults.join('\n')
}
