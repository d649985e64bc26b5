import type { ReactNode } from 'react'

interface SettingRowProps {
  title: string
  text: ReactNode
  children?: ReactNode
}

export const SettingRow = ({ title, text, children }: SettingRowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <div className="min-w-0 grow basis-60">
      <p className="font-[550]">{title}</p>
      <p className="text-[0.9375rem] text-ink-soft">{text}</p>
    </div>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </div>
)
