import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { preferences } from '#lib/browser/storage/preferences.ts'

const SafeImage = lazy(async () => ({ default: (await import('./SafeImage.tsx')).SafeImage }))

type RemotePictureProps = {
  src: string | null | undefined
  /** The name of what the picture shows. */
  name: string
  size?: number
  /** Shown in place of a missing picture. */
  children?: ReactNode
}

/** The picture of a token, from another server, shown only if the user allows remote images. */
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
