import type { Helper } from '../../../../contract/helpers.ts'
import { DateDialog } from '../thread/date-dialog.tsx'
import { ClearDialog } from './clear-dialog.tsx'
import { MuteDialog } from './mute-dialog.tsx'

const DIALOGS = { date: DateDialog, mute: MuteDialog, clear: ClearDialog }
export type DialogKind = keyof typeof DIALOGS

interface ConversationDialogProps {
  kind: DialogKind
  helper: Helper
  timeZone: string
  onClose(): void
}

/** What the menu of a conversation asks. */
export function ConversationDialog({ kind, helper, timeZone, onClose }: ConversationDialogProps) {
  const Dialog = DIALOGS[kind]
  return <Dialog helperId={helper.id} helperName={helper.name} {...{ timeZone, onClose }} />
}
