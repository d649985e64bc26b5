import { ConversationList } from '../features/conversations/conversation-list.tsx'

export const ConversationsPage = () => (
  <div className="mx-auto flex min-h-0 w-full max-w-[1160px] grow gap-8 px-3 lg:px-5">
    <div className="flex min-h-0 w-full flex-col lg:w-[340px] lg:shrink-0">
      <ConversationList title="Select a Conversation" />
    </div>
    <p className="hidden grow place-content-center text-center text-ink-soft lg:grid">Your conversation opens here.</p>
  </div>
)
