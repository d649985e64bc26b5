import { Check } from 'lucide-react'

export const NextSteps = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <section className="mt-8">
    <h2 className="text-[1.375rem]">{title}</h2>
    <ul className="mt-3 grid gap-2.5">
      {steps.map((step) => (
        <li key={step} className="flex items-start gap-2.5">
          <Check aria-hidden="true" className="mt-0.75 size-4.5 shrink-0 text-ok" />
          {step}
        </li>
      ))}
    </ul>
  </section>
)
