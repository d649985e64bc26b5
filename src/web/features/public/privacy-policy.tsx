import { useQuery } from '@tanstack/react-query'
import { engineInWords } from '../../../core/connections/in-words.ts'
import { engineSentence, SLOTS } from '../../../core/pages/page-slots.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { TextLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Prose, SupportLink, WithSupport } from './section.tsx'
import { WhatIsKept, WhatOthersReceive } from './what-is-kept.tsx'

function ModelStatement() {
  const { data: engine } = useQuery(queries.engine)
  if (import.meta.env.SSR) return <p>{SLOTS.engine}</p>
  if (!engine) return null
  return <p>{engine.own === 'yes' ? engineInWords(engine) : engineSentence(engine)}</p>
}

const Encryption = () => (
  <>
    <h2>Encrypted as standard</h2>
    <p>
      What you and your helpers write is stored encrypted (AES-256-GCM) under a key of your own. Someone with a copy of
      the database alone cannot read a word of your conversations. This is the same on every plan, and there is no
      switch to turn it off.
    </p>
  </>
)

const WhoCanRead = () => (
  <>
    <h2>Who can decrypt what, and when</h2>
    <ul>
      <li>
        The server decrypts a message to show it to you and to write the answer. Your key is wrapped by a master key
        that the server holds, so the people who run this server could decrypt what is stored on it. This is not
        end-to-end encryption.
      </li>
      <li>
        Where a language model is connected, its provider receives the words it needs for an answer: your message, the
        recent part of that conversation, what your helpers remember about the subject, and how you set up the helper. A
        model that can see pictures also receives your newest ones, unless you chose Maximum protection. The provider’s
        own terms say what it may keep. With Maximum protection, personal, financial, health, legal and relationship
        data that our rules find is replaced by placeholders before the provider sees it, and put back for you.
      </li>
      <li>
        In Sensitive Mode nothing you or your helper say is stored: not in the database, not in a log, not in your
        helpers’ memory. It stays in your browser’s tab until you close it or sign out. The server and the provider
        process the words in passing; names, numbers and addresses that our rules find are replaced by placeholders for
        the provider. We count only that a message was used, when, and what the answer cost; and, anonymously, that a
        danger was recognised.
      </li>
      <li>
        There are no analytics, no advertising and no trackers, and no page loads anything from another server. What
        reaches other services, such as text messages, is listed below.
      </li>
    </ul>
    <ModelStatement />
  </>
)

const Retention = () => (
  <>
    <h2>How long it is kept</h2>
    <p>
      Memories are deleted after the period that you choose: 365 days unless you change it, or never. Every day, facts
      and summaries that are older are deleted, and helpers stop recalling older messages. You can read your
      conversations until you delete the helper or the account.
    </p>
  </>
)

const ExportAndDeletion = () => (
  <>
    <h2>Taking it with you, and deleting</h2>
    <p>
      When you are signed in, you can download everything that is stored about you on this page, as one archive.
      Deleting a helper deletes its conversation and all that it remembered, and other helpers stop using what they
      wrote with those memories. The same happens, at once, with anything you forget, correct or keep from other
      helpers; it stays only in your conversations. Deleting your account erases everything about you and destroys your
      key. What is left names nobody: what calls to language models cost, how often a danger was recognised, and, if you
      texted STOP, a keyed hash of your number, so that it is not texted again. While you and a helper talk, or you look
      through your memories, the server holds your key and what it has just read in memory; ten minutes later it is gone
      from there.
    </p>
  </>
)

const LimitsOfDeletion = () => (
  <>
    <h2>What deleting reaches, and what it does not</h2>
    <ul>
      <li>
        What you delete disappears from the app at once. A deleted row stays in a database’s files for a while, so we
        also rewrite those files and clear the database’s log. With the built-in database your key is gone from the disk
        before we answer, and everything else within a minute; a separate database server takes a few minutes. Something
        that was only replaced, such as an old email address, is gone within a day.
      </li>
      <li>
        On very large installations, the conversation with a deleted helper stays in the files longer, encrypted, until
        its space is reused or the operator clears it.
      </li>
      <li>
        Copies made earlier do not change: backups, archives of the database’s log, replicas, and snapshots of the disk.
        Anyone who has such a copy and the master key of that time can read what was in it, your key included, until the
        copy is deleted. Please ask the people who run this server how long they keep theirs.
      </li>
      <li>
        Special tools may recover a removed file from a disk until its space is overwritten. An encrypted disk, which
        the operator has to set up, prevents that.
      </li>
    </ul>
  </>
)

const Contact = () => (
  <>
    <h2>In danger or in need of a professional</h2>
    <p>
      Helpers are AI. They are not lawyers, doctors, therapists or financial advisers, and nobody watches over what they
      say. If you or someone else is in danger, please call your local emergency number.
    </p>
    <h2>Questions</h2>
    <p>
      <WithSupport>
        {(address) => (
          <>
            Write to <SupportLink address={address} />.{' '}
          </>
        )}
      </WithSupport>
      Our agreement with you is in the <TextLink href={paths.terms}>terms</TextLink>.
    </p>
  </>
)

export const PrivacyPolicy = () => (
  <Page width="reading" title="Privacy" lead="People bring worries and plans here. This is what happens to them.">
    <Prose>
      <Encryption />
      <WhoCanRead />
      <WhatOthersReceive />
      <WhatIsKept />
      <Retention />
      <ExportAndDeletion />
      <LimitsOfDeletion />
      <Contact />
    </Prose>
  </Page>
)
