import { useState, useSyncExternalStore } from 'react'
import { isNamedImage } from '#lib/browser/config/allowedSources.ts'
import { config } from '#lib/browser/config/config.ts'
import { preferences } from '#lib/browser/storage/preferences.ts'
import { safeHref } from '#lib/text/href.ts'

type SafeImageProps = {
  /**
   * A URL from outside. It is loaded only over https, from a server in the site's config, and if the user allows
   * remote images.
   */
  src: string | null | undefined
  /** Its first letter is shown in place of the image. */
  name: string
  size?: number
  /** Its corners: round as a coin when left out. */
  shape?: 'round' | 'square'
}

const shapes = { round: 'rounded-full', square: 'rounded-lg' }

/** An image from outside, or the first letter of its name. */
export function SafeImage({ src, name, size = 20, shape = 'round' }: SafeImageProps) {
  const allowed = useSyncExternalStore(preferences.subscribe, () => preferences.read().remoteImages)
  const [failed, setFailed] = useState<string | null>(null)
  const href = allowed ? safeHref(src) : null
  if (href === null || failed === href || !isNamedImage(href, config()))
    return <Letter name={name} size={size} shape={shape} />
  return (
    <img
      src={href}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={`shrink-0 self-center bg-raised object-cover ${shapes[shape]}`}
      onError={() => setFailed(href)}
    />
  )
}

/** Pixels. */
const smallestLetter = 10

type LetterProps = { name: string; size: number; shape: keyof typeof shapes }

function Letter({ name, size, shape }: LetterProps) {
  return (
    <span
      aria-hidden="true"
      className={`inline-grid shrink-0 place-items-center self-center overflow-hidden border bg-raised leading-none font-semibold text-muted uppercase ${shapes[shape]}`}
      style={{ width: size, height: size, fontSize: Math.max(smallestLetter, size * 0.4) }}
    >
      {Array.from(name.trim())[0] ?? '?'}
    </span>
  )
}
