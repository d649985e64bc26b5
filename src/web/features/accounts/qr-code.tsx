import { encode } from 'uqr'

/** Dark squares of a code as one path, a square being one unit. */
const pathOf = (rows: boolean[][]): string =>
  rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')

/** A QR code, dark on light in either theme: cameras want it so. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 2 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-52 rounded-field border border-line bg-white"
    >
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
