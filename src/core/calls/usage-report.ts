/** The operator's report as text: four lines to be parsed line by line (spec, section 3), then explanations. */

interface ReportFigures {
  dailyCalls: number
  dailyLimit: number
  monthlyMicros: number
  monthlyLimitMicros: number
  consecutiveFailures: number
  paused: boolean
  /** Text next to the status: until when, and what the breaker does. */
  note: string
  unmetered: UnmeteredCost
  /** The price assumed for models without a known one, in dollars per million tokens. */
  assumedPrice: { inputUsd: number; outputUsd: number } | null
}

/** Calls that failed or reported no token count: each counts at its maximum cost. */
interface UnmeteredCost {
  calls: number
  micros: number
}

/** Percentage of a limit, to one decimal place; a limit of zero is fully used. */
export const percentOf = (used: number, limit: number): number =>
  limit > 0 ? Math.round((used / limit) * 1000) / 10 : 100

const dollars = (usd: number): string => `$${usd.toFixed(2)}`
const money = (micros: number): string => dollars(micros / 1_000_000)

function explanations({ unmetered, assumedPrice }: ReportFigures): string[] {
  const lines: string[] = []
  const calls = unmetered.calls === 1 ? '1 call' : `${unmetered.calls} calls`
  if (unmetered.calls > 0)
    lines.push(
      `Included above: ${money(unmetered.micros)} for ${calls} without a token count from the provider, counted at the most that can have been billed`,
    )
  if (assumedPrice)
    lines.push(
      `Price of this model: unknown, so ${dollars(assumedPrice.inputUsd)} in and ${dollars(assumedPrice.outputUsd)} out for a million tokens are assumed until you set it`,
    )
  return lines
}

export function usageReport(figures: ReportFigures): string {
  const { dailyCalls, dailyLimit, monthlyMicros, monthlyLimitMicros, consecutiveFailures, paused, note } = figures
  return [
    `Daily calls: ${dailyCalls}/${dailyLimit} (${Math.floor(percentOf(dailyCalls, dailyLimit))}%)`,
    `Monthly cost: ${money(monthlyMicros)}/${money(monthlyLimitMicros)} (${Math.floor(percentOf(monthlyMicros, monthlyLimitMicros))}%)`,
    `Consecutive failures: ${consecutiveFailures}`,
    `System status: ${paused ? 'PAUSED' : 'ACTIVE'}${note ? ` (${note})` : ''}`,
    ...explanations(figures),
  ].join('\n')
}
