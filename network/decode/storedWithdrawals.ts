import type { Hash } from 'viem'
import type { StoredWithdrawal } from '#network/store/schema/blockTables.ts'
import { checksum } from './checksum.ts'
import type { WireWithdrawal } from './wire.ts'

/** Withdrawals are counted in Gwei. */
export const weiInGwei = 1_000_000_000n

/** The withdrawals of a block, empty before EIP-4895. Null where the node has their root and keeps their list to itself. */
export function storedWithdrawals({
  withdrawals,
  withdrawalsRoot,
}: {
  withdrawals?: readonly WireWithdrawal[] | undefined
  withdrawalsRoot?: Hash | undefined
}): StoredWithdrawal[] | null {
  if (!withdrawals) return withdrawalsRoot ? null : []
  return withdrawals.map(({ index, validatorIndex, address, amount }) => ({
    index: Number(index),
    validator: Number(validatorIndex),
    receiver: checksum(address),
    amount: (BigInt(amount) * weiInGwei).toString(),
  }))
}
