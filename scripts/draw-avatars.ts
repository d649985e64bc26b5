import { writeFile } from 'node:fs/promises'
import { Avatar, Style } from '@dicebear/core'
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' }
import { MADE_FACES } from '../src/core/personas/faces.ts'
import type { Face } from '../src/core/personas/persona.ts'
import { PERSONA_FILES } from '../src/core/personas/personas.ts'

// Draws the faces of the personas, and those to choose for a helper of one's own (Notionists by Zoish, CC0 1.0), on a
// transparent background. Each is chosen by hand, so that ages, genders and origins differ. Run it after a change of one.

const PARTS = ['hair', 'clothes', 'mouth', 'nose', 'eyes', 'eyebrows', 'beard', 'glasses'] as const

const style = new Style(notionists)

function optionsOf(face: Face): Record<string, string | number> {
  const worn = PARTS.flatMap((part) => {
    const variant = face[part]
    return variant ? [[`${part}Variant`, `variant${variant}`] as const] : []
  })
  const rare = { beardProbability: face.beard ? 100 : 0, glassesProbability: face.glasses ? 100 : 0 }
  return { ...Object.fromEntries(worn), ...rare, gestureProbability: 0, clothesGraphicProbability: 0 }
}

/** Drops metadata and invisible decimals. */
const minify = (svg: string): string =>
  svg
    .replace(/<metadata[\s\S]*?<\/metadata>|<!--[\s\S]*?-->/g, '')
    .replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10))
    .replace(/>\s+</g, '><')
    .trim()

/** The seeds of the faces to choose, in their order. */
const SEEDS = [0, 1, 3, 9, 10, 16, 17, 20, 24, 27, 30, 32, 34, 43, 45, 48, 49, 56].map((number) => `face-${number}`)
const SEEDED = { beardProbability: 18, glassesProbability: 20, gestureProbability: 0, clothesGraphicProbability: 0 }

const save = (path: string, options: Record<string, string | number>): Promise<void> =>
  writeFile(new URL(`../public${path}`, import.meta.url), minify(new Avatar(style, options).toString()))

for (const [type, { FACE }] of Object.entries(PERSONA_FILES)) {
  await save(`/avatars/${type}.svg`, { seed: type, ...optionsOf(FACE) })
}
for (const [at, { url }] of MADE_FACES.entries()) {
  await save(url, { seed: SEEDS[at] ?? '', ...SEEDED })
}
