import type { ReactNode } from 'react'
import { Switch } from '../../ui/fields/switch.tsx'

interface SwitchRowProps {
  title: string
  badge?: ReactNode
  text: ReactNode
  checked: boolean
  disabled?: boolean
  onChange(checked: boolean): void
}

export const SwitchRow = ({ title, badge, text, checked, disabled, onChange }: SwitchRowProps) => (
  <div className="flex items-start justify-between gap-5 max-xs:flex-col max-xs:gap-2">
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 font-[550]">
        {title}
        {badge}
      </p>
      <div className="grid gap-1 text-[0.9375rem] text-ink-soft">{text}</div>
    </div>
    <Switch label={title} checked={checked} disabled={disabled} onChange={onChange} className="-mt-2" />
  </div>
)
