import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { addressParameterSchema } from '#interfaces/explorer/wire/addressParameter.ts'
import { blockAliases } from '#interfaces/explorer/wire/aliases.ts'
import { getDetail } from '#interfaces/explorer/wire/detail.ts'
import { refetchWhileSettling } from '#interfaces/explorer/wire/maySettle.ts'
import { known, record } from '#interfaces/explorer/wire/record.ts'
import { baseUnits, type Hash, hash, hexData, integer, text, timestamp } from '#lib/wire/shapes.ts'

const wireBlockSchema = record(
  {
    number: integer,
    hash,
    parentHash: known(hash),
    timestamp: known(timestamp),
    /** `block`, `uncle` or `reorg`. */
    type: known(text),
    miner: known(addressParameterSchema),
    /** Bytes. */
    size: known(integer),
    nonce: known(hexData),
    transactionsCount: known(integer),
    internalTransactionsCount: known(integer),
    withdrawalsCount: known(integer),
    gasUsed: known(baseUnits),
    gasLimit: known(baseUnits),
    /** Wei, as every amount here. */
    baseFeePerGas: known(baseUnits),
    burntFees: known(baseUnits),
    priorityFee: known(baseUnits),
    transactionFees: known(baseUnits),
    difficulty: known(baseUnits),
    totalDifficulty: known(baseUnits),
    rewards: v.fallback(v.array(v.object({ type: known(text), reward: known(baseUnits) })), []),
    unclesHashes: v.fallback(v.array(v.object({ hash })), []),
  },
  blockAliases,
)

/**
 * A block. Its transaction count is null instead of 0 where the block used gas, which proves that there are
 * transactions.
 */
export const blockSchema = v.pipe(
  wireBlockSchema,
  v.transform((block) => ({
    ...block,
    transactionsCount:
      block.transactionsCount === 0 && block.gasUsed !== null && block.gasUsed > 0n
        ? null
        : block.transactionsCount,
  })),
)

export type Block = v.InferOutput<typeof blockSchema>

/** `GET /blocks/{block_number_or_hash}`, refetched while the block is young. */
export function blockQuery(id: number | Hash) {
  return queryOptions({
    queryKey: ['explorer', 'block', id],
    queryFn: ({ signal }) => getDetail(`/blocks/${id}`, blockSchema, ({ number }) => number, signal),
    refetchInterval: ({ state }) => refetchWhileSettling(state.data?.timestamp),
  })
}
