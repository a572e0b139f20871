import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ownerOf } from '#spec/abi/collectionSelectors.ts'
import { airdropFunds, pendingFees } from '#spec/abi/feeCollectorSelectors.ts'
import { feeStrategy } from '#spec/abi/hlpmmNftSelectors.ts'
import { marketContractsQuery, readAddress } from './marketContracts.ts'

/**
 * A market's pending fees in base units of dollars, the owner of its NFT, and the strategy of its fees. Each is null
 * where the contracts do not have it.
 */
type PendingFees = {
  nft: Address | null
  pending: bigint | null
  owner: Address | null
  strategy: number | null
}

/** Reads the fees of the market with this NFT from the contracts behind the configured router. */
export function pendingFeesQuery(nftId: number) {
  return queryOptions({
    queryKey: ['node', 'pendingFees', nftId],
    queryFn: ({ signal, client }) => readPendingFees(BigInt(nftId), client, signal),
    refetchInterval: 30_000,
  })
}

/** The fees of a market at one block, for the owner, who may distribute them. */
export type OwnFees = PendingFees & {
  block: number
  /** Whether the collector can pay out what it keeps for an airdrop; the original contract cannot. Null where none is known. */
  paysOut: boolean | null
}

/** The fees of the market with this NFT at one block, for its owner. */
export function ownFeesQuery(nftId: number) {
  return queryOptions({
    queryKey: ['node', 'ownFees', nftId],
    queryFn: async ({ signal, client }): Promise<OwnFees> => {
      const block = await callNode('eth_blockNumber', [], smallQuantity, signal)
      const { feeCollector } = await client.fetchQuery(marketContractsQuery())
      const kept = encodeCall(airdropFunds, BigInt(nftId), 0n)
      const [fees, funds] = await Promise.all([
        readPendingFees(BigInt(nftId), client, signal, block),
        feeCollector && readContractWord(feeCollector, kept, signal, block),
      ])
      return { ...fees, block, paysOut: feeCollector && funds !== null }
    },
    refetchInterval: 15_000,
  })
}

async function readPendingFees(
  id: bigint,
  client: QueryClient,
  signal: AbortSignal,
  block?: number,
): Promise<PendingFees> {
  const { nft, feeCollector } = await client.fetchQuery(marketContractsQuery())
  const [pending, owner, strategy] = await Promise.all([
    feeCollector && readContractWord(feeCollector, encodeCall(pendingFees, id), signal, block),
    nft && readAddress(nft, encodeCall(ownerOf, id), signal, block),
    nft && readContractWord(nft, encodeCall(feeStrategy, id), signal, block),
  ])
  return { nft, pending, owner, strategy: strategy === null || strategy > 255n ? null : Number(strategy) }
}
