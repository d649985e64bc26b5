import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { LARGEST_PICTURE } from '../pictures/pictures.ts'
import { parseConfig } from './config.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const SETTINGS: Record<string, string> = {
  DOMAIN: 'coterie.example',
  DATABASE_PASSWORD: 'secret',
  MASTER_KEY: Buffer.alloc(32, 7).toString('base64'),
}

/** As compose does: `${NAME}`, `${NAME:-default}`, `${NAME:?what is missing}`. */
function filled(value: string): string {
  return value.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, sign?: string, rest = '') => {
    const set = SETTINGS[name]
    if (set === undefined && sign !== '-') throw new Error(`${name} is set nowhere`)
    return set ?? rest
  })
}

interface Service {
  environment: Record<string, string>
  volumes?: string[]
}

const compose = parse(await readFile(join(ROOT, 'compose.yaml'), 'utf8'), { merge: true }) as {
  services: Record<string, Service>
  volumes: Record<string, null>
}
const image = await readFile(join(ROOT, 'Dockerfile'), 'utf8')
const imageVariables = Object.fromEntries(
  (/^ENV (.*)$/m.exec(image)?.[1] ?? '').split(' ').map((pair) => pair.split('=') as [string, string]),
)

it.each(['web', 'worker'])('the %s of the compose file gets a valid configuration', (role) => {
  const given = compose.services[role]?.environment ?? {}
  const variables = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, filled(String(value))]))
  expect(parseConfig({ ...imageVariables, ...variables })).toMatchObject({
    production: true,
    host: '0.0.0.0',
    port: 3000,
    role,
    appUrl: 'https://coterie.example',
    databaseUrl: 'postgres://coterie:secret@database:5432/coterie',
    dataDir: '/data',
    trustedProxies: ['172.28.0.0/24'],
  })
})

it('the compose file stops when a secret is missing', () => {
  const { APP_URL = '', MASTER_KEY = '', DATABASE_URL = '' } = compose.services.web?.environment ?? {}
  for (const value of [APP_URL, MASTER_KEY, DATABASE_URL]) expect(value).toMatch(/\$\{\w+:\?[^}]+\}/)
})

it('the nginx configuration lets the largest message through', async () => {
  const guide = await readFile(join(ROOT, 'docs/self-hosting.md'), 'utf8')
  const megabytes = Number(/client_max_body_size (\d+)m;/.exec(guide)?.[1])
  expect(megabytes * 2 ** 20).toBeGreaterThan(LARGEST_PICTURE)
})

it('keeps persistent data in named volumes', () => {
  const used = Object.values(compose.services).flatMap(({ volumes = [] }) =>
    volumes.map((volume) => volume.split(':')[0]),
  )
  expect(new Set(used)).toEqual(new Set(Object.keys(compose.volumes)))
})
