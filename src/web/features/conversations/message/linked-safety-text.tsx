import { linkHelp, type TextPart } from '../../../../core/safety/help/help-links.ts'

type Line = readonly TextPart[]

const isWay = (line: Line): boolean => line.length === 1 && line[0]?.href !== undefined

/** Groups consecutive contact lines so that they share rows. */
function grouped(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = []
  for (const line of lines) {
    const last = groups.at(-1)
    if (last?.[0] && isWay(line) && isWay(last[0])) last.push(line)
    else groups.push([line])
  }
  return groups
}

const Part = ({ text, href, className }: TextPart & { className: string }) =>
  href ? (
    <a href={href} rel="noreferrer" className={className}>
      {text}
    </a>
  ) : (
    text
  )

const WAY =
  'inline-flex min-h-11 items-center rounded-full border border-edge/55 bg-raised px-4 font-[550] text-ink hover:border-edge'

function Group({ lines }: { lines: readonly Line[] }) {
  const [first = []] = lines
  if (first.length === 0) return <span className="block h-3" />
  if (!isWay(first)) return <span className="block">{first.map((part) => Inline(part))}</span>
  return (
    <span className="my-1.5 flex flex-wrap gap-2">
      {lines.flat().map((part) => (
        <Part key={part.text} {...part} className={WAY} />
      ))}
    </span>
  )
}

const Inline = (part: TextPart) => <Part key={part.text} {...part} className="link py-3" />

export const LinkedSafetyText = ({ text }: { text: string }) =>
  grouped(linkHelp(text)).map((lines, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text don't change places
    <Group key={at} lines={lines} />
  ))
