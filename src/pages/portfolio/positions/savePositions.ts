import { saveCsv } from '#lib/browser/saveCsv.ts'
import { csvFile } from '#lib/text/csv.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { Position } from '#pages/positions/marketPosition.ts'

/** Saves the positions of an address and their results as a CSV file, which says of how many markets they are. */
export function savePositions(owner: Address, positions: readonly Position[], ofMarkets: number): void {
  const columns = [
    { header: 'Symbol', value: ({ market }: Position) => market?.symbol ?? null },
    { header: 'Market', value: ({ pool }: Position) => pool },
    { header: 'Token', value: ({ market }: Position) => market?.tokenAddress ?? null },
    { header: 'Held with collateral (tokens)', value: ({ held }: Position) => held },
    { header: 'Average entry (USD a token, fees included)', value: ({ average }: Position) => average },
    { header: 'Spot value (USD)', value: ({ value }: Position) => value },
    { header: 'If sold now (USD)', value: ({ soldNow }: Position) => soldNow },
    {
      header: 'Unrealised (USD, if sold now, else at spot)',
      value: ({ unrealised }: Position) => unrealised,
    },
    { header: 'Realised (USD)', value: ({ realised }: Position) => realised },
    { header: 'Missing part of the history', value: ({ missing }: Position) => missing },
  ]
  const part = positions.length < ofMarkets ? `${positions.length} of ${ofMarkets}, held first` : 'all'
  const facts = { Address: owner, Markets: part, 'Read (UTC)': new Date() }
  saveCsv(`positions-${owner}`, csvFile(columns, positions, facts))
}
