import { categoriesOf, type ProtectionLevel } from '../../../../core/privacy/categories.ts'
import { DETECTORS } from '../../../../core/privacy/find-sensitive.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'

/** V8 compiles a pattern separately for Latin-1 and other texts. */
const SAMPLES = ['a', 'ā']

/**
 * V8 drops compiled patterns that were idle for a while. The first text scanned would hold everybody until all are
 * compiled again, so they are compiled one by one before it.
 */
export async function compileDetectors(level: ProtectionLevel): Promise<void> {
  if (categoriesOf(level).length === 0) return
  for (const text of SAMPLES) await mapWithoutBlocking(DETECTORS, (detect) => detect(text))
}
