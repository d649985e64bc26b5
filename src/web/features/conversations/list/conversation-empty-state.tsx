import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/page.tsx'

const toAll = <LinkButton href={paths.conversations}>See your conversations</LinkButton>

const toCreate = (
  <LinkButton href={paths.create} variant="primary">
    Create Your First Helper
  </LinkButton>
)

const STATES = {
  noHelpers: { title: 'No helpers found', text: 'Create one to start your first conversation.', action: toCreate },
  noneSelected: { title: 'No conversation selected', text: 'Choose a helper to talk with.', action: toAll },
  notFound: { title: 'Helper not found', text: 'It may have been deleted.', action: toAll },
}

export const ConversationEmptyState = ({ why }: { why: keyof typeof STATES }) => <EmptyState {...STATES[why]} />
