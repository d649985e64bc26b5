import { describe, expect, it } from 'vitest'
import { leanSheet } from './lean-sheet.ts'

const PAGE = '<main><a style="--hue:38" class="big">to the text</a></main>'

describe('a lean sheet', () => {
  it.each([
    ['elements of the page', 'a{top:0}main > a:hover{top:0}', 'a{top:0}main > a:hover{top:0}'],
    ['the document itself', 'html{top:0}body::before{top:0}', 'html{top:0}body::before{top:0}'],
    ['no elements that it lacks', 'hr{top:0}abbr:where([title]){top:0}main table{top:0}', ''],
    ['what a list says of elements that it has', 'hr,a,main>p{top:0}', 'a{top:0}'],
    [
      'classes, states and attributes, whoever gets them',
      '.x,[open],:disabled,*{top:0}',
      '.x,[open],:disabled,*{top:0}',
    ],
    ['classes that are named like selectors', '.\\[\\&\\>p\\]{top:0}', '.\\[\\&\\>p\\]{top:0}'],
    ['no parts of controls', '::placeholder{top:0}::-webkit-datetime-edit{top:0}', ''],
    ['other parts', 'a::selection{top:0}', 'a::selection{top:0}'],
    ['steps of animations', '@keyframes leave{from{top:0}to{top:1px}}', '@keyframes leave{from{top:0}to{top:1px}}'],
    ['variables that are read', ':root{--read:0;--unread:0}a{top:var(--read)}', ':root{--read:0}a{top:var(--read)}'],
    ['no rule that is empty then', ':root{--unread:0}', ''],
    [
      'registered variables that are read',
      '@property --x{inherits:false}a{top:var(--x)}',
      '@property --x{inherits:false}a{top:var(--x)}',
    ],
    ['no others', '@property --y{inherits:false}', ''],
    ['nothing for browsers without such', '@layer properties{*{--x:0}}@layer base{a{top:0}}', '@layer base{a{top:0}}'],
  ])('keeps %s', (_, css, kept) => {
    expect(leanSheet(css, PAGE)).toBe(kept)
  })

  it('keeps parts of controls where there are some', () => {
    expect(leanSheet('::placeholder{top:0}', '<input>')).toBe('::placeholder{top:0}')
  })

  it('keeps variables that the page itself reads', () => {
    expect(leanSheet(':root{--accent:red}', '<circle fill="var(--accent)">')).toBe(':root{--accent:red}')
  })
})
