import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { settingsFrom } from '../src/core/privacy/settings.ts'
import type { Requester } from '../src/server/features/memory/recall/question.ts'
import { recall } from '../src/server/features/memory/recall/recall.ts'
import { embedNew } from '../src/server/features/memory/recall-index/embed-new.ts'
import { indexConversations } from '../src/server/features/memory/recall-index/index-conversations.ts'
import { rememberNew } from '../src/server/features/memory/remember/remember.ts'
import { parseConfig } from '../src/server/platform/config/config.ts'
import { sealMessage } from '../src/server/platform/crypto/vault.ts'
import { createLog } from '../src/server/platform/log/log.ts'
import { createServices } from '../src/server/services.ts'
import { startPostgres } from '../tests/support/postgres.ts'

/**
 * The product's recall for external evaluation on other conversations: messages are stored, encrypted and indexed as in
 * the product, and found by the action that its replies use. Runs on its own PostgreSQL, or embedded if there is none.
 * Uses only the bundled sentence model.
 */

export interface Turn {
  id: string
  session?: string | number
  index?: number
  speaker?: string
  role?: string
  text: string
  /** An ISO time, or milliseconds. */
  at: string | number
  /** The helper it was said to; a single helper if none is named. */
  helper?: string | number
  /** Whether other helpers may see it. */
  shared?: boolean
  sensitive?: boolean
}

export interface Conversation {
  id: string
  speakers?: string[]
  turns: Turn[]
}

export interface Question {
  conversation: string
  text: string
  askedAt?: string | number
  helper?: string | number
  k?: number
}

interface Ingested {
  requester: Requester
  helpers: Map<string, number>
  /** Turns by the ids of their messages. */
  turns: Map<number, string>
}

/** Unlimited, so that results don't depend on how busy the machine is. */
const PATIENCE_MS = 10_000
const ONE_HELPER = 'Helper'
const HELPER_ROLES = /assistant|helper|agent|bot|system|model/i
const PERSON_ROLES = /user|person|human/i

/** Identifies the person and the helper by their roles; if these are the same, the first speaker is the person. */
function personTest({ speakers = [], turns }: Conversation): (turn: Turn) => boolean {
  const roles = new Set(turns.map(({ role }) => role))
  if (roles.size > 1) return ({ role = '' }) => !HELPER_ROLES.test(role) || PERSON_ROLES.test(role)
  const first = speakers[0] ?? turns[0]?.speaker
  return ({ speaker }) => speaker === first
}

const nameOf = (turns: readonly Turn[]): string | null => {
  const names = new Set(turns.map(({ speaker }) => speaker).filter((name) => name && !PERSON_ROLES.test(name)))
  return names.size === 1 ? ([...names][0] ?? null) : null
}

async function openServices() {
  const dataDir = await mkdtemp(join(tmpdir(), 'coterie-recall-'))
  const server = await startPostgres().catch(() => null)
  const config = parseConfig({ AI_PROVIDER: 'builtin', DATA_DIR: dataDir, ...(server && { DATABASE_URL: server.url }) })
  const running = await createServices(config, createLog('silent'), { recallPatienceMs: PATIENCE_MS })
  const close = async (): Promise<void> => {
    await running.close()
    await server?.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { services: running.services, close }
}

export async function create() {
  const { services, close } = await openServices()
  const { $client } = services.db
  const all = new Map<string, Ingested>()

  async function addPerson(id: string, firstName: string | null): Promise<Ingested> {
    const { key: dataKey, wrapped } = services.vault.createKey()
    const { rows } = await $client.query(
      'insert into users (username, first_name, is_adult) values ($1, $2, true) returning id',
      [`person-${all.size}`, firstName],
    )
    const userId: number = rows[0].id
    await $client.query('insert into user_keys (user_id, wrapped_key) values ($1, $2)', [userId, wrapped])
    const person = {
      requester: { userId, dataKey, firstName, privacy: settingsFrom(null) },
      helpers: new Map(),
      turns: new Map(),
    }
    all.set(id, person)
    return person
  }

  async function helperOf(person: Ingested, key: string, name: string): Promise<number> {
    const known = person.helpers.get(key)
    if (known !== undefined) return known
    const { rows } = await $client.query(
      `insert into helpers (user_id, name, description, persona_type, tone, message_length, frequency, preferred_time)
       values ($1, $2, ''::bytea, $3, 'professional', 'brief', 'daily', 'morning') returning id`,
      [person.requester.userId, name.slice(0, 60), `own-${person.helpers.size}`],
    )
    person.helpers.set(key, rows[0].id)
    return rows[0].id
  }

  async function addTurn(person: Ingested, helperId: number, turn: Turn, isFromUser: boolean): Promise<void> {
    const { rows } = await $client.query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source, is_sensitive,
         share_across_helpers)
       values ($1, $2, $3, $4, $5, 'delivered', $6, $7, $8) returning id`,
      [
        helperId,
        person.requester.userId,
        sealMessage(person.requester.dataKey, turn.text),
        isFromUser,
        new Date(turn.at),
        isFromUser ? 'person' : 'model',
        turn.sensitive === true,
        turn.shared !== false,
      ],
    )
    person.turns.set(Number(rows[0].id), turn.id)
  }

  return {
    /** Stores and indexes a conversation; a known one continues. */
    async ingest(conversation: Conversation): Promise<void> {
      const isPerson = personTest(conversation)
      const { turns, id } = conversation
      const person = all.get(id) ?? (await addPerson(id, nameOf(turns.filter(isPerson))))
      for (const turn of turns) {
        const key = String(turn.helper ?? ONE_HELPER)
        const said = turns.filter((one) => !isPerson(one) && String(one.helper ?? ONE_HELPER) === key)
        const helperId = await helperOf(person, key, nameOf(said) ?? key)
        await addTurn(person, helperId, turn, isPerson(turn))
      }
      const conversations = [...person.helpers.values()].map((helperId) => ({
        ...person.requester,
        helperId,
        after: 0,
      }))
      await indexConversations(services, conversations)
      await rememberNew(services, false)
      // As after a reading: until then, other helpers recall nothing of it.
      await $client.query('update messages set awaits_reading = false where user_id = $1', [person.requester.userId])
      await embedNew(services, new AbortController().signal, 0)
    },

    /** The turns relevant to a question, best first. */
    async query({ conversation, text, askedAt, helper, k = 10 }: Question): Promise<{ id: string; score: number }[]> {
      const person = all.get(conversation)
      if (!person) return []
      const key = String(helper ?? person.helpers.keys().next().value)
      const helperId = await helperOf(person, key, key)
      const question = { helperId, text, askedAt: askedAt ? new Date(askedAt) : services.clock.now(), count: k }
      const found = await recall(services, person.requester, question)
      return found.map(({ messageId, score }) => ({ id: person.turns.get(messageId) ?? '', score }))
    },

    close,
  }
}
