import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export const NotFoundPage = () => (
  <Page width="reading">
    <div className="grid justify-items-center gap-3 py-20 text-center">
      <h1 className="text-[2.25rem] md:text-5xl">404 Page Not Found</h1>
      <p className="max-w-[40ch] text-lg text-ink-soft">
        There is nothing at this address. The page may have moved, or the link may be wrong.
      </p>
      <LinkButton href={paths.home} variant="primary" className="mt-4">
        Back to Home
      </LinkButton>
    </div>
  </Page>
)
