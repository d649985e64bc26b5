import type { WaitingScreening } from '../../../contract/safety.ts'
import { post } from '../../api.ts'

/** Whether the person may be in danger, so that a message must not wait for a reply; false if nobody can tell. */
export const isDanger = (content: string): Promise<boolean> =>
  post<WaitingScreening>('/api/safety/screening', { content }).then(
    (answer) => answer.isDanger,
    () => false,
  )
