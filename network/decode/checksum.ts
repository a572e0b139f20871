import { type Address, getAddress } from 'viem'

/** An address checksum costs a hash; the same few addresses come again and again. */
const known = new Map<string, Address>()
const mostKnown = 200_000

/** The checksummed form of an address the node sent. */
export function checksum(address: string): Address {
  const found = known.get(address)
  if (found) return found
  if (known.size >= mostKnown) known.clear()
  const result = getAddress(address)
  known.set(address, result)
  return result
}

/** The address in the last 20 bytes of a 32-byte topic or word. */
export function addressOfWord(word: string): Address {
  return checksum(`0x${word.slice(-40)}`)
}
