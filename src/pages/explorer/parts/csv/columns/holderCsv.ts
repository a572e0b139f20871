import type { Holder } from '#interfaces/explorer/token/holder.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'
import { tokenFigure } from './amounts.ts'

/** A holder of a token with so many decimals, in a CSV file. */
export function holderCsv(decimals: number | null): CsvColumn<Holder>[] {
  return [
    { header: 'Holder', value: ({ address }) => address.address },
    { header: 'Name', value: ({ address }) => address.name },
    { header: 'Token ID', value: ({ tokenId }) => tokenId },
    { header: 'Amount', value: ({ value }) => tokenFigure(value, decimals) },
    { header: 'Base units', value: ({ value }) => value },
  ]
}
