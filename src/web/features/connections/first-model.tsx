import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Redirect, useLocation } from 'wouter'
import { Button } from '../../ui/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Skeleton } from '../../ui/loading.tsx'
import { Card, Page } from '../../ui/page.tsx'
import { noteAskedForModel } from './asked-for-model.ts'
import { connectionQueries } from './connection-queries.ts'
import { LocalModels } from './local-models.tsx'
import { SharedModelForm } from './model-card.tsx'

/** Leaves for where the operator wanted to go. */
function Onward({ next }: { next: string }) {
  useEffect(noteAskedForModel, [])
  return <Redirect to={next} replace />
}

/** The first account is asked for a model before anything else. */
export function FirstModel({ next }: { next: string }) {
  const connections = useQuery(connectionQueries.all)
  const [, navigate] = useLocation()
  const goOn = () => {
    noteAskedForModel()
    navigate(next)
  }
  if (connections.data && connections.data.model.setBy !== 'nobody') return <Onward next={next} />
  return (
    <Page
      width="reading"
      title="Connect a model"
      lead="Your helpers write with a language model: one on your own machine, or one that you have a key for. It takes two minutes, and you can change it later under Connections."
    >
      <Loaded
        query={connections}
        failed="The connections could not be loaded"
        text="Your account is ready. Please try again in a moment."
        loading={<Skeleton className="h-64 rounded-card" />}
      >
        {({ model }) => (
          <div className="grid gap-4">
            <Card className="grid gap-4">
              <h2 className="text-xl">On this machine</h2>
              <LocalModels onUsed={goOn} />
            </Card>
            <Card className="grid gap-4">
              <h2 className="text-xl">With a key, or at an address</h2>
              <SharedModelForm role="main" connection={model} isFirst onConnected={goOn} />
            </Card>
            <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-1 pt-2">
              <p className="max-w-[44ch] text-[0.9375rem] text-ink-soft">
                Without a model, helpers keep what you write and offer guided exercises. They do not reply.
              </p>
              <Button onClick={goOn}>Look around without one</Button>
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  )
}
