import { randomUUID } from 'node:crypto'
import type { SimulatedSmsBody, SimulatedSms as StoredSms } from '../../../../contract/sms.ts'
import { SIMULATED_NUMBER } from '../../../../core/sms/sms-options.ts'
import { escapeHtml } from '../../../../core/text/entities.ts'
import type { SimulatedSms } from '../../../integrations/sms/port.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import type { Db } from '../../../platform/db/statement.ts'
import type { Clock, Services, Uses } from '../../../platform/ports/services.ts'
import { parsePhone } from '../parse-phone.ts'
import { receiveSms } from '../receive-sms.ts'
import { deleteSimulated, findNumbersOf, keepSimulated, listAllSimulated, listSimulated } from './store.ts'

const CONTEXT = 'simulated text'
const SHOWN = 200

const opened = (serverKey: DataKey, sealed: Buffer): SimulatedSms => JSON.parse(open(serverKey, sealed, CONTEXT))

/** Kept in the database, for every process and across restarts. */
export const simulatorMessages = (db: Db, serverKey: DataKey, clock: Clock) => ({
  keep: (text: SimulatedSms): Promise<void> =>
    keepSimulated(db, seal(serverKey, JSON.stringify(text), CONTEXT), clock.now()),
  /** Oldest first. */
  async read() {
    const rows = await listSimulated(db, SHOWN)
    return rows.reverse().map(({ id, sealed, createdAt }) => ({
      id,
      sentAt: createdAt.toISOString(),
      ...opened(serverKey, sealed),
    }))
  },
  /** Deletes messages from and to these numbers. */
  async forget(numbers: ReadonlySet<string>): Promise<void> {
    const rows = await listAllSimulated(db)
    const theirs = rows.filter(({ sealed }) => {
      const { from, to } = opened(serverKey, sealed)
      return numbers.has(from) || numbers.has(to)
    })
    if (theirs.length > 0)
      await deleteSimulated(
        db,
        theirs.map(({ id }) => id),
      )
  },
})

const storeOf = ({ db, vault, clock }: Uses<'vault' | 'db' | 'clock'>) => simulatorMessages(db, vault.serverKey, clock)

/** Both directions, oldest first. */
export const readSimulated = (services: Uses<'vault' | 'db' | 'clock'>): Promise<StoredSms[]> =>
  storeOf(services).read()

/** Comes from a simulated phone. */
export async function receiveSimulated(services: Services, input: SimulatedSmsBody): Promise<void> {
  const from = parsePhone(input.from)
  await storeOf(services).keep({ from, to: SIMULATED_NUMBER, body: input.body })
  await receiveSms(services, {
    id: `simulated-${randomUUID()}`,
    from,
    body: input.body,
    command: null,
    hasMedia: false,
  })
}

export async function forgetSimulated(services: Uses<'vault' | 'db' | 'clock' | 'sms'>, userId: number): Promise<void> {
  if (!services.sms?.simulated) return
  await storeOf(services).forget(new Set(await findNumbersOf(services.db, userId)))
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

const item = ({ from, to, body, sentAt }: StoredSms, ours: string): string => {
  const words = from === ours ? `To ${escapeHtml(to)}` : `From ${escapeHtml(from)}`
  const time = `<time datetime="${sentAt}">${sentAt.slice(11, 16)} UTC</time>`
  return `<li class="${from === ours ? 'out' : 'in'}"><small>${words} · ${time}</small>${escapeHtml(body)}</li>`
}

export function simulatorPage(texts: readonly StoredSms[], ours: string): string {
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
