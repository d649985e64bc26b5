import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { ApiError, queries } from '../../api.ts'
import {
  CONNECTIONS_KEY,
  cancelDownload,
  connectModel,
  localModelsQuery,
  startDownload,
  testModel,
} from './connection-queries.ts'

const OFFLINE = 'The server could not be reached. Please try again.'

const inWords = (error: Error | null): string | null => error && (error instanceof ApiError ? error.text : OFFLINE)

/** The models of Ollama: what it has, what it downloads, and the one to use. */
export function useLocalModels() {
  const client = useQueryClient()
  const local = useQuery(localModelsQuery)
  const reload = () => client.invalidateQueries({ queryKey: localModelsQuery.queryKey })
  const reloadConnections = async () => {
    await client.invalidateQueries({ queryKey: CONNECTIONS_KEY })
    await client.invalidateQueries({ queryKey: queries.engine.queryKey })
  }
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
