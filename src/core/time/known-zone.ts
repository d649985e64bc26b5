/**
 * The IANA zone itself, or UTC if this runtime cannot compute with it: a browser may be older than the zone, or report
 * its own as `Etc/Unknown`, and formatting a date in such a zone throws.
 */
export function knownZone(zone: string | undefined): string {
  if (!zone) return 'UTC'
  try {
    Intl.DateTimeFormat('en-US', { timeZone: zone })
    return zone
  } catch {
    return 'UTC'
  }
}
