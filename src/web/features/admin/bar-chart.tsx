import { Card } from '../../ui/page.tsx'

interface Bar {
  label: string
  /** Null when nothing was measured. */
  value: number | null
  /** Drawn behind the bar: p95 behind p50. */
  behind?: number | null
}

interface BarChartProps {
  title: string
  total: string
  bars: readonly Bar[]
  format(value: number): string
  alarming?: boolean
}

const HEIGHT = 100
const STEP = 10
const WIDTH = 7

const heightOf = (value: number | null | undefined, most: number): number =>
  value ? Math.max(1.5, (value / most) * HEIGHT) : 0

const titleOf = ({ label, value, behind }: Bar, format: (value: number) => string): string => {
  if (value === null) return `${label}: none`
  return behind == null ? `${label}: ${format(value)}` : `${label}: ${format(value)}, p95 ${format(behind)}`
}

export function BarChart({ title, total, bars, format, alarming = false }: BarChartProps) {
  const most = Math.max(0, ...bars.flatMap(({ value, behind }) => [value ?? 0, behind ?? 0])) || 1
  const peak = most === 1 && bars.every(({ value }) => !value) ? 0 : most
  return (
    <Card className="grid content-start gap-3 p-4! sm:p-5!">
      <div className="flex items-baseline justify-between gap-3">
        <h3 className="font-sans text-[0.9375rem] font-[550] tracking-normal text-ink-soft">{title}</h3>
        <p className="font-display text-[1.375rem] leading-none tabular-nums">{total}</p>
      </div>
      <svg
        role="img"
        aria-label={`${title}: ${total}, highest ${format(peak)}`}
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-24 w-full border-b border-line"
      >
        {bars.map((bar, index) => (
          <g key={bar.label} className="opacity-85 hover:opacity-100">
            <title>{titleOf(bar, format)}</title>
            <rect x={index * STEP} y={0} width={STEP} height={HEIGHT} fill="transparent" />
            {[bar.behind, bar.value].map((value, layer) => {
              const height = heightOf(value, most)
              const fill = layer === 0 ? 'var(--line)' : alarming ? 'var(--danger)' : 'var(--ink-soft)'
              return (
                <rect
                  key={fill}
                  x={index * STEP + (STEP - WIDTH) / 2}
                  y={HEIGHT - height}
                  width={WIDTH}
                  height={height}
                  fill={fill}
                />
              )
            })}
          </g>
        ))}
      </svg>
      <p className="flex justify-between text-xs text-ink-soft">
        <span>{bars[0]?.label}</span>
        <span>{bars.at(-1)?.label}</span>
      </p>
    </Card>
  )
}
