import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import {
  isMaximumFee,
  type Transaction,
  transactionFee,
  transactionStatus,
} from '#interfaces/explorer/transaction/transaction.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'
import { nativeHeader, tokenFigure } from './csvAmounts.ts'

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
    { header: nativeHeader('Value'), value: ({ value }) => wholeCoins(value) },
    { header: nativeHeader('Fee'), value: nativeFee },
    { header: 'Fee in another token', value: tokenFee },
    { header: 'Fee token', value: ({ gasToken }) => gasToken?.address ?? null },
    { header: 'Gas used', value: ({ gasUsed }) => gasUsed },
    { header: 'Gas price (base units)', value: ({ gasPrice }) => gasPrice },
    { header: 'Nonce', value: ({ nonce }) => nonce },
    { header: 'Type', value: ({ type }) => type },
  ]
}

/** The fee of a transaction that is in a block; null while it is in none. */
function paidFee(transaction: Transaction) {
  return isMaximumFee(transaction) ? null : transactionFee(transaction)
}

function nativeFee(transaction: Transaction) {
  return transaction.gasToken ? null : wholeCoins(paidFee(transaction))
}

function tokenFee(transaction: Transaction) {
  return transaction.gasToken && tokenFigure(paidFee(transaction), tokenDecimals(transaction.gasToken))
}
