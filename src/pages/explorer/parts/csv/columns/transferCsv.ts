import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'
import { tokenFigure } from './amounts.ts'

/** A token transfer in a CSV file. */
export function transferCsv(): CsvColumn<TokenTransfer>[] {
  return [
    { header: 'Transaction', value: ({ transactionHash }) => transactionHash },
    { header: 'Log', value: ({ logIndex }) => logIndex },
    { header: 'Block', value: ({ blockNumber }) => blockNumber },
    { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
    { header: 'Method', value: ({ method }) => method },
    { header: 'Kind', value: ({ kind }) => kind },
    { header: 'From', value: ({ from }) => from.address },
    { header: 'From name', value: ({ from }) => from.name },
    { header: 'To', value: ({ to }) => to.address },
    { header: 'To name', value: ({ to }) => to.name },
    { header: 'Amount', value: (transfer) => tokenFigure(transfer.amount, tokenDecimals(transfer)) },
    { header: 'Base units', value: ({ amount }) => amount },
    { header: 'Token ID', value: ({ tokenId }) => tokenId },
    { header: 'Token', value: ({ token }) => token?.address ?? null },
    { header: 'Symbol', value: ({ token }) => token?.symbol ?? null },
    { header: 'Type', value: ({ type }) => type },
  ]
}
