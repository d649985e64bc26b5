/** Relations by their nouns. `nouns`: those of each relation, separated by spaces; `_` is a space within one. */
export const relationsByNoun = (nouns: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(nouns).flatMap(([relation, list]) =>
      list.split(' ').map((noun) => [noun.replaceAll('_', ' '), relation]),
    ),
  )
