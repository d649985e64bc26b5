import type { ReactNode } from 'react'
import { Switch } from '../../ui/fields/choices.tsx'

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

interface SwitchedSetting {
  title: string
  text: ReactNode
  on: boolean
  onChange(on: boolean): void
}

export const SwitchList = ({ settings }: { settings: readonly SwitchedSetting[] }) => (
  <ul className="divide-y divide-line">
    {settings.map(({ title, text, on, onChange }) => (
      <li
        key={title}
        className="flex items-center justify-between gap-6 max-xs:flex-col max-xs:items-start max-xs:gap-1 py-4 first:pt-0 last:pb-0"
      >
        <div>
          <p className="font-[550]">{title}</p>
          <p className="text-[0.9375rem] text-ink-soft">{text}</p>
        </div>
        <Switch label={title} checked={on} onChange={onChange} />
      </li>
    ))}
  </ul>
)
