import { FaqList } from '../features/public/faq-list.tsx'
import { supportAddress } from '../features/public/support-address.ts'
import { Page } from '../ui/page.tsx'

export const FaqPage = () => (
  <Page width="reading" title="Questions and answers" lead="What people ask before they start.">
    <FaqList />
    <p className="mt-8 text-ink-soft">
      Something else on your mind?{' '}
      <a href={`mailto:${supportAddress(location.hostname)}`} className="link">
        Contact support
      </a>
    </p>
  </Page>
)
