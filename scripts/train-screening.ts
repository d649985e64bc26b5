import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CONCERNS, type Concern, SAFETY_LANGUAGES, type SafetyLanguage } from '../src/core/safety/concern.ts'
import {
  CONCERN_FEATURES,
  concernFeaturesOf,
  FEATURES,
  type Features,
  featuresOf,
} from '../src/core/safety/likeness/features.ts'
import { tokensOf } from '../src/core/safety/normalise.ts'
import { chances, shuffle } from './repeatable-chances.ts'
import { runCommand } from './run-command.ts'
import type { Example } from './screening-sets/read-set.ts'
import { examplesIn } from './screening-sets/sets.ts'

const ROUNDS = 15
const RATE = 0.3
const BIAS_RATE = 0.02
const DECAY = 1e-5
const TINY = 1e-8
const SEED = 42

interface Sample {
  features: Features
  isDanger: boolean
}

/** Logistic regression with a separate learning rate per weight (AdaGrad). */
class Learner {
  readonly weights: Float64Array
  readonly #moved: Float64Array
  bias = 0

  constructor(size: number) {
    this.weights = new Float64Array(size)
    this.#moved = new Float64Array(size)
  }

  see({ features: { at, value }, isDanger }: Sample): void {
    let score = this.bias
    for (let nth = 0; nth < at.length; nth += 1) score += (this.weights[at[nth] ?? 0] ?? 0) * (value[nth] ?? 0)
    const error = 1 / (1 + Math.exp(-score)) - (isDanger ? 1 : 0)
    this.bias -= BIAS_RATE * error
    for (let nth = 0; nth < at.length; nth += 1) this.#move(at[nth] ?? 0, error * (value[nth] ?? 0))
  }

  #move(place: number, slope: number): void {
    const weight = this.weights[place] ?? 0
    const step = slope + DECAY * weight
    const moved = (this.#moved[place] ?? 0) + step * step
    this.#moved[place] = moved
    this.weights[place] = weight - (RATE * step) / Math.sqrt(moved + TINY)
  }
}

/** Added to every count, so that a feature seen once does not decide. */
const SMOOTHING = 0.3

/**
 * How much each feature matters: more if it is rare, and if it is mostly met in one of the two kinds. Learning on features
 * weighted by it generalises better to the messages of other authors.
 */
function importances(samples: readonly Sample[], size: number): Float64Array {
  const [dangers, harmless] = [new Float64Array(size), new Float64Array(size)]
  for (const { features, isDanger } of samples) {
    const counts = isDanger ? dangers : harmless
    for (const place of features.at) counts[place] = (counts[place] ?? 0) + 1
  }
  const [ofDangers, ofHarmless] = [sum(dangers), sum(harmless)]
  return dangers.map((danger, place) => {
    const other = harmless[place] ?? 0
    const leaning = Math.log(((danger + SMOOTHING) / ofDangers) * (ofHarmless / (other + SMOOTHING)))
    return Math.sqrt((Math.abs(leaning) * Math.log(1 + samples.length / (1 + danger + other))) / TYPICAL)
  })
}

/** Keeps the weighted values near one. */
const TYPICAL = 5

const sum = (counts: Float64Array): number => counts.reduce((total, count) => total + count, 0)

const weighted = ({ features: { at, value }, isDanger }: Sample, importance: Float64Array): Sample => ({
  features: { at, value: value.map((each, nth) => each * (importance[at[nth] ?? 0] ?? 0)) },
  isDanger,
})

function learn(samples: readonly Sample[], size: number): Learner {
  const learner = new Learner(size)
  const chance = chances(SEED)
  const order = [...samples]
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, chance)
    for (const sample of order) learner.see(sample)
  }
  return learner
}

const MOST = 127

interface Kept {
  bytes: string
  step: number
  bias: number
}

function kept(weights: Float64Array, bias: number): Kept {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0)
  const step = most / MOST
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer).toString('base64')
  return { bytes, step: Number(step.toPrecision(6)), bias: Number(bias.toPrecision(6)) }
}

type Tagged = Example & { language: SafetyLanguage }

const copied = ({ at, value }: Features): Features => ({ at: at.slice(), value: value.slice() })

const wordsOf = ({ earlier, text }: Example) => tokensOf([...earlier, text].join('. '))

function learnDanger(examples: readonly Tagged[]): Kept {
  const samples = examples.map((one) => ({
    features: copied(featuresOf(wordsOf(one), one.language)),
    isDanger: one.concern !== null,
  }))
  const importance = importances(samples, FEATURES)
  const { weights, bias } = learn(
    samples.map((sample) => weighted(sample, importance)),
    FEATURES,
  )
  return kept(
    weights.map((weight, place) => weight * (importance[place] ?? 0)),
    bias,
  )
}

function learnConcern(examples: readonly Tagged[], concern: Concern): Kept {
  const samples = examples
    .filter((one) => one.concern !== null)
    .map((one) => ({
      features: copied(concernFeaturesOf(wordsOf(one), one.language)),
      isDanger: one.concern === concern,
    }))
  const { weights, bias } = learn(samples, CONCERN_FEATURES)
  return kept(weights, bias)
}

/** Trains the weights on the kept examples. Deterministic. */
export function trainWeights(): Record<string, Kept> {
  const examples = SAFETY_LANGUAGES.flatMap((language) => examplesIn(language).map((one) => ({ ...one, language })))
  const ofConcerns = CONCERNS.map((concern) => [concern, learnConcern(examples, concern)])
  return { danger: learnDanger(examples), ...Object.fromEntries(ofConcerns) }
}

if (import.meta.main) {
  const head = '/** Written by `node scripts/train-screening.ts` from the examples of `scripts/screening-sets/`. */'
  const file = join(import.meta.dirname, '../src/core/safety/likeness/weights.ts')
  writeFileSync(file, `${head}\nexport const WEIGHTS = ${JSON.stringify(trainWeights(), null, 2)}\n`)
  await runCommand('biome', ['check', '--write', file])
}
