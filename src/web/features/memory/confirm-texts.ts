/** What is said before something is taken back: what goes, at once, from where, and what stays. */

export const STAYS = 'What was said stays in your conversations, for you to read.'

/** Of a memory, wherever it was said. */
export const MEMORY_TEXTS = {
  forget: `From now on no helper knows this: not from this memory, your messages that say it, replies written with it, or summaries. ${STAYS} This cannot be undone.`,
  keep: `From now on only the helper you told it knows this. The others lose it: this memory, your messages that say it, what they wrote with it, and summaries. ${STAYS} You can share it again.`,
  correct: `Once you save, helpers go by what is right. Messages that say otherwise, replies written with them, and summaries of them are no longer used. ${STAYS} The history of this memory keeps what it was.`,
}

/** Of a memory that the person wrote down themselves, which no helper was told. */
export const MANUAL_FACT_TEXTS = {
  ...MEMORY_TEXTS,
  keep: `From now on no helper knows this: not from this memory, your messages that say it, what they wrote with it, or summaries. ${STAYS} You can share it again.`,
}

/** Of one message that came up again. */
export const MESSAGE_TEXTS = {
  forget: `From now on no helper uses this message, what it alone told them, replies written with it, or summaries of it. ${STAYS} This cannot be undone.`,
  keep: `From now on only the helper of that conversation uses this message. The others lose it: what it alone told them, what they wrote with it, and summaries. ${STAYS} You can share it again.`,
  correct: `Once you save, helpers go by what is right. This message, what it alone told them, replies written with it, and summaries of it are no longer used. ${STAYS}`,
}
