/** Larger batches are split: a statement for a thousand calls would keep all of them waiting. */
const MOST_AT_ONCE = 100

interface Waiting<Input, Output> {
  input: Input
  resolve(output: Output): void
  reject(reason: unknown): void
}

/**
 * A lone call never waits, and none joins a batch that has started. `run` returns one output per input, in order.
 * `retriesAlone`: if it fails for several, it runs for each of them.
 */
export function inBatches<Input, Output>(
  run: (inputs: Input[]) => Promise<Output[]>,
  { retriesAlone = false } = {},
): (input: Input) => Promise<Output> {
  const waiting: Waiting<Input, Output>[] = []
  let busy = false

  async function runBatch(batch: readonly Waiting<Input, Output>[]): Promise<void> {
    try {
      const outputs = await run(batch.map(({ input }) => input))
      for (const [index, entry] of batch.entries()) entry.resolve(outputs[index] as Output)
    } catch (error) {
      if (retriesAlone && batch.length > 1) await Promise.all(batch.map((entry) => runBatch([entry])))
      else for (const entry of batch) entry.reject(error)
    }
  }

  async function runAll(): Promise<void> {
    busy = true
    while (waiting.length > 0) await runBatch(waiting.splice(0, MOST_AT_ONCE))
    busy = false
  }

  return (input) =>
    new Promise((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      if (!busy) void runAll()
    })
}
