import { queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { config } from '#lib/browser/config/config.ts'
import { type Address, checksummed, type Hex } from '#lib/wire/shapes.ts'
import { feeCollector, marketNFT } from '#spec/abi/hlpmmFactorySelectors.ts'
import { factory } from '#spec/abi/hlpmmRouterSelectors.ts'

/** The contracts behind the configured router; each is null where the one before it does not name it. */
type MarketContracts = {
  factory: Address | null
  nft: Address | null
  feeCollector: Address | null
}

/** Reads the factory from the configured router, and the NFT and the fee collector of markets from the factory. */
export function marketContractsQuery() {
  const router = config().curve?.router
  return queryOptions({
    queryKey: ['node', 'marketContracts', router],
    queryFn: async ({ signal }): Promise<MarketContracts> => {
      const from = router ? await readAddress(router, factory, signal) : null
      if (from === null) return { factory: null, nft: null, feeCollector: null }
      const [nft, collector] = await Promise.all([
        readAddress(from, marketNFT, signal),
        readAddress(from, feeCollector, signal),
      ])
      return { factory: from, nft, feeCollector: collector }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The address that a contract returns; null where it has no such function. */
export async function readAddress(
  to: Address,
  data: Hex,
  signal?: AbortSignal,
  block?: number,
): Promise<Address | null> {
  const word = await readContractWord(to, data, signal, block)
  return word === null ? null : checksummed(`0x${word.toString(16).padStart(40, '0').slice(-40)}`)
}
