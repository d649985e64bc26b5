/** Faces to choose for a helper of one's own, drawn by `scripts/draw-avatars.ts`. The label is what it is known by. */
const LABELS = {
  'two-buns': 'Two buns',
  hoodie: 'Starry hoodie',
  coat: 'Open coat',
  'dark-jacket': 'Dark jacket',
  moustache: 'Moustache and tie',
  'white-hair': 'White hair and tie',
  scarf: 'Wrapped scarf',
  topknot: 'Topknot',
  spectacles: 'Spectacles',
  'loose-bun': 'Loose bun',
  spikes: 'Spiky hair',
  goatee: 'Goatee and glasses',
  'black-tie': 'Black tie',
  pens: 'Pens in the pocket',
  headband: 'Headband and glasses',
  waves: 'Waves',
  bob: 'Short bob',
  flowers: 'Flowered shirt',
} as const

type MadeFace = keyof typeof LABELS

export const faceUrl = (face: MadeFace) => `/avatars/faces/${face}.svg` as const

export const MADE_FACES = (Object.keys(LABELS) as MadeFace[]).map((face) => ({
  face,
  label: LABELS[face],
  url: faceUrl(face),
}))
