import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { idParams } from '../../../../contract/common.ts'
import {
  answeredStep,
  answerStepBody,
  keptAnswer,
  practiceAnswer,
  practiceRun,
  startPracticeBody,
} from '../../../../contract/practice.ts'
import { operation } from '../../../platform/http/docs/route-docs.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { answerPractice, goBack, keepResult, leavePractice, readPractice, startPractice } from './practice.ts'

/** They need no model and cost nothing. */
export const practiceRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/helpers/:id/practice',
      operation('List guided exercises of a helper', {
        description: 'With the one that was begun and is not finished. They work without a model and cost no message.',
        params: idParams,
        response: { 200: practiceAnswer },
      }),
      (request) => readPractice(services, request.actor, request.params.id),
    )

    app.post(
      '/api/helpers/:id/practice',
      operation('Start a guided exercise', {
        description: 'It takes the place of another one that was begun with this helper.',
        params: idParams,
        body: startPracticeBody,
        response: { 200: practiceRun },
      }),
      (request) => startPractice(services, request.actor, request.params.id, request.body),
    )

    app.post(
      '/api/practice/:id/answer',
      operation('Answer a step of an exercise', {
        description:
          'The current step, or one before it anew: what was answered after it stays where it still fits. Words that tell of a danger become a message, and `reply` is the answer to it.',
        params: idParams,
        body: answerStepBody,
        errors: { 409: ['step_changed'] },
        response: { 200: answeredStep },
      }),
      (request) => answerPractice(services, request.actor, request.params.id, request.body),
    )

    app.post(
      '/api/practice/:id/back',
      operation('Take back the last answer', {
        description: '`said` is what it was.',
        params: idParams,
        response: { 200: practiceRun },
      }),
      (request) => goBack(services, request.actor, request.params.id),
    )

    app.post(
      '/api/practice/:id/leave',
      operation('Drop an exercise', { description: 'Deletes what was written in it.', params: idParams }),
      (request) => leavePractice(services, request.actor, request.params.id),
    )

    app.post(
      '/api/practice/:id/keep',
      operation('Keep the result of an exercise', {
        description: 'It becomes a message of the conversation, and the exercise ends.',
        params: idParams,
        errors: { 409: ['step_changed'] },
        response: { 200: keptAnswer },
      }),
      async (request) => ({ message: await keepResult(services, request.actor, request.params.id) }),
    )
  }
