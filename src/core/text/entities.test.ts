import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml, withoutEntities } from './entities.ts'

it.each([
  ['AT&amp;T', 'AT&T'],
  ['&lt;b&gt; &quot;x&quot; &apos;', '<b> "x" \''],
  ['na&iuml;ve &AElig; &frac34; &szlig; &yuml;', 'naïve Æ ¾ ß ÿ'],
  ['a&nbsp;b', 'a\u00a0b'],
  ['&#35; &#x22; &#8364;', '# " €'],
  ['&#0; &#xd800; &#x110000;', '\ufffd \ufffd \ufffd'],
  ['&unknown; & &amp &;', '&unknown; & &amp &;'],
  ['&amp;amp;', '&amp;'],
])('%j is %j', (text, shown) => {
  expect(withoutEntities(text)).toBe(shown)
})

it('escapes everything that could end an element or an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;')
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => !/[<>"']/.test(escapeHtml(text))))
})
