import { randomUUID } from 'node:crypto'
import type { SimulatedSms, SimulatedSmsBody } from '../../../contract/sms.ts'
import { SIMULATED_NUMBER } from '../../../core/sms/sms-options.ts'
import { escapeHtml } from '../../../core/text/entities.ts'
import type { Sms } from '../../integrations/sms/port.ts'
import { open, seal } from '../../platform/crypto/vault.ts'
import { AppError } from '../../platform/errors/errors.ts'
import type { Services, Uses } from '../../platform/ports/services.ts'
import { parsePhone } from './parse-phone.ts'
import { receiveSms } from './receive-sms.ts'
import { deleteSimulated, findNumbersOf, keepSimulated, listAllSimulated, listSimulated } from './store.ts'

/** Stands in for a provider during development: every message arrives on a page, whatever process sends it. */

const CONTEXT = 'simulated text'
const SHOWN = 200

type Parts = Uses<'vault' | 'db' | 'clock'>
type Text = Pick<SimulatedSms, 'from' | 'to' | 'body'>

const keep = ({ vault, db, clock }: Parts, text: Text): Promise<void> =>
  keepSimulated(db, seal(vault.serverKey, JSON.stringify(text), CONTEXT), clock.now())

const opened = ({ vault }: Uses<'vault'>, sealed: Buffer): Text => JSON.parse(open(vault.serverKey, sealed, CONTEXT))

const noCalls = (): never => {
  throw new AppError(404, 'not_found', 'The simulator has no provider that could call.')
}

export const createSimulatorSms = (services: Parts): Sms => ({
  simulated: true,
  number: SIMULATED_NUMBER,
  async send({ to, body }) {
    await keep(services, { from: SIMULATED_NUMBER, to, body })
    return { id: `simulated-${randomUUID()}`, delivered: true }
  },
  sentTo: async () => [],
  readInbound: noCalls,
  readReport: noCalls,
})

/** Both directions, oldest first. */
export async function readSimulated(services: Uses<'vault' | 'db'>): Promise<SimulatedSms[]> {
  const rows = await listSimulated(services.db, SHOWN)
  return rows.reverse().map(({ id, sealed, createdAt }) => ({
    id,
    sentAt: createdAt.toISOString(),
    ...opened(services, sealed),
  }))
}

/** Comes from a simulated phone. */
export async function receiveSimulated(services: Services, { from: typed, body }: SimulatedSmsBody): Promise<void> {
  const from = parsePhone(typed)
  await keep(services, { from, to: SIMULATED_NUMBER, body })
  await receiveSms(services, { id: `simulated-${randomUUID()}`, from, body, command: null, hasMedia: false })
}

/** Deletes messages from and to the numbers of a person. */
export async function forgetSimulated(services: Uses<'vault' | 'db' | 'sms'>, userId: number): Promise<void> {
  if (!services.sms?.simulated) return
  const numbers = new Set(await findNumbersOf(services.db, userId))
  const theirs = (await listAllSimulated(services.db)).filter(({ sealed }) => {
    const { from, to } = opened(services, sealed)
    return numbers.has(from) || numbers.has(to)
  })
  const ids = theirs.map(({ id }) => id)
  if (ids.length > 0) await deleteSimulated(services.db, ids)
}

const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#fbf9f5,#1d1916);--raised:light-dark(#fff,#27221e);--ink:light-dark(#2b2420,#f1ebe4);--soft:light-dark(#6b615a,#b3a89e);--line:light-dark(#e5ded5,#3d362f);--mine:light-dark(#f3e0d8,#4a2f25);--accent:#b5451f}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:720px;margin:0 auto;padding:24px 20px 220px}h1{font:500 2rem/1.2 Georgia,serif;margin:0}p{color:var(--soft)}
ol{list-style:none;margin:24px 0 0;padding:0;display:grid;gap:12px}li{max-width:85%;padding:10px 14px;border:1px solid var(--line);border-radius:16px;background:var(--raised);white-space:pre-wrap;overflow-wrap:anywhere}
li.in{justify-self:end;background:var(--mine)}small{display:block;color:var(--soft);font-size:.8125rem}
form{position:fixed;inset:auto 0 0;background:var(--raised);border-top:1px solid var(--line)}form>div{max-width:720px;margin:0 auto;padding:12px 20px;display:grid;gap:10px;grid-template-columns:1fr auto}
label{font-size:.875rem;font-weight:550}label:first-child{grid-column:1/-1}input{width:100%;min-height:44px;margin-top:2px;padding:8px 12px;border:1px solid var(--soft);border-radius:10px;background:var(--paper);color:var(--ink);font:400 1rem/1.5 system-ui,sans-serif}
button{align-self:end;min-height:44px;padding:0 22px;border:0;border-radius:999px;background:var(--accent);color:#fff;font:550 1rem system-ui;cursor:pointer}:focus-visible{outline:2.5px solid var(--accent);outline-offset:2px}`

export const SIMULATOR_SCRIPT = `setInterval(async () => {
  const page = new DOMParser().parseFromString(await (await fetch(location.href)).text(), 'text/html')
  const [now, next] = [document.querySelector('ol'), page.querySelector('ol')]
  if (now.innerHTML === next.innerHTML) return
  now.replaceWith(next)
  scrollTo(0, document.body.scrollHeight)
}, 1000)
scrollTo(0, document.body.scrollHeight)
`

const item = ({ from, to, body, sentAt }: SimulatedSms, ours: string): string => {
  const words = from === ours ? `To ${escapeHtml(to)}` : `From ${escapeHtml(from)}`
  const time = `<time datetime="${sentAt}">${sentAt.slice(11, 16)} UTC</time>`
  return `<li class="${from === ours ? 'out' : 'in'}"><small>${words} · ${time}</small>${escapeHtml(body)}</li>`
}

export function simulatorPage(texts: readonly SimulatedSms[], ours: string): string {
  const phone = texts.findLast(({ from }) => from === ours)?.to ?? ''
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Texts | Coterie</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>${STYLE}</style>
<link rel="icon" href="/favicon.svg"><script src="/dev/texts.js" defer></script></head><body><main>
<h1>Texts</h1><p>What the simulator would have sent from ${escapeHtml(ours)}. Nothing leaves this machine.</p>
<ol aria-label="Texts">${texts.map((text) => item(text, ours)).join('')}</ol>
<form method="post" action="/dev/texts"><div>
<label>Your phone <input name="from" type="tel" required maxlength="32" value="${escapeHtml(phone)}" placeholder="+1 (555) 123-4567"></label>
<label>Text <input name="body" required maxlength="1600" autocomplete="off" autofocus></label>
<button>Send text</button></div></form></main></body></html>`
}
