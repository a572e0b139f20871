import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { addressTransactionsQuery } from '#interfaces/explorer/transaction/transactions.ts'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TransactionsPanel } from './TransactionsPanel.tsx'

const owner = checksummed(`0x${'a1'.repeat(20)}`)

test("a transaction of a portfolio is named in words, as in the explorer's lists", async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await loadTestConfig({})
  const row = v.parse(transactionSchema, { ...transactions.strict, method: 'borrowAllOf' })
  const { client } = renderPart(<TransactionsPanel address={owner} />)
  client.setQueryData(addressTransactionsQuery(owner).queryKey, { items: [row], next: null } as never)
  expect((await screen.findByTitle('borrowAllOf')).textContent).toBe('Borrow all of')
})
