import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'

export interface MenuItem {
  key: string
  content: ReactNode
  onSelect(): void
}

export interface MenuProps {
  label: string
  trigger: ReactNode
  triggerClassName?: string
  items: readonly MenuItem[]
}

export const ITEM =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1.5 outline-none data-highlighted:bg-sunk'

export const MENU_PANEL =
  'z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-[min(14rem,calc(100vw-1.5rem))] max-w-[min(20rem,calc(100vw-1.5rem))] overflow-y-auto rounded-field border border-line bg-raised p-1.5 shadow-lift animate-fade'

/** Mounted by the first press, so it starts open. */
export const MenuView = ({ label, trigger, triggerClassName, items }: MenuProps) => (
  <DropdownMenu.Root defaultOpen modal={false}>
    <DropdownMenu.Trigger aria-label={label} className={triggerClassName}>
      {trigger}
    </DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content align="end" sideOffset={6} collisionPadding={12} className={MENU_PANEL}>
        {items.map((item) => (
          <DropdownMenu.Item key={item.key} className={ITEM} onSelect={item.onSelect}>
            <span className="flex min-w-0 grow items-center gap-3">{item.content}</span>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  </DropdownMenu.Root>
)
