import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Markdown } from './markdown.tsx'

const html = (text: string, open = false): string => renderToStaticMarkup(createElement(Markdown, { text, open }))
/** Tags and the attributes that could load, run or lead somewhere. */
const outline = (text: string, open = false): string =>
  html(text, open)
    .replace(/ (?:class|dir|tabindex|aria-label|scope|type|role)="[^"]*"/gi, '')
    .replace(/^<div>|<\/div>$/g, '')

const link = (href: string, words: string): string =>
  `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow"><bdi>${words}</bdi></a>`
const place = (host: string): string => `<bdi> (${host})</bdi>`

describe('Markdown', () => {
  it.each([
    ['a **b** *c* ~~d~~ `e`', '<p>a <strong>b</strong> <em>c</em> <s>d</s> <code>e</code></p>'],
    ['one\ntwo\n\nthree', '<p>one\ntwo</p><p>three</p>'],
    ['# Top\n#### Low', '<h3>Top</h3><h5>Low</h5>'],
    ['- a\n- b\n  - c', '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>'],
    ['3. a\n4. b', '<ol start="3"><li><p>a</p></li><li><p>b</p></li></ol>'],
    ['- [x] done\n- [ ] open', '<ul><li><p>☑ done</p></li><li><p>☐ open</p></li></ul>'],
    ['> said\n> *so*', '<blockquote><p>said\n<em>so</em></p></blockquote>'],
    ['a\n\n---\n\nb', '<p>a</p><hr/><p>b</p>'],
    [
      '|a|b|\n|-|-|\n|**1**||\n|2|3|',
      '<section><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td><strong>1</strong></td><td></td></tr><tr><td>2</td><td>3</td></tr></tbody></table></section>',
    ],
    ['\\*as is\\* 2 * 3 snake_case', '<p>*as is* 2 * 3 snake_case</p>'],
    ['[the guide](https://a.org/x "t")', `<p>${link('https://a.org/x', 'the guide')}${place('a.org')}</p>`],
    ['see https://a.org/x.', `<p>see ${link('https://a.org/x', 'https://a.org/x')}.</p>`],
    ['<https://a.org/>', `<p>${link('https://a.org/', 'https://a.org/')}</p>`],
    ['me@a.org', `<p>${link('mailto:me@a.org', 'me@a.org')}</p>`],
    ['[note] and [^1]', '<p>[note] and [^1]</p>'],
    ['>a\n>b', '<blockquote><p>a\nb</p></blockquote>'],
    ['> a\n>  b', '<blockquote><p>a\n b</p></blockquote>'],
    [
      '[Foo](https://en.wikipedia.org/wiki/Foo_\\(bar\\))',
      `<p>${link('https://en.wikipedia.org/wiki/Foo_(bar)', 'Foo')}${place('en.wikipedia.org')}</p>`,
    ],
    ['[x](https://a.org/?a=1&amp;b=2)', `<p>${link('https://a.org/?a=1&amp;b=2', 'x')}${place('a.org')}</p>`],
    ['https://a.org/?a=1&amp;b=2', `<p>${link('https://a.org/?a=1&amp;b=2', 'https://a.org/?a=1&amp;b=2')}</p>`],
    ['[x](https://a.org/a\\b)', `<p>${link('https://a.org/a%5Cb', 'x')}${place('a.org')}</p>`],
    ['AT&amp;T &copy; &unknown;', '<p>AT&amp;T © &amp;unknown;</p>'],
    ['[call](tel:+15550100)', `<p>${link('tel:+15550100', 'call')}${place('+15550100')}</p>`],
    ['**重点：**请注意', '<p><strong>重点：</strong>请注意</p>'],
    ['这是**“重要”**的', '<p>这是<strong>“重要”</strong>的</p>'],
    ['**おはよう。**今日は', '<p><strong>おはよう。</strong>今日は</p>'],
    ['a**b.**c', '<p>a**b.**c</p>'],
    ['one<br>two', '<p>one<br/>two</p>'],
    [
      '|a|\n|-|\n|one<br/>two `x \\| y`|',
      '<section><table><thead><tr><th>a</th></tr></thead><tbody><tr><td>one<br/>two <code>x | y</code></td></tr></tbody></table></section>',
    ],
    ['So \\(a_1 * b_2 * c\\) holds', '<p>So <code>a_1 * b_2 * c</code> holds</p>'],
    ['$$\nx = \\frac{1}{2}\n- y\n$$', '<div><code>x = \\frac{1}{2}\n- y</code></div>'],
    ['Then\n\\[ a_1 + b \\]\nend', '<p>Then</p><div><code>a_1 + b</code></div><p>end</p>'],
    ['It cost $5 and $10, or $$ if you ask.', '<p>It cost $5 and $10, or $$ if you ask.</p>'],
  ])('renders %j as %s', (text, expected) => {
    expect(outline(text)).toBe(expected)
  })

  it('shows code as it was written', () => {
    expect(outline('```html\n<b>*x*</b>\n\n- y\n```')).toContain('<code>&lt;b&gt;*x*&lt;/b&gt;\n\n- y</code>')
  })
})

/** What a model could write to reach the page or the network. */
const PAYLOADS = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe src="https://evil.test"></iframe>\n\n<svg onload=alert(1)>',
  '<a href="javascript:alert(1)" onclick=alert(1)>x</a>',
  '<!-- --!><script>alert(1)</script> -->',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x]( javascript:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](<java\nscript:alert(1)>)',
  '[x](\u0001javascript:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '[x](vbscript:msgbox(1))',
  '[x](file:///etc/passwd)',
  '[x](//evil.test)',
  '[x](/api/auth/sign-out)',
  '[x](#top)',
  '<javascript:alert(1)>',
  '![x](https://evil.test/pixel.png)',
  '![x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '![x](javascript:alert(1))',
  '![[x](javascript:alert(1))](https://evil.test/p.png)',
  '[![x](https://evil.test/p.png)](javascript:alert(1))',
  '[x][1]\n\n[1]: javascript:alert(1)',
  '[x](https://a.org" onmouseover="alert(1))',
  '[x](https://a.org "t\\" onmouseover=\\"alert(1)")',
  '`<img src=x onerror=alert(1)>`',
  '```"><script>alert(1)</script>\nx\n```',
  '|<script>alert(1)</script>|b|\n|-|-|\n|![x](https://evil.test/p.png)|[x](javascript:alert(1))|',
  '# <img src=x onerror=alert(1)>',
  '> - **<svg/onload=alert(1)>**',
]
const TAGS =
  'p|br|strong|em|s|code|pre|h3|h4|h5|ul|ol|li|blockquote|hr|section|table|thead|tbody|tr|th|td|a|bdi|div|span|button'
const TAG = new RegExp(
  `^<(?:/(?:${TAGS})|(?:${TAGS})(?: (?:class|dir|start|tabindex|aria-label|aria-live|scope|type|role|target|rel|href)="[^"<>]*")*/?)>$`,
  'i',
)

function expectSafe(shown: string): void {
  expect(shown).not.toMatch(/<a [^>]*>(?:(?!<\/a>).)*<a /s)
  for (const tag of shown.match(/<[^>]*>/g) ?? []) expect(tag).toMatch(TAG)
  for (const [, href = ''] of shown.matchAll(/href="([^"]*)"/g)) expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:)/)
}

describe('a malicious text', () => {
  it.each(PAYLOADS)('does nothing at any point of its streaming: %j', (payload) => {
    for (let length = 1; length <= payload.length; length += 1) {
      expectSafe(html(payload.slice(0, length), true))
    }
    expectSafe(html(payload))
  })

  it('does nothing in any combination', () => {
    const pieces = fc.array(fc.constantFrom(...PAYLOADS, '**', '`', '[', '](', ')', '\n', '|', '> ', '<'), {
      maxLength: 8,
    })
    fc.assert(fc.property(pieces, fc.boolean(), (mixture, open) => expectSafe(html(mixture.join(''), open))))
  })
})

describe('a link', () => {
  it.each([
    ['[https://bank.test](https://evil.test/x)', 'evil.test'],
    ['[bank.test](https://bank.test@evil.test/)', 'evil.test'],
    ['[bank](https://b\u0430nk.test)', 'xn--bnk-6cd.test'],
    ['[write](mailto:me@evil.test?subject=x)', 'me@evil.test'],
    ['[](https://evil.test)', 'evil.test'],
    ['![a cat](https://evil.test/cat.png)', 'evil.test'],
  ])('shows where it leads: %j', (text, host) => {
    expect(html(text)).toContain(host)
    expect(outline(text)).toMatch(new RegExp(`<bdi>(?: \\()?${host.replaceAll('.', '\\.')}`))
  })

  it('can’t contain characters that reverse the text direction', () => {
    expect(html('[\u202egro.knab](https://evil.test) \u2066a')).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/)
  })
})

describe('while streaming', () => {
  it.each([
    ['Hello **', '<p>Hello</p>'],
    ['Hello **bo', '<p>Hello <strong>bo</strong></p>'],
    ['a *b', '<p>a <em>b</em></p>'],
    ['use `co', '<p>use <code>co</code></p>'],
    ['see [the', '<p>see the</p>'],
    ['see [the](https://a.or', '<p>see the</p>'],
    ['![a cat](https://a', '<p>a cat</p>'],
    ['see https://a.or', '<p>see https://a.or</p>'],
    ['* a', '<ul><li><p>a</p></li></ul>'],
  ])('%j shows no half-written mark', (text, expected) => {
    expect(outline(text, true)).toBe(expected)
  })
})

it.each([
  '[',
  '***',
  '*a_',
  '_*a',
  '**a ',
  '![a](',
  '[[a]',
  '> ',
  '- ',
  '1. ',
  '> - ',
  '`a',
  '|a',
  'a|b\n',
  '<a ',
  'a@b.',
  '~~a ',
  '# ',
  '[](<',
  '\\',
])('parses a long series of %j in linear time', (piece) => {
  const row = piece.repeat(Math.ceil(4500 / piece.length))
  expectSafe(html(row))
  expectSafe(html(row, true))
})
