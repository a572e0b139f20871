import type { CoinBalance } from '#interfaces/explorer/address/coinBalance.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'
import { nativeFigure, nativeHeader } from './amounts.ts'

/** A change of an address's balance in a CSV file. */
export function coinBalanceCsv(): CsvColumn<CoinBalance>[] {
  return [
    { header: 'Block', value: ({ blockNumber }) => blockNumber },
    { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
    { header: 'Transaction', value: ({ transactionHash }) => transactionHash },
    { header: nativeHeader('Change'), value: ({ delta }) => nativeFigure(delta) },
    { header: nativeHeader('Balance after'), value: ({ balance }) => nativeFigure(balance) },
  ]
}
