import { COMPRESSIONS, MOST_WEIGHT, pageCode, weightOf } from '../scripts/page-weight.ts'
import { reportRatio, tellPlain } from './support/figures.ts'

/** JavaScript that opening a conversation loads, compressed, against that of a bare React page. */
process.env.NODE_ENV = 'production'
const { product, bare } = await pageCode()

for (const [name, compress] of Object.entries(COMPRESSIONS)) {
  const [ours, theirs] = [weightOf(product, compress) / 1000, weightOf(bare, compress) / 1000]
  reportRatio(`JavaScript to open a conversation, ${name}`, [ours], [theirs], { atMost: MOST_WEIGHT }, { unit: 'kB' })
}
tellPlain('files of JavaScript that it comes in', [product.length], 'files')
