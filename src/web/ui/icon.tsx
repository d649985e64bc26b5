import type { SVGProps } from 'react'

type IconProps = Omit<SVGProps<SVGSVGElement>, 'd'>

/** An icon of one path, as Lucide draws them. */
export const icon = (d: string) => (props: IconProps) => (
  <svg
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...props}
  >
    <path d={d} />
  </svg>
)
