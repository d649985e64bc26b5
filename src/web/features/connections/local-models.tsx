import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { LocalModels as Local } from '../../../contract/connections.ts'
import { inBytes } from '../../../core/text/figures.ts'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { Card, ErrorState } from '../../ui/page.tsx'
import { reasonOf } from '../../use-action.ts'
import {
  cancelDownload,
  connectModel,
  localModelsQuery,
  reloadEngine,
  startDownload,
  testModel,
} from './connection-queries.ts'
import { DownloadChoice, DownloadProgress } from './downloads.tsx'

const inWords = (error: Error | null): string | null =>
  error && reasonOf(error, 'The server could not be reached. Please try again.')

/** The models of Ollama: what it has, what it downloads, and the one to use. */
function useLocalModels() {
  const client = useQueryClient()
  const local = useQuery(localModelsQuery)
  const reload = () => client.invalidateQueries({ queryKey: localModelsQuery.queryKey })
  const reloadConnections = () => reloadEngine(client)
  const start = useMutation({ mutationFn: startDownload, onSettled: reload })
  const cancel = useMutation({ mutationFn: cancelDownload, onSettled: reload })
  /** Tries it first, so that what is connected works. */
  const choose = useMutation({
    mutationFn: async (model: string) => {
      const choice = { role: 'main', provider: 'ollama', address: `${local.data?.address}/v1`, model } as const
      await testModel(choice)
      return connectModel(choice)
    },
    onSuccess: reloadConnections,
  })
  const isConnected = local.data?.download?.isConnected === true
  const onConnected = useEffectEvent(reloadConnections)
  useEffect(() => {
    if (isConnected) void onConnected()
  }, [isConnected])
  return { local, start, cancel, choose, problem: inWords(start.error ?? cancel.error ?? choose.error) }
}

function NotThere({ onLook, busy }: { onLook(): void; busy: boolean }) {
  return (
    <div className="grid gap-3">
      <p className="text-ink-soft">
        Ollama runs models on your own machine, free and in private. Install it from{' '}
        <a className="link" href="https://ollama.com/download" target="_blank" rel="noreferrer">
          ollama.com/download
        </a>
        , start it, and look again.
      </p>
      <Button busy={busy} onClick={onLook} className="justify-self-start">
        Look again
      </Button>
    </div>
  )
}

interface ChooseModelProps {
  models: Local['models']
  busy: boolean
  onChoose(name: string): void
}

function ChooseModel({ models, busy, onChoose }: ChooseModelProps) {
  const [name, setName] = useState(models[0]?.name ?? '')
  return (
    <div className="grid gap-4">
      <Select
        label="Model"
        value={name}
        options={models.map(({ name, bytes }) => [name, bytes > 0 ? `${name} · ${inBytes(bytes)}` : name])}
        onChange={(event) => setName(event.target.value)}
      />
      <Button variant="primary" busy={busy} onClick={() => onChoose(name)} className="justify-self-start">
        Test and use this model
      </Button>
      {busy && (
        <p className="text-sm text-ink-soft">The first word of a model can take a minute: it is being loaded.</p>
      )}
    </div>
  )
}

/** Ollama with its models: to be used, to be downloaded, or to be installed. */
export function LocalModels({ onUsed }: { onUsed?: (() => void) | undefined }) {
  const { local, start, cancel, choose, problem } = useLocalModels()
  const { data } = local
  if (!data) {
    if (!local.isError) return <Skeleton className="h-24 rounded-field" />
    return (
      <ErrorState
        title="Ollama could not be looked for"
        text="Nothing was changed."
        onRetry={() => void local.refetch()}
      />
    )
  }
  const { download } = data
  if (download?.state === 'running')
    return <DownloadProgress download={download} isCancelling={cancel.isPending} onCancel={() => cancel.mutate()} />
  const told = problem ?? (download?.state === 'failed' ? download.problem : null)
  const get = <DownloadChoice suggestions={data.suggestions} busy={start.isPending} onDownload={start.mutate} />
  return (
    <div className="grid gap-4">
      <div role="status" className="empty:hidden">
        {told && <p className="text-danger">{told}</p>}
      </div>
      {!data.isThere && <NotThere onLook={() => void local.refetch()} busy={local.isFetching} />}
      {data.models.length > 0 && (
        <ChooseModel
          key={data.models.length}
          models={data.models}
          busy={choose.isPending}
          onChoose={(name) => choose.mutate(name, { onSuccess: () => onUsed?.() })}
        />
      )}
      {data.isThere && data.models.length === 0 && (
        <>
          <p className="text-ink-soft">Ollama runs here, and has no model yet.</p>
          {get}
        </>
      )}
      {data.models.length > 0 && (
        <details>
          <summary className="link w-fit cursor-pointer py-2">Download another one</summary>
          <div className="pt-3">{get}</div>
        </details>
      )}
    </div>
  )
}

export const LocalModelsCard = () => (
  <Card className="grid gap-4">
    <h2 className="text-xl">On this machine, with Ollama</h2>
    <LocalModels />
  </Card>
)
