import type { FormEvent } from 'react'
import type { ModelConnection } from '../../../contract/connections.ts'
import {
  MODEL_PROVIDERS,
  type ModelProvider,
  type ModelRole,
  PROVIDERS,
} from '../../../core/connections/model-providers.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { KeyHint } from './key-hint.tsx'
import { LocalServerList } from './local-server-list.tsx'
import { ModelField } from './model-field.tsx'
import { TestResult } from './test-result.tsx'
import { useModelForm } from './use-model-form.ts'

interface ModelFormProps {
  use: ModelRole
  connection: ModelConnection
  onConnected?: (() => void) | undefined
}

/** Chooses a provider and a model, tests it, and puts it to use. */
export function ModelForm({ use, connection, onConnected }: ModelFormProps) {
  const form = useModelForm(use, connection, onConnected)
  const { provider, fields } = form
  const { key, keysAt, address } = PROVIDERS[provider]
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.save.mutate()
  }
  return (
    <form onSubmit={submit} className="grid gap-5" noValidate>
      <LocalServerList onChoose={form.chooseServer} />
      <Select
        label="Provider"
        value={provider}
        onChange={(event) => form.chooseProvider(event.target.value as ModelProvider)}
      >
        {MODEL_PROVIDERS.map((id) => (
          <option key={id} value={id}>
            {PROVIDERS[id].name}
          </option>
        ))}
      </Select>
      {address === null && (
        <TextField
          label="Address"
          hint="With its version, for example http://127.0.0.1:8080/v1"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          value={form.address}
          onChange={(event) => form.typeAddress(event.target.value)}
          error={fields.address}
        />
      )}
      {key !== 'none' && (
        <TextField
          label="Key"
          type="password"
          autoComplete="off"
          optional={key === 'optional'}
          hint={<KeyHint isKept={form.isKeyKept} keysAt={keysAt} />}
          value={form.apiKey}
          onChange={(event) => form.setApiKey(event.target.value)}
          error={fields.apiKey}
        />
      )}
      <ModelField
        model={form.model}
        onChange={form.setModel}
        models={form.list.data?.models ?? null}
        onList={() => form.list.mutate()}
        isListing={form.list.isPending}
        error={fields.model}
      />
      <TestResult error={form.problem} result={form.test.data ?? null} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={form.save.isPending}>
          Use this model
        </Button>
        <Button busy={form.test.isPending} onClick={() => form.test.mutate()}>
          Test
        </Button>
      </div>
    </form>
  )
}
