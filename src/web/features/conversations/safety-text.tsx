import { linkHelp, type TextPart } from '../../../core/safety/help-links.ts'

const INLINE = 'link py-3'
/** A finger finds it: as high as a button, as wide as the text. */
const ALONE = 'flex min-h-11 items-center rounded-field font-[550] underline underline-offset-4'

const Part = ({ text, href, className }: TextPart & { className: string }) =>
  href ? (
    <a href={href} rel="noreferrer" className={className}>
      {text}
    </a>
  ) : (
    text
  )

const Line = ({ parts }: { parts: readonly TextPart[] }) => {
  if (parts.length === 0) return <span className="block h-3" />
  const className = parts.length === 1 ? ALONE : INLINE
  return (
    <span className="block">
      {parts.map((part) => (
        <Part key={part.text} {...part} className={className} />
      ))}
    </span>
  )
}

/** A prepared safety text, line by line: what can be called, texted or opened is a link. */
export const SafetyText = ({ text }: { text: string }) =>
  linkHelp(text).map((parts, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text don't change places
    <Line key={at} parts={parts} />
  ))
