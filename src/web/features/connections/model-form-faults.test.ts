import { expect, it } from 'vitest'
import { modelFormFaults } from './model-form-faults.ts'

const whole = {
  provider: 'compatible',
  address: 'http://127.0.0.1:8080/v1',
  apiKey: '',
  isKeyKept: false,
  model: 'm',
} as const

it.each([
  [whole, []],
  [{ ...whole, address: 'nowhere' }, ['address']],
  [{ ...whole, address: 'https://' }, ['address']],
  [{ ...whole, model: '' }, ['model']],
  [{ ...whole, model: null }, []],
  [{ ...whole, provider: 'openai', address: '' } as const, ['apiKey']],
  [{ ...whole, provider: 'openai', address: '', isKeyKept: true } as const, []],
  [{ ...whole, provider: 'ollama', address: '' } as const, []],
])('reports what is wrong with %j', (fields, faulty) => {
  expect(Object.keys(modelFormFaults(fields))).toEqual(faulty)
})
