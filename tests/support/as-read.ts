import { rememberNew } from '../../src/server/features/memory/remember/remember.ts'
import type { TestApp } from './test-app.ts'

/** As if a model had read every conversation, and had found nothing that is meant to stay there. */
export async function asRead({ services, alone }: Pick<TestApp, 'services' | 'alone'>): Promise<void> {
  await rememberNew(services, alone)
  await services.db.$client.query('update messages set awaits_reading = false where awaits_reading')
}
