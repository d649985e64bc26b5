import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type OllamaStandIn, startOllamaStandIn } from '../../../../../tests/support/ollama-stand-in.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { until } from '../../../../../tests/support/until.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { Connections, LocalModels, ModelDownload } from '../../../../contract/connections.ts'
import type { Exchange } from '../../../../contract/messages.ts'

const PATH = '/api/admin/connections/local-models'
const UNNAMED = {
  provider: undefined,
  baseUrl: undefined,
  apiKey: undefined,
  model: undefined,
  embeddingModel: undefined,
}

let ollama: OllamaStandIn
let app: TestApp
let operator: Person
beforeAll(async () => {
  ollama = await startOllamaStandIn()
  app = await openTestApp({ config: { ai: UNNAMED, ollamaUrl: ollama.url } })
  operator = await signUp(app, { username: 'first' })
})
beforeEach(async () => {
  ollama.pull = { layers: [3000, 200], lineMs: 0 }
  ollama.models.length = 0
  ollama.pulls.length = 0
  await operator.del('/api/admin/connections/model')
})
afterAll(async () => {
  await app.close()
  await ollama.close()
})

const read = async (): Promise<LocalModels> => (await operator.get<LocalModels>(PATH)).body
const start = (model: string) => operator.post<ModelDownload>(`${PATH}/download`, { model })
const ended = async (): Promise<ModelDownload> => {
  const { download } = await until(read, (local) => local.download?.state !== 'running')
  if (!download) throw new Error('nothing was downloaded')
  return download
}

describe('a download by Ollama', () => {
  it('begins with a choice, shows its progress, and connects the model', async () => {
    expect(await read()).toMatchObject({ address: ollama.url, isThere: true, models: [], download: null })
    expect((await read()).suggestions.length).toBeGreaterThan(2)

    ollama.pull.lineMs = 40
    expect((await start('gemma3:4b')).body).toMatchObject({ model: 'gemma3:4b', state: 'running' })
    const under = await until(read, ({ download }) => (download?.completedBytes ?? 0) > 0)
    expect(under.download).toMatchObject({ state: 'running', totalBytes: expect.any(Number) })
    expect(await ended()).toMatchObject({ state: 'done', isConnected: true, completedBytes: 3200, totalBytes: 3200 })
    expect((await read()).models).toEqual([{ name: 'gemma3:4b', bytes: 3200 }])

    const { body } = await operator.get<Connections>('/api/admin/connections')
    expect(body.model).toMatchObject({ setBy: 'browser', name: 'gemma3:4b', connected: true })
    const said = await operator.post<Exchange>('/api/messages', messageTo(await createHelper(operator), 'Hello?'))
    expect(said.body.reply).toMatchObject({ content: 'Hello there.', source: 'model' })
  })

  it('can be cancelled, and goes on from there', async () => {
    ollama.pull.lineMs = 50
    await start('llama3.2:3b')
    await until(read, ({ download }) => (download?.completedBytes ?? 0) > 0)
    expect((await operator.del(`${PATH}/download`)).status).toBe(204)
    expect(await ended()).toMatchObject({ state: 'cancelled', problem: null })
    await until(
      async () => ollama.pulls[0]?.left,
      (left) => left === true,
    )
    ollama.pull.lineMs = 0
    await start('llama3.2:3b')
    expect((await ended()).state).toBe('done')
    expect(ollama.pulls[1]?.resumedAt).toBeGreaterThan(0)
  })

  it('is one at a time', async () => {
    ollama.pull.lineMs = 50
    await start('one')
    expect((await start('one')).status).toBe(200)
    expect((await operator.post<ErrorBody>(`${PATH}/download`, { model: 'two' })).body.error.code).toBe(
      'download_running',
    )
    await operator.del(`${PATH}/download`)
    expect(ollama.pulls).toHaveLength(1)
  })

  it.each<[string, Partial<OllamaStandIn['pull']>, RegExp]>([
    ['an unknown name', { refusal: { status: 500, error: 'pull model manifest: file does not exist' } }, /spelling/],
    [
      'a full disk',
      { faultAt: { bytes: 1500, error: 'write /root/.ollama/x: no space left on device' } },
      /disk is full/,
    ],
    [
      'no network',
      { refusal: { status: 500, error: 'dial tcp: lookup registry.ollama.ai: no such host' } },
      /internet/,
    ],
    ['a broken connection', { faultAt: { bytes: 1500, error: null } }, /broke off/],
    ['anything else', { refusal: { status: 500, error: 'something odd' } }, /its own log/i],
  ])('says what to do after %s, and no path', async (name, fault, words) => {
    Object.assign(ollama.pull, fault)
    await start(`model-${name.replaceAll(' ', '-')}`)
    const { state, problem } = await ended()
    expect(state).toBe('failed')
    expect(problem).toMatch(words)
    expect(problem).not.toContain('/root')
    expect((await operator.get<Connections>('/api/admin/connections')).body.model.setBy).toBe('nobody')
  })

  it('replaces no model that was connected meanwhile', async () => {
    ollama.models.push({ name: 'chosen', size: 1 })
    ollama.pull.lineMs = 30
    await start('late')
    const choice = { provider: 'ollama', address: `${ollama.url}/v1`, model: 'chosen' }
    expect((await operator.post('/api/admin/connections/model', choice)).status).toBe(200)
    expect(await ended()).toMatchObject({ state: 'done', isConnected: false })
    expect((await operator.get<Connections>('/api/admin/connections')).body.model.name).toBe('chosen')
  })

  it('is the operator’s alone, and of a proper name', async () => {
    const somebody = await signUp(app)
    expect((await somebody.get(PATH)).status).toBe(403)
    expect((await somebody.post(`${PATH}/download`, { model: 'gemma3:4b' })).status).toBe(403)
    for (const model of ['', '../x', 'a b', 'http://evil.example/x'])
      expect((await start(model)).status, model).toBe(400)
  })

  it('needs an Ollama', async () => {
    const { url } = await startOllamaStandIn().then(async (gone) => {
      await gone.close()
      return gone
    })
    const alone = await openTestApp({ config: { ai: UNNAMED, ollamaUrl: url } })
    const first = await signUp(alone)
    expect((await first.get<LocalModels>(PATH)).body).toMatchObject({ isThere: false, models: [] })
    await first.post(`${PATH}/download`, { model: 'gemma3:4b' })
    const { body } = await until(
      () => first.get<LocalModels>(PATH),
      (answer) => answer.body.download?.state === 'failed',
    )
    expect(body.download?.problem).toContain('Start it')
    await alone.close()
  })
})
