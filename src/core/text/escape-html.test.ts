import fc from 'fast-check'
import { expect, it } from 'vitest'
import { escapeHtml } from './escape-html.ts'

it('escapes everything that could end an element or an attribute', () => {
  expect(escapeHtml(`<a href="x" title='y'>&amp;`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;')
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => !/[<>"']/.test(escapeHtml(text))))
})
