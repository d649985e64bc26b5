import { LANGUAGE_READERS } from '../languages/readers.ts'

/** Nouns for people and animals, by the attribute of the fact that the person has them. */
const RELATIONS: Readonly<Record<string, string>> = {
  partner: 'husband wife partner girlfriend boyfriend fiance fiancé fiancee fiancée spouse',
  children: 'son daughter kid child children baby toddler',
  family:
    'mother mom mum mama mommy father dad papa daddy sister brother sibling aunt uncle cousin niece nephew grandma grandpa nana grandmother grandfather parent family twin son daughter kid child children baby',
  friend: 'friend bestie buddy mate bff',
  pet: 'dog puppy pup cat kitten kitty rabbit bunny horse pony parrot hamster turtle tortoise bird fish snake lizard',
  other:
    'ex coworker colleague boss manager neighbor neighbour roommate flatmate housemate teacher tutor doctor dentist therapist coach trainer landlord landlady supervisor client student',
}

const ATTRIBUTES_OF = new Map<string, string[]>()
for (const [attribute, nouns] of Object.entries(RELATIONS))
  for (const noun of nouns.split(' ')) ATTRIBUTES_OF.set(noun, [...(ATTRIBUTES_OF.get(noun) ?? []), attribute])

const singular = (word: string): string => (ATTRIBUTES_OF.has(word) ? word : word.replace(/s$/, ''))

/** `sister` for `hermana`; null for anything but people and animals. */
export function relationOf(word: string): string | null {
  if (ATTRIBUTES_OF.has(singular(word))) return singular(word)
  return LANGUAGE_READERS.map((reader) => reader.relationOf(word)).find((relation) => relation !== null) ?? null
}

/** Whether a fact of this attribute is about having such a person or animal: `my boss Karen`. */
export function isHeldAs(relation: string, attribute: string): boolean {
  const last = relation.split(' ').at(-1) ?? ''
  return (ATTRIBUTES_OF.get(last) ?? []).includes(attribute) || attribute.split(' ').includes(last)
}
