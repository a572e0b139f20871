import { bloImage } from 'blo'
import { unownedAddress } from '#domain/names/unownedAddress.ts'
import type { Address } from '#lib/wire/shapes.ts'

type IdenticonProps = { address: Address; size?: number }

/**
 * The identicon of an account: the pattern that wallets draw, in two quiet colours that suit light and dark pages. An
 * address that nobody controls has none.
 */
export function Identicon({ address, size = 16 }: IdenticonProps) {
  if (unownedAddress(address) !== null) return null
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
  const drawn = `data:image/svg+xml,${encodeURIComponent(drawing(address))}`
  pictures.set(address, drawn)
  return drawn
}

/** Eight by eight squares, of which the right half mirrors the left, in the hue that `blo` gives the address. */
function drawing(address: Address): string {
  const [cells, [, [hue]]] = bloImage(address)
  const squares = [...cells].flatMap((cell, index) => {
    const [x, y] = [index % 4, Math.floor(index / 4)]
    return cell === 0 ? [] : [`M${x} ${y}h1v1h-1zM${7 - x} ${y}h1v1h-1z`]
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" shape-rendering="crispEdges" fill="hsl(${hue} 34% 50%)"><path fill-opacity=".22" d="M0 0h8v8H0z"/><path d="${squares.join('')}"/></svg>`
}
