const AboutYou = () => (
  <ul>
    <li>
      Your account: username, a hash of your password, and, if you gave them, your name, email and phone number, when
      you verified them, and your time zone.
    </li>
    <li>That you are 18 or older. We check the birth date that you enter and do not keep it.</li>
    <li>
      How else you sign in: the public half of your passkeys, the secret of your authenticator app, encrypted, hashes of
      your recovery codes, and your id at a workspace.
    </li>
    <li>
      The browsers you signed in with, such as “Firefox on Linux”, and when, for up to 400 days after the last time.
    </li>
    <li>
      To slow down someone who guesses at passwords or codes: hashes of usernames, phone numbers and network addresses,
      for a short time.
    </li>
    <li>Your settings, what you agreed to and when, and which messages counted against your allowance.</li>
    <li>
      For each call to a language model: when it was, how much text and what it cost, but not the text. It is deleted
      after 400 days.
    </li>
    <li>Your plan and, if you paid, your customer and subscription ids at Stripe. Nothing about your card.</li>
    <li>
      If you connected a model of your own: its address, its name and your key for it, encrypted, and when it last
      worked or failed.
    </li>
  </ul>
)

const SaidAndRemembered = () => (
  <ul>
    <li>Your helpers and their settings, and your conversations with them, until you delete them.</li>
    <li>
      The pictures that you send, encrypted like your messages. Details of where and how a picture was taken are removed
      on your device, and again on the server.
    </li>
    <li>
      What your helpers remember: facts, with the words you said them in, summaries, and an index of keyed hashes that
      means nothing without your key. A label beside each text says which kinds of sensitive data it holds; the label is
      not encrypted.
    </li>
    <li>
      If a message mentioned a danger: which helper you told, when, and until when replies stay gentle. The kind of
      danger and the language are encrypted. Only the last time is kept, until you delete that helper.
    </li>
  </ul>
)

const SentToYou = () => (
  <ul>
    <li>
      When messages were planned, and what became of them: whether they reached you in the app, by email, as a
      notification or as a text message. It is deleted with the helper.
    </li>
    <li>The browsers that get notifications, with their addresses at the push service, encrypted.</li>
    <li>
      For 90 days, when text messages were sent and received, and whether they arrived. What you text is kept there,
      encrypted, until it is answered, and then only in the conversation.
    </li>
    <li>
      Emails waiting to be sent to you, encrypted, usually for minutes. A server without a mail server keeps some of
      them instead.
    </li>
  </ul>
)

const InYourBrowser = () => (
  <ul>
    <li>
      Cookies that keep you signed in, and one that recognises your browser after you sign out, so that someone who
      guesses at your password cannot lock you out there. No others.
    </li>
    <li>
      On your own device, for when you are offline: a copy of your newest messages, without the sensitive ones, until
      you sign out.
    </li>
  </ul>
)

export const WhatIsKept = () => (
  <>
    <h2>What is kept</h2>
    <h3>About you</h3>
    <AboutYou />
    <h3>What you say, and what your helpers remember</h3>
    <SaidAndRemembered />
    <h3>What is sent to you</h3>
    <SentToYou />
    <h3>In your browser</h3>
    <InYourBrowser />
    <p>Logs never contain message text, passwords or keys.</p>
  </>
)

export const WhatOthersReceive = () => (
  <>
    <h2>What other services receive</h2>
    <p>Each of these is true only if this server is connected to such a service, and you use it.</p>
    <ul>
      <li>
        Text messages are not encrypted on their way. Your phone number, what your helper texts and what you text back
        pass through a text message provider and the phone networks, and so do the codes that we text you. They can read
        them, and their own terms say what they keep.
      </li>
      <li>
        Mail servers see your address and what the email says: which helper wrote to you and when, or something about
        your account, such as a link to set a new password. A helper’s message itself is never in an email.
      </li>
      <li>
        For notifications, the push service of your browser’s maker learns that one is on its way to your browser, and
        when. What it says is encrypted so that only your browser can read it.
      </li>
      <li>
        If you pay, Stripe receives your email if you confirmed it, a number that stands for your account, your plan,
        and what you enter on its pages. We never see your card. When you delete your account, we also delete your
        customer record there.
      </li>
      <li>If you sign in with a workspace, it learns that you did.</li>
      <li>
        Dictation and reading aloud are off until you turn them on. Your browser may then send your speech, or the text
        it reads to you, to its maker.
      </li>
    </ul>
  </>
)
