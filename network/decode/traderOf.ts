import type { Address, Hash } from 'viem'
import type { TransferFact } from './transferFacts.ts'

type Trade = {
  pool: Address
  /** The caller of the pool, such as a router, which trades for others. */
  caller: Address
  /** The market's token. */
  token: Address
  isBuy: boolean
  transactionHash: Hash
  logIndex: number
}

/**
 * The trader by the transfers of the same transaction: the receiver of a purchase's tokens, or the giver of a sale's.
 * Tokens that pass through the caller are followed one step further, as in a trade over two markets. Else the caller.
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
