import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { Switch } from './fields/choices.tsx'

interface SettingRowProps {
  title: string
  text: ReactNode
  children?: ReactNode
}

/** A setting, and the buttons that change it. */
export const SettingRow = ({ title, text, children }: SettingRowProps) => (
  <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
    <div className="min-w-0 grow basis-60">
      <p className="font-[550]">{title}</p>
      <p className="text-[0.9375rem] text-ink-soft">{text}</p>
    </div>
    {children && <div className="flex flex-wrap gap-2">{children}</div>}
  </div>
)

interface SwitchRowProps {
  title: string
  text: ReactNode
  checked: boolean
  badge?: ReactNode
  disabled?: boolean
  className?: string
  onChange(checked: boolean): void
}

/** A setting that is on or off. */
export const SwitchRow = ({ title, text, checked, badge, disabled, className, onChange }: SwitchRowProps) => (
  <div
    className={classNames(
      'flex items-center justify-between gap-6 max-xs:flex-col max-xs:items-start max-xs:gap-1',
      className,
    )}
  >
    <div>
      <p className="flex flex-wrap items-center gap-2 font-[550]">
        {title}
        {badge}
      </p>
      <div className="grid gap-1 text-[0.9375rem] text-ink-soft">{text}</div>
    </div>
    <Switch label={title} {...{ checked, disabled, onChange }} />
  </div>
)

interface BannerProps {
  label: string
  title?: string
  text: ReactNode
  /** `warn`: something does not work. */
  tone?: 'warn' | 'calm'
  className?: string | undefined
  /** What can be done about it. */
  children: ReactNode
}

/** Stands above a page until it is dealt with. */
export const Banner = ({ label, title, text, tone = 'warn', className, children }: BannerProps) => (
  <section
    aria-label={label}
    className={classNames(
      'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card px-5 py-3.5',
      tone === 'warn' ? 'bg-warn text-warn-ink' : 'bg-sunk',
      className,
    )}
  >
    <div className="min-w-0 grow basis-72">
      {title && <p className="font-[550]">{title}</p>}
      <p className={title && 'text-[0.9375rem]'}>{text}</p>
    </div>
    <div className="flex flex-wrap gap-2">{children}</div>
  </section>
)

interface ProgressProps {
  /** Accessible name. */
  label: string
  /** Of 100. */
  percent: number
  /** The colour of what is done. */
  fill?: string
}

export const Progress = ({ label, percent, fill = 'bg-accent' }: ProgressProps) => (
  <div
    role="progressbar"
    aria-label={label}
    aria-valuenow={Math.min(100, Math.floor(percent))}
    aria-valuemin={0}
    aria-valuemax={100}
    className="h-2 overflow-hidden rounded-full bg-line forced-color-adjust-none"
  >
    <div className={classNames('h-full rounded-full', fill)} style={{ width: `${Math.min(100, percent)}%` }} />
  </div>
)

interface PagerProps<Cursor> {
  /** The cursor of each page opened so far; none for the first. */
  trail: readonly Cursor[]
  next: Cursor | null
  onGo(trail: readonly Cursor[]): void
}

export const Pager = <Cursor,>({ trail, next, onGo }: PagerProps<Cursor>) =>
  (trail.length > 0 || next !== null) && (
    <div className="flex gap-3">
      <Button disabled={trail.length === 0} onClick={() => onGo(trail.slice(0, -1))}>
        Newer
      </Button>
      <Button disabled={next === null} onClick={() => next !== null && onGo([...trail, next])}>
        Older
      </Button>
    </div>
  )

export const SwitchList = ({ settings }: { settings: readonly SwitchRowProps[] }) => (
  <ul className="divide-y divide-line *:py-4 *:first:pt-0 *:last:pb-0">
    {settings.map((setting) => (
      <li key={setting.title}>
        <SwitchRow {...setting} />
      </li>
    ))}
  </ul>
)

export const FactList = ({ facts }: { facts: readonly (readonly [term: string, value: string])[] }) => (
  <dl className="grid gap-1 text-[0.9375rem]">
    {facts.map(([term, value]) => (
      <div key={term} className="flex flex-wrap gap-x-2">
        <dt className="text-ink-soft">{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
)
