import type { Features } from '../src/core/classifier/collector.ts'
import type { StoredWeights } from '../src/core/classifier/linear-model.ts'
import { seededRandom, shuffle } from './seeded-random.ts'

const ROUNDS = 15
const RATE = 0.3
const BIAS_RATE = 0.02
const DECAY = 1e-5
const TINY = 1e-8
const SEED = 42

export interface Sample {
  features: Features
  isPositive: boolean
}

/** Logistic regression with a separate learning rate per weight (AdaGrad). */
class Learner {
  readonly weights: Float64Array
  readonly #squares: Float64Array
  bias = 0

  constructor(size: number) {
    this.weights = new Float64Array(size)
    this.#squares = new Float64Array(size)
  }

  update({ features: { at, value }, isPositive }: Sample): void {
    let score = this.bias
    for (let nth = 0; nth < at.length; nth += 1) score += (this.weights[at[nth] ?? 0] ?? 0) * (value[nth] ?? 0)
    const error = 1 / (1 + Math.exp(-score)) - (isPositive ? 1 : 0)
    this.bias -= BIAS_RATE * error
    for (let nth = 0; nth < at.length; nth += 1) this.#move(at[nth] ?? 0, error * (value[nth] ?? 0))
  }

  #move(place: number, gradient: number): void {
    const weight = this.weights[place] ?? 0
    const step = gradient + DECAY * weight
    const squares = (this.#squares[place] ?? 0) + step * step
    this.#squares[place] = squares
    this.weights[place] = weight - (RATE * step) / Math.sqrt(squares + TINY)
  }
}

/** Added to every count, so that a feature that occurs once does not decide. */
const SMOOTHING = 0.3

/**
 * The importance of each feature: higher if it is rare, and if it mostly occurs in one of the two classes. Training on
 * features weighted by it generalises better to the messages of other authors.
 */
function importances(samples: readonly Sample[], size: number): Float64Array {
  const [positives, negatives] = [new Float64Array(size), new Float64Array(size)]
  for (const { features, isPositive } of samples) {
    const counts = isPositive ? positives : negatives
    for (const place of features.at) counts[place] = (counts[place] ?? 0) + 1
  }
  const [ofPositives, ofNegatives] = [sum(positives), sum(negatives)]
  return positives.map((positive, place) => {
    const other = negatives[place] ?? 0
    const leaning = Math.log(((positive + SMOOTHING) / ofPositives) * (ofNegatives / (other + SMOOTHING)))
    return Math.sqrt((Math.abs(leaning) * Math.log(1 + samples.length / (1 + positive + other))) / TYPICAL)
  })
}

/** Keeps the weighted values near one. */
const TYPICAL = 5

const sum = (counts: Float64Array): number => counts.reduce((total, count) => total + count, 0)

const weighted = ({ features: { at, value }, isPositive }: Sample, importance: Float64Array): Sample => ({
  features: { at, value: value.map((each, nth) => each * (importance[at[nth] ?? 0] ?? 0)) },
  isPositive,
})

export function learn(samples: readonly Sample[], size: number): Learner {
  const learner = new Learner(size)
  const random = seededRandom(SEED)
  const order = [...samples]
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    for (const sample of order) learner.update(sample)
  }
  return learner
}

const LARGEST_BYTE = 127

export function quantise(weights: Float64Array, bias: number): StoredWeights {
  const most = weights.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0)
  const step = most / LARGEST_BYTE
  const bytes = Buffer.from(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer).toString('base64')
  return { bytes, step: Number(step.toPrecision(6)), bias: Number(bias.toPrecision(6)) }
}

/** A copy for training, because the next text overwrites the features. */
export const copyOf = ({ at, value }: Features): Features => ({ at: at.slice(), value: value.slice() })

/** Trains on weighted features, and returns weights for unweighted ones. */
export function learnWeighted(samples: readonly Sample[], size: number): StoredWeights {
  const importance = importances(samples, size)
  const { weights, bias } = learn(
    samples.map((sample) => weighted(sample, importance)),
    size,
  )
  return quantise(
    weights.map((weight, place) => weight * (importance[place] ?? 0)),
    bias,
  )
}
