import { type Address, getAddress } from 'viem'

/** A checksum costs a hash, and the same few addresses come again and again. */
const cache = new Map<string, Address>()
const maximumCached = 200_000

/** The checksummed form of an address from the node. */
export function checksum(address: string): Address {
  const cached = cache.get(address)
  if (cached) return cached
  if (cache.size >= maximumCached) cache.clear()
  const result = getAddress(address)
  cache.set(address, result)
  return result
}

/** The address in the last 20 bytes of a 32-byte topic or word. */
export function addressOfWord(word: string): Address {
  return checksum(`0x${word.slice(-40)}`)
}
