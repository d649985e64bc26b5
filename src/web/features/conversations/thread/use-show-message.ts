import { useLocation } from 'wouter'
import { messageIdIn, paths } from '../../../paths.ts'

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Opens a conversation around one of its messages. */
export function useShowMessage(helperId: number) {
  const [, navigate] = useLocation()
  return async (messageId: number): Promise<void> => {
    if (messageIdIn(location.search) === messageId) {
      // The same address again would show nothing new.
      navigate(paths.conversation(helperId), { replace: true })
      await nextFrame()
    }
    navigate(paths.message(helperId, messageId))
  }
}
