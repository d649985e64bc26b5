import type { ReactNode } from 'react'
import { type Address, saysPlace } from './address.ts'

interface TextLinkProps {
  address: Address
  words: string
  children: ReactNode
}

/** A link that always shows its destination, whatever its text says. */
export const TextLink = ({ address, words, children }: TextLinkProps) => (
  <>
    <a href={address.href} target="_blank" rel="noopener noreferrer nofollow" className="link">
      <bdi>{children}</bdi>
    </a>
    {!saysPlace(words, address) && (
      <bdi dir="ltr" className="text-[0.875em] opacity-80">
        {` (${address.place})`}
      </bdi>
    )}
  </>
)
