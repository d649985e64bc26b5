import { type CSSProperties, useState } from 'react'
import { classNames } from './class-names.ts'

interface AvatarProps {
  /** Whose initial is shown until the face is there. */
  name: string
  imageUrl: string | null
  /** Hue of the ground, in degrees of OKLCH. */
  hue: number
  /** Side in pixels. */
  size?: number
  className?: string
}

/** Carries a hue to everything below that is drawn in the persona's colours; the class beside it is `persona`. */
export const hueStyle = (hue: number): CSSProperties => ({ '--hue': hue }) as CSSProperties

/** A drawn face on its persona's ground. The name stands beside it, so it is decoration for screen readers. */
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
            // Already in the cache: its load event may have passed before React listened.
            if (image?.complete && image.naturalWidth > 0) setLoaded(imageUrl)
          }}
          onLoad={() => setLoaded(imageUrl)}
          className={classNames('absolute inset-0 size-full transition-opacity', shown ? 'opacity-100' : 'opacity-0')}
        />
      )}
    </span>
  )
}
