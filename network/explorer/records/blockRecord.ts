import type { BlockRow } from '#network/explorer/queries/blockQueries.ts'
import type { StoredWithdrawal } from '#network/store/schema/blockTables.ts'
import type { References } from './batchLoader.ts'
import { percentage } from './recordFigures.ts'

/** A block. A block that a reorg removed has the type `reorg`. */
export function blockRecord(row: BlockRow, references: References, { detail = false } = {}) {
  const fees = row.burntFees + row.priorityFees
  const target = row.gasLimit / 2n
  return {
    height: row.number,
    hash: row.hash,
    parent_hash: row.parentHash,
    timestamp: row.timestamp.toISOString(),
    type: row.consensus ? 'block' : 'reorg',
    miner: references.address(row.miner),
    size: row.size,
    nonce: row.nonce ?? '0x0000000000000000',
    transactions_count: row.transactionsCount,
    internal_transactions_count: row.internalTransactionsCount,
    withdrawals_count: row.withdrawals?.length ?? null,
    gas_used: row.gasUsed.toString(),
    gas_limit: row.gasLimit.toString(),
    gas_used_percentage: percentage(row.gasUsed, row.gasLimit) ?? 0,
    gas_target_percentage: percentage(row.gasUsed - target, target) ?? 0,
    base_fee_per_gas: row.baseFeePerGas?.toString() ?? null,
    burnt_fees: row.baseFeePerGas === null ? null : row.burntFees.toString(),
    burnt_fees_percentage: row.baseFeePerGas === null ? null : percentage(row.burntFees, fees),
    priority_fee: row.baseFeePerGas === null ? null : row.priorityFees.toString(),
    transaction_fees: fees.toString(),
    difficulty: row.difficulty.toString(),
    total_difficulty: row.totalDifficulty?.toString() ?? null,
    // Public servers, too, name this reward differently in a list and in a detail.
    rewards: [{ type: detail ? 'Miner Reward' : 'validator', reward: row.priorityFees.toString() }],
    uncles_hashes: [],
    is_pending_update: false,
  }
}

/** A withdrawal of a validator. */
export function withdrawalRecord(
  { index, validator, receiver, amount }: StoredWithdrawal,
  references: References,
) {
  return {
    index,
    validator_index: validator,
    receiver: references.address(receiver),
    amount,
  }
}
