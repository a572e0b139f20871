import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { preferences } from '#lib/browser/storage/preferences.ts'

const SafeImage = lazy(async () => ({ default: (await import('./SafeImage.tsx')).SafeImage }))

type RemotePictureProps = {
  src: string | null | undefined
  /** Of what it is a picture. */
  name: string
  size?: number
  /** In its place where there is none. */
  children?: ReactNode
}

/** The picture somebody gave to a token, only where the user allows images from other servers. */
export function RemotePicture({ src, name, size = 16, children }: RemotePictureProps) {
  const isAllowed = useSyncExternalStore(preferences.subscribe, () => preferences.read().remoteImages)
  if (!isAllowed || !src) return children
  return (
    <span className="inline-flex shrink-0 self-center" style={{ width: size, height: size }}>
      <Suspense>
        <SafeImage src={src} name={name} size={size} />
      </Suspense>
    </span>
  )
}
