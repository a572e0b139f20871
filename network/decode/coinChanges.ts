import { type Address, type Hash, zeroAddress } from 'viem'
import { checksum } from './checksum.ts'
import { isWithin } from './internalTransactions.ts'
import { weiInGwei } from './storedWithdrawals.ts'
import type { Call, WireWithdrawal } from './wire.ts'

/** How a block changed the native coin of an address, and the last transaction that the address sent in it. */
export type CoinChange = { address: Address; delta: bigint; transactionHash: Hash | null }

type PaidTransaction = {
  hash: Hash
  from: Address
  to: Address | null
  createdContract: Address | null
  value: bigint
  gasUsed: bigint
  gasPrice: bigint
  succeeded: boolean
}

type Around = {
  miner: Address
  baseFeePerGas: bigint | null
  withdrawals?: readonly WireWithdrawal[]
  /** What each transaction cost beside its gas. */
  otherFees?: readonly bigint[]
}

const movesValue = new Set(['call', 'create', 'create2', 'selfdestruct'])

/**
 * The changes of balances by a block: the values and all fees of its transactions, the miner's share, the value of internal
 * calls that did not fail, and the withdrawals of validators. Only addresses with a changed balance are included.
 */
export function coinChanges(
  transactions: readonly PaidTransaction[],
  calls: readonly Call[],
  { miner, baseFeePerGas, withdrawals = [], otherFees = [] }: Around,
): CoinChange[] {
  const changes = new Map<Address, CoinChange>()
  const add = (address: Address, delta: bigint, transactionHash: Hash | null) => {
    const change = changes.get(address)
    if (!change) changes.set(address, { address, delta, transactionHash })
    else {
      change.delta += delta
      change.transactionHash = transactionHash ?? change.transactionHash
    }
  }
  const callsOf = groupByTransaction(calls)
  transactions.forEach((transaction, index) => {
    const { hash, from, value, gasUsed, gasPrice, succeeded } = transaction
    add(from, -gasUsed * gasPrice - (otherFees[index] ?? 0n), hash)
    const tip = gasPrice - (baseFeePerGas ?? 0n)
    if (gasUsed * tip > 0n) add(miner, gasUsed * tip, null)
    if (!succeeded) return
    add(from, -value, hash)
    add(transaction.to ?? transaction.createdContract ?? zeroAddress, value, hash)
    for (const move of innerMoves(callsOf.get(index) ?? [])) {
      add(move.from, -move.value, null)
      add(move.to, move.value, null)
    }
  })
  for (const { address, amount } of withdrawals) add(checksum(address), BigInt(amount) * weiInGwei, null)
  return [...changes.values()].filter((change) => change.delta !== 0n)
}

function groupByTransaction(calls: readonly Call[]): Map<number, Call[]> {
  const groups = new Map<number, Call[]>()
  for (const call of calls) {
    const group = groups.get(call.transactionIndex)
    if (group) group.push(call)
    else groups.set(call.transactionIndex, [call])
  }
  return groups
}

function innerMoves(calls: readonly Call[]): { from: Address; to: Address; value: bigint }[] {
  const failed: number[][] = calls.filter((call) => call.error !== null).map((call) => call.path)
  return calls.flatMap((call) => {
    const to = call.to ?? call.createdContract
    const counts = call.path.length > 0 && call.value > 0n && movesValue.has(call.type) && to
    if (!counts || failed.some((path) => isWithin(call.path, path))) return []
    return [{ from: checksum(call.from), to: checksum(to), value: call.value }]
  })
}
