import { ChevronDown } from 'lucide-react'
import { PERSONA_TYPES } from '../../../core/personas/personas.ts'
import { PLANS } from '../../../core/plans/plans.ts'

interface FaqItem {
  question: string
  answer: string
}

const { free, starter, pro, unlimited } = PLANS

export const FAQ_ITEMS: readonly FaqItem[] = [
  {
    question: 'What is Coterie?',
    answer:
      'A place for a small circle of personal AI helpers. You choose who is in it, how each helper talks and how often it writes, and you have one continuing conversation with each of them.',
  },
  {
    question: 'Am I talking to a person?',
    answer:
      'No. Every helper is an AI. None of them is a lawyer, doctor, therapist or financial adviser, and they say so when a question needs one.',
  },
  {
    question: 'Which helpers are there?',
    answer: `${PERSONA_TYPES.length} built-in types, among them a career coach, a confidante, a language tutor and a workout buddy. You can also describe a helper of your own.`,
  },
  {
    question: 'What does it cost?',
    answer: `The ${free.name} plan costs nothing and includes ${free.messagesPerMonth} messages a month with up to ${free.helperLimit} helpers. Paid plans include ${starter.messagesPerMonth}, ${pro.messagesPerMonth} or ${unlimited.messagesPerMonth.toLocaleString('en-US')} messages and any number of helpers.`,
  },
  {
    question: 'What counts as a message?',
    answer:
      'One message written by a helper. Your own messages, a new helper’s greeting, previews and failed replies are free.',
  },
  {
    question: 'What happens when my messages are used up?',
    answer:
      'Your helpers stop replying until your allowance resets, on the first of the month on the free plan. Nothing is deleted, and the app shows you the day.',
  },
  {
    question: 'How many helpers can I have?',
    answer: `Up to ${free.helperLimit} on the free plan, any number on a paid plan. You can have one helper of each built-in type, plus helpers that you describe yourself.`,
  },
  {
    question: 'Do helpers remember what I said?',
    answer:
      'Yes. A helper keeps what matters from your conversation, such as names, plans and dates, and finds earlier messages that relate to what you say. Ordinary memories are shared with your other helpers unless you switch that off; sensitive ones are not, unless you allow it. The Memory page shows everything that is remembered and where it came from. There you can correct it, keep it to one helper or have it forgotten.',
  },
  {
    question: 'How is my data protected?',
    answer:
      'What you and your helpers write is encrypted in the database (AES-256-GCM) under a key of your own. That key is destroyed when you delete your account. The privacy policy says who can decrypt what, and when.',
  },
  {
    question: 'Who reads my messages?',
    answer:
      'Nobody sits and reads them. The server that runs Coterie and, where one is connected, the language model’s provider process your words to write the answer. There are no analytics and no trackers.',
  },
  {
    question: 'Can I change or pause a helper?',
    answer:
      'Yes. In My Helpers you can pause it, change its name, tone, length and rhythm, or delete it along with its conversation. A paused helper still answers when you write.',
  },
  {
    question: 'How do I delete my account?',
    answer:
      'In Settings, under Account, or on the Privacy page, where you can also download everything first. It asks for your password, if you have one, then erases your helpers, conversations, memories and profile and destroys the key they were encrypted with. That cannot be undone.',
  },
]

// `details` with the same name close each other, without any script.
export const FaqList = () => (
  <div className="divide-y divide-line border-y border-line">
    {FAQ_ITEMS.map(({ question, answer }) => (
      <details key={question} name="faq" className="group">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3.5 font-display text-xl [&::-webkit-details-marker]:hidden">
          {question}
          <ChevronDown
            aria-hidden="true"
            className="size-5 shrink-0 text-ink-soft transition-transform group-open:rotate-180"
          />
        </summary>
        <p className="max-w-[62ch] pb-5 text-ink-soft animate-fade">{answer}</p>
      </details>
    ))}
  </div>
)
