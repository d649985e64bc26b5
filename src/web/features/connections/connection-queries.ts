import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type {
  Connections,
  ConnectionTest,
  LocalModels,
  LocalServers,
  ModelBody,
  ModelDownload,
  ModelEndpointBody,
  ModelsAnswer,
  ModelTest,
  OtherConnection,
} from '../../../contract/connections.ts'
import type { ModelRole } from '../../../core/connections/model-providers.ts'
import { ApiError, del, get, post, queries } from '../../api.ts'
import { reloadPlans } from '../../refetch.ts'
import { useToast } from '../../ui/overlays/toast.tsx'

export const CONNECTIONS_KEY = ['/api/admin', 'connections'] as const

const PATH = '/api/admin/connections'

export const connectionQueries = {
  all: queryOptions({
    queryKey: CONNECTIONS_KEY,
    queryFn: ({ signal }) => get<Connections>(PATH, signal),
    refetchOnMount: 'always',
  }),
  localServers: queryOptions({
    queryKey: ['/api/admin', 'local-servers'],
    queryFn: ({ signal }) => get<LocalServers>(`${PATH}/local-servers`, signal),
    refetchOnMount: 'always',
  }),
}

const DOWNLOAD = `${PATH}/local-models/download`
/** How often the progress of a download is read. */
const EVERY_MS = 1000

export const localModelsQuery = queryOptions({
  queryKey: ['/api/admin', 'local-models'],
  queryFn: ({ signal }) => get<LocalModels>(`${PATH}/local-models`, signal),
  refetchOnMount: 'always',
  refetchInterval: ({ state }) => (state.data?.download?.state === 'running' ? EVERY_MS : false),
})

export const startDownload = (model: string) => post<ModelDownload>(DOWNLOAD, { model })
export const cancelDownload = () => del<null>(DOWNLOAD)

export const listModels = (body: ModelEndpointBody) => post<ModelsAnswer>(`${PATH}/model/list`, body)
export const testModel = (body: ModelBody) => post<ModelTest>(`${PATH}/model/test`, body)
export const connectModel = (body: ModelBody) => post<Connections>(`${PATH}/model`, body)
export const disconnectModel = (role: ModelRole) => del<null>(`${PATH}/model?role=${role}`)
export const allowOwnModels = (allowed: boolean) => post<Connections>(`${PATH}/own-models`, { allowed })
export const testConnection = (kind: OtherConnection['kind']) => post<ConnectionTest>(`${PATH}/${kind}/test`)

interface ConnectionAction<Input> {
  call(input: Input): Promise<unknown>
  title: string
  text?: string
  queryKey: readonly unknown[]
}

export function useConnectionAction<Input>({ call, title, text, queryKey }: ConnectionAction<Input>) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: call,
    onSuccess: () => toast({ title, ...(text ? { description: text } : {}) }),
    onError: (error) => {
      const description = error instanceof ApiError ? error.text : 'Something went wrong. Please try again.'
      toast({ title: 'Error', description, variant: 'destructive' })
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey })
      await client.invalidateQueries({ queryKey: queries.engine.queryKey })
      reloadPlans(client)
    },
  })
}
