import { transferKey } from '#domain/tokens/transferKey.ts'
import type { CsvRows } from './CsvList.ts'

type Key<Row> = (row: Row) => string | number | null

/**
 * What a row of each list is the only one of, so that the file has it once, although its other figures, such as a price
 * or a balance, may have changed between two pages. Null for rows that may be equal without being the same.
 */
export const csvKeys: { [Name in keyof CsvRows]: Key<CsvRows[Name]> } = {
  transactions: ({ hash }) => hash,
  blocks: ({ hash }) => hash,
  'token-transfers': (row) => (row.transactionHash && row.logIndex !== null ? transferKey(row) : null),
  'internal-transactions': ({ transactionHash, index, type, from, to, value }) =>
    transactionHash && index !== null
      ? [transactionHash, index, type, from.address, to?.address, value].join(' ')
      : null,
  logs: ({ transactionHash, index }) =>
    transactionHash && index !== null ? `${transactionHash} ${index}` : null,
  tokens: ({ address }) => address,
  'token-balances': ({ token, tokenId }) => `${token.address} ${tokenId}`,
  holders: ({ address, tokenId }) => `${address.address} ${tokenId}`,
  'balance-history': ({ blockNumber }) => blockNumber,
  'state-changes': (row) =>
    JSON.stringify(row, (name, value) => {
      if (name === 'token') return value?.address
      return typeof value === 'bigint' ? String(value) : value
    }),
  withdrawals: ({ index }) => index,
}
