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
import { idParams, messageAnswer } from '../../../contract/common.ts'
import { operation } from '../../platform/http/docs/route-docs.ts'
import type { Health } from '../../platform/outage/health.ts'
import type { Services, Uses } from '../../platform/ports/services.ts'
import { readHistory, readUsageReport } from '../models/ledger/read-report.ts'
import { readAudit } from './audit.ts'
import { changeRole, grantPlan, readUsers, restoreUser, suspendUser } from './manage-users.ts'
import { changeTemplate, clearPrice, readPrices, readTemplates, setPrice } from './prices-and-templates.ts'
import { clearBacklog, pause, readHealth, readQueueFigures, unpause } from './system.ts'

const config = { operator: true }

const reading =
  (services: Uses<'config' | 'db' | 'models' | 'clock'>, health: Health): FastifyPluginAsyncZod =>
  async (app) => {
    app.get(
      '/api/admin/health',
      operation('Get the health of the server', { config, response: { 200: healthAnswer } }),
      () => readHealth(services, health),
    )
    app.get(
      '/api/admin/usage-report',
      operation('Get the usage report', { config, response: { 200: usageReportAnswer } }),
      () => readUsageReport(services),
    )
    app.get(
      '/api/admin/usage-history',
      operation('Get the usage history', { config, querystring: historyQuery, response: { 200: usageHistoryAnswer } }),
      (request) => readHistory(services, request.query.range),
    )
    app.get('/api/admin/queue', operation('Get figures of the queue', { config, response: { 200: queueAnswer } }), () =>
      readQueueFigures(services),
    )
    app.get(
      '/api/admin/audit-log',
      operation('List the audit log', { config, querystring: auditQuery, response: { 200: auditAnswer } }),
      (request) => readAudit(services, request.query.before),
    )
    app.get(
      '/api/admin/users',
      operation('List accounts', { config, querystring: userQuery, response: { 200: adminUsersAnswer } }),
      (request) => readUsers(services, request.query.search, request.query.before),
    )
    app.get('/api/admin/prices', operation('List model prices', { config, response: { 200: pricesAnswer } }), () =>
      readPrices(services),
    )
    app.get(
      '/api/admin/templates',
      operation('List message templates', { config, response: { 200: templatesAnswer } }),
      () => readTemplates(services),
    )
  }

const emergency =
  (services: Uses<'db' | 'clock' | 'log' | 'signals'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/emergency-pause',
      operation('Pause all calls to models', { config, body: pauseBody, response: { 200: messageAnswer } }),
      async ({ actor, body }) => ({ message: await pause(services, actor, body.hours) }),
    )
    app.post(
      '/api/admin/emergency-unpause',
      operation('Resume calls to models', { config, response: { 200: messageAnswer } }),
      async ({ actor }) => ({ message: await unpause(services, actor) }),
    )
    app.post(
      '/api/admin/clear-schedule-backlog',
      operation('Clear the schedule backlog', {
        config,
        description: 'Skips overdue messages and plans the next ones.',
        response: { 200: messageAnswer },
      }),
      async ({ actor }) => ({ message: await clearBacklog(services, actor) }),
    )
  }

const managing =
  (services: Uses<'planner' | 'config' | 'db' | 'models' | 'clock' | 'log' | 'signals'>): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(
      '/api/admin/users/:id/plan',
      operation('Change the plan of an account', {
        config,
        params: idParams,
        body: planBody,
        response: { 200: userAnswer },
      }),
      async ({ actor, params, body }) => ({ user: await grantPlan(services, actor, params.id, body.tier) }),
    )
    app.post(
      '/api/admin/users/:id/suspend',
      operation('Suspend an account', { config, errors: { 409: ['own_account'] }, params: idParams }),
      ({ actor, params }) => suspendUser(services, actor, params.id),
    )
    app.post(
      '/api/admin/users/:id/restore',
      operation('Restore an account', { config, params: idParams }),
      ({ actor, params }) => restoreUser(services, actor, params.id),
    )
    app.post(
      '/api/admin/users/:id/role',
      operation('Change the role of an account', {
        config,
        errors: { 409: ['own_account'] },
        params: idParams,
        body: roleBody,
      }),
      ({ actor, params, body }) => changeRole(services, actor, params.id, body.role),
    )
    app.post(
      '/api/admin/prices',
      operation('Set a model price', { config, body: priceBody, response: { 200: pricesAnswer } }),
      async ({ actor, body }) => {
        await setPrice(services, actor, body)
        return readPrices(services)
      },
    )
    app.delete(
      '/api/admin/prices',
      operation('Delete a model price', {
        config,
        errors: { 404: ['not_found'] },
        body: priceKey,
        response: { 200: pricesAnswer },
      }),
      async ({ actor, body }) => {
        await clearPrice(services, actor, body.model)
        return readPrices(services)
      },
    )
    app.patch(
      '/api/admin/templates/:id',
      operation('Update a message template', {
        config,
        errors: { 400: ['not_allowed'] },
        params: idParams,
        body: templateBody,
        response: { 200: template },
      }),
      ({ actor, params, body }) => changeTemplate(services, actor, params.id, body),
    )
  }

export const adminRoutes =
  (services: Services, health: Health): FastifyPluginAsyncZod =>
  async (app) => {
    await app.register(reading(services, health))
    await app.register(emergency(services))
    await app.register(managing(services))
  }
