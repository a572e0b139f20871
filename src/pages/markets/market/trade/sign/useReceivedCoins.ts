import { useQueries } from '@tanstack/react-query'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { receiptTransferQuery } from '#interfaces/node/transaction/receiptTransfer.ts'
import type { TradeToken } from './plan/tradeContext.ts'

/** What came of each token, none of which is nothing, and of all together, in base units of the same size. */
export type Received = { coins: readonly (TradeToken & { units: bigint })[]; total: bigint }

/**
 * What a confirmed trade really paid to its signer, by the transfers of its receipt: a pool pays a sale in other stablecoins
 * where it lacks the preferred one. Null before, and on nodes without receipts.
 */
export function useReceivedCoins(
  confirmed: TransactionRecord | null,
  tokens: readonly TradeToken[],
): Received | null {
  const { hash = null, from } = confirmed ?? {}
  const transfers = useQueries({
    queries: tokens.map(({ asset }) => ({
      ...receiptTransferQuery(hash ?? '0x', asset, from ?? '0x'),
      enabled: hash !== null && confirmed !== null,
    })),
  })
  if (confirmed === null) return null
  const coins: (TradeToken & { units: bigint })[] = []
  for (const [index, token] of tokens.entries()) {
    const units = transfers[index]?.data ?? null
    if (units === null) return null
    if (units > 0n) coins.push({ ...token, units })
  }
  return { coins, total: coins.reduce((sum, { units }) => sum + units, 0n) }
}
