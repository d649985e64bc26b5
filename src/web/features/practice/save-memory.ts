import { post } from '../../api.ts'

/** Saves it in the words that were shown; returns what to tell the person. */
export const saveMemory = (memory: string): Promise<string> =>
  post('/api/memories', { content: memory, kind: 'goal' }).then(
    () => 'Kept in your conversation and in memory',
    () => 'Kept in your conversation. The memory could not be saved; you can add it under Memory.',
  )
