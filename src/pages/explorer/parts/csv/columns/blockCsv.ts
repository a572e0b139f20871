import type { Block } from '#interfaces/explorer/block/block.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'
import { nativeFigure, nativeHeader } from './amounts.ts'

/** A block in a CSV file. */
export function blockCsv(): CsvColumn<Block>[] {
  return [
    { header: 'Block', value: ({ number }) => number },
    { header: 'Hash', value: ({ hash }) => hash },
    { header: 'Type', value: ({ type }) => type },
    { header: 'Time (UTC)', value: ({ timestamp }) => timestamp },
    { header: 'Validator', value: ({ miner }) => miner?.address ?? null },
    { header: 'Transactions', value: ({ transactionsCount }) => transactionsCount },
    { header: 'Size (bytes)', value: ({ size }) => size },
    { header: 'Gas used', value: ({ gasUsed }) => gasUsed },
    { header: 'Gas limit', value: ({ gasLimit }) => gasLimit },
    { header: 'Base fee (wei)', value: ({ baseFeePerGas }) => baseFeePerGas },
    { header: nativeHeader('Fees'), value: ({ transactionFees }) => nativeFigure(transactionFees) },
    { header: nativeHeader('Burnt fees'), value: ({ burntFees }) => nativeFigure(burntFees) },
  ]
}
