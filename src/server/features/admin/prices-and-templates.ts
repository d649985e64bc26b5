import type { PriceBody, PriceRow, Prices, Template, TemplateBody, Templates } from '../../../contract/admin.ts'
import { KNOWN_PRICES, knownPriceOf, type Price, priceOf } from '../../../core/calls/prices.ts'
import type { Ai } from '../../integrations/models/port.ts'
import { notFound } from '../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { refuseHarmfulReply } from '../safety/crisis.ts'
import { recordAction } from './audit.ts'
import { deletePrice, listPrices, listTemplates, savePrice, updateTemplate } from './store.ts'

const MICROS = 1_000_000

const rowOf = (model: string, price: Price, source: PriceRow['source'], inUse: boolean): PriceRow => ({
  model,
  inputUsd: price.input / MICROS,
  outputUsd: price.output / MICROS,
  source,
  inUse,
})

/** The price of the model in use when the operator has set none. */
function ownRow(ai: Ai): PriceRow {
  const source = knownPriceOf(ai.name) ? 'list' : ai.local ? 'local' : 'unknown'
  return rowOf(ai.name, priceOf(ai.name, ai.local), source, true)
}

/** Prices in US dollars per million tokens: the model in use, then the operator's prices, then the built-in list. */
export async function readPrices(services: Uses<'db' | 'models'>): Promise<Prices> {
  const { db } = services
  const ai = services.models.current
  const set = await listPrices(db)
  const operators = set.map(({ model, ...price }) => rowOf(model, price, 'operator', ai.connected && model === ai.name))
  const taken = new Set(set.map(({ model }) => model))
  if (ai.connected && !taken.has(ai.name)) operators.unshift(ownRow(ai))
  const listed = Object.entries(KNOWN_PRICES)
    .filter(([model]) => !taken.has(model) && model !== ai.name)
    .map(([model, price]) => rowOf(model, price, 'list', false))
  return { prices: [...operators.toSorted((one, other) => Number(other.inUse) - Number(one.inUse)), ...listed] }
}

/** Every process uses it from the next call on. */
export async function setPrice(services: Uses<'db' | 'clock'>, actor: Actor, input: PriceBody): Promise<void> {
  const { model, inputUsd, outputUsd } = input
  const price = { model, input: Math.round(inputUsd * MICROS), output: Math.round(outputUsd * MICROS) }
  await savePrice(services.db, price, services.clock.now())
  await recordAction(services, actor, 'price', `${model}: $${inputUsd} in, $${outputUsd} out a million tokens`)
}

/** 404: none was set. */
export async function clearPrice(services: Uses<'db' | 'clock'>, actor: Actor, model: string): Promise<void> {
  if (!(await deletePrice(services.db, model))) throw notFound('Price')
  await recordAction(services, actor, 'price', `${model}: back to the built-in price`)
}

export async function readTemplates({ db }: Uses<'db'>): Promise<Templates> {
  return { templates: await listTemplates(db) }
}

/** Takes effect from the next due message on. */
export async function changeTemplate(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  id: number,
  input: TemplateBody,
): Promise<Template> {
  if (input.templateText !== undefined) refuseHarmfulReply('templateText', input.templateText)
  const row = await updateTemplate(services.db, id, input, services.clock.now())
  if (!row) throw notFound('Template')
  const did = [input.templateText === undefined ? '' : 'text changed', activity(input.active)].filter(Boolean)
  await recordAction(services, actor, 'template', `${row.personaType} ${row.sequencePosition}: ${did.join(', ')}`)
  return row
}

const activity = (active: boolean | undefined): string =>
  active === undefined ? '' : active ? 'activated' : 'deactivated'
