import { type CSSProperties, useState } from 'react'
import { classNames } from './class-names.ts'

interface AvatarProps {
  /** The initial is shown until the image has loaded. */
  name: string
  imageUrl: string | null
  /** Background hue in degrees of OKLCH. */
  hue: number
  size?: number
  className?: string
}

/** Sets the hue for descendants of `.persona`. */
export const hueStyle = (hue: number): CSSProperties => ({ '--hue': hue }) as CSSProperties

/** Decorative: the name stands beside it. */
export function Avatar({ name, imageUrl, hue, size = 44, className }: AvatarProps) {
  const [loaded, setLoaded] = useState<string | null>(null)
  const shown = imageUrl !== null && loaded === imageUrl
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'persona relative inline-grid shrink-0 place-items-center overflow-hidden rounded-full bg-ground text-deep select-none',
        className,
      )}
      style={{ ...hueStyle(hue), width: size, height: size, fontSize: size * 0.44 }}
    >
      {!shown && <span className="font-display leading-none">{[...name][0]?.toUpperCase()}</span>}
      {imageUrl && (
        <img
          src={imageUrl}
          alt=""
          width={size}
          height={size}
          ref={(image) => {
            // A cached image may have loaded before React listened.
            if (image?.complete && image.naturalWidth > 0) setLoaded(imageUrl)
          }}
          onLoad={() => setLoaded(imageUrl)}
          className={classNames('absolute inset-0 size-full transition-opacity', shown ? 'opacity-100' : 'opacity-0')}
        />
      )}
    </span>
  )
}
