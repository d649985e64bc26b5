import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'

const run = promisify(execFile)
const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]
/** The headless shell, which saves a third of the processor time but has no notifications. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const isRoot = process.getuid?.() === 0

/** Path of a full browser: Playwright's own, else an installed one; undefined if there is none. */
export const findChromium = (): string | undefined => [chromium.executablePath(), ...INSTALLED].find(existsSync)

/** The lightest browser available. */
export const findHeadless = (): string | undefined => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : findChromium())

const FAIL_FAST = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10']
const APT: [string, string[]][] = [
  ['apt-get', [...FAIL_FAST, 'update', '-qq']],
  ['apt-get', [...FAIL_FAST, 'install', '-y', '-qq', '--no-install-recommends', 'chromium', 'chromium-headless-shell']],
]
const INSTALLERS: [string, string[]][] = [
  ...(isRoot && existsSync('/usr/bin/apt-get') ? APT : []),
  ['playwright', ['install', 'chromium']],
]

/** Installs a browser if there is none: Debian's as root, else Playwright's download. */
export async function ensureChromium(): Promise<void> {
  for (const [command, args] of INSTALLERS) {
    if (findChromium() && (command === 'playwright' || existsSync(HEADLESS_SHELL))) return
    await run(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => undefined)
  }
  if (!findChromium()) throw new Error('No Chromium was found, and none could be installed.')
}

/** Root has no sandbox; the other flags stop requests that no page made. */
export const LAUNCH_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
