import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

// Reduces the two font families to Latin and the axes that the pages use. Run it after a font package changes.

const LATIN = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
] as const

const characters = LATIN.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
).join('')

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes']

async function cut(source: string, target: string, variationAxes: Axes): Promise<void> {
  const font = await readFile(new URL(`../node_modules/@fontsource-variable/${source}`, import.meta.url))
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', variationAxes })
  await writeFile(new URL(`../src/web/fonts/${target}`, import.meta.url), subset)
  process.stdout.write(`${target}: ${subset.length} bytes\n`)
}

await cut('fraunces/files/fraunces-latin-soft-normal.woff2', 'fraunces.woff2', { SOFT: 60, wght: 480 })
await cut('inter/files/inter-latin-wght-normal.woff2', 'inter.woff2', { wght: { min: 400, max: 650 } })
