import { LIMITS } from '../../../../core/text/limits.ts'

const { max } = LIMITS.message
const COUNT_FROM = max - 200

const excessOf = (text: string): number => text.trim().length - max

/** A longer text stays in its field, so that nothing of it is lost, but cannot be sent. */
export const isTooLong = (text: string): boolean => excessOf(text) > 0

const characters = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'character' : 'characters'}`

/** Says how many characters are left once they are few, or by how many the text is too long. The field refers to `id`. */
export function MessageLength({ id, text }: { id: string; text: string }) {
  const excess = excessOf(text)
  return (
    <p id={id} role="status" className={`tabular-nums empty:hidden ${excess > 0 ? 'text-danger' : ''}`}>
      {excess > 0 && `${characters(excess)} too long to send. A message can have ${characters(max)}.`}
      {excess <= 0 && text.length >= COUNT_FROM && `${characters(-excess)} left`}
    </p>
  )
}
