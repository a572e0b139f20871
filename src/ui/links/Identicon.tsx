import { blo } from 'blo'
import type { Address } from '#lib/wire/shapes.ts'

type IdenticonProps = { address: Address; size?: number }

/** The identicon of an address. */
export function Identicon({ address, size = 16 }: IdenticonProps) {
  return (
    <img
      src={picture(address)}
      width={size}
      height={size}
      alt=""
      decoding="async"
      className="inline-block shrink-0 self-center rounded-sm align-middle"
    />
  )
}

const pictures = new Map<Address, string>()
const mostPictures = 2_000

function picture(address: Address): string {
  const known = pictures.get(address)
  if (known) return known
  if (pictures.size >= mostPictures) pictures.clear()
  const drawn = blo(address)
  pictures.set(address, drawn)
  return drawn
}
