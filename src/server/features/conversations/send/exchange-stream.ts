import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Exchange, replyEvents } from '../../../../contract/messages.ts'
import { streamEvents, wantsStream } from '../../../platform/http/sse.ts'
import type { ReplyWriter } from './send-message.ts'

export const REPLY_ERRORS = {
  402: ['allowance_used_up'],
  502: ['own_model_failed', 'reply_cut_off'],
  503: ['restarting'],
} as const

export const REPLY_STREAM = { name: 'ReplyEvent', events: replyEvents }

/** For an answer that is read once it is whole. */
export const SILENT = { write: () => {} }

/** The reply is written to its end even if the browser disconnects. */
export async function answerExchange(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (writer: ReplyWriter) => Promise<Exchange>,
): Promise<Exchange | undefined> {
  if (!wantsStream(request.headers)) return work(SILENT)
  await streamEvents(request, reply, async (events) => {
    const { reply: written } = await work({
      accepted: (userMessage) => events.send('accepted', { userMessage }),
      write: events.sendText,
      takeBack: () => events.send('restart', {}),
      progress: (waitingFor) => events.send('progress', { waitingFor }),
    })
    events.send('done', { reply: written })
  })
}
