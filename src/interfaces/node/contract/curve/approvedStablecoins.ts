import { readContract } from '#interfaces/node/contract/contractWord.ts'
import { readWords } from '#lib/wire/abiCodec.ts'
import { type Address, checksummed, type Hex } from '#lib/wire/shapes.ts'
import { getApprovedStablecoins } from '#spec/abi/stablecoinRegistrySelectors.ts'

/** The most stablecoins to choose from; a registry may list more. */
const mostStablecoins = 12

/** The coins that a registry approves, in its order; none where it does not have the function. */
export async function readApprovedStablecoins(registry: Address, signal?: AbortSignal): Promise<Address[]> {
  return addressesIn(await readContract(registry, getApprovedStablecoins, signal))
}

function addressesIn(answer: Hex | null): Address[] {
  if (answer === null) return []
  try {
    const list = readWords(answer).at(0)
    const count = Math.min(list.small(0), mostStablecoins)
    return Array.from({ length: count }, (_, index) => checksummed(list.address(index + 1)))
  } catch {
    return []
  }
}
