import type { Message } from '../../../../contract/messages.ts'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { RemindDialog } from '../follow-ups/choose-time.tsx'
import { ReactionDialog } from './feedback.tsx'
import type { MessageActions, MessageDialogKind } from './use-message-actions.ts'

interface MessageDialogProps {
  message: Message
  helperName: string
  actions: MessageActions
}

const SMS = ' The text message on your phone stays there.'

function deletedText({ isFromUser, versions, isSms }: Message): string {
  const what = isFromUser ? 'Your message and the reply to it' : 'This message'
  const others = versions
    ? `${isFromUser ? ' all their versions' : ' all its versions'} and what followed in those`
    : ''
  return `${what}${others ? `, with${others},` : ''} will be deleted on all your devices, along with everything made from ${isFromUser ? 'them' : 'it'}: memories, summaries and search entries. What followed here stays. This costs nothing and cannot be undone.${isSms ? SMS : ''}`
}

type Text = Pick<Parameters<typeof ConfirmDialog>[0], 'title' | 'description' | 'confirmLabel' | 'onConfirm'> & {
  destructive: boolean
}

/** The same wording as the Memory page uses for a recalled message. */
const FORGET =
  'No helper will use this message any more, nor anything learned only from it: memories, replies or summaries. You can still read it in your conversations.'

function textOf(
  asked: Exclude<MessageDialogKind, 'react' | 'remind'>,
  { message, helperName, actions }: MessageDialogProps,
): Text {
  if (asked === 'regenerate')
    return {
      title: 'Write another reply?',
      description: `${actions.cost} ${helperName}’s reply is kept as another version, with what followed it. You can go back to it at any time.`,
      confirmLabel: 'Regenerate',
      onConfirm: actions.regenerate,
      destructive: false,
    }
  if (asked === 'forget')
    return {
      title: 'Don’t remember this?',
      description: FORGET,
      confirmLabel: 'Don’t remember',
      onConfirm: actions.forget,
      destructive: true,
    }
  return {
    title: message.isFromUser ? 'Delete this message and its reply?' : 'Delete this message?',
    description: deletedText(message),
    confirmLabel: 'Delete',
    onConfirm: actions.remove,
    destructive: true,
  }
}

export function MessageDialog(props: MessageDialogProps) {
  const { asked, busy, close } = props.actions
  if (asked === null) return null
  const { message, helperName } = props
  if (asked === 'remind') return <RemindDialog {...{ message, helperName }} onClose={close} />
  if (asked === 'react') {
    return <ReactionDialog {...{ message, helperName }} kind="down" onClose={close} />
  }
  return <ConfirmDialog open onOpenChange={(open) => !open && close()} busy={busy} {...textOf(asked, props)} />
}
