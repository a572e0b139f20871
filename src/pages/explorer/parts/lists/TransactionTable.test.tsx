import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { type Transaction, transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TransactionTable } from './TransactionTable.tsx'

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await loadTestConfig({})
})

test('a pending transaction is called so once, and has neither a block nor an age', async () => {
  const wire = { ...transactions.strict, block_number: null, timestamp: null, status: null, result: null }
  renderPart(<TransactionTable caption="Pending" rows={[v.parse(transactionSchema, wire)]} empty="" />)
  const [, row] = await screen.findAllByRole('row')
  const cells = [...(row?.children ?? [])].map(({ textContent }) => textContent)
  expect(cells[0]).toMatch(/pending$/)
  expect(cells.slice(2, 4)).toEqual(['', ''])
})

test('a call of the market router is shown by what it does, one of another contract by its name in words', async () => {
  const router = `0x${'9a'.repeat(20)}`
  await loadTestConfig({ curve: { kind: 'hlpmm-v2', router, quoter: router, registry: router } })
  const wire = { ...transactions.strict, method: 'swapExactStableForTokens' }
  const rows = [{ ...wire, hash: `0x${'7'.repeat(64)}`, to: { hash: router } }, wire]
  renderPart(
    <TransactionTable caption="Calls" rows={rows.map((row) => v.parse(transactionSchema, row))} empty="" />,
  )
  const badges = await screen.findAllByTitle('swapExactStableForTokens')
  expect(badges.map(({ textContent }) => textContent)).toEqual(['Buy', 'Swap exact stable for tokens'])
})

test.each([
  ['from', 'Out', 'to'],
  ['to', 'In', 'from'],
] as const)(
  'a row of the address that it is %s says “%s”, and names the other side alone',
  async (own, direction, other) => {
    const row = v.parse(transactionSchema, transactions.strict)
    const [self, theirs] = [row[own]?.address, row[other]?.address]
    if (!self || !theirs) throw new Error('The transaction has no two sides.')
    renderPart(<TransactionTable caption="Of one" rows={[row]} self={self} empty="" />)
    const [, shown] = await screen.findAllByRole('row')
    expect(shown?.textContent).toContain(direction)
    const named = [...(shown?.querySelectorAll('[data-address]') ?? [])].map((each) =>
      each.getAttribute('data-address'),
    )
    expect(named).toEqual([theirs])
  },
)

test('a phone shows a transaction of an address in two lines, with its link and without its fee', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const row = v.parse(transactionSchema, transactions.strict)
  renderPart(<TransactionTable caption="Of one" rows={[row]} self={row.from.address} empty="" />)
  const card = await screen.findByRole('listitem')
  expect(card.children).toHaveLength(2)
  expect(card.querySelector('a[href^="/tx/"]')).toBeTruthy()
  expect(card.textContent).not.toContain('fee')
})

/** A page of the sender of a row, with a figure that a press changes. */
function Page({ rows, self }: { rows: readonly Transaction[]; self: Address }) {
  const [count, setCount] = useState(0)
  return (
    <>
      <button type="button" onClick={() => setCount(count + 1)}>
        {count}
      </button>
      <TransactionTable caption="Of one" rows={rows} self={self} empty="" />
    </>
  )
}

test('rows of an address are not drawn again when a figure beside them changes', async () => {
  const row = v.parse(transactionSchema, transactions.strict)
  let reads = 0
  const { fee } = row
  Object.defineProperty(row, 'fee', {
    get() {
      reads += 1
      return fee
    },
  })
  renderPart(<Page rows={[row]} self={row.from.address} />)
  const figure = await screen.findByRole('button', { name: '0' })
  const before = reads
  expect(before).toBeGreaterThan(0)
  fireEvent.click(figure)
  expect(figure.textContent).toBe('1')
  expect(reads).toBe(before)
})
