import { useState, useSyncExternalStore } from 'react'
import { isNamedImage } from '#lib/browser/config/allowedSources.ts'
import { config } from '#lib/browser/config/config.ts'
import { preferences } from '#lib/browser/storage/preferences.ts'
import { safeHref } from '#lib/text/href.ts'
import { Letter, pictureShapes } from './Letter.tsx'

type SafeImageProps = {
  /**
   * A URL from outside. It is loaded only over https, from a server in the site's config, and if the user allows
   * remote images.
   */
  src: string | null | undefined
  /** Its first letter is shown in place of the image. */
  name: string
  /** The address of the token, for the colours of its letter. */
  address?: string | undefined
  size?: number
  /** Its corners: round as a coin when left out. */
  shape?: keyof typeof pictureShapes
  /** The person typed the URL here: no setting forbids it. */
  isOwn?: boolean
}

/** An image from outside, or the first letter of its name. */
export function SafeImage({ src, name, address, size = 20, shape = 'round', isOwn }: SafeImageProps) {
  const allowed = useSyncExternalStore(preferences.subscribe, () => preferences.read().remoteImages)
  const [failed, setFailed] = useState<string | null>(null)
  const href = isOwn || allowed ? safeHref(src) : null
  if (href === null || failed === href || !isNamedImage(href, config()))
    return <Letter name={name} address={address} size={size} shape={shape} />
  return (
    <img
      src={href}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={`shrink-0 self-center bg-raised object-cover ${pictureShapes[shape]}`}
      onError={() => setFailed(href)}
    />
  )
}
