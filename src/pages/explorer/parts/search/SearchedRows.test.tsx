import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { serve, specList, strictList } from '#interfaces/testing/fakeExplorer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { SearchedRows } from './SearchedRows.tsx'

vi.setConfig({ testTimeout: 20_000 })

const self = checksummed(`0x${'11'.repeat(20)}`)

/** Transactions of an address, an hour apart, newest first: every tenth is an approval. */
const rows = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    hash: `0x${(count - at).toString(16).padStart(64, '0')}`,
    block_number: count - at,
    status: 'ok',
    from: { hash: self },
    to: { hash: self },
    method: at % 10 === 9 ? 'approve' : 'transfer',
    timestamp: new Date(Date.UTC(2026, 2, 12) - at * 3_600_000).toISOString(),
  }))

function open(since: Date | null = null) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <Suspense fallback="…">
        <SearchedRows
          what="transactions"
          criteria={{ since }}
          pageQuery={(page) => addressTransactionsQuery(self, undefined, page)}
          matches={({ method, timestamp }) =>
            method === 'approve' && (since === null || (timestamp ?? since) >= since)
          }
          since={since}
          isTimed={since !== null}
          keyOf={({ hash }) => hash}
        >
          {(found, empty) => (
            <ul>{found.length > 0 ? found.map(({ hash }) => <li key={hash}>{hash}</li>) : empty}</ul>
          )}
        </SearchedRows>
      </Suspense>
    </QueryClientProvider>,
  )
}

test('a list that is searched to its end says so, and has every match', async () => {
  await serve(specList(rows(130)))
  open()
  expect((await screen.findByRole('status')).textContent).toBe('Searched all 130 transactions. 13 match.')
  expect(screen.getAllByRole('listitem')).toHaveLength(13)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a part is told as a part, and goes on where it stopped', async () => {
  await serve(strictList(rows(14)))
  open()
  const status = await screen.findByRole('status')
  expect(status.textContent).toMatch(
    /^Searched the newest 10 transactions, back to 11 Mar 2026, 15:00:00 UTC.*\. There are more\. 1 matches\.$/,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Search further' }))
  await vi.waitFor(() => expect(status.textContent).toBe('Searched all 14 transactions. 1 matches.'))
})

test('a search since a time ends at the first older row', async () => {
  const asked = await serve(strictList(rows(40)))
  open(new Date('2026-03-11T22:00:00Z'))
  expect((await screen.findByRole('status')).textContent).toMatch(
    /^Searched all transactions since 11 Mar 2026, 22:00:00 UTC.*\. 0 match\.$/,
  )
  expect(screen.getByText('No transactions match.')).toBeTruthy()
  // Three rows are young enough; the fourth stands on the second page.
  expect(asked.filter((path) => !path.includes('items_count')).length).toBeLessThanOrEqual(3)
})

test('a search in a period says how many rows it left out because they have no time', async () => {
  const list = rows(6).map((row, at) => (at < 2 ? { ...row, timestamp: null } : row))
  await serve(specList(list))
  open(new Date('2026-01-01'))
  expect((await screen.findByRole('status')).textContent).toContain(' 2 without a time are left out.')
})

test('a search without a period leaves out no row for its time', async () => {
  await serve(specList(rows(6).map((row) => ({ ...row, timestamp: null }))))
  open()
  expect((await screen.findByRole('status')).textContent).not.toContain('without a time')
})

test('a failure on the way keeps what was found, and says what was searched', async () => {
  const list = strictList(rows(20))
  await serve((url) =>
    Number(url.searchParams.get('index') ?? 0) >= 10 ? Response.json({}, { status: 500 }) : list(url),
  )
  open()
  const status = await screen.findByRole('status')
  await userEvent.click(screen.getByRole('button', { name: 'Search further' }))
  await vi.waitFor(() => expect(status.textContent).toMatch(/There are more\. 1 matches\. .*explorer/i))
  expect(screen.getAllByRole('listitem')).toHaveLength(1)
})
