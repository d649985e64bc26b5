/** Computes its value at the first call: what a start does not need, or few ever do. */
export function once<Value>(compute: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: compute() }
    return made.value
  }
}
