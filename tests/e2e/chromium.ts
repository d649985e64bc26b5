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
/** The browser without its window, which takes two thirds of the processor time; it has no notifications. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const isRoot = process.getuid?.() === 0

/** Path of a whole browser to drive: Playwright's own, else an installed one; undefined when there is none. */
export const findChromium = (): string | undefined => [chromium.executablePath(), ...INSTALLED].find(existsSync)

/** The lightest browser that is there. */
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

/** Installs a browser where there is none: Debian's as root, else Playwright's download. */
export async function ensureChromium(): Promise<void> {
  for (const [command, args] of INSTALLERS) {
    if (findChromium() && (command === 'playwright' || existsSync(HEADLESS_SHELL))) return
    await run(command, args, { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).catch(() => undefined)
  }
  if (!findChromium()) throw new Error('No Chromium was found, and none could be installed.')
}

/** Root has no sandbox; the others keep the browser from looking for hosts that no page asked for. */
export const LAUNCH_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
