import { readFileSync } from 'node:fs'

/** What Linux reports about a process. */

const TICKS_A_SECOND = 100

/** CPU seconds used so far by all its threads, accurate to a hundredth. */
export function processSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The second field is the name, which may contain spaces; user and system time are the 14th and the 15th.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND
}

function statusMiB(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const [, kilobytes] =
    new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) / 1024
}

/** Current memory, in MiB. */
export const residentMiB = (pid: number): number => statusMiB(pid, 'VmRSS')

/** Peak memory. */
export const peakMiB = (pid: number): number => statusMiB(pid, 'VmHWM')
