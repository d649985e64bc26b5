import { PbfWriter } from 'pbf'

// Field numbers of onnx.proto: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
const IR_VERSION = 8
const OPERATORS_VERSION = 17
/** Of the operators that ONNX Runtime adds to those of the standard. */
const ADDED = { domain: 'com.microsoft', version: 1 }
const FLOAT = 1
const INT8 = 3
const INT64 = 7

type Attributes = Readonly<Record<string, number | readonly number[]>>
interface Operation {
  operator: string
  /** Undefined: of the standard. */
  domain?: string
  inputs: readonly string[]
  output: string
  attributes: Attributes
}
type Values = Float32Array | Int8Array | BigInt64Array
interface Constant {
  name: string
  shape: readonly number[]
  values: Values
}
interface NetworkInput {
  name: string
  length: string
}

/** A network under construction: each function adds a step and returns the name of its result. */
interface Network {
  /** A list of whole numbers whose length is known only when the network runs. */
  input(name: string): string
  constant(shape: readonly number[], values: Values): string
  /** An operator of https://onnx.ai/onnx/operators. */
  apply(operator: string, inputs: readonly string[], attributes?: Attributes): string
  /** An operator of https://github.com/microsoft/onnxruntime/blob/main/docs/ContribOperators.md. */
  applyAdded(operator: string, inputs: readonly string[]): string
  encode(output: string): Uint8Array
}

function writeAttribute([name, value]: [string, number | readonly number[]], writer: PbfWriter): void {
  writer.writeStringField(1, name)
  if (typeof value !== 'number') {
    for (const item of value) writer.writeVarintField(8, item)
    writer.writeVarintField(20, 7)
  } else if (Number.isInteger(value)) {
    writer.writeVarintField(3, value)
    writer.writeVarintField(20, 2)
  } else {
    writer.writeFloatField(2, value)
    writer.writeVarintField(20, 1)
  }
}

function writeOperation({ operator, domain, inputs, output, attributes }: Operation, writer: PbfWriter): void {
  for (const input of inputs) writer.writeStringField(1, input)
  writer.writeStringField(2, output)
  writer.writeStringField(4, operator)
  if (domain) writer.writeStringField(7, domain)
  for (const attribute of Object.entries(attributes)) writer.writeMessage(5, writeAttribute, attribute)
}

function typeOf(values: Values): number {
  if (values instanceof Float32Array) return FLOAT
  return values instanceof Int8Array ? INT8 : INT64
}

function writeConstant({ name, shape, values }: Constant, writer: PbfWriter): void {
  for (const size of shape) writer.writeVarintField(1, size)
  writer.writeVarintField(2, typeOf(values))
  writer.writeStringField(8, name)
  writer.writeBytesField(9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
}

function writeOperators({ domain, version }: typeof ADDED, writer: PbfWriter): void {
  writer.writeStringField(1, domain)
  writer.writeVarintField(2, version)
}

function writeValue(type: number) {
  return ({ name, length }: { name: string; length?: string }, writer: PbfWriter): void => {
    writer.writeStringField(1, name)
    writer.writeMessage(
      2,
      (_, outer) =>
        outer.writeMessage(
          1,
          (_, tensor) => {
            tensor.writeVarintField(1, type)
            if (length)
              tensor.writeMessage(
                2,
                (_, shape) => shape.writeMessage(1, (_, size) => size.writeStringField(2, length), null),
                null,
              )
          },
          null,
        ),
      null,
    )
  }
}

export function createNetwork(): Network {
  const operations: Operation[] = []
  const constants: Constant[] = []
  const inputs: NetworkInput[] = []
  const nextName = (): string => `value${operations.length + constants.length}`
  function add(operation: Omit<Operation, 'output'>): string {
    const output = nextName()
    operations.push({ ...operation, output })
    return output
  }

  return {
    input(name) {
      inputs.push({ name, length: `${name}.length` })
      return name
    },
    constant(shape, values) {
      const name = nextName()
      constants.push({ name, shape, values })
      return name
    },
    apply: (operator, from, attributes = {}) => add({ operator, inputs: from, attributes }),
    applyAdded: (operator, from) => add({ operator, domain: ADDED.domain, inputs: from, attributes: {} }),
    encode(output) {
      const writer = new PbfWriter()
      writer.writeVarintField(1, IR_VERSION)
      writer.writeMessage(
        7,
        (_, graph) => {
          for (const operation of operations) graph.writeMessage(1, writeOperation, operation)
          graph.writeStringField(2, 'network')
          for (const constant of constants) graph.writeMessage(5, writeConstant, constant)
          for (const input of inputs) graph.writeMessage(11, writeValue(INT64), input)
          graph.writeMessage(12, writeValue(FLOAT), { name: output })
        },
        null,
      )
      for (const { domain, version } of [{ domain: '', version: OPERATORS_VERSION }, ADDED])
        writer.writeMessage(8, writeOperators, { domain, version })
      return writer.finish()
    },
  }
}
