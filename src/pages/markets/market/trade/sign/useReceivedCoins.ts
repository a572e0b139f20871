import { useQuery } from '@tanstack/react-query'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { receiptTransfersQuery } from '#interfaces/node/transaction/receiptTransfer.ts'
import type { TradeToken } from './plan/tradeContext.ts'

/** The received amount of each token, none of them zero, and their sum, in base units of the same decimals. */
export type Received = { coins: readonly (TradeToken & { units: bigint })[]; total: bigint }

/**
 * The real payout of a confirmed trade, by the transfers in its receipt: a pool may pay a sale in other stablecoins
 * than the preferred one. Null before, and on nodes without receipts.
 */
export function useReceivedCoins(
  confirmed: TransactionRecord | null,
  tokens: readonly TradeToken[],
): Received | null {
  const { hash = null, from } = confirmed ?? {}
  const assets = tokens.map(({ asset }) => asset)
  const { data: moved } = useQuery({
    ...receiptTransfersQuery(hash ?? '0x', assets, from ?? '0x'),
    enabled: hash !== null && confirmed !== null,
  })
  if (confirmed === null || !moved) return null
  const coins = tokens.flatMap((token, index) => {
    const units = moved[index] ?? 0n
    return units > 0n ? [{ ...token, units }] : []
  })
  if (coins.length === 0) return null
  return { coins, total: coins.reduce((sum, { units }) => sum + units, 0n) }
}
