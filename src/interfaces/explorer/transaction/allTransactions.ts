import { queryOptions } from '@tanstack/react-query'
import { methodNames } from '#domain/explorer/methodNames.ts'
import type { Cursor } from '#interfaces/explorer/wire/cursor.ts'
import { getPage, type Page } from '#interfaces/explorer/wire/page.ts'
import { type Transaction, transactionSchema } from './transaction.ts'

export type TransactionFilters = {
  filter?: 'validated' | 'pending' | undefined
  /** Such as `token_transfer`, `contract_call`. */
  type?: string | undefined
  /** Names of called functions, such as `approve`, or the words that lists show for them. */
  method?: string | undefined
}

/** `GET /transactions`, newest first. */
export function transactionsQuery(asked: TransactionFilters = {}, page?: Cursor) {
  return queryOptions({
    queryKey: ['explorer', 'transactions', asked, page],
    queryFn: async ({ signal }) => {
      const filters = { ...asked, method: asked.method && methodNames(asked.method) }
      const passes = passesOf(filters)
      const answer = await getPage(
        { path: '/transactions', row: transactionSchema, filters, passes, page },
        signal,
      )
      return filters.filter === 'pending' ? withoutMined(answer) : withStatus(answer)
    },
  })
}

/** The page without mined transactions: an explorer may ignore the filter for pending ones. */
function withoutMined(page: Page<Transaction>): Page<Transaction> {
  const items = page.items.filter(({ blockNumber }) => blockNumber === null)
  if (items.length === page.items.length) return withStatus(page)
  return withStatus({ ...page, items, unsupported: [...new Set(['filter', ...page.unsupported])] })
}

/** Reports a refused `filter` as `status`, which it means in this list; elsewhere it is a direction. */
function withStatus(page: Page<Transaction>): Page<Transaction> {
  return { ...page, unsupported: page.unsupported.map((name) => (name === 'filter' ? 'status' : name)) }
}

/** Methods are separated by commas; explorers name them in words or by their selector. */
function passesOf({ filter, type, method = '' }: TransactionFilters) {
  const methods = method.toLowerCase().split(/\s*,\s*/)
  return {
    filter: ({ blockNumber }: Transaction) => (blockNumber === null) === (filter === 'pending'),
    type: (row: Transaction) => type !== undefined && row.types.includes(type) && !isMisnamed(row, type),
    method: (transaction: Transaction) => methods.includes(transaction.method?.toLowerCase() ?? ''),
  }
}

/** Whether a server calls it a contract call, and says that the recipient has no code, so that nothing was called. */
function isMisnamed({ to }: Transaction, type: string): boolean {
  return type === 'contract_call' && to?.isContract === false && to.proxyType !== 'eip7702'
}
