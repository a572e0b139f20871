import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import { isCoinChange, type StateChange } from '#interfaces/explorer/transaction/stateChange.ts'
import { config } from '#lib/browser/config/config.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'
import { tokenFigure } from './csvAmounts.ts'

/** A change of state in a CSV file. */
export function stateChangeCsv(): CsvColumn<StateChange>[] {
  return [
    { header: 'Address', value: ({ address }) => address.address },
    { header: 'Token', value: ({ token }) => token?.address ?? null },
    { header: 'Asset', value: assetOf },
    { header: 'Token ID', value: ({ tokenId }) => tokenId },
    { header: 'Before', value: (row) => tokenFigure(row.before, decimalsOf(row)) },
    { header: 'After', value: (row) => tokenFigure(row.after, decimalsOf(row)) },
    { header: 'Change', value: changeOf },
  ]
}

function assetOf(change: StateChange) {
  return isCoinChange(change) ? config().nativeCurrency.symbol : (change.token?.symbol ?? null)
}

function decimalsOf(change: StateChange) {
  if (isCoinChange(change)) return config().nativeCurrency.decimals
  return change.token && tokenDecimals(change.token)
}

/** The ids of non-fungible tokens that came and went: `in 7, out 9`. */
function changeOf(row: StateChange) {
  const { change } = row
  if (change === null || typeof change === 'bigint') return tokenFigure(change, decimalsOf(row))
  return change
    .map(({ direction, tokenId }) => `${direction === 'from' ? 'out' : 'in'} ${tokenId}`)
    .join(', ')
}
