import pg, { type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'

interface Lane {
  client: pg.Client
  ready: boolean
  /** Statements that wait for their answers. */
  waiting: number
  /** Are statements being gathered into one write? */
  gathering: boolean
}

/** The connection ended before its answer came; `cause` is what it said. */
export class CutError extends Error {}

export interface LaneOptions {
  config: pg.ClientConfig
  /** How many connections; with none, nothing is shared. */
  count: number
  /** What a connection is told before it is used. */
  setUp: string
  onLost(error: Error): void
}

/**
 * A few connections that statements share: each is sent at once, behind those that wait for their answers, and those of
 * one turn of the event loop leave in one write. Each is a transaction of its own, and fails alone.
 */
export class Lanes {
  readonly #options: LaneOptions
  #ended = false
  #lanes: Lane[] = []

  constructor(options: LaneOptions) {
    this.#options = options
  }

  /** Runs a statement on the least busy connection; null while none is there. Throws CutError, or what the statement does. */
  run<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> | null {
    const { count } = this.#options
    if (!this.#ended && this.#lanes.length < count) this.#openLane()
    let best: Lane | null = null
    for (const lane of this.#lanes) if (lane.ready && (!best || lane.waiting < best.waiting)) best = lane
    return best && this.#send<Row>(best, query)
  }

  async end(): Promise<void> {
    this.#ended = true
    const lanes = this.#lanes
    this.#lanes = []
    await Promise.all(lanes.map(({ client }) => client.end()))
  }

  #openLane(): void {
    const { config, setUp, onLost } = this.#options
    const client = new pg.Client({ ...config, pipeline: true })
    const lane: Lane = { client, ready: false, waiting: 0, gathering: false }
    const drop = (): void => {
      this.#lanes = this.#lanes.filter((other) => other !== lane)
    }
    this.#lanes.push(lane)
    client.on('end', drop)
    client.on('error', (error) => {
      drop()
      onLost(error)
    })
    client
      .connect()
      .then(async () => {
        await client.query(setUp)
        lane.ready = true
      })
      .catch(drop)
  }

  async #send<Row extends QueryResultRow>(lane: Lane, query: QueryConfig): Promise<QueryResult<Row>> {
    gather(lane)
    lane.waiting += 1
    try {
      return await lane.client.query<Row>(query)
    } catch (cause) {
      if (this.#lanes.includes(lane) && !saysGoodbye(cause)) throw cause
      throw new CutError('a shared connection was cut', { cause })
    } finally {
      lane.waiting -= 1
    }
  }
}

/** The server ends the connection (SQLSTATE class 57P), and says so in answer to what was asked. */
const saysGoodbye = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code?.startsWith('57P') === true

/** Holds back what is written until this turn of the event loop is over. */
function gather(lane: Lane): void {
  if (lane.gathering) return
  lane.gathering = true
  const { stream } = lane.client.connection
  stream.cork()
  setImmediate(() => {
    lane.gathering = false
    stream.uncork()
  })
}
