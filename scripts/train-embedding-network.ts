import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMBEDDING_SIZE, HIDDEN } from '../src/core/safety/classifier/embedding-score.ts'
import { loadSentenceModel } from '../src/server/adapters/embeddings/sentence-model.ts'
import { runCommand } from './run-command.ts'
import { examplesIn } from './screening-sets/sets.ts'
import { seededRandom, shuffle } from './seeded-random.ts'

/** Trains a network with one hidden layer on the sentence embeddings of the English examples. */

const ROUNDS = 12
const BATCH = 64
const RATE = 2e-3
const SLOWEST = 1e-5
const DECAY = 0.1
/** The numbers of an embedding are small. */
const SCALE = 8
const SEED = 42
const TINY = 1e-8

interface Sample {
  embedding: Float32Array
  isDanger: boolean
}

/** Adam: a learning rate for each weight, adapted to its earlier gradients. */
class Weights {
  readonly values: Float32Array
  readonly gradients: Float32Array
  readonly #mean: Float32Array
  readonly #square: Float32Array
  readonly #decay: number

  constructor(size: number, spread: number, decay: number, random: () => number) {
    this.values = Float32Array.from({ length: size }, () => spread * normal(random))
    this.gradients = new Float32Array(size)
    this.#mean = new Float32Array(size)
    this.#square = new Float32Array(size)
    this.#decay = decay
  }

  move(rate: number, step: number): void {
    const [ofMean, ofSquare] = [1 - 0.9 ** step, 1 - 0.999 ** step]
    for (let at = 0; at < this.values.length; at += 1) {
      const gradient = this.gradients[at] ?? 0
      const mean = 0.9 * (this.#mean[at] ?? 0) + 0.1 * gradient
      const square = 0.999 * (this.#square[at] ?? 0) + 0.001 * gradient * gradient
      const value = this.values[at] ?? 0
      this.#mean[at] = mean
      this.#square[at] = square
      this.values[at] = value - rate * (mean / ofMean / (Math.sqrt(square / ofSquare) + TINY) + this.#decay * value)
    }
    this.gradients.fill(0)
  }
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())

class Network {
  readonly rows: Weights
  readonly biases: Weights
  readonly out: Weights
  readonly bias: Weights
  readonly #active = new Float32Array(HIDDEN)
  #step = 0

  constructor(random: () => number) {
    this.rows = new Weights(HIDDEN * EMBEDDING_SIZE, 1 / Math.sqrt(EMBEDDING_SIZE), DECAY, random)
    this.biases = new Weights(HIDDEN, 0, 0, random)
    this.out = new Weights(HIDDEN, 1 / Math.sqrt(HIDDEN), 0, random)
    this.bias = new Weights(1, 0, 0, random)
  }

  update(batch: readonly Sample[], rate: number): void {
    for (const sample of batch) this.#add(sample, batch.length)
    this.#step += 1
    for (const weights of [this.rows, this.biases, this.out, this.bias]) weights.move(rate, this.#step)
  }

  #forward(embedding: Float32Array): number {
    let danger = this.bias.values[0] ?? 0
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      let sum = this.biases.values[unit] ?? 0
      const from = unit * EMBEDDING_SIZE
      for (let at = 0; at < EMBEDDING_SIZE; at += 1) sum += (this.rows.values[from + at] ?? 0) * (embedding[at] ?? 0)
      this.#active[unit] = Math.max(0, sum)
      danger += (this.out.values[unit] ?? 0) * Math.max(0, sum)
    }
    return danger
  }

  #add({ embedding, isDanger }: Sample, among: number): void {
    const error = (1 / (1 + Math.exp(-this.#forward(embedding))) - (isDanger ? 1 : 0)) / among
    this.bias.gradients[0] = (this.bias.gradients[0] ?? 0) + error
    for (let unit = 0; unit < HIDDEN; unit += 1) {
      const active = this.#active[unit] ?? 0
      if (active > 0) this.#addUnit(unit, active, error, embedding)
    }
  }

  #addUnit(unit: number, active: number, error: number, embedding: Float32Array): void {
    const gradient = error * (this.out.values[unit] ?? 0)
    this.out.gradients[unit] = (this.out.gradients[unit] ?? 0) + error * active
    this.biases.gradients[unit] = (this.biases.gradients[unit] ?? 0) + gradient
    const { gradients } = this.rows
    const from = unit * EMBEDDING_SIZE
    for (let at = 0; at < EMBEDDING_SIZE; at += 1)
      gradients[from + at] = (gradients[from + at] ?? 0) + gradient * (embedding[at] ?? 0)
  }
}

function learn(samples: readonly Sample[]): Network {
  const random = seededRandom(SEED)
  const network = new Network(random)
  const order = [...samples]
  for (let round = 0; round < ROUNDS; round += 1) {
    shuffle(order, random)
    const rate = RATE * (1 - round / ROUNDS) + SLOWEST
    for (let from = 0; from < order.length; from += BATCH) network.update(order.slice(from, from + BATCH), rate)
  }
  return network
}

const LARGEST_BYTE = 127

const short = (value: number): number => Number(value.toPrecision(5))

function quantise({ rows, biases, out, bias }: Network) {
  const most = rows.values.reduce((largest, weight) => Math.max(largest, Math.abs(weight)), 0)
  const bytes = Int8Array.from(rows.values, (weight) => Math.round((weight / most) * LARGEST_BYTE))
  return {
    rows: Buffer.from(bytes.buffer).toString('base64'),
    step: short((most / LARGEST_BYTE) * SCALE),
    biases: Array.from(biases.values, short),
    out: Array.from(out.values, short),
    bias: short(bias.values[0] ?? 0),
  }
}

const embed = await loadSentenceModel()
const samples: Sample[] = []
for (const { concern, earlier, text } of examplesIn('en')) {
  const embedding = await embed([...earlier, text].join('. '))
  samples.push({ embedding: embedding.map((value) => value * SCALE), isDanger: concern !== null })
}
const head = `/** Written by \`node scripts/train-embedding-network.ts\` from the English examples of \`scripts/screening-sets/\`. */
// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a trained weight may be like one.
`
const file = join(import.meta.dirname, '../src/core/safety/classifier/embedding-network.ts')
writeFileSync(file, `${head}\nexport const NETWORK = ${JSON.stringify(quantise(learn(samples)), null, 2)}\n`)
await runCommand('biome', ['check', '--write', file])
