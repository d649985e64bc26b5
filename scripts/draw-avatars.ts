import { writeFile } from 'node:fs/promises'
import { Avatar, Style } from '@dicebear/core'
import notionists from '@dicebear/styles/notionists.json' with { type: 'json' }
import { PERSONA_TYPES, type PersonaType } from '../src/core/personas/personas.ts'

// Draws the nine faces (Notionists by Zoish, CC0 1.0) on a transparent background. Each is chosen by hand, so that ages,
// genders and origins differ. Run it after a change here.

interface Face {
  hair: string
  clothes: string
  mouth: string
  nose: string
  eyes: string
  eyebrows: string
  beard?: string
  glasses?: string
}

const FACES: Record<PersonaType, Face> = {
  career_coach: { hair: '12', clothes: '15', mouth: '05', nose: '04', eyes: '03', eyebrows: '05' },
  dating_coach: { hair: '57', clothes: '17', mouth: '14', nose: '01', eyes: '05', eyebrows: '08' },
  friend: { hair: '63', clothes: '14', mouth: '14', nose: '02', eyes: '05', eyebrows: '10' },
  creative_partner: { hair: '20', clothes: '22', mouth: '30', nose: '08', eyes: '05', eyebrows: '10', glasses: '08' },
  legal_beagle: { hair: '42', clothes: '20', mouth: '24', nose: '11', eyes: '02', eyebrows: '12', glasses: '03' },
  workout_buddy: { hair: '47', clothes: '02', mouth: '08', nose: '05', eyes: '01', eyebrows: '06' },
  language_tutor: { hair: '61', clothes: '16', mouth: '06', nose: '14', eyes: '05', eyebrows: '02', beard: '02' },
  financial_advisor: { hair: '30', clothes: '19', mouth: '23', nose: '07', eyes: '03', eyebrows: '04', glasses: '11' },
  machiavelli: { hair: '60', clothes: '12', mouth: '22', nose: '17', eyes: '03', eyebrows: '09', beard: '12' },
}

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

for (const type of PERSONA_TYPES) {
  const svg = minify(new Avatar(style, { seed: type, ...optionsOf(FACES[type]) }).toString())
  await writeFile(new URL(`../public/avatars/${type}.svg`, import.meta.url), svg)
}
