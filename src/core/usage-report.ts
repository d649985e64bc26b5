/** The operator's report as text: four lines, in a form that is read by line (spec, section 3). */

export interface ReportFigures {
  dailyCalls: number
  dailyLimit: number
  monthlyMicros: number
  monthlyLimitMicros: number
  consecutiveFailures: number
  paused: boolean
  /** Words beside the status: until when, and what the breaker does. */
  note: string
}

/** Part of a limit in percent, one decimal place; a limit of nothing is used up. */
export const percentOf = (used: number, limit: number): number =>
  limit > 0 ? Math.round((used / limit) * 1000) / 10 : 100

const money = (micros: number): string => `$${(micros / 1_000_000).toFixed(2)}`

export function usageReport(figures: ReportFigures): string {
  const { dailyCalls, dailyLimit, monthlyMicros, monthlyLimitMicros, consecutiveFailures, paused, note } = figures
  return [
    `Daily calls: ${dailyCalls}/${dailyLimit} (${Math.floor(percentOf(dailyCalls, dailyLimit))}%)`,
    `Monthly cost: ${money(monthlyMicros)}/${money(monthlyLimitMicros)} (${Math.floor(percentOf(monthlyMicros, monthlyLimitMicros))}%)`,
    `Consecutive failures: ${consecutiveFailures}`,
    `System status: ${paused ? 'PAUSED' : 'ACTIVE'}${note ? ` (${note})` : ''}`,
  ].join('\n')
}
