import { queryOptions } from '@tanstack/react-query'
import type { LaunchTerms } from '#domain/markets/create/launchCurve.ts'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { INITIAL_TOKENS, VIRTUAL_USD } from '#spec/abi/hlpmmFactorySelectors.ts'
import { marketContractsQuery } from './marketContracts.ts'

/** The factory that opens markets and the terms of a new market, at a block. */
export type Launch = LaunchTerms & { factory: Address; block: number }

/** Reads the terms of a new market from the factory behind the configured router; null without a factory. */
export function launchTermsQuery() {
  return queryOptions({
    queryKey: ['node', 'launchTerms'],
    queryFn: async ({ signal, client }): Promise<Launch | null> => {
      const { factory } = await client.fetchQuery(marketContractsQuery())
      if (factory === null) return null
      const block = await callNode('eth_blockNumber', [], smallQuantity, signal)
      const [virtualUsd, tokens] = await Promise.all([
        readContractWord(factory, VIRTUAL_USD, signal, block),
        readContractWord(factory, INITIAL_TOKENS, signal, block),
      ])
      if (!virtualUsd || !tokens) return null
      return { factory, block, virtualUsd, tokens }
    },
    staleTime: 300_000,
  })
}
