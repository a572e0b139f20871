import { useMemo, useState } from 'react'
import { dataPicture } from '#lib/text/dataPicture.ts'
import { SafeImage } from './SafeImage.tsx'

type NftPictureProps = {
  /** A URI from outside: a `data:` picture is drawn, one on a server as `SafeImage` does. */
  src: string | null | undefined
  /** Its first letter is shown in place of the picture. */
  name: string
  size: number
}

/** The picture of an NFT. One that the contract itself holds needs no server, so no setting allows or forbids it. */
export function NftPicture({ src, name, size }: NftPictureProps) {
  const own = useMemo(() => dataPicture(src), [src])
  const [failed, setFailed] = useState<string | null>(null)
  if (own === null || failed === own) return <SafeImage src={src} name={name} size={size} shape="square" />
  return (
    <img
      src={own}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className="max-w-full shrink-0 rounded-lg bg-raised object-contain"
      style={{ width: size, height: size }}
      onError={() => setFailed(own)}
    />
  )
}
