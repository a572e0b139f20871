import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ownerOf } from '#spec/abi/collectionSelectors.ts'
import { pendingFees } from '#spec/abi/feeCollectorSelectors.ts'
import { feeStrategy } from '#spec/abi/hlpmmNftSelectors.ts'
import { marketContractsQuery, readAddress } from './marketContracts.ts'

/**
 * What the fee collector says waits for a market, in base units of dollars, who owns the market's NFT, and what it says is
 * done with the fees. Each is null where the contracts do not say it.
 */
type PendingFees = {
  nft: Address | null
  pending: bigint | null
  owner: Address | null
  strategy: number | null
}

/** Asks the contracts behind the configured router for the fees of the market with this NFT. */
export function pendingFeesQuery(nftId: number) {
  return queryOptions({
    queryKey: ['node', 'pendingFees', nftId],
    queryFn: ({ signal, client }) => readPendingFees(BigInt(nftId), client, signal),
    refetchInterval: 30_000,
  })
}

async function readPendingFees(id: bigint, client: QueryClient, signal: AbortSignal): Promise<PendingFees> {
  const { nft, feeCollector } = await client.fetchQuery(marketContractsQuery())
  const [pending, owner, strategy] = await Promise.all([
    feeCollector && readContractWord(feeCollector, encodeCall(pendingFees, id), signal),
    nft && readAddress(nft, encodeCall(ownerOf, id), signal),
    nft && readContractWord(nft, encodeCall(feeStrategy, id), signal),
  ])
  return { nft, pending, owner, strategy: strategy === null || strategy > 255n ? null : Number(strategy) }
}
