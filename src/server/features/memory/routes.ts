import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  addMemoryBody,
  addToProfileBody,
  editMemoryBody,
  editRecalledBody,
  forgetAnswer,
  forgetBody,
  memories,
  memoriesQuery,
  memory,
  memoryDetail,
  memoryParams,
  profile,
  rememberedAnswer,
} from '../../../contract/memory.ts'
import { messageParams } from '../../../contract/messages.ts'
import { operation } from '../../platform/http/docs/route-docs.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { announceMemoryChange } from '../notifications/live/notify-clients.ts'
import { forgetMemories, forgetMemory } from './forgetting/forget.ts'
import { listMemories, readMemory } from './read/list-memories.ts'
import { readUsed } from './read/read-used.ts'
import { addByHand, editMemory, editRecalled } from './remember/edit-memory.ts'
import { addToProfile, readProfile } from './remember/profile.ts'

export const memoryRoutes =
  (services: Uses<'db' | 'vault' | 'clock' | 'caches' | 'indexQueue' | 'log' | 'signals'>): FastifyPluginAsyncZod =>
  async (app) => {
    // The person's other windows may show what was changed.
    app.addHook('onResponse', async ({ method, actor }, { statusCode }) => {
      if (method !== 'GET' && statusCode < 300) await announceMemoryChange(services, actor.userId)
    })

    app.get(
      '/api/memories',
      operation('List memories', { querystring: memoriesQuery, response: { 200: memories } }),
      (request) => listMemories(services, request.actor, request.query),
    )

    app.post(
      '/api/memories',
      operation('Add a memory', {
        description: 'Kept as it is typed, and known to all helpers.',
        body: addMemoryBody,
        response: { 201: memory },
      }),
      async (request, reply) => reply.status(201).send(await addByHand(services, request.actor, request.body)),
    )

    app.post(
      '/api/memories/forget',
      operation('Forget memories', {
        description: 'By id, or everything that matches a filter. Takes effect before the response.',
        body: forgetBody,
        response: { 200: forgetAnswer },
      }),
      (request) => forgetMemories(services, request.actor, request.body),
    )

    app.get(
      '/api/memories/:id',
      operation('Get a memory', {
        description: 'Includes its sources, and its earlier and later versions.',
        params: memoryParams,
        response: { 200: memoryDetail },
      }),
      (request) => readMemory(services, request.actor, request.params.id),
    )

    app.patch(
      '/api/memories/:id',
      operation('Correct or share a memory', {
        description: 'Takes effect before the response. The correction is kept as it is typed.',
        errors: { 409: ['superseded'] },
        params: memoryParams,
        body: editMemoryBody,
        response: { 200: memory },
      }),
      (request) => editMemory(services, request.actor, request.params.id, request.body),
    )

    app.delete(
      '/api/memories/:id',
      operation('Forget a memory', { description: 'Takes effect before the response.', params: memoryParams }),
      (request) => forgetMemory(services, request.actor, request.params.id),
    )

    app.get(
      '/api/profile',
      operation('Get the profile', {
        description: 'What is known about the person, by field: at most 20 each, the newest first.',
        response: { 200: profile },
      }),
      (request) => readProfile(services, request.actor),
    )

    app.post(
      '/api/profile',
      operation('Add to the profile', { body: addToProfileBody, response: { 200: profile } }),
      (request) => addToProfile(services, request.actor, request.body),
    )

    app.get(
      '/api/messages/:id/memories',
      operation('List the memories behind a reply', { params: messageParams, response: { 200: rememberedAnswer } }),
      (request) => readUsed(services, request.actor, request.params.id),
    )

    app.patch(
      '/api/messages/:id/memory',
      operation('Correct a recalled message', {
        description: 'Forgets it as a memory, hides it from other helpers, or corrects it.',
        params: messageParams,
        body: editRecalledBody,
      }),
      (request) => editRecalled(services, request.actor, request.params.id, request.body),
    )
  }
