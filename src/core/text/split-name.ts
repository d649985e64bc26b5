/** Splits at the last space. */
export function splitName(name: string): { firstName: string; lastName: string | null } {
  const space = name.lastIndexOf(' ')
  if (space < 0) return { firstName: name, lastName: null }
  return { firstName: name.slice(0, space).trim(), lastName: name.slice(space + 1) }
}
