// @vitest-environment jsdom
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { cleanup, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { TransactionTable } from './TransactionTable.tsx'

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal('scrollTo', () => undefined)
  await loadTestConfig({})
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('a pending transaction is called so once, and has neither a block nor an age', async () => {
  const wire = { ...transactions.strict, block_number: null, timestamp: null, status: null, result: null }
  const table = () => (
    <TransactionTable caption="Pending" rows={[v.parse(transactionSchema, wire)]} empty="" />
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: table }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  const [, row] = await screen.findAllByRole('row')
  const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent)
  expect(cells[0]).toMatch(/pending$/)
  expect(cells.slice(2, 4)).toEqual(['', ''])
})
