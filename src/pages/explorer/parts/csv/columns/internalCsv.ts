import type { InternalTransaction } from '#interfaces/explorer/transaction/internalTransaction.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'
import { nativeFigure, nativeHeader } from './amounts.ts'

/** An internal transaction in a CSV file. */
export function internalCsv(): CsvColumn<InternalTransaction>[] {
  return [
    { header: 'Transaction', value: ({ transactionHash }) => transactionHash },
    { header: 'Index', value: ({ index }) => index },
    { header: 'Block', value: ({ blockNumber }) => blockNumber },
    { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
    { header: 'Type', value: ({ type }) => type },
    { header: 'Success', value: ({ success }) => success },
    { header: 'Error', value: ({ error }) => error },
    { header: 'From', value: ({ from }) => from.address },
    { header: 'To', value: ({ to }) => to?.address ?? null },
    { header: 'Created contract', value: ({ createdContract }) => createdContract?.address ?? null },
    { header: nativeHeader('Value'), value: ({ value }) => nativeFigure(value) },
    { header: 'Gas limit', value: ({ gasLimit }) => gasLimit },
  ]
}
