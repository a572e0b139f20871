import { Link } from '@tanstack/react-router'
import { useSyncExternalStore } from 'react'
import { preferences } from '#lib/browser/storage/preferences.ts'
import { dataPicture } from '#lib/text/dataPicture.ts'
import { NftPicture } from '#ui/figures/pictures/NftPicture.tsx'

/** The width and the height of the picture in pixels: the width of a panel on a phone. */
const pictureSize = 290

/**
 * The picture that the contract itself holds; one on a server when the user allows images from other servers. Else a note
 * says why there is none.
 */
export function StatedPicture({ src, name }: { src: string; name: string }) {
  const isAllowed = useSyncExternalStore(preferences.subscribe, () => preferences.read().remoteImages)
  const isOwn = dataPicture(src) !== null
  if (!isOwn && !src.startsWith('https:')) return <span className="text-muted">{problemOf(src)}</span>
  if (isOwn || isAllowed)
    return (
      <span className="grid place-items-center py-3">
        <NftPicture src={src} name={name} size={pictureSize} />
      </span>
    )
  return (
    <span className="text-muted">
      Not loaded: its server could see your IP address.{' '}
      <Link to="/settings" className="link underline">
        Settings
      </Link>
    </span>
  )
}

function problemOf(src: string): string {
  if (src.startsWith('data:')) return 'Not shown: it is too large, or not a picture that is safe to draw.'
  if (src.startsWith('ipfs:')) return 'Not loaded: it is on IPFS, and this app asks no IPFS server.'
  return 'Not loaded: its address is not https.'
}
