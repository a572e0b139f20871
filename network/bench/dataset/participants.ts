import { type Address, getAddress, keccak256, toHex } from 'viem'

export type Size = { swaps: number; transactions: number }

/** The accounts and contracts of the generated chain. The first of each kind is by far the busiest. */
export type Participants = {
  accounts: Address[]
  pools: Address[]
  /** The token of each pool. */
  tokens: Address[]
  /** ERC-721, with few transfers. */
  collectibles: Address[]
  /** People who created the markets. */
  creators: Address[]
  /** How many blocks there are. */
  blocks: number
}

export const transactionsInBlock = 4

/** The participants are the same for the same seed and size. */
export function participantsOf(seed: string, { transactions }: Size): Participants {
  const accounts = addressesOf(seed, 'person', 5_000)
  return {
    accounts,
    pools: addressesOf(seed, 'pool', 300),
    tokens: addressesOf(seed, 'token', 300),
    collectibles: addressesOf(seed, 'collectible', 10),
    creators: accounts.slice(0, 40),
    blocks: Math.ceil(transactions / transactionsInBlock),
  }
}

function addressesOf(seed: string, kind: string, count: number): Address[] {
  return Array.from({ length: count }, (_, index) =>
    getAddress(`0x${keccak256(toHex(`${seed} ${kind} ${index}`)).slice(26)}`),
  )
}
