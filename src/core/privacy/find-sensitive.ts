import { screen } from '../safety/screen.ts'
import { type Detector, type Finding, trackSpans } from './finding.ts'
import { NUMBER_DETECTORS } from './numbers.ts'
import { PERSONAL_DETECTORS } from './personal.ts'
import { type Category, categoriesOf, type ProtectionLevel, type SensitivityLevel } from './settings.ts'
import { TOPIC_DETECTORS } from './topics.ts'

export const DETECTORS: readonly Detector[] = [...NUMBER_DETECTORS, ...PERSONAL_DETECTORS, ...TOPIC_DETECTORS]

/** In text order, without overlaps. Rules and word lists (English; numbers in any language) can't find everything. */
export function findSensitive(text: string, categories: readonly Category[]): Finding[] {
  if (categories.length === 0) return []
  const found: Finding[] = []
  const taken = trackSpans(text)
  for (const detect of DETECTORS) {
    for (const finding of detect(text)) {
      const isWanted = categories.includes(finding.category)
      if (isWanted && taken.take(finding.start, finding.end)) found.push(finding)
    }
  }
  return found.sort((one, other) => one.start - other.start)
}

interface Sensitivity {
  sensitivityLevel: SensitivityLevel
  /** In the order of CATEGORIES, without duplicates. */
  privacyTags: Category[]
}

function levelOf(tags: readonly Category[], isGrave: boolean): SensitivityLevel {
  if (tags.length === 0) return 'normal'
  return isGrave || tags.length > 2 ? 'highly_sensitive' : 'sensitive'
}

/** `standard` scans nothing: everything is `normal`. */
export function sensitivityOf(text: string, level: ProtectionLevel): Sensitivity {
  const categories = categoriesOf(level)
  const findings = findSensitive(text, categories)
  const inDanger = categories.includes('health') && screen(text) !== null
  const privacyTags = categories.filter(
    (category) => findings.some((finding) => finding.category === category) || (inDanger && category === 'health'),
  )
  return { sensitivityLevel: levelOf(privacyTags, inDanger || findings.some(({ grave }) => grave)), privacyTags }
}
