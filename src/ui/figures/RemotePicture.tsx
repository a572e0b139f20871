import { lazy, Suspense, useSyncExternalStore } from 'react'
import { preferences } from '#lib/browser/preferences.ts'

const SafeImage = lazy(async () => ({ default: (await import('#ui/figures/SafeImage.tsx')).SafeImage }))

type NftPictureProps = { src: string; name: string }

const size = 16

/** The picture of a non-fungible token, only where the user allows images from other servers. */
export function NftPicture({ src, name }: NftPictureProps) {
  const isAllowed = useSyncExternalStore(preferences.subscribe, () => preferences.read().remoteImages)
  if (!isAllowed) return null
  return (
    <span className="inline-block size-4 shrink-0 self-center">
      <Suspense>
        <SafeImage src={src} name={name} size={size} />
      </Suspense>
    </span>
  )
}
