import { Prose } from '../features/public/prose.tsx'
import { paths } from '../paths.ts'
import { TextLink } from '../ui/button.tsx'
import { Page } from '../ui/page.tsx'

export const TermsPage = () => (
  <Page
    width="reading"
    title="Terms"
    lead="The agreement between you and the people who run this server, in plain words."
  >
    <Prose>
      <h2>Who may use Coterie</h2>
      <p>
        Adults. We check the birth date that you enter when you create your account, and do not keep it. Please keep
        your password to yourself.
      </p>
      <h2>What helpers are</h2>
      <p>
        Every helper is an AI. It can be wrong, and it is no substitute for a lawyer, doctor, therapist, trainer or
        financial adviser. Decisions stay yours. In an emergency, please call your local emergency number.
      </p>
      <h2>Your words</h2>
      <p>
        What you write stays yours. It is used to answer you and for nothing else. The{' '}
        <TextLink href={paths.privacy}>privacy policy</TextLink> says how it is stored.
      </p>
      <h2>Fair use</h2>
      <ul>
        <li>Do not use a helper to harm, threaten or deceive people, or to break the law.</li>
        <li>Do not try to read what belongs to others, or to overload the server.</li>
        <li>We may close an account that breaks these rules.</li>
      </ul>
      <h2>Plans and messages</h2>
      <p>
        Each <TextLink href={paths.subscribe}>plan</TextLink> includes a number of messages a month. One message written
        by a helper counts as one; failed messages are free. Unused messages do not carry over to the next month.
      </p>
      <h2>Ending it</h2>
      <p>
        You can delete your account at any time, in Settings. That erases what is stored and cannot be undone. The
        service is provided as it is. It may change or end; if so, we will tell you in the app beforehand.
      </p>
    </Prose>
  </Page>
)
