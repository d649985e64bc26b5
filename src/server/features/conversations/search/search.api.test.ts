import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { requesterOf } from '../../../../../tests/support/requester.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { SearchAnswer, SearchBody } from '../../../../contract/conversations.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange } from '../../../../contract/messages.ts'
import { MIGRATIONS } from '../../../platform/bootstrap/project-paths.ts'
import { recall } from '../../memory/recall/recall.ts'
import { indexConversations } from '../../memory/recall-index/index-conversations.ts'
import { reindex } from '../../memory/recall-index/reindex.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const sql = (text: string, values: unknown[]) => app.services.db.$client.query(text, values)

/** Sends a message, waits until it is indexed, and returns the exchange. */
async function say(person: Person, helper: Helper, text: string): Promise<Exchange> {
  const { status, body } = await person.post<Exchange>('/api/messages', messageTo(helper, text))
  expect(status).toBe(200)
  await indexConversations(app.services, [{ ...(await requesterOf(app, person)), helperId: helper.id, after: 0 }])
  return body
}

async function search(person: Person, query: string, filter: Partial<SearchBody> = {}): Promise<SearchAnswer> {
  const answer = await person.post<SearchAnswer>('/api/conversations/search', { query, saidBy: 'person', ...filter })
  expect(answer.status).toBe(200)
  return answer.body
}

const idsOf = async (...asked: Parameters<typeof search>): Promise<number[]> =>
  (await search(...asked)).results.map(({ messageId }) => messageId)

const withHelper = async (): Promise<[Person, Helper]> => {
  const person = await signUp(app)
  return [person, await createHelper(person)]
}

describe('a search finds', () => {
  it.each([
    ['My brother bought a canoe in Duluth.', 'CANOES'],
    ['My brother bought a canoe in Duluth.', 'buy brother'],
    ['Wir gehen heute in das Café und ich freue mich.', 'café'],
    ['Wir gehen heute in das Café und ich freue mich.', 'cafe'],
    ['Estoy muy cansado y quiero dormir.', 'cansada'],
    ['Завтра я встречаюсь с братьями.', 'братья'],
    ['我们明天去公园散步。', '公园'],
    ['**Canoe**: [a list](https://a.org)', 'canoe'],
    ['We won the cup 🎉', '🎉'],
    ['That suits me 👍🏽', 'suits 👍'],
    ['Good morning ☀️', '☀'],
    ['명동성당에서 결혼했어요', '명동성당'],
    ['명동성당', '명동성당에서'],
    ['나는 오늘 집에 있어요', '집'],
    ['昨天我家来了一只小猫咪', '猫'],
    ['他在成都大学读书', '大学'],
    ['昨日ラーメンを食べました', '食べる'],
    ['เมื่อวานฉันไปบ้านยายที่เชียงใหม่', 'เชียงใหม่'],
    ['I flew to Łódź and met Jørgen in the Große Straße.', 'lodz jorgen strasse'],
    ['We met in Lodz on the Grosse Strasse.', 'Łódź Straße'],
    ['Ich brauche die Größe XL für das Kleid.', 'groesse'],
    ['Đà Nẵng rất đẹp', 'da nang'],
    ['Yarın ISPARTA ve İstanbul', 'ısparta istanbul'],
    ['Kitabımı kaybettim', 'kitap'],
    ['Olen ostanut leipää kaupasta', 'kauppa'],
    ['A házban vagyunk a barátommal', 'ház barát'],
    ['Watoto wanasoma vitabu shuleni', 'soma kitabu'],
    ['Byłam wczoraj w księgarni i kupiłam książkę', 'książka'],
    ['قرأت والكتاب جميل', 'كتاب'],
    ['هذا كتابي الجديد', 'الكتاب'],
    ['קניתי מתנה והבית יפה', 'בית'],
    ['אנחנו בבית', 'הבית'],
    ['Πήγα στο σπίτι της ΓΙΑΓΙΑΣ', 'σπιτι γιαγιάς'],
    ['Saya suka membaca buku', 'baca'],
    ['Herr Müller hat angerufen und ich war nicht da.', 'Mueller'],
    ['Herr Mueller hat angerufen und ich war nicht da.', 'Müller'],
    ['Evdeyim şimdi', 'ev'],
    ['Kitap okudum', 'kitaplar'],
  ])('%j by %j', async (text, query) => {
    const [person, helper] = await withHelper()
    const { userMessage } = await say(person, helper, text)
    await say(person, helper, 'The weather is dull.')
    expect(await idsOf(person, query)).toEqual([userMessage.id])
  })

  it.each([
    ['Carrots and a canopy for the party.', 'car'],
    ['Carrots and a canopy for the party.', 'canoe'],
    ['Ich habe einen Fisch gekauft und der Mann war nett.', 'Tisch'],
    ['우리는 강남에 갔어요', '남'],
    ['我们去公园散步', '花园'],
  ])('not %j by %j', async (text, query) => {
    const [person, helper] = await withHelper()
    await say(person, helper, text)
    expect(await idsOf(person, query)).toEqual([])
  })

  it('a message, with the matching words marked in their context', async () => {
    const [person, helper] = await withHelper()
    const { userMessage } = await say(person, helper, 'My brother bought a *canoe*.')
    const { results, next } = await search(person, 'canoes')
    expect(next).toBeNull()
    expect(results).toEqual([
      {
        importId: null,
        messageId: userMessage.id,
        helperId: helper.id,
        isFromUser: true,
        sentAt: userMessage.sentAt,
        snippet: [
          { text: 'My brother bought a ', isMatch: false },
          { text: 'canoe', isMatch: true },
          { text: '.', isMatch: false },
        ],
      },
    ])
  })

  it('words without known stems, marked as well', async () => {
    const [person, helper] = await withHelper()
    await say(person, helper, '어제 명동성당에서 결혼했어요')
    const { results } = await search(person, '명동성당')
    expect(results[0]?.snippet).toEqual([
      { text: '어제 ', isMatch: false },
      { text: '명동성당에서', isMatch: true },
      { text: ' 결혼했어요', isMatch: false },
    ])
  })

  it('messages that are not indexed yet, on any page', async () => {
    const [person, helper] = await withHelper()
    const first = await say(person, helper, 'My brother bought a canoe.')
    const second = await say(person, helper, 'The canoe leaks.')
    await sql('delete from recall_positions where helper_id = $1', [helper.id])
    const page = await search(person, 'canoes', { limit: 1 })
    expect(page.results).toMatchObject([{ messageId: second.userMessage.id }])
    const before = page.next ?? 0
    expect(await idsOf(person, 'canoes', { limit: 1, before })).toEqual([first.userMessage.id])
    expect(await idsOf(person, 'canoes', { before: first.userMessage.id })).toEqual([])
  })

  it('only messages that contain all the words and pass the filters', async () => {
    const [person, helper] = await withHelper()
    const robin = await createHelper(person, { personaType: 'friend', name: 'Robin' })
    const first = await say(person, helper, 'The canoe leaks.')
    const second = await say(person, robin, 'The canoe is mended.')
    const ids = [second.userMessage.id, first.userMessage.id]
    expect(await idsOf(person, 'canoe')).toEqual(ids)
    expect(await idsOf(person, 'canoe leak')).toEqual(ids.slice(1))
    expect(await idsOf(person, 'canoe', { helperId: robin.id })).toEqual(ids.slice(0, 1))
    expect(await idsOf(person, 'canoe', { from: second.userMessage.sentAt })).toEqual(ids.slice(0, 1))
    expect(await idsOf(person, 'canoe', { to: second.userMessage.sentAt })).toEqual(ids.slice(1))
    const said = await idsOf(person, 'canoe', { saidBy: 'helper' })
    expect(said.filter((id) => ids.includes(id))).toEqual([])
  })

  it('results in pages, newest first', async () => {
    const [person, helper] = await withHelper()
    const ids: number[] = []
    for (const text of ['one', 'two', 'three', 'four', 'five'])
      ids.unshift((await say(person, helper, `Canoe number ${text}.`)).userMessage.id)
    const pages: number[][] = []
    let before: number | undefined
    do {
      const { results, next } = await search(person, 'canoe', { limit: 2, ...(before ? { before } : {}) })
      pages.push(results.map(({ messageId }) => messageId))
      before = next ?? undefined
    } while (before)
    expect(pages).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)])
    expect((await search(person, 'canoe', { limit: ids.length })).next).toBeNull()
  })
})

describe('a search', () => {
  it('never shows another person’s messages', async () => {
    const [[person, helper], [other, theirs]] = [await withHelper(), await withHelper()]
    await say(person, helper, 'The canoe leaks.')
    const { userMessage } = await say(other, theirs, 'My canoe leaks too.')
    expect(await idsOf(other, 'canoe')).toEqual([userMessage.id])
    const answer = await other.post('/api/conversations/search', { query: 'canoe', helperId: helper.id })
    expect(answer.status).toBe(404)
  })

  it('finds messages that recall may not use, without making them recallable', async () => {
    const [person, helper] = await withHelper()
    const robin = await createHelper(person, { personaType: 'friend', name: 'Robin' })
    const kept = await say(person, helper, 'The canoe leaks.')
    const unshared = await say(person, helper, 'The canoe is green.')
    const forgotten = await say(person, helper, 'The canoe is old 🛶.')
    await sql('update messages set share_across_helpers = false where id = $1', [unshared.userMessage.id])
    await sql('update messages set is_forgotten = true where id = any($1)', [
      [forgotten.userMessage.id, forgotten.reply.id],
    ])
    const all = [forgotten, unshared, kept].map(({ userMessage }) => userMessage.id)
    expect(await idsOf(person, 'canoe')).toEqual(all)
    await reindex(app.services)
    expect(await idsOf(person, 'canoe')).toEqual(all)
    expect(await idsOf(person, 'canoe old')).toEqual(all.slice(0, 1))
    expect(await idsOf(person, '🛶')).toEqual(all.slice(0, 1))
    expect(await idsOf(person, 'canoe', { limit: 1, before: all[0] })).toEqual(all.slice(1, 2))
    const question = { text: 'canoe', askedAt: new Date(), count: 10, shown: new Set<number>() }
    const told = await recall(app.services, await requesterOf(app, person), { ...question, helperId: robin.id })
    expect(told.map(({ messageId }) => messageId)).not.toContain(unshared.userMessage.id)
    const own = await recall(app.services, await requesterOf(app, person), { ...question, helperId: helper.id })
    expect(own.map(({ messageId }) => messageId)).not.toContain(forgotten.userMessage.id)
  })

  it('finds what an earlier version indexed, once its terms are written again', async () => {
    const [person, helper] = await withHelper()
    const { userMessage } = await say(person, helper, '명동성당에서 결혼했어요')
    await sql('delete from recall_postings where helper_id = $1', [helper.id])
    expect(await idsOf(person, '명동성당')).toEqual([])
    const migration = await readFile(join(MIGRATIONS, '0054_search-by-letters.sql'), 'utf8')
    await app.services.db.$client.query(migration)
    await reindex(app.services)
    expect(await idsOf(person, '명동성당')).toEqual([userMessage.id])
    const left = await sql('select 1 from recall_positions where visibility < -1', [])
    expect(left.rows).toEqual([])
  })

  it('skips many forgotten messages page by page, and misses none of the others', async () => {
    const [person, helper] = await withHelper()
    const old = await say(person, helper, 'The canoe leaks.')
    const filler = await say(person, helper, 'The weather is dull.')
    await sql(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source, is_forgotten)
       select helper_id, user_id, content, is_from_user, sent_at, delivery_status, source, true
       from messages, generate_series(1, 700) where id = $1`,
      [filler.userMessage.id],
    )
    const ids: number[] = []
    let before: number | undefined
    do {
      const { results, next } = await search(person, 'canoe', before ? { before } : {})
      ids.push(...results.map(({ messageId }) => messageId))
      before = next ?? undefined
    } while (before)
    expect(ids).toEqual([old.userMessage.id])
  })

  it('drops a deleted helper', async () => {
    const [person, helper] = await withHelper()
    await say(person, helper, 'The canoe leaks.')
    await person.del(`/api/helpers/${helper.id}`)
    expect(await idsOf(person, 'canoe')).toEqual([])
  })

  it.each([
    [{ query: 'a' }, 'invalid_input'],
    [{ query: '  a  ' }, 'invalid_input'],
    [{ query: 'a'.repeat(101) }, 'invalid_input'],
    [{ query: 'canoe', limit: 51 }, 'invalid_input'],
    [{ query: 'canoe', from: '2026-01-02T00:00:00Z', to: '2026-01-01T00:00:00Z' }, 'invalid_input'],
    [{ query: 'you and the' }, 'common_words'],
    [{ query: '!?…' }, 'common_words'],
  ])('refuses %j', async (body, code) => {
    const [person] = await withHelper()
    const answer = await person.post<ErrorBody>('/api/conversations/search', body)
    expect(answer).toMatchObject({ status: 400, body: { error: { code } } })
  })
})
