import { openApproval } from '#domain/transactions/record/openApproval.ts'
import { isUnresolved, type TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { TradeContext } from './tradeContext.ts'

/** The approval and the trade of this kind on this market that are pending since before the form opened. */
export function openSignatures(records: readonly TransactionRecord[], context: TradeContext) {
  const { user, router, paid, market: open } = context
  const approval = { user, asset: paid.asset, spender: router }
  const ofMarket = records.filter(({ market = open.tokenAddress }) => market === open.tokenAddress)
  return { approve: openApproval(ofMarket, approval), act: openTrade(records, context) }
}

/** The token that pays a pending purchase on this market, whichever it is; null without one. */
export function openPayment(
  records: readonly TransactionRecord[],
  { user, router, side, market }: TradeContext,
): Address | null {
  const isOwn = ({ from, to, kind, trade }: TransactionRecord) =>
    from === user && to === router && kind === 'buy' && trade?.token === market.tokenAddress
  if (side !== 'buy') return null
  return records.find((record) => isOwn(record) && isOpen(record))?.asset ?? null
}

/** The newest pending trade of this kind on this market. */
function openTrade(records: readonly TransactionRecord[], context: TradeContext) {
  return records.find((record) => isOfTrade(record, context) && isOpen(record)) ?? null
}

/** The newest trade of this kind with an unknown outcome: who sends another one may trade twice. */
export function unresolvedTrade(records: readonly TransactionRecord[], context: TradeContext) {
  return records.find((record) => isOfTrade(record, context) && isUnresolved(record)) ?? null
}

/**
 * Whether a record is a trade of this context. The router trades on every market, so the paid and received tokens
 * identify it.
 */
function isOfTrade(record: TransactionRecord, { user, router, side, paid, received }: TradeContext): boolean {
  const { from, to, kind, asset, trade } = record
  if (from !== user || to !== router || kind !== side) return false
  return asset === paid.asset && (trade === undefined || trade.token === received.asset)
}
