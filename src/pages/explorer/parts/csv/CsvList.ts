import type { FetchQueryOptions, QueryKey } from '@tanstack/react-query'
import type { CoinBalance } from '#interfaces/explorer/address/coinBalance.ts'
import type { TokenBalance } from '#interfaces/explorer/address/tokenBalance.ts'
import type { Block } from '#interfaces/explorer/block/block.ts'
import type { Withdrawal } from '#interfaces/explorer/block/withdrawal.ts'
import type { Holder } from '#interfaces/explorer/token/holder.ts'
import type { Token } from '#interfaces/explorer/token/token.ts'
import type { TokenTransfer } from '#interfaces/explorer/token/tokenTransfer.ts'
import type { InternalTransaction } from '#interfaces/explorer/transaction/internalTransaction.ts'
import type { Log } from '#interfaces/explorer/transaction/log.ts'
import type { StateChange } from '#interfaces/explorer/transaction/stateChange.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'

/** The type of the rows of each list, by the name of its CSV file. */
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
  /** The decimals of the token, for its list of holders. */
  decimals?: number | null
  /**
   * Reads a row at one block, for a list that changes between two of its pages; null when the row did not exist at that
   * block. Rejects where the node cannot tell: then the row stays as the explorer sent it.
   */
  atBlock?: ((row: Row, block: number, signal: AbortSignal) => Promise<Row | null>) | undefined
}
