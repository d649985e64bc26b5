import { useToast } from '../../../ui/overlays/toast.tsx'
import { ChatFrame, type ChatPanelProps } from '../chat-panel.tsx'
import { MisunderstoodSlot } from '../message/feedback.tsx'
import { TOO_MANY } from '../send/send-or-queue.ts'
import { WaitingList, whyWaiting } from '../send/unsent-messages.tsx'
import { useOnline } from '../send/unsent-store.ts'
import { useChat } from '../send/use-chat.ts'
import type { Mode } from './sensitive-mode.tsx'
import { SensitivePreview } from './sensitive-preview.tsx'
import { useSensitive, useSensitiveQueue } from './use-sensitive.ts'

interface SensitivePanelProps extends ChatPanelProps {
  mode: Mode
}

interface NoticeProps {
  on: boolean
  /** Something has been said: what it means was read before. */
  isBegun: boolean
  helperName: string
  dictates: boolean
  onClear: (() => void) | null
}

const NOTE = 'mb-2 shrink-0 rounded-field bg-sunk px-4 py-2.5 text-sm text-ink-soft'

const ClearNow = ({ onClear }: { onClear(): void }) => (
  <button type="button" onClick={onClear} className="link mt-1 min-h-6">
    Clear it now
  </button>
)

/** The mode is off again, but its turns are still shown. */
const StillShown = ({ onClear }: { onClear(): void }) => (
  <div role="note" className={NOTE}>
    <p>What you said in Sensitive Mode stays in this tab until you close it or sign out.</p>
    <ClearNow onClear={onClear} />
  </div>
)

const Explained = ({ helperName, dictates, isBegun, onClear }: Omit<NoticeProps, 'on'>) => (
  <div
    role="note"
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on an enlarged page it scrolls, and must be reachable by keyboard
    tabIndex={0}
    className={`${NOTE} max-xs:max-h-[15dvh] max-xs:overflow-y-auto`}
  >
    <p>
      <strong className="font-semibold text-ink">Sensitive mode is on.</strong> What you say now is not stored.
      {!isBegun && (
        <>
          {' '}
          It stays in this tab until you close it or sign out. The server and the model’s provider process your words
          and {helperName}’s in passing; names, numbers and addresses that our rules find are hidden from the provider.
          {dictates && ' Your browser may send what you dictate to its maker.'}
        </>
      )}
    </p>
    {onClear && <ClearNow onClear={onClear} />}
  </div>
)

const Notice = ({ on, onClear, ...explained }: NoticeProps) =>
  on ? <Explained {...explained} onClear={onClear} /> : onClear && <StillShown onClear={onClear} />

const NO_PICTURES = 'A picture is always stored. Turn Sensitive Mode off and clear it to send one.'

/** The newest turn, if it answers a danger. */
function takeBackOf({ turns, again }: ReturnType<typeof useSensitive>, writing: boolean) {
  const last = turns.at(-1)
  return last?.source === 'safety' && !writing ? { id: last.id, again } : null
}

export function SensitivePanel(props: SensitivePanelProps) {
  const { helperId, helperName, user, mode } = props
  const { on } = mode
  const online = useOnline()
  const chat = useChat({ helperId, userId: user.id, online, mode })
  const { draft } = chat
  const sensitive = useSensitive(helperId)
  const toast = useToast()
  const isOpen = sensitive.reply.phase !== 'idle'
  const writing = sensitive.reply.phase === 'writing'
  const say = (content: string) => sensitive.send(content, () => draft.restore(content))
  const onClear = sensitive.turns.length > 0 && !writing ? sensitive.clear : null
  const maySend = online && chat.messages.data !== undefined && !writing
  const queue = useSensitiveQueue(helperId, maySend, say, sensitive.stop)
  const send = () => {
    const content = chat.takeText()
    if (maySend && queue.waiting.length === 0) say(content)
    else if (!queue.add(content)) {
      draft.restore(content)
      toast({ title: TOO_MANY, variant: 'destructive' })
    }
  }
  return (
    <MisunderstoodSlot value={takeBackOf(sensitive, writing)}>
      <ChatFrame
        {...{ helperId, helperName, user, chat }}
        modeSwitch={props.modeSwitch}
        empty={props.empty}
        // A message refers to none that is stored.
        quote={on ? null : chat.quote}
        thread={{
          unsaved: sensitive.turns,
          ...(isOpen ? { reply: sensitive.reply, onTryAgain: () => sensitive.tryAgain(draft.restore) } : {}),
        }}
        notes={
          <>
            <Notice {...{ on, helperName, onClear }} isBegun={sensitive.turns.length > 0} dictates={user.dictation} />
            {on && <SensitivePreview helperId={helperId} turns={sensitive.turns} text={draft.text} />}
          </>
        }
        waiting={
          <WaitingList
            helperName={helperName}
            waiting={queue.waiting}
            why={whyWaiting(helperName, !writing)}
            onRemove={queue.remove}
          />
        }
        composer={{
          noPictures: NO_PICTURES,
          ...(on ? { draft: { ...draft, quote: null }, onSend: send } : {}),
          ...(writing ? { action: 'stop', onStop: sensitive.stop } : {}),
        }}
      />
    </MisunderstoodSlot>
  )
}
