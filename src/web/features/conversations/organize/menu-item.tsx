import type { LucideIcon } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { ITEM } from '../../../ui/menu-view.tsx'

export const Item = ({ icon, onSelect, children }: { icon: ReactNode; onSelect(): void; children: ReactNode }) => (
  <DropdownMenu.Item className={ITEM} onSelect={onSelect}>
    {icon}
    <span dir="auto" className="min-w-0 wrap-anywhere">
      {children}
    </span>
  </DropdownMenu.Item>
)

export const menuIcon = (Icon: LucideIcon) => <Icon className="size-4.5 shrink-0 text-ink-soft" />
