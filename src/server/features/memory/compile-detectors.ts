import { DETECTORS } from '../../../core/privacy/find-sensitive.ts'
import { mapWithoutBlocking } from '../../platform/async/without-blocking.ts'

/** V8 compiles a pattern separately for Latin-1 and other texts. */
const SAMPLES = ['a', 'ā']

/**
 * Before texts are masked or marked. V8 drops compiled patterns that were idle for a while, and the first text would
 * hold everybody until all are compiled again, so they are compiled one by one.
 */
export async function compileDetectors(): Promise<void> {
  for (const text of SAMPLES) await mapWithoutBlocking(DETECTORS, (detect) => detect(text))
}
