import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../api.ts'
import type { MessageMenuProps } from './menu-button.ts'
import { MessageMenuButton } from './message-menu-button.tsx'
import { VersionSwitch } from './version-switch.tsx'

export function MessageTools(props: Omit<MessageMenuProps, 'isNewest'>) {
  const { id, helperId, versions } = props.message
  const { data: newestId } = useQuery({ ...queries.messages(helperId), select: (all) => all.at(-1)?.id })
  return (
    <>
      <MessageMenuButton {...props} isNewest={id === newestId} />
      {versions && <VersionSwitch message={props.message} versions={versions} />}
    </>
  )
}
