// Prepares what `npm start` and `npm test` need: packages, pages, the server, an empty database to copy. Plain
// JavaScript, because it runs on the machine's own Node (20 or newer) before the pinned one is installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { withLock } from './lock.mjs'
import { fingerprint, installedMatchesLock } from './staleness.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PINNED_NODE = join(ROOT, 'node_modules', '.bin', 'node')
const INSTALLING = join(ROOT, 'node_modules', '.coterie-installing')
const OLDEST_NODE = 20

/** @typedef {{ name: string, line: string, inputs: string[], proof: string, build: (outDir: string) => string[] }} Product */

const runVite = (/** @type {string} */ config, /** @type {string} */ outDir) => [
  ...['node_modules/vite/bin/vite.js', 'build', '--config', config, '--logLevel', 'warn'],
  ...['--outDir', outDir, '--emptyOutDir'],
]

/** @type {Product[]} */
const PRODUCTS = [
  {
    name: 'web',
    line: 'Building the pages…',
    inputs: [
      'src/web',
      'src/core',
      'src/contract',
      'scripts/prerender',
      'public',
      'index.html',
      'vite.config.ts',
      'package-lock.json',
    ],
    proof: 'index.html',
    build: (outDir) => runVite('vite.config.ts', outDir),
  },
  {
    name: 'server',
    line: 'Bundling the server…',
    inputs: ['src/server', 'src/core', 'src/contract', 'vite.server.config.ts', 'package-lock.json'],
    proof: 'main.js',
    build: (outDir) => runVite('vite.server.config.ts', outDir),
  },
  {
    name: 'database-template',
    line: 'Preparing an empty database…',
    inputs: [
      'migrations',
      'scripts/make-template.ts',
      'src/server/platform/jobs/queue.ts',
      'node_modules/@electric-sql/pglite/package.json',
      'node_modules/pg-boss/package.json',
    ],
    proof: 'PG_VERSION',
    build: (outDir) => ['scripts/make-template.ts', outDir],
  },
]

/** @param {string} command @param {string[]} args @param {NodeJS.ProcessEnv} [env] @returns {Promise<void>} */
function run(command, args, env = process.env) {
  return new Promise((resolve, reject) => {
    // Both streams go to stderr, so that the address is the last line of stdout.
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', 2, 2] })
    child.on('error', reject)
    child.on('exit', (code, signal) =>
      code === 0 ? resolve() : reject(new Error(`\`${command} ${args[0]}\` ended with ${signal ?? `code ${code}`}`)),
    )
  })
}

const packagesAreReady = () => existsSync(PINNED_NODE) && !existsSync(INSTALLING) && installedMatchesLock(ROOT)

async function installPackages() {
  const modules = join(ROOT, 'node_modules')
  // A killed install may leave half a package that looks complete.
  const halfDone = existsSync(INSTALLING) || !existsSync(join(modules, '.package-lock.json'))
  if (halfDone) await rm(modules, { recursive: true, force: true })
  console.log('Installing packages (once, about half a minute)…')
  await mkdir(modules, { recursive: true })
  await writeFile(INSTALLING, '')
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of other platforms (docs/decisions/0026).
  const options = ['--no-save', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error']
  // onnxruntime-node would download graphics card libraries of 200 MB and fail without a network.
  await run('npm', ['install', ...options], { ...process.env, ONNXRUNTIME_NODE_INSTALL: 'skip' })
  await rm(INSTALLING, { force: true })
}

const stampOf = (/** @type {Product} */ product) => join(ROOT, 'dist', `${product.name}.stamp`)

/** @param {Product} product @param {string} print */
function isFresh(product, print) {
  const stamp = stampOf(product)
  const built = existsSync(join(ROOT, 'dist', product.name, product.proof))
  return built && existsSync(stamp) && readFileSync(stamp, 'utf8') === print
}

/** Builds next to the old product and swaps at the end, so that a killed build is never used. @param {Product} product */
async function build(product) {
  const print = fingerprint(ROOT, product.inputs)
  if (isFresh(product, print)) return
  console.log(product.line)
  const target = join(ROOT, 'dist', product.name)
  const fresh = `${target}.building`
  await rm(stampOf(product), { force: true })
  await rm(fresh, { recursive: true, force: true })
  await run(PINNED_NODE, product.build(fresh), { ...process.env, NODE_ENV: 'production' })
  await rm(target, { recursive: true, force: true })
  await rename(fresh, target)
  await writeFile(stampOf(product), print)
}

/** Products named on the command line; all by default, none for `packages`. */
const wanted = PRODUCTS.filter(({ name }) => process.argv.length < 3 || process.argv.includes(name))
const allFresh = () => wanted.every((product) => isFresh(product, fingerprint(ROOT, product.inputs)))

async function prepare() {
  if (packagesAreReady() && allFresh()) return
  await mkdir(join(ROOT, 'dist'), { recursive: true })
  await withLock(join(ROOT, 'dist', 'prepare.lock'), async () => {
    if (!packagesAreReady()) await installPackages()
    const results = await Promise.allSettled(wanted.map(build))
    for (const result of results) if (result.status === 'rejected') throw result.reason
  })
}

try {
  if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE)
    throw new Error(`Node ${OLDEST_NODE} or newer is needed`)
  await prepare()
} catch (error) {
  console.error(`Could not get ready: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
