import { screenReply } from '../safety/screen-reply.ts'
import { fillNames } from '../text/fill-names.ts'

interface Opening {
  name: string
  greetings: readonly string[]
  personName: string | null
  /** In [0, 1). */
  chance: number
}

/** One of the opening messages that the person chose; null if there is none that a helper may say. */
export function ownGreeting({ name, greetings, personName, chance }: Opening): string | null {
  const names = { char: name, user: personName ?? 'you' }
  const allowed = greetings.map((text) => fillNames(text, names)).filter((text) => screenReply(text) === null)
  return allowed[Math.floor(chance * allowed.length)] ?? null
}
