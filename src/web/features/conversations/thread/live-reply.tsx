import { Bubble, TypingDots } from '../../../ui/bubble.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ArrowDown } from '../../../ui/icons.tsx'
import { Quoted, ReplyText, SafetyMessage } from '../message/message-text.tsx'
import type { ReplyState, WaitingFor } from '../send/reply-store.ts'

interface LiveReplyProps {
  reply: ReplyState
  helperName: string
  onTryAgain(userMessageId: number): void
}

interface WritingProps {
  text: string
  /** A prepared safety text, complete. */
  isSafety?: boolean | undefined
  helperName: string
  waitingFor?: WaitingFor | undefined
}

const WAITING: Record<WaitingFor, string> = {
  loading: 'Loading the model. This can take a few minutes.',
  reasoning: 'Thinking about it…',
}

export const Writing = ({ text, isSafety, helperName, waitingFor }: WritingProps) => (
  <>
    <Bubble isWriting={text !== '' && !isSafety}>
      <span dir="ltr" className="sr-only">{`${helperName}: `}</span>
      {isSafety ? <SafetyMessage text={text} /> : text ? <ReplyText text={text} open /> : <TypingDots />}
    </Bubble>
    {waitingFor && text === '' && (
      <p role="status" className="px-1.5 text-xs text-ink-soft">
        {WAITING[waitingFor]}
      </p>
    )}
  </>
)

/** Sensitive Mode has none. */
export const GoOn = ({ onGoOn }: { onGoOn: (() => void) | undefined }) =>
  onGoOn && (
    <div className="pb-2">
      <Button onClick={onGoOn}>Go on</Button>
    </div>
  )

const Failed = ({ reason, onTryAgain }: { reason: string; onTryAgain(): void }) => (
  <div
    role="alert"
    className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line px-4 py-2.5"
  >
    <p className="grow text-[0.9375rem]">{reason}</p>
    <Button onClick={onTryAgain}>Try again</Button>
  </div>
)

export function LiveReply({ reply, helperName, onTryAgain }: LiveReplyProps) {
  if (reply.phase === 'idle') return null
  return (
    <div className="grid gap-2 pb-2">
      {reply.phase === 'sending' && (
        <>
          {reply.quote && (
            <div className="ml-auto max-w-[82%] px-2 py-1">
              <Quoted quote={reply.quote} helperName={helperName} />
            </div>
          )}
          <Bubble mine>{reply.content}</Bubble>
          <Writing text="" helperName={helperName} />
        </>
      )}
      {reply.phase === 'writing' && <Writing {...reply} helperName={helperName} />}
      {reply.phase === 'failed' && <Failed reason={reply.reason} onTryAgain={() => onTryAgain(reply.userMessageId)} />}
    </div>
  )
}

interface ToNewestProps {
  /** Something was written since the person left the end. */
  hasNews: boolean
  onPress(behavior: ScrollBehavior): void
}

const calmly = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** Floats over the thread while its end is out of sight. */
export const ToNewest = ({ hasNews, onPress }: ToNewestProps) => (
  <button
    type="button"
    aria-label={hasNews ? undefined : 'To the newest'}
    className={classNames(
      'absolute right-2 bottom-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-edge/55 bg-raised text-sm font-[550] shadow-lift animate-fade hover:border-edge',
      hasNews && 'px-4',
    )}
    onClick={() => onPress(calmly())}
  >
    <ArrowDown className="size-4.5" />
    {hasNews && 'New messages'}
  </button>
)
