export const messagesInWords = (count: number): string => (count === 1 ? '1 message' : `${count} messages`)
