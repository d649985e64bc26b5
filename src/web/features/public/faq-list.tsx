import { ChevronDown } from 'lucide-react'
import { FAQ_ITEMS } from './faq-items.ts'

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
