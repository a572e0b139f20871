import { queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import { type Address, checksummed, type Hex } from '#lib/wire/shapes.ts'
import { ownerOf } from '#spec/abi/collectionSelectors.ts'
import { feesAccrued, feesClaimed, marketNft } from '#spec/abi/curvePoolSelectors.ts'

/**
 * What a pool paid out of its fees, what it still holds of them, both in base units of the stablecoin, and who owns the NFT
 * that they are paid to. Each is null where the contract does not say it.
 */
type PaidFees = { claimed: bigint | null; unclaimed: bigint | null; owner: Address | null }

/** Asks a pool of the curve's contract for its fees at one block, and the NFT that it names for the owner. */
export function paidFeesQuery(pool: Address, nftId: number) {
  return queryOptions({
    queryKey: ['node', 'paidFees', pool, nftId],
    queryFn: ({ signal }) => readPaidFees(pool, nftId, signal),
    refetchInterval: 30_000,
  })
}

async function readPaidFees(pool: Address, nftId: number, signal: AbortSignal): Promise<PaidFees> {
  const block = await callNode('eth_blockNumber', [], smallQuantity, signal)
  const read = (to: Address, data: Hex) => readContractWord(to, data, signal, block)
  const [claimed, unclaimed, nft] = await Promise.all([
    read(pool, encodeCall(feesClaimed)),
    read(pool, encodeCall(feesAccrued)),
    read(pool, encodeCall(marketNft)),
  ])
  const owner = nft === null ? null : await read(addressOf(nft), encodeCall(ownerOf, BigInt(nftId)))
  return { claimed, unclaimed, owner: owner === null ? null : addressOf(owner) }
}

function addressOf(word: bigint): Address {
  return checksummed(`0x${word.toString(16).padStart(40, '0').slice(-40)}`)
}
