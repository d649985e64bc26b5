import { writeFile } from 'node:fs/promises'
import { Avatar, Style } from '@dicebear/core'
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' }
import type { Face } from '../src/core/personas/persona.ts'
import { PERSONA_FILES } from '../src/core/personas/personas.ts'

// Draws the faces of the personas (Notionists by Zoish, CC0 1.0) on a transparent background. Each is chosen by hand, so
// that ages, genders and origins differ. Run it after a change of one.

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

for (const [type, { FACE }] of Object.entries(PERSONA_FILES)) {
  const svg = minify(new Avatar(style, { seed: type, ...optionsOf(FACE) }).toString())
  await writeFile(new URL(`../public/avatars/${type}.svg`, import.meta.url), svg)
}
