import type { ReactNode } from 'react'

/** What destroys stands at the end of a page, and stays quiet until one reaches it. */
export const LastResort = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section
    tabIndex={-1}
    className="mt-12 grid gap-3 border-t border-line pt-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-8"
  >
    <div>
      <h2 className="text-lg text-ink-soft">{title}</h2>
      <p className="mt-1 max-w-[68ch] text-[0.9375rem] text-ink-soft">{text}</p>
    </div>
    <div className="justify-self-start">{children}</div>
  </section>
)
