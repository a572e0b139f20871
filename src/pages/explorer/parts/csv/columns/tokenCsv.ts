import type { TokenBalance } from '#interfaces/explorer/address/tokenBalance.ts'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import type { CsvColumn } from '#pages/explorer/parts/csv/CsvColumn.ts'
import { isDilutedCap, marketCapOf } from '#pages/explorer/parts/figures/marketCapOf.ts'
import { tokenFigure } from './csvAmounts.ts'

/** A token in a CSV file. */
export function tokenCsv(): CsvColumn<Token>[] {
  return [
    ...identity((token: Token) => token),
    { header: 'Supply', value: (token) => tokenFigure(token.totalSupply, tokenDecimals(token)) },
    { header: 'Holders', value: ({ holders }) => holders },
    { header: 'Market cap (USD)', value: marketCapOf },
    { header: 'Market cap is diluted', value: isDilutedCap },
  ]
}

/** A token an address holds, in a CSV file. */
export function tokenBalanceCsv(): CsvColumn<TokenBalance>[] {
  return [
    ...identity(({ token }: TokenBalance) => token),
    { header: 'Token ID', value: ({ tokenId }) => tokenId },
    { header: 'Balance', value: ({ value, token }) => tokenFigure(value, tokenDecimals(token)) },
    { header: 'Base units', value: ({ value }) => value },
  ]
}

function identity<Row>(tokenOf: (row: Row) => Token): CsvColumn<Row>[] {
  return [
    { header: 'Token', value: (row) => tokenOf(row).address },
    { header: 'Symbol', value: (row) => tokenOf(row).symbol },
    { header: 'Name', value: (row) => tokenOf(row).name },
    { header: 'Type', value: (row) => tokenOf(row).type },
    { header: 'Decimals', value: (row) => tokenOf(row).decimals },
    { header: 'Price (USD)', value: (row) => tokenOf(row).exchangeRate },
  ]
}
