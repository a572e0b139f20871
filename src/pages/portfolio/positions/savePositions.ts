import { saveCsv } from '#lib/browser/saveCsv.ts'
import { csvFile } from '#lib/text/csv.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { Position } from './marketPosition.ts'

/** Saves the positions of an address and their results as a CSV file. */
export function savePositions(owner: Address, positions: readonly Position[]): void {
  const columns = [
    { header: 'Symbol', value: ({ market }: Position) => market?.symbol ?? null },
    { header: 'Market', value: ({ pool }: Position) => pool },
    { header: 'Token', value: ({ market }: Position) => market?.tokenAddress ?? null },
    { header: 'Held with collateral (tokens)', value: ({ held }: Position) => held },
    { header: 'Average entry (USD a token, fees included)', value: ({ average }: Position) => average },
    { header: 'Spot value (USD)', value: ({ value }: Position) => value },
    { header: 'If sold now (USD)', value: ({ soldNow }: Position) => soldNow },
    { header: 'Unrealised (USD)', value: ({ unrealised }: Position) => unrealised },
    { header: 'Realised (USD)', value: ({ realised }: Position) => realised },
    { header: 'Missing part of the history', value: ({ missing }: Position) => missing },
  ]
  saveCsv(`positions-${owner}`, csvFile(columns, positions, { Address: owner, 'Read (UTC)': new Date() }))
}
