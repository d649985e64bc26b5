const KEY = 'asked-for-model'

/** Whether this browser has shown an operator the question for a model, and it was answered. */
export const wasAskedForModel = (): boolean => localStorage.getItem(KEY) !== null
export const noteAskedForModel = (): void => localStorage.setItem(KEY, 'yes')
