import { useQuery } from '@tanstack/react-query'
import type { LocalServers } from '../../../contract/connections.ts'
import { Button } from '../../ui/button.tsx'
import { connectionQueries } from './connection-queries.ts'

export type LocalServer = LocalServers['servers'][number]

export function LocalServerList({ onChoose }: { onChoose(server: LocalServer): void }) {
  const { data } = useQuery(connectionQueries.localServers)
  // Ollama has a place of its own.
  const servers = data?.servers.filter(({ provider }) => provider !== 'ollama') ?? []
  if (servers.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-field bg-sunk px-4 py-3">
      <p className="mr-auto text-[0.9375rem]">Found on this machine, free to use:</p>
      {servers.map((server) => (
        <Button key={server.address} onClick={() => onChoose(server)}>
          {server.name}
        </Button>
      ))}
    </div>
  )
}
