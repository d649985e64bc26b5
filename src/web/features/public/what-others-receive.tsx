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
