interface Listed {
  helperId: number
  isPinned: boolean
  lastMessage: { id: number } | null
}

const newestOf = ({ lastMessage }: Listed): number => lastMessage?.id ?? 0

/** For sorting a list of conversations: pinned ones first, then by their newest message. */
export const listOrder = (one: Listed, other: Listed): number =>
  Number(other.isPinned) - Number(one.isPinned) || newestOf(other) - newestOf(one) || other.helperId - one.helperId
