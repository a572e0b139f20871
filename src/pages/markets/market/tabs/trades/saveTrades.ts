import type { TradeFilter } from '#domain/markets/trades/tradeFilter.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { saveCsv } from '#lib/browser/saveCsv.ts'
import { csvFile } from '#lib/text/csv.ts'
import type { Address } from '#lib/wire/shapes.ts'

type Trade = Swap & { router?: Address | null; isOpen?: boolean }

/** Saves those of the `count` newest trades of a market that pass a filter as a CSV file, which says the filter. */
export function saveTrades(
  market: Market,
  trades: readonly Trade[],
  { side, least, trader }: TradeFilter,
  count: number,
): void {
  const parts = [side, least && `from $${least}`, trader && `trader ${trader}`].filter(Boolean)
  const filter = `${parts.join(', ') || 'none'}; the ${count} newest trades`
  const { symbol, poolAddress, tokenAddress } = market
  const columns = [
    { header: 'Time (UTC)', value: (swap: Trade) => swap.timestamp },
    { header: 'Block', value: (swap: Trade) => swap.blockNumber },
    { header: 'Transaction', value: (swap: Trade) => swap.transactionHash },
    { header: 'Side', value: (swap: Trade) => swap.side },
    { header: `Tokens (${symbol})`, value: (swap: Trade) => swap.tokenAmount },
    { header: 'Paid or received (USD)', value: (swap: Trade) => swap.usdSettled },
    { header: 'Fee', value: (swap: Trade) => swap.feeAmount },
    {
      header: 'Fee unit',
      value: ({ feeUnit }: Trade) => (feeUnit === 'usd' ? 'USD' : feeUnit === 'token' ? symbol : null),
    },
    { header: 'Price after (USD)', value: (swap: Trade) => swap.priceUsd },
    { header: 'Trader', value: ({ sender, isOpen }: Trade) => (isOpen ? null : sender) },
    { header: 'Router', value: ({ sender, router, isOpen }: Trade) => (isOpen ? sender : (router ?? null)) },
  ]
  const facts = { Market: poolAddress, Token: tokenAddress, Filter: filter, 'Read (UTC)': new Date() }
  saveCsv(`trades-${poolAddress}`, csvFile(columns, trades, facts))
}
