import {
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
} from 'react'
import type { User } from '../../../../contract/accounts.ts'
import { ArrowUp, Square } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { isTooLong, MessageLength } from './message-length.tsx'
import { MessagesLeft } from './messages-left.tsx'

const VoiceTools = lazy(() => import('./voice-tools.tsx').then(({ VoiceTools }) => ({ default: VoiceTools })))

export type ComposerAction = 'send' | 'sending' | 'stop' | 'stopping'

interface ComposerProps {
  helperName: string
  user: User
  text: string
  onText(text: string): void
  action: ComposerAction
  tools?: ReactNode
  /** There is a picture to send, so words are optional. */
  pictured?: boolean
  /** When false, the text stays and nothing is sent. */
  canSend: boolean
  onSend(): void
  onStop(): void
  foot?: ReactNode
}

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-full transition-[background-color,opacity] disabled:opacity-40'

// The field grows with its text. The height is set before the browser paints.
function useGrowingField(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text decides the height
  useLayoutEffect(() => {
    const element = field.current
    if (!element) return
    element.style.height = 'auto'
    element.style.height = `${element.scrollHeight}px`
  }, [field, text])
}

// With an input method (Japanese, Chinese, accents), Enter first completes a word and must not send.
const isSendKey = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && event.keyCode !== 229

const StopButton = ({ disabled, onStop }: { disabled: boolean; onStop(): void }) => (
  <button type="button" aria-label="Stop" onClick={onStop} disabled={disabled} className={`${ROUND} bg-ink text-paper`}>
    <Square aria-hidden="true" className="size-3.5 fill-current" />
  </button>
)

const SendButton = ({ blank, sending }: { blank: boolean; sending: boolean }) => (
  <button type="submit" aria-label="Send" disabled={blank} className={`${ROUND} bg-accent text-accent-ink`}>
    {sending && blank ? <Spinner /> : <ArrowUp aria-hidden="true" className="size-5" />}
  </button>
)

const Buttons = ({ action, blank, onStop }: { action: ComposerAction; blank: boolean; onStop(): void }) => {
  const stops = action === 'stop' || action === 'stopping'
  return (
    <>
      {(!stops || !blank) && <SendButton blank={blank} sending={action === 'sending'} />}
      {stops && <StopButton disabled={action === 'stopping'} onStop={onStop} />}
    </>
  )
}

export function Composer(props: ComposerProps) {
  const { helperName, user, text, onText, action, canSend, onSend, onStop, tools, pictured, foot } = props
  const field = useRef<HTMLTextAreaElement>(null)
  useGrowingField(field, text)
  const lengthId = useId()
  const tooLong = isTooLong(text)
  const sendable = canSend && !tooLong && (pictured || text.trim() !== '')
  const send = () => {
    if (sendable) onSend()
  }
  return (
    <form
      data-toast-above=""
      className="shrink-0 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      onSubmit={(event) => {
        event.preventDefault()
        send()
        field.current?.focus()
      }}
    >
      <div className="flex flex-wrap items-end gap-2 rounded-[28px] border border-edge bg-raised p-1.25 pl-5 outline-ink has-[textarea:focus]:border-ink has-[textarea:focus]:outline-1">
        <textarea
          ref={field}
          dir="auto"
          rows={1}
          value={text}
          aria-label={`Message ${helperName}`}
          aria-describedby={lengthId}
          aria-invalid={tooLong || undefined}
          // Isolated, so that the name sets the direction and a long one is cut off at its end.
          placeholder={`\u2068Message\u2069 ${helperName}`}
          enterKeyHint="send"
          autoComplete="off"
          onChange={(event) => onText(event.target.value)}
          onKeyDown={(event) => {
            if (!isSendKey(event)) return
            event.preventDefault()
            send()
          }}
          className="max-h-[min(12rem,30dvh)] min-h-11 w-0 grow resize-none self-center bg-transparent py-2.5 text-base leading-6 outline-none placeholder-shown:truncate placeholder:overflow-hidden placeholder:text-ellipsis"
        />
        {(user.dictation || user.readAloud) && (
          <Suspense>
            <VoiceTools {...{ user, text, onText }} />
          </Suspense>
        )}
        {tools}
        <Buttons action={action} blank={!sendable} onStop={onStop} />
      </div>
      <div className="mt-1 flex min-h-5 flex-wrap items-start gap-x-3 px-2 text-xs text-ink-soft">
        <MessagesLeft user={user} />
        <MessageLength id={lengthId} text={text} />
        <div className="ml-auto">{foot}</div>
      </div>
    </form>
  )
}
