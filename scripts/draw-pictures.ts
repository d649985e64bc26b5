import { readFile, writeFile } from 'node:fs/promises'
import { chromium, type Page } from 'playwright-core'
import { PERSONAS } from '../src/core/personas/personas.ts'
import { findChromium, LAUNCH_ARGS } from '../tests/e2e/chromium.ts'

// Draws the icons of the installed app and the card shown when a page is shared. Run it after a change of their look.

const read = (path: string, encoding: BufferEncoding) => readFile(new URL(`../${path}`, import.meta.url), encoding)
const font = async (family: string, file: string): Promise<string> =>
  `@font-face{font-family:${family};src:url(data:font/woff2;base64,${await read(`src/web/fonts/${file}`, 'base64')})}`

const PAPER = 'oklch(98.2% 0.008 85)'
const INK = 'oklch(24% 0.02 60)'
const SOFT = 'oklch(45% 0.02 60)'
const alex = PERSONAS.career_coach

const DOTS = [
  [5, 5, 'oklch(56% 0.165 38)'],
  [15, 5, 'oklch(62% 0.1 75)'],
  [5, 15, 'oklch(62% 0.1 165)'],
  [15, 15, 'oklch(62% 0.1 285)'],
] as const

const logo = (side: number): string =>
  `<svg viewBox="0 0 20 20" width="${side}" height="${side}">${DOTS.map(([x, y, fill]) => `<circle cx="${x}" cy="${y}" r="4.6" fill="${fill}"/>`).join('')}</svg>`

/** `part` is the share of the square that the sign fills; a maskable icon may lose a fifth at each edge. */
const icon = (part: number): string =>
  `<style>body{margin:0;height:100vh;display:grid;place-items:center;background:${PAPER}}svg{width:${part}vw;height:${part}vw}</style>${logo(20)}`

const bubble = (text: string, own: boolean): string =>
  `<p style="align-self:${own ? 'end' : 'start'};background:${own ? INK : `oklch(96.2% 0.022 ${alex.hue})`};color:${own ? PAPER : INK};border-radius:26px;border-bottom-${own ? 'right' : 'left'}-radius:7px;padding:16px 22px;max-width:82%;margin:0">${text}</p>`

async function card(): Promise<string> {
  const face = await read(`public${alex.imageUrl}`, 'base64')
  return `<style>${await font('Fraunces', 'fraunces.woff2')}${await font('Inter', 'inter.woff2')}
*{box-sizing:border-box}body{margin:0;width:1200px;height:630px;background:${PAPER};color:${INK};font:23px/1.45 Inter;display:grid;grid-template-columns:1fr 500px;align-items:center;gap:56px;padding:0 64px}
h1{font:480 82px/1.04 Fraunces;letter-spacing:-.015em;margin:36px 0 26px}h2{font:480 28px Fraunces;margin:0}</style>
<div><div style="display:flex;align-items:center;gap:16px;font:480 38px Fraunces">${logo(34)}Coterie</div>
<h1>Your Personal Inner Circle</h1><p style="color:${SOFT};font-size:27px;margin:0">AI helpers that remember, and that write to you first.</p></div>
<div style="background:oklch(99.6% 0.004 85);border:1.5px solid oklch(89% 0.014 80);border-radius:40px;padding:28px;display:flex;flex-direction:column;gap:14px;box-shadow:0 24px 60px -24px oklch(30% 0.03 60 / .25)">
<div style="display:flex;gap:16px;align-items:center;border-bottom:1.5px solid oklch(89% 0.014 80);padding-bottom:20px;margin-bottom:6px"><img src="data:image/svg+xml;base64,${face}" style="width:64px;height:64px;border-radius:50%;background:oklch(91% 0.055 ${alex.hue})"><div><h2>${alex.helperName}</h2><span style="color:${SOFT};font-size:19px">${alex.title} · AI helper</span></div></div>
${bubble('Negotiation is Thursday at ten. I always fold first.', true)}
${bubble('Morning. Two hours to go. Say 104, then stop talking.', false)}
<span style="color:${SOFT};font-size:18px">8:06 AM · planned for your mornings</span></div>`
}

async function draw(page: Page, name: string, html: string, width: number, height = width): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  await writeFile(new URL(`../public/${name}`, import.meta.url), await page.screenshot())
}

const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: LAUNCH_ARGS })
const page = await browser.newPage()
await draw(page, 'icon-180.png', icon(58), 180)
await draw(page, 'icon-192.png', icon(62), 192)
await draw(page, 'icon-512.png', icon(62), 512)
await draw(page, 'icon-maskable-512.png', icon(44), 512)
await draw(page, 'social-card.png', await card(), 1200, 630)
await browser.close()
