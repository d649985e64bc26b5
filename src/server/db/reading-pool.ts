import pg, { type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'

interface Lane {
  client: pg.Client
  ready: boolean
  /** Reads that wait for their answers. */
  waiting: number
  /** Are reads being gathered into one write? */
  gathering: boolean
}

/**
 * A pool beside which the reads of hot paths share a few connections: each is sent at once, behind those that wait for
 * their answers, and those of one turn of the event loop leave in one write. A connection taken for each costs as much
 * as the read itself when many come together, in waking each other up. Only for what waits for no lock.
 */
export class ReadingPool extends pg.Pool {
  readonly #config: pg.ClientConfig
  readonly #onLost: (error: Error) => void
  #places: number
  #lanes: Lane[] = []

  /** `lanes`: how many connections reads share; with none each takes one of the pool. */
  constructor(config: pg.PoolConfig, lanes: number, onLost: (error: Error) => void) {
    super(config)
    this.#config = config
    this.#places = lanes
    this.#onLost = onLost
    this.on('error', onLost)
    // One that is lent out and breaks tells for itself, and the process would end if nobody listened: whoever holds it
    // learns of it by the next query.
    this.on('connect', (client) => client.on('error', () => undefined))
  }

  /** Runs a statement that only reads, by name, outside of any transaction; once more when its connection is cut. */
  async read<Row extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<Row>> {
    const lane = this.#leastBusy()
    if (!lane) return this.query<Row>(query)
    try {
      return await this.#send<Row>(lane, query)
    } catch (error) {
      if (this.#lanes.includes(lane) && !saysGoodbye(error)) throw error
      return this.query<Row>(query)
    }
  }

  override async end(): Promise<void> {
    this.#places = 0
    const lanes = this.#lanes
    this.#lanes = []
    await Promise.all([super.end(), ...lanes.map(({ client }) => client.end())])
  }

  /** Null while none is connected: then the pool itself reads. */
  #leastBusy(): Lane | null {
    if (this.#lanes.length < this.#places) this.#openLane()
    let best: Lane | null = null
    for (const lane of this.#lanes) if (lane.ready && (!best || lane.waiting < best.waiting)) best = lane
    return best
  }

  #openLane(): void {
    const client = new pg.Client({ ...this.#config, pipeline: true })
    const lane: Lane = { client, ready: false, waiting: 0, gathering: false }
    const drop = (): void => {
      this.#lanes = this.#lanes.filter((other) => other !== lane)
    }
    this.#lanes.push(lane)
    client.on('end', drop)
    client.on('error', (error) => {
      drop()
      this.#onLost(error)
    })
    client.connect().then(
      () => {
        lane.ready = true
      },
      () => drop(),
    )
  }

  async #send<Row extends QueryResultRow>(lane: Lane, query: QueryConfig): Promise<QueryResult<Row>> {
    gather(lane)
    lane.waiting += 1
    try {
      return await lane.client.query<Row>(query)
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
