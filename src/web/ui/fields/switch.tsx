import { classNames } from '../class-names.ts'

interface SwitchProps {
  checked: boolean
  onChange(checked: boolean): void
  /** Accessible name; add a visible label beside the switch if there is room. */
  label: string
  disabled?: boolean | undefined
  className?: string
}

// A native checkbox, so that keyboard, forms and screen readers work without scripts.
export const Switch = ({ checked, onChange, label, disabled, className }: SwitchProps) => (
  <label className={classNames('relative inline-flex h-11 w-12 shrink-0 items-center justify-center', className)}>
    <input
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is checked
      role="switch"
      aria-label={label}
      checked={checked}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      className="peer absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
    />
    <span
      aria-hidden="true"
      className="h-6.5 w-10.5 rounded-full border border-edge bg-edge/45 transition-colors peer-checked:border-ok peer-checked:bg-ok peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:opacity-50 forced-colors:peer-checked:bg-[Highlight]"
    />
    <span
      aria-hidden="true"
      className="pointer-events-none absolute left-1.5 size-5 rounded-full bg-raised shadow-sm transition-transform peer-checked:translate-x-4 forced-colors:bg-[ButtonText]"
    />
  </label>
)
