import { Link } from 'wouter'
import { ModelStatement } from '../features/public/model-statement.tsx'
import { Prose } from '../features/public/prose.tsx'
import { SupportLink } from '../features/public/support-link.tsx'
import { paths } from '../paths.ts'
import { Page } from '../ui/page.tsx'

export const PrivacyPage = () => (
  <Page width="reading" title="Privacy" lead="People bring worries and plans here. This is what happens to them.">
    <Prose>
      <h2>Encrypted as standard</h2>
      <p>
        What you and your helpers write is stored encrypted (AES-256-GCM) under a key of your own. A copy of the
        database alone holds no readable word of a conversation. This is so on every plan, and there is no switch to
        turn it off.
      </p>
      <h2>Who can decrypt what, and when</h2>
      <ul>
        <li>
          The server decrypts a message to show it to you and to write the answer. Your key is wrapped by a master key
          that the server holds, so whoever runs this server could decrypt what is stored on it. This is not end-to-end
          encryption.
        </li>
        <li>
          Where a language model is connected, its provider receives the words it needs for an answer: your message, the
          recent part of that conversation, and how you set up the helper. What the provider may keep is in its own
          terms.
        </li>
        <li>
          Nobody else: there are no analytics, no advertising and no trackers, and no page asks another server for
          anything.
        </li>
      </ul>
      <ModelStatement />
      <h2>What is kept</h2>
      <ul>
        <li>Your account: username, a hash of your password, and the name, email and time zone if you gave them.</li>
        <li>That you confirmed to be 18 or older. No birthday.</li>
        <li>Your helpers and their settings, and your conversations with them, until you delete them.</li>
        <li>How many messages your helpers wrote this month.</li>
        <li>Cookies that keep you signed in, and nothing else.</li>
        <li>
          On your own device, for when there is no network: a copy of your newest messages, sensitive ones left out,
          until you sign out.
        </li>
      </ul>
      <p>Logs hold no text of a message, no password and no key.</p>
      <h2>Deleting</h2>
      <p>
        Deleting a helper deletes its conversation. Deleting your account, in Settings, erases all of it and destroys
        your key, which also makes older copies of the data unreadable.
      </p>
      <h2>In danger or in need of a professional</h2>
      <p>
        Helpers are AI. They are no lawyers, doctors, therapists or financial advisers, and they are not watched by
        people. If you or someone else is in danger, please call your local emergency number.
      </p>
      <h2>Questions</h2>
      <p>
        Write to <SupportLink />, or read the{' '}
        <Link href={paths.terms} className="link">
          terms
        </Link>
        .
      </p>
    </Prose>
  </Page>
)
