import type { Address, Hash } from 'viem'
import type { TransferFact } from './tokenTransfers.ts'

type Trade = {
  pool: Address
  /** Who called the pool: a router, which trades for others. */
  caller: Address
  /** The market's token. */
  token: Address
  isBuy: boolean
  transactionHash: Hash
  logIndex: number
}

/**
 * Whose tokens a trade moved, by the transfers of the same transaction: who received the tokens of a purchase, or gave
 * those of a sale. What passes through the caller is followed one step further, as in a trade over two markets. The
 * caller, where the transfers do not tell.
 */
export function traderOf(trade: Trade, transfers: readonly TransferFact[]): Address {
  const { pool, caller, token, isBuy, transactionHash, logIndex } = trade
  const moves = transfers.filter((move) => move.transactionHash === transactionHash && move.token === token)
  const before = moves.filter((move) => move.logIndex < logIndex)
  if (isBuy) {
    const received = before.findLast((move) => move.from === pool)
    if (!received) return caller
    if (received.to !== caller) return received.to
    return (
      moves.find((move) => move.logIndex > received.logIndex && move.from === caller && move.to !== pool)
        ?.to ?? caller
    )
  }
  const given = before.findLast((move) => move.to === pool)
  if (!given) return caller
  if (given.from !== caller) return given.from
  return (
    before.findLast((move) => move.logIndex < given.logIndex && move.to === caller && move.from !== pool)
      ?.from ?? caller
  )
}
