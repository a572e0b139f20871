import type { Withdrawal } from '#interfaces/explorer/block/withdrawal.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'
import { nativeFigure, nativeHeader } from './amounts.ts'

/** A withdrawal of a validator in a CSV file. */
export function withdrawalCsv(): CsvColumn<Withdrawal>[] {
  return [
    { header: 'Index', value: ({ index }) => index },
    { header: 'Validator', value: ({ validatorIndex }) => validatorIndex },
    { header: 'To', value: ({ receiver }) => receiver.address },
    { header: nativeHeader('Amount'), value: ({ amount }) => nativeFigure(amount) },
  ]
}
