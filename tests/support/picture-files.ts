import sharp from 'sharp'

/** Files as strangers may send them as pictures, made when they are needed. */

const paper = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 40, b: 40, alpha: 0.5 } },
    limitInputPixels: false,
  })

export const png = (width = 40, height = 30): Promise<Buffer> => paper(width, height).png().toBuffer()
export const webp = (width = 40, height = 30): Promise<Buffer> => paper(width, height).webp().toBuffer()
export const jpeg = (width = 40, height = 30): Promise<Buffer> => paper(width, height).flatten().jpeg().toBuffer()

const PLACE = { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 0/1' }

/** A photo on its side, with the place where it was taken and the name of its owner. */
export const photoWithPlace = (): Promise<Buffer> =>
  paper(40, 30)
    .flatten()
    .withExif({ IFD0: { Artist: 'Quokka Owner' }, IFD3: PLACE })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** A small file that decodes to 36 million pixels. */
export const bomb = (): Promise<Buffer> => paper(6000, 6000).png().toBuffer()

/** Noise, which hardly compresses. */
export const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, background: 'black', noise: { type: 'gaussian', mean: 128, sigma: 90 } },
  })
    .jpeg({ quality: 60 })
    .toBuffer()

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>'

/** What is no picture, by what is wrong with it. */
export const notPictures: Record<string, () => Promise<Buffer>> = {
  'an SVG': async () => Buffer.from(SVG),
  'a web page': async () => Buffer.from('<!doctype html><script>alert(1)</script>'),
  'a GIF': async () => Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64'),
  'a TIFF': () => paper(4, 4).tiff().toBuffer(),
  'an AVIF': () => paper(16, 16).avif().toBuffer(),
  'half a JPEG': async () => (await jpeg(400, 300)).subarray(0, 900),
  'half a PNG': async () => (await png(400, 300)).subarray(0, 300),
  'half a WebP': async () => (await webp(400, 300)).subarray(0, 60),
  'the start of a PNG before an SVG': async () => Buffer.concat([(await png()).subarray(0, 8), Buffer.from(SVG)]),
  'the start of a JPEG before nonsense': async () => Buffer.concat([Buffer.of(0xff, 0xd8, 0xff), Buffer.alloc(500, 7)]),
  nothing: async () => Buffer.alloc(0),
}
