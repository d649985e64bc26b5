import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { costOfReply, isRunningOut } from '../../../../core/plans/allowance.ts'
import { queries } from '../../../api.ts'
import { copyText } from '../../../ui/copy-text.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { canSpeak } from '../../../ui/speech/speak.ts'
import { useCall, useReach } from '../../../use-call.ts'
import { closeEditor, openEditor } from '../conversation-keys.ts'
import { edit, react, regenerate, remember, remove, takeReactionBack } from '../send/message-changes.ts'
import { isBusy, messagesIn, replyIn } from '../send/reply-store.ts'
import { QuoteMessage } from './message-text.tsx'
import { readAloud, stopReading, useReadAloud } from './reading-aloud.ts'

export type MessageAction =
  | ('reply' | 'up' | 'react' | 'remind' | 'copy' | 'read')
  | ('regenerate' | 'edit' | 'remember' | 'forget' | 'delete')

const action = (key: MessageAction, text: string, onSelect: () => unknown) => ({ key, text, onSelect })
export type MessageDialogKind = 'regenerate' | 'delete' | 'forget' | 'react' | 'remind'

function useReadingItem(message: Message, isWanted: boolean) {
  const toast = useToast()
  const readId = useReadAloud()
  const onFailed = () => toast({ title: 'Your browser could not read this aloud.', variant: 'destructive' })
  if (readId === message.id) return action('read', 'Stop reading', stopReading)
  return isWanted && canSpeak() && action('read', 'Read aloud', () => readAloud(message, onFailed))
}

const canRegenerate = ({ isFromUser, replyTo, source, isSms }: Message): boolean =>
  !isFromUser && replyTo !== undefined && source !== 'safety' && !isSms

export function useMessageActions(message: Message) {
  const client = useQueryClient()
  const toast = useToast()
  const call = useCall()
  const canReachNow = useReach()
  const { data: me } = useQuery(queries.me)
  const reading = useReadingItem(message, me?.readAloud === true)
  const quote = use(QuoteMessage)
  const [asked, setAsked] = useState<MessageDialogKind | null>(null)
  const [busy, setBusy] = useState(false)
  const store = { client, helperId: message.helperId }
  const close = () => setAsked(null)

  /** Returns false and shows why, if it can't be done now. */
  const mayGo = (): boolean => {
    if (!canReachNow()) return false
    const isWaiting = isBusy(replyIn(store))
    if (isWaiting) toast({ title: 'A reply is being written. Stop it, or wait until it is done.' })
    return !isWaiting
  }
  const ask = (next: MessageDialogKind) => () => mayGo() && setAsked(next)
  async function run(work: () => Promise<void>, failure: string, done: string): Promise<void> {
    setBusy(true)
    await call(work, failure, done)
    setBusy(false)
    close()
  }

  const copy = () =>
    copyText(message.content).then(
      () => toast({ title: 'Copied' }),
      () => toast({ title: 'Failed to copy this.', variant: 'destructive' }),
    )
  const rememberIt = () => {
    if (mayGo()) void run(() => remember(store, message.id, true), 'Failed to remember this.', 'Remembered')
  }
  const isFree = useQuery(queries.engine).data?.own === 'yes'
  const allowance = me && { used: me.messageCreditsUsed, limit: me.messageCreditsLimit }
  const writeAnother = () => {
    close()
    void call(() => regenerate(store, message), 'No other reply was written.')
  }
  const regenerateOrAsk = () => {
    if (!mayGo()) return
    // Nothing leaves the page, and it costs little: no question stands in the way.
    const isNewest = messagesIn(store).at(-1)?.id === message.id
    const isCheap = isFree || (allowance ? !isRunningOut(allowance) : false)
    if (isNewest && isCheap) writeAnother()
    else setAsked('regenerate')
  }
  const isGood = message.reaction?.kind === 'up'
  const toggleGood = () => {
    const save = () => (isGood ? takeReactionBack(store, message.id) : react(store, message.id, { kind: 'up' }))
    void call(save, 'Your reaction was not saved.')
  }
  const canRemind = message.memory !== 'forgotten' && message.source !== 'safety'
  const items = [
    quote && action('reply', 'Reply', () => quote(message)),
    !message.isFromUser && action('up', isGood ? 'No longer good' : 'Good', toggleGood),
    !message.isFromUser && action('react', 'Not good…', () => canReachNow() && setAsked('react')),
    canRemind && action('remind', 'Remind me…', () => canReachNow() && setAsked('remind')),
    action('copy', 'Copy', copy),
    reading,
    canRegenerate(message) && action('regenerate', 'Regenerate', regenerateOrAsk),
    message.isFromUser && !message.isSms && action('edit', 'Edit', () => mayGo() && openEditor(message.id)),
    message.memory !== 'remembered' && action('remember', 'Remember this', rememberIt),
    message.memory !== 'forgotten' && action('forget', 'Don’t remember this', ask('forget')),
    action('delete', 'Delete', ask('delete')),
  ].filter((item) => typeof item === 'object' && item !== null)
  const onReplyFailed = () => toast({ title: 'Failed to get AI response. Please try again.', variant: 'destructive' })
  return {
    items,
    asked,
    busy,
    close,
    cost: isFree
      ? 'Your own model answers, so this does not count.'
      : allowance
        ? costOfReply(allowance)
        : 'Uses one of your messages.',
    regenerate: writeAnother,
    edit: async (content: string): Promise<void> => {
      if (!mayGo()) return
      const work = () => edit(store, message, content, onReplyFailed)
      if (await call(work, 'Your message was not changed.')) closeEditor()
    },
    remove: () => {
      close()
      void call(() => remove(store, message), 'Failed to delete this.', 'Deleted')
    },
    forget: () => void run(() => remember(store, message.id, false), 'Failed to forget this.', 'Forgotten'),
  }
}

export type MessageActions = ReturnType<typeof useMessageActions>
