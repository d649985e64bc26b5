interface PageHeadProps {
  title: string
  lead: string
}

export const PageHead = ({ title, lead }: PageHeadProps) => (
  <div className="mx-auto w-full max-w-[1160px] px-5 pt-8 pb-4 lg:pt-14">
    <h1 className="text-[2.5rem] lg:text-6xl">{title}</h1>
    <p className="mt-4 max-w-[52ch] text-lg text-ink-soft lg:text-xl">{lead}</p>
  </div>
)
