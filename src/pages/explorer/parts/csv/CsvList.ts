import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { Block } from '#interfaces/explorer/block.ts'
import type { CoinBalance } from '#interfaces/explorer/coinBalance.ts'
import type { Holder } from '#interfaces/explorer/holder.ts'
import type { InternalTransaction } from '#interfaces/explorer/internalTransaction.ts'
import type { Log } from '#interfaces/explorer/log.ts'
import type { Cursor, Page } from '#interfaces/explorer/page.ts'
import type { StateChange } from '#interfaces/explorer/stateChange.ts'
import type { Token } from '#interfaces/explorer/token.ts'
import type { TokenBalance } from '#interfaces/explorer/tokenBalance.ts'
import type { TokenTransfer } from '#interfaces/explorer/tokenTransfer.ts'
import type { Transaction } from '#interfaces/explorer/transaction.ts'
import type { Withdrawal } from '#interfaces/explorer/withdrawal.ts'

/** The rows of the lists that can be saved, by the first part of the file's name. */
export type CsvRows = {
  transactions: Transaction
  'token-transfers': TokenTransfer
  'internal-transactions': InternalTransaction
  logs: Log
  blocks: Block
  tokens: Token
  'token-balances': TokenBalance
  holders: Holder
  'balance-history': CoinBalance
  'state-changes': StateChange
  withdrawals: Withdrawal
}

/** A list that can be saved as a CSV file. */
export type CsvList<Row, Key extends QueryKey = QueryKey> = {
  name: { [Name in keyof CsvRows]: CsvRows[Name] extends Row ? Name : never }[keyof CsvRows]
  /** A page of the list, with the filters the user chose. */
  pageQuery: (page: Cursor | undefined) => FetchQueryOptions<Page<Row>, Error, Page<Row>, Key>
  /** Of the token whose holders are listed. */
  decimals?: number | null
}
