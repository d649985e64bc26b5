import { FaqList } from '../features/public/faq-list.tsx'
import { SupportLink, WithSupport } from '../features/public/prose.tsx'
import { Page } from '../ui/page.tsx'

export const FaqPage = () => (
  <Page width="reading" title="Questions and answers" lead="What people ask before they start.">
    <FaqList />
    <p className="mt-8 text-ink-soft">
      <WithSupport>
        {(address) => (
          <>
            Something else on your mind? <SupportLink address={address}>Contact support</SupportLink>
          </>
        )}
      </WithSupport>
    </p>
  </Page>
)
