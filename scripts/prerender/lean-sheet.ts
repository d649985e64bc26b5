import { type AtRule, parse, type Rule } from 'postcss'

/** What browsers draw inside the controls of a form. */
const CONTROL = /::(placeholder|file-selector-button|-webkit-(search|date|calendar|inner|outer))/
/** Names of elements in a selector, such as `nav` and `a` in `.menu nav > a:hover`. */
const ELEMENT = /(?<=^|(?<!\\)[\s>+~])[a-z][\w-]*/g

const isKeyframe = ({ parent }: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as AtRule).name)

/**
 * `css` without what has nothing to do on the page `html`: rules for elements that it does not hold, variables that nothing
 * reads, and what stands in for `@property` in browsers older than those that the pages are built for.
 */
export function leanSheet(css: string, html: string): string {
  const there = new Set(['html', 'body', ...(html.match(/(?<=<)[a-z][\w-]*/g) ?? [])])
  const read = new Set((css + html).match(/(?<=var\(\s*)--[\w-]+/g))
  const hasControls = ['input', 'select', 'textarea'].some((name) => there.has(name))
  const applies = (selector: string): boolean =>
    (hasControls || !CONTROL.test(selector)) && (selector.match(ELEMENT) ?? []).every((name) => there.has(name))

  const sheet = parse(css)
  sheet.walkAtRules('layer', (layer) => void (layer.params === 'properties' && layer.remove()))
  sheet.walkAtRules('property', (property) => void (read.has(property.params) || property.remove()))
  sheet.walkDecls(/^--/, (variable) => void (read.has(variable.prop) || variable.remove()))
  sheet.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const selectors = rule.selectors.filter(applies)
    if (selectors.length === 0 || rule.nodes.length === 0) rule.remove()
    else rule.selectors = selectors
  })
  return sheet.toString()
}
