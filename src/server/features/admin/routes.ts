import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { userAnswer } from '../../../contract/accounts.ts'
import {
  adminUsersAnswer,
  auditAnswer,
  auditQuery,
  healthAnswer,
  historyQuery,
  pauseBody,
  planBody,
  priceBody,
  priceKey,
  pricesAnswer,
  queueAnswer,
  roleBody,
  template,
  templateBody,
  templatesAnswer,
  usageHistoryAnswer,
  usageReportAnswer,
  userQuery,
} from '../../../contract/admin.ts'
import { idParams, messageAnswer, nothing } from '../../../contract/common.ts'
import type { Services, Uses } from '../../platform/ports/services.ts'
import { readHistory, readUsageReport } from '../models/ledger/read-report.ts'
import { readAudit } from './audit.ts'
import { clearBacklog, pause, unpause } from './emergency.ts'
import { clearPrice, readPrices, setPrice } from './manage-prices.ts'
import { changeTemplate, readTemplates } from './manage-templates.ts'
import { changeRole, grantPlan, readUsers, restoreUser, suspendUser } from './manage-users.ts'
import { readHealth, readQueueFigures } from './read-health.ts'

const config = { operator: true }

const reading =
  (services: Uses<'config' | 'db' | 'models' | 'clock' | 'health'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/health',
      { config, schema: { summary: 'Get the health of the server', response: { 200: healthAnswer } } },
      () => readHealth(services),
    )
    app.get(
      '/api/admin/usage-report',
      { config, schema: { summary: 'Get the usage report', response: { 200: usageReportAnswer } } },
      () => readUsageReport(services),
    )
    app.get(
      '/api/admin/usage-history',
      {
        config,
        schema: { summary: 'Get the usage history', querystring: historyQuery, response: { 200: usageHistoryAnswer } },
      },
      (request) => readHistory(services, request.query.range),
    )
    app.get(
      '/api/admin/queue',
      { config, schema: { summary: 'Get figures of the queue', response: { 200: queueAnswer } } },
      () => readQueueFigures(services),
    )
    app.get(
      '/api/admin/audit-log',
      { config, schema: { summary: 'List the audit log', querystring: auditQuery, response: { 200: auditAnswer } } },
      (request) => readAudit(services, request.query.before),
    )
    app.get(
      '/api/admin/users',
      { config, schema: { summary: 'List accounts', querystring: userQuery, response: { 200: adminUsersAnswer } } },
      (request) => readUsers(services, request.query.search, request.query.before),
    )
    app.get(
      '/api/admin/prices',
      { config, schema: { summary: 'List model prices', response: { 200: pricesAnswer } } },
      () => readPrices(services),
    )
    app.get(
      '/api/admin/templates',
      { config, schema: { summary: 'List message templates', response: { 200: templatesAnswer } } },
      () => readTemplates(services),
    )
  }

const emergency =
  (services: Uses<'db' | 'clock' | 'log' | 'signals'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/emergency-pause',
      { config, schema: { summary: 'Pause all calls to models', body: pauseBody, response: { 200: messageAnswer } } },
      async ({ actor, body }) => ({ message: await pause(services, actor, body.hours) }),
    )
    app.post(
      '/api/admin/emergency-unpause',
      { config, schema: { summary: 'Resume calls to models', response: { 200: messageAnswer } } },
      async ({ actor }) => ({ message: await unpause(services, actor) }),
    )
    app.post(
      '/api/admin/clear-schedule-backlog',
      {
        config,
        schema: {
          summary: 'Clear the schedule backlog',
          description: 'Skips overdue messages and plans the next ones.',
          response: { 200: messageAnswer },
        },
      },
      async ({ actor }) => ({ message: await clearBacklog(services, actor) }),
    )
  }

const managing =
  (services: Uses<'handlers' | 'config' | 'db' | 'models' | 'clock' | 'log' | 'signals'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/users/:id/plan',
      {
        config,
        schema: {
          summary: 'Change the plan of an account',
          params: idParams,
          body: planBody,
          response: { 200: userAnswer },
        },
      },
      async ({ actor, params, body }) => ({ user: await grantPlan(services, actor, params.id, body.tier) }),
    )
    app.post(
      '/api/admin/users/:id/suspend',
      {
        config,
        schema: {
          summary: 'Suspend an account',
          errors: { 409: ['own_account'] },
          params: idParams,
          response: { 204: nothing },
        },
      },
      ({ actor, params }) => suspendUser(services, actor, params.id),
    )
    app.post(
      '/api/admin/users/:id/restore',
      {
        config,
        schema: {
          summary: 'Restore an account',
          params: idParams,
          response: { 204: nothing },
        },
      },
      ({ actor, params }) => restoreUser(services, actor, params.id),
    )
    app.post(
      '/api/admin/users/:id/role',
      {
        config,
        schema: {
          summary: 'Change the role of an account',
          errors: { 409: ['own_account'] },
          params: idParams,
          body: roleBody,
          response: { 204: nothing },
        },
      },
      ({ actor, params, body }) => changeRole(services, actor, params.id, body.role),
    )
    app.post(
      '/api/admin/prices',
      { config, schema: { summary: 'Set a model price', body: priceBody, response: { 200: pricesAnswer } } },
      async ({ actor, body }) => {
        await setPrice(services, actor, body)
        return readPrices(services)
      },
    )
    app.delete(
      '/api/admin/prices',
      {
        config,
        schema: {
          summary: 'Delete a model price',
          errors: { 404: ['not_found'] },
          body: priceKey,
          response: { 200: pricesAnswer },
        },
      },
      async ({ actor, body }) => {
        await clearPrice(services, actor, body.model)
        return readPrices(services)
      },
    )
    app.patch(
      '/api/admin/templates/:id',
      {
        config,
        schema: {
          summary: 'Update a message template',
          errors: { 400: ['not_allowed'] },
          params: idParams,
          body: templateBody,
          response: { 200: template },
        },
      },
      ({ actor, params, body }) => changeTemplate(services, actor, params.id, body),
    )
  }

export const adminRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(reading(services))
    await app.register(emergency(services))
    await app.register(managing(services))
  }
