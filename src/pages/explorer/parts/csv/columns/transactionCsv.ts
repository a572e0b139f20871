import { type Transaction, transactionFee, transactionStatus } from '#interfaces/explorer/transaction.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'
import { nativeFigure, nativeHeader } from './amounts.ts'

/** A transaction in a CSV file. */
export function transactionCsv(): CsvColumn<Transaction>[] {
  return [
    { header: 'Transaction', value: ({ hash }) => hash },
    { header: 'Status', value: transactionStatus },
    { header: 'Block', value: ({ blockNumber }) => blockNumber },
    { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
    { header: 'From', value: ({ from }) => from.address },
    { header: 'From name', value: ({ from }) => from.name },
    { header: 'To', value: ({ to }) => to?.address ?? null },
    { header: 'To name', value: ({ to }) => to?.name ?? null },
    { header: 'Created contract', value: ({ createdContract }) => createdContract?.address ?? null },
    { header: 'Method', value: ({ method }) => method },
    { header: nativeHeader('Value'), value: ({ value }) => nativeFigure(value) },
    { header: nativeHeader('Fee'), value: (transaction) => nativeFigure(transactionFee(transaction)) },
    { header: 'Gas used', value: ({ gasUsed }) => gasUsed },
    { header: 'Gas price (wei)', value: ({ gasPrice }) => gasPrice },
    { header: 'Nonce', value: ({ nonce }) => nonce },
    { header: 'Type', value: ({ type }) => type },
  ]
}
