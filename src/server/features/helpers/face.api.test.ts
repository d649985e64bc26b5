import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createHelper, type Person, signUp } from '../../../../tests/support/client.ts'
import { notPictures, photoWithPlace, png } from '../../../../tests/support/picture-files.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { ErrorBody } from '../../../contract/common.ts'
import type { ConversationListAnswer } from '../../../contract/conversations.ts'
import type { Helper } from '../../../contract/helpers.ts'
import { FACE } from '../../../core/text/limits.ts'

let app: TestApp
let person: Person
let own: Helper
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await signUp(app)
  own = await createHelper(person, { personaType: 'own_grandmother', name: 'Nana' })
})

const give = ({ id }: Helper, picture: Buffer, from = person) =>
  from.post<Helper & ErrorBody>(`/api/helpers/${id}/picture`, { picture: picture.toString('base64') })
const read = (url: string | null, from = person) =>
  app.http.inject({ url: url ?? '', headers: { cookie: from.cookie } })
const stored = async () =>
  (await app.services.db.$client.query('select picture from helper_pictures where helper_id = $1', [own.id])).rows

it('is shown wherever the helper’s face is, to its owner only, encrypted and without metadata', async () => {
  const { status, body } = await give(own, await photoWithPlace())
  expect(status).toBe(200)
  expect(body.imageUrl).toMatch(new RegExp(`^/api/helpers/${own.id}/picture\\?at=\\d+$`))
  const { conversations } = (await person.get<ConversationListAnswer>('/api/conversations')).body
  expect(conversations[0]?.imageUrl).toBe(body.imageUrl)
  const answer = await read(body.imageUrl)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  const { width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect({ width, height, exif }).toEqual({ width: FACE.side, height: FACE.side })
  const [row] = await stored()
  expect(row.picture.includes(answer.rawPayload.subarray(0, 20))).toBe(false)
  const stranger = await signUp(app)
  expect((await read(body.imageUrl, stranger)).statusCode).toBe(404)
  expect((await give(own, await png(), stranger)).status).toBe(404)
  expect((await stranger.del(`/api/helpers/${own.id}/picture`)).status).toBe(404)
})

it('is replaced under another address, and removed', async () => {
  const first = (await give(own, await png())).body.imageUrl
  const second = (await give(own, await photoWithPlace())).body.imageUrl
  expect(second).not.toBe(first)
  expect(await stored()).toHaveLength(1)
  const { status, body } = await person.del<Helper>(`/api/helpers/${own.id}/picture`)
  expect([status, body.imageUrl]).toEqual([200, null])
  expect(await stored()).toEqual([])
  expect((await read(second)).statusCode).toBe(404)
  expect((await person.del(`/api/helpers/${own.id}/picture`)).status).toBe(404)
})

it('goes with the helper, and is a file of the export', async () => {
  const { imageUrl } = (await give(own, await png())).body
  const picture = (await read(imageUrl)).rawPayload
  const archive = unzipSync(new Uint8Array((await read('/api/privacy/export')).rawPayload))
  expect(Buffer.from(archive[`pictures/helper-${own.id}.jpg`] ?? []).equals(picture)).toBe(true)
  await person.del(`/api/helpers/${own.id}`)
  expect(await stored()).toEqual([])
})

it.each(Object.keys(notPictures))('is refused if it is %s', async (name) => {
  const { status, body } = await give(own, (await notPictures[name]?.()) ?? Buffer.alloc(0))
  expect(status).toBe(400)
  expect(body.error.fields).toHaveProperty('picture')
  expect(await stored()).toEqual([])
})

it('is refused for one of our personas, and if it is too large', async () => {
  const coach = await createHelper(person)
  expect((await give(coach, await png())).body.error.code).toBe('not_allowed')
  expect((await give(own, Buffer.alloc(3_100_000))).status).toBe(400)
  expect((await give(own, Buffer.alloc(4_000_000))).status).toBe(413)
})
