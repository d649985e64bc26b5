import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { bomb, jpeg, noise, notPictures, photoWithPlace, png, webp } from '../../../../tests/support/picture-files.ts'
import { FACE, PICTURE } from '../../../core/text/limits.ts'
import { cleanPicture } from './pictures.ts'

const clean = (given: Buffer, use: 'message' | 'face') => cleanPicture(given.toString('base64'), use)

describe('an uploaded picture', () => {
  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('is re-encoded as JPEG: %s', async (_, make) => {
    const { bytes, width, height } = await clean(await make(), 'message')
    expect([width, height]).toEqual([40, 30])
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 40, height: 30, hasAlpha: false })
  })

  it('is rotated upright and loses its location, owner and colour profile', async () => {
    const given = await photoWithPlace()
    expect((await sharp(given).metadata()).exif?.length).toBeGreaterThan(100)
    const { bytes, width, height } = await clean(given, 'message')
    expect([width, height]).toEqual([30, 40])
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata()
    expect({ exif, icc, xmp, iptc, orientation }).toEqual({})
    expect(bytes.includes('Exif') || bytes.includes('Quokka')).toBe(false)
  })

  it('loses data appended to the file', async () => {
    const given = Buffer.concat([await jpeg(), Buffer.from('<script>alert("behind")</script>')])
    expect((await clean(given, 'message')).bytes.includes('script')).toBe(false)
  })

  it('is reduced in pixels and bytes', async () => {
    const { bytes, width, height } = await clean(await noise(2400, 1800), 'message')
    expect([width, height]).toEqual([PICTURE.side, 1200])
    expect(bytes.length).toBeLessThanOrEqual(PICTURE.storedBytes)
  })

  it('is cut to a small square for a face, also if it was smaller', async () => {
    for (const given of [await noise(1200, 400), await png()]) {
      const { bytes, width, height } = await clean(given, 'face')
      expect([width, height]).toEqual([FACE.side, FACE.side])
      expect(bytes.length).toBeLessThanOrEqual(FACE.storedBytes)
    }
  })

  it('is refused before decoding if it has too many pixels', async () => {
    const given = await bomb()
    expect(given.length).toBeLessThan(PICTURE.sentBytes)
    await expect(clean(given, 'message')).rejects.toMatchObject({
      code: 'unreadable_picture',
      message: expect.stringContaining('too large'),
    })
  })

  it.each(Object.keys(notPictures))('is refused if it is %s', async (name) => {
    const given = (await notPictures[name]?.()) ?? Buffer.alloc(0)
    await expect(clean(given, 'message')).rejects.toMatchObject({
      code: 'unreadable_picture',
      message: expect.stringContaining('could not be read'),
    })
  })

  it('is refused when too many are waiting', async () => {
    const given = await noise(400, 300)
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => clean(given, 'message')))
    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused.length).toBeGreaterThan(0)
    expect(refused).toEqual(
      refused.map(() => ({
        status: 'rejected',
        reason: expect.objectContaining({
          code: 'pictures_unavailable',
          message: expect.stringContaining('Many pictures'),
        }),
      })),
    )
    expect(outcomes.length - refused.length).toBeGreaterThanOrEqual(18)
    await expect(clean(given, 'message')).resolves.toMatchObject({ width: 400 })
  })
})
