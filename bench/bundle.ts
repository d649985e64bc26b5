import { COMPRESSIONS, MOST_BYTES, pageCode, weightOf } from '../scripts/page-weight.ts'
import { printFigure, printPlain } from './support/figures.ts'

/** Compressed JavaScript loaded by opening a conversation, compared with a bare React page. */
process.env.NODE_ENV = 'production'
const { product, bare } = await pageCode()

const kB = (code: string[], compress: (code: string) => number): number => weightOf(code, compress) / 1000

const { gzip, brotli } = COMPRESSIONS
const note = `${kB(bare, gzip).toFixed(1)} kB bare`
printFigure('JavaScript to open a conversation, gzip', kB(product, gzip), { atMost: MOST_BYTES / 1000 }, 'kB', note)
printPlain('JavaScript to open a conversation, brotli', [kB(product, brotli)], 'kB')
printPlain('files of JavaScript that it comes in', [product.length], 'files')
