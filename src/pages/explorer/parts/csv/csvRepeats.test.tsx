import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { coinBalancesQuery } from '#interfaces/explorer/address/coinBalance.ts'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { blocksQuery } from '#interfaces/explorer/block/blocks.ts'
import { blockWithdrawalsQuery } from '#interfaces/explorer/block/withdrawal.ts'
import { holdersQuery } from '#interfaces/explorer/token/holder.ts'
import { tokensQuery } from '#interfaces/explorer/token/tokens.ts'
import { tokenTransfersQuery } from '#interfaces/explorer/token/tokenTransfers.ts'
import { transactionsQuery } from '#interfaces/explorer/transaction/allTransactions.ts'
import { addressInternalTransactionsQuery } from '#interfaces/explorer/transaction/internalTransaction.ts'
import { addressLogsQuery } from '#interfaces/explorer/transaction/log.ts'
import { stateChangesQuery } from '#interfaces/explorer/transaction/stateChange.ts'
import { alice, bob, coin, id, tokens } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { CsvDownload } from './CsvDownload.tsx'
import type { CsvList, CsvRows } from './CsvList.ts'

type Wire = Record<string, unknown>
type Name = keyof CsvRows

const hashOf = (row: number) => `0x${String(row).padStart(64, '0')}`
const accountOf = (row: number) => `0x${String(row).padStart(40, '0')}`
const from = { hash: alice }
const to = { hash: bob }
/** A token whose price is another one on each page. */
const tokenAt = (page: number, address: string = coin) => ({
  ...tokens.strict,
  ...{
    address,
    address_hash: address,
    exchange_rate: `1.0${page}`,
    holders: 10 + page,
    holders_count: `${10 + page}`,
  },
})

/** The row of each list with a number, as an explorer sends it on a page. */
const rows: { [each in Name]: (row: number, page: number) => Wire } = {
  transactions: (row, page) => ({
    ...{ hash: hashOf(row), block_number: row, from, to, value: '1', status: 'ok' },
    confirmations: page,
  }),
  blocks: (row, page) => ({ height: row, hash: hashOf(row), transactions_count: page }),
  'token-transfers': (row, page) => ({
    ...{ transaction_hash: id, log_index: row, from, to, token: tokenAt(page) },
    total: { value: '5', decimals: '6' },
  }),
  'internal-transactions': (row, page) => ({
    ...{
      transaction_hash: id,
      index: row,
      type: 'call',
      from: { ...from, name: `Name ${page}` },
      to,
      value: '1',
    },
    success: true,
  }),
  logs: (row, page) => ({
    ...{ transaction_hash: id, index: row, topics: [], data: '0x', decoded: null },
    address: { hash: coin, name: `Name ${page}` },
  }),
  tokens: (row, page) => tokenAt(page, accountOf(row)),
  'token-balances': (row, page) => ({
    token: tokenAt(page, accountOf(row)),
    value: `${page}`,
    token_id: null,
  }),
  holders: (row, page) => ({ address: { hash: accountOf(row) }, value: `${100 - page}`, token_id: null }),
  'balance-history': (row) => ({ block_number: row, transaction_hash: id, delta: '1', value: `${row}` }),
  'state-changes': (row, page) => ({
    ...{ address: { hash: accountOf(row) }, type: 'token', token: tokenAt(page), change: '-7' },
    ...{ balance_before: '10', balance_after: '3', token_id: null },
  }),
  withdrawals: (row, page) => ({
    ...{ index: row, validator_index: 9, amount: '1' },
    receiver: { hash: alice, name: `Name ${page}` },
  }),
}

type Query = CsvList<never>['pageQuery']
const queries: { [each in Name]: (page: never) => unknown } = {
  transactions: (page) => transactionsQuery({}, page),
  blocks: (page) => blocksQuery('block', page),
  'token-transfers': (page) => tokenTransfersQuery(page),
  'internal-transactions': (page) => addressInternalTransactionsQuery(alice, undefined, page),
  logs: (page) => addressLogsQuery(coin, page),
  tokens: (page) => tokensQuery(undefined, page),
  'token-balances': (page) => tokenBalancesQuery(alice, undefined, page),
  holders: (page) => holdersQuery(coin, page),
  'balance-history': (page) => coinBalancesQuery(alice, page),
  'state-changes': (page) => stateChangesQuery(id, page),
  withdrawals: (page) => blockWithdrawalsQuery(7, page),
}

test.each(Object.keys(rows) as Name[])(
  'a file of %s has a row once that came again after the border of a page, with other figures, and says so',
  async (name) => {
    // Rows 3 and 2 come again on the second page, and row 5 on the third.
    const pages = [
      [1, 2, 3],
      [3, 2, 4, 5],
      [5, 6],
    ]
    await serve(({ searchParams }) => {
      const page = Number(searchParams.get('cursor') ?? 0)
      return Response.json({
        items: pages[page]?.map((row) => rows[name](row, page)),
        next_page_params: page < 2 ? { cursor: page + 1 } : null,
      })
    })
    const saved: Blob[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`)
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const list = { name, pageQuery: queries[name] as Query, decimals: 6 }
    render(
      <QueryClientProvider client={new QueryClient()}>
        <CsvDownload list={list as CsvList<never>} />
      </QueryClientProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: /Download CSV/ }))
    await screen.findByText('6 rows: the complete list. Without 3 repeated rows.', undefined, {
      timeout: 10_000,
    })
    await userEvent.click(screen.getByRole('button', { name: /Save 6 rows/ }))
    const lines = ((await saved[0]?.text()) ?? '').trim().split('\r\n').slice(1)
    expect(lines).toHaveLength(6)
  },
)
