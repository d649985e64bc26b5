import { byPattern, type Detector } from './finding.ts'

const IP = { category: 'pii' as const, label: 'IP' }

const version4 = byPattern(/(?<![\d.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\d.])/dg, IP)

const GROUPS = 8
/** Fewer digits belong to a clock time or a ratio such as `12::30`. */
const FEWEST_DIGITS = 5

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** The text form of RFC 4291, section 2.2, with one `::` for a run of zeros. */
function isVersion6(address: string): boolean {
  const parts = address.split('::')
  if (parts.length > 2) return false
  const groups = parts.flatMap(groupsOf)
  const isComplete = parts.length === 2 ? groups.length < GROUPS : groups.length === GROUPS
  const digits = groups.join('').length
  return isComplete && digits >= FEWEST_DIGITS && groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
}

const version6 = byPattern(/(?<![\p{L}\d:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,8}(?![\p{L}\d:])/dgiu, {
  ...IP,
  accept: isVersion6,
})

/** Of a device: six pairs of hexadecimal digits. */
const hardware = byPattern(/(?<![\p{L}\d:-])[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}(?![\p{L}\d:-])/dgiu, IP)

export const internetAddresses: Detector = (text) => [...version4(text), ...version6(text), ...hardware(text)]
