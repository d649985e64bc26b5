import { Link } from 'wouter'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/page.tsx'
import { ModelStatement } from './model-statement.tsx'
import { Prose } from './prose.tsx'
import { SupportLink, WithSupport } from './support-link.tsx'

/** The public page: who can decrypt what and when, what is kept, and how to end it. */
export const PrivacyPolicy = () => (
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
          recent part of that conversation, what your helpers remember that bears on it, and how you set up the helper.
          What the provider may keep is in its own terms. With Maximum protection, personal, financial, health, legal
          and relationship data that our rules find is replaced by marks before the provider sees it, and put back for
          you.
        </li>
        <li>
          In Sensitive Mode nothing of an exchange is stored: not in the database, not in a log, not in your helpers’
          memory. It stays in your browser’s tab until you close it. The server and the provider process the words in
          passing; names, numbers and addresses that our rules find are replaced by marks for the provider. Only that a
          message was used, and when, is counted.
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
        <li>That you are 18 or older. The birth date that you entered is checked and not kept.</li>
        <li>Your helpers and their settings, and your conversations with them, until you delete them.</li>
        <li>
          What your helpers remember: facts with the words you told them in, summaries, and an index of keyed hashes
          that says nothing without your key. Which kinds of sensitive data a text holds is marked beside it, in the
          clear.
        </li>
        <li>
          Your privacy settings, what you agreed to and when, and how many messages your helpers wrote this month.
        </li>
        <li>
          Cookies that keep you signed in, and one by which your browser is known again after you sign out: somebody who
          guesses at your password cannot lock you out there. No others.
        </li>
        <li>
          On your own device, for when there is no network: a copy of your newest messages, sensitive ones left out,
          until you sign out.
        </li>
      </ul>
      <p>Logs hold no text of a message, no password and no key.</p>
      <h2>How long it is kept</h2>
      <p>
        Memories end after the period that you choose: 365 days unless you say otherwise, or never. Each day, facts and
        summaries that are older are deleted, and helpers no longer recall older messages. Your conversations stay for
        you to read until you delete the helper or the account.
      </p>
      <h2>Taking it with you, and deleting</h2>
      <p>
        When you are signed in, this page lets you download everything that is stored of you as one archive. Deleting a
        helper deletes its conversation and all that it remembered, and other helpers no longer use what they wrote with
        that. What you forget, correct or keep from other helpers goes the same way, at once, and stays in your
        conversations only. Deleting your account erases everything and destroys your key. While you or a helper write,
        the server holds your key and the end of the conversation in its working memory; both are gone from there ten
        minutes later.
      </p>
      <h2>What deleting reaches, and what it does not</h2>
      <ul>
        <li>
          What you delete disappears from the app at once. A deleted row stays in a database’s files for a while, so we
          also rewrite those files and clear the database’s log: with the built-in database your key is gone from the
          disk before we answer, and everything else within a minute; with a separate database server it takes a few
          minutes. What is merely replaced, such as an old email address, follows within a day.
        </li>
        <li>
          Very large installations take longer for a conversation whose helper was deleted: it stays in the files,
          encrypted, until its place is used again or the operator clears it.
        </li>
        <li>
          Copies that were made before are not changed: back-ups, archives of the database’s log, replicas, and
          snapshots of the disk. Whoever holds such a copy and the master key of that time can read what was in it, your
          key included, until the copy is deleted. Please ask whoever runs this server how long theirs are kept.
        </li>
        <li>
          A file that was removed may be recovered from a disk with special tools until its place is written again. An
          encrypted disk, which the operator has to set up, prevents that.
        </li>
      </ul>
      <h2>In danger or in need of a professional</h2>
      <p>
        Helpers are AI. They are no lawyers, doctors, therapists or financial advisers, and they are not watched by
        people. If you or someone else is in danger, please call your local emergency number.
      </p>
      <h2>Questions</h2>
      <p>
        <WithSupport>
          Write to <SupportLink />.{' '}
        </WithSupport>
        What you and we agree to stands in the{' '}
        <Link href={paths.terms} className="link">
          terms
        </Link>
        .
      </p>
    </Prose>
  </Page>
)
