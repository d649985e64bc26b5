import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { StoredWeights } from '../src/core/classifier/linear-model.ts'
import { CONCERN_FEATURES, concernFeaturesOf, FEATURES, featuresOf } from '../src/core/safety/classifier/features.ts'
import { type Concern, LEARNED_CONCERNS, SAFETY_LANGUAGES, type SafetyLanguage } from '../src/core/safety/concern.ts'
import { tokensOf } from '../src/core/safety/normalise.ts'
import { copyOf, learn, learnWeighted, quantise } from './logistic-regression.ts'
import { runCommand } from './run-command.ts'
import type { Example } from './screening-sets/read-set.ts'
import { examplesIn, THREATS, VEILED } from './screening-sets/sets.ts'

type Tagged = Example & { language: SafetyLanguage }

const wordsOf = ({ earlier, text }: Example) => tokensOf([...earlier, text].join('. '))

function learnDanger(examples: readonly Tagged[]): StoredWeights {
  const samples = examples.map((one) => ({
    features: copyOf(featuresOf(wordsOf(one), one.language)),
    isPositive: one.concern !== null,
  }))
  return learnWeighted(samples, FEATURES)
}

function learnConcern(examples: readonly Tagged[], concern: Concern): StoredWeights {
  const samples = examples
    .filter((one) => one.concern !== null)
    .map((one) => ({
      features: copyOf(concernFeaturesOf(wordsOf(one), one.language)),
      isPositive: one.concern === concern,
    }))
  const { weights, bias } = learn(samples, CONCERN_FEATURES)
  return quantise(weights, bias)
}

/** Trains the weights on the examples. Deterministic. */
export function trainWeights(): Record<string, StoredWeights> {
  const tagged = (from: (language: SafetyLanguage) => readonly Example[]): Tagged[] =>
    SAFETY_LANGUAGES.flatMap((language) => from(language).map((one) => ({ ...one, language })))
  const examples = tagged((language) => [...examplesIn(language), ...VEILED[language]])
  const kinds = [...examples, ...tagged((language) => THREATS[language])]
  const ofConcerns = LEARNED_CONCERNS.map((concern) => [concern, learnConcern(kinds, concern)])
  return { danger: learnDanger(examples), ...Object.fromEntries(ofConcerns) }
}

if (import.meta.main) {
  const head = '/** Written by `node scripts/train-screening.ts` from the examples of `scripts/screening-sets/`. */'
  const file = join(import.meta.dirname, '../src/core/safety/classifier/weights.ts')
  writeFileSync(file, `${head}\nexport const WEIGHTS = ${JSON.stringify(trainWeights(), null, 2)}\n`)
  await runCommand('biome', ['check', '--write', file])
}
