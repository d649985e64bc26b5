import { PbfWriter } from 'pbf'

// Field numbers of onnx.proto: https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
const IR_VERSION = 8
const OPERATORS_VERSION = 17
const FLOAT = 1
const INT64 = 7

type Attributes = Readonly<Record<string, number | readonly number[]>>
interface Operation {
  operator: string
  inputs: readonly string[]
  output: string
  attributes: Attributes
}
interface Constant {
  name: string
  shape: readonly number[]
  values: Float32Array | BigInt64Array
}
interface NetworkInput {
  name: string
  length: string
}

/** A network under construction: each function adds a step and returns the name of its result. */
interface Network {
  /** A list of whole numbers whose length is known only when the network runs. */
  input(name: string): string
  constant(shape: readonly number[], values: Float32Array | BigInt64Array): string
  /** An operator of https://onnx.ai/onnx/operators. */
  apply(operator: string, inputs: readonly string[], attributes?: Attributes): string
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

function writeOperation({ operator, inputs, output, attributes }: Operation, writer: PbfWriter): void {
  for (const input of inputs) writer.writeStringField(1, input)
  writer.writeStringField(2, output)
  writer.writeStringField(4, operator)
  for (const attribute of Object.entries(attributes)) writer.writeMessage(5, writeAttribute, attribute)
}

function writeConstant({ name, shape, values }: Constant, writer: PbfWriter): void {
  for (const size of shape) writer.writeVarintField(1, size)
  writer.writeVarintField(2, values instanceof Float32Array ? FLOAT : INT64)
  writer.writeStringField(8, name)
  writer.writeBytesField(9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength))
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
    apply(operator, from, attributes = {}) {
      const output = nextName()
      operations.push({ operator, inputs: from, output, attributes })
      return output
    },
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
      writer.writeMessage(8, (_, operators) => operators.writeVarintField(2, OPERATORS_VERSION), null)
      return writer.finish()
    },
  }
}
