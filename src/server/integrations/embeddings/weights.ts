import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** Numbers of a trained network, row by row. */
export interface Weights {
  shape: readonly number[]
  values: Float32Array
}

/** Finds weights by the end of their name. Throws unless exactly one matches. */
export type WeightsByName = (ending: string) => Weights

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
export async function readWeights(file: URL): Promise<WeightsByName> {
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
