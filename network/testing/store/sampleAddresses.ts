import { type Address, getAddress, type Hash, pad, toHex } from 'viem'

/** A readable, checksummed address for tests. */
export const sampleAddress = (seed: number): Address =>
  getAddress(pad(toHex(seed), { dir: 'right', size: 20 }))
/**
 * A readable hash for tests. Block 7 of the sample has `sampleHash('b', 7)`, its transaction 0 `sampleHash('a', 70)`.
 */
export const sampleHash = (letter: 'a' | 'b' | 'e', seed: number): Hash =>
  `0x${letter}${seed.toString(16).padStart(63, '0')}`

const firstTime = Date.UTC(2026, 0, 1, 23, 50, 0)
/** The time of a block of the sample: one a minute, over midnight UTC. */
export const sampleTime = (block: number): Date => new Date(firstTime + block * 60_000)
/** The number of the newest block. */
export const sampleHead = 40

/** The accounts and contracts of the sample. */
export const sample = {
  accounts: [1, 2, 3, 4].map((seed) => sampleAddress(0xa0 + seed)) as [Address, Address, Address, Address],
  stablecoin: sampleAddress(0xc1),
  collectible: sampleAddress(0xc2),
  multiToken: sampleAddress(0xc3),
  marketFactory: sampleAddress(0xc4),
  createdContract: sampleAddress(0xc5),
  marketEvents: sampleAddress(0xc6),
  router: sampleAddress(0xc7),
}
