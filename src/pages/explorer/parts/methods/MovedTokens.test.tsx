import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { alice, bob, coin, otherId, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { TransactionTable } from '#pages/explorer/parts/lists/TransactionTable.tsx'
import { renderPart } from '#pages/testing/renderPart.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})

const { hash, ...wire } = transactions.strict
const rows = [hash, otherId].map((each) =>
  v.parse(transactionSchema, { ...wire, hash: each, to: { hash: bob }, method: 'sell', raw_input: '0x' }),
)
const self = checksummed(alice)

const transfer = (transaction: string, from: string, to: string, symbol: string, value: string) => ({
  transaction_hash: transaction,
  from: { hash: from },
  to: { hash: to },
  token: { address_hash: symbol === 'TIDE' ? coin : bob, symbol, decimals: '6', type: 'ERC-20' },
  total: { value, decimals: '6' },
})

const transfers = [
  transfer(hash, bob, alice, 'TUSD', '1500000'),
  transfer(hash, alice, bob, 'TIDE', '2000000'),
  transfer(otherId, bob, alice, 'TUSD', '7000000'),
]

/** The methods of the rows, with what stands behind them. */
const methods = () =>
  screen.getAllByRole('row').flatMap(({ children }, at) => (at === 0 ? [] : [children[1]?.textContent]))

test('a row says what its transaction took and brought, where the transfers that were read are surely all of it', async () => {
  const asked = await serve(() => Response.json({ items: transfers, next_page_params: { index: 3 } }))
  renderPart(<TransactionTable caption="Of one" rows={rows} self={self} isNewest empty="" />)
  await screen.findByText('TIDE')
  expect(methods()).toEqual(['Sell−2TIDE+1.5TUSD', 'Sell'])
  expect(asked).toEqual([`/addresses/${self}/token-transfers`])
})

test.each([
  ['not the newest of the address', false, transfers],
  ['beside transfers that cannot be read', true, [...transfers, { from: 7 }]],
])('rows that are %s stay as they are', async (_, isNewest, items) => {
  const asked = await serve(() => Response.json({ items, next_page_params: null }))
  renderPart(<TransactionTable caption="Of one" rows={rows} self={self} isNewest={isNewest} empty="" />)
  if (isNewest) await expect.poll(() => asked).toHaveLength(1)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect([methods(), asked.length]).toEqual([['Sell', 'Sell'], isNewest ? 1 : 0])
})

/** A table that first lacks the newest row. */
function Growing() {
  const [from, setFrom] = useState(1)
  return (
    <>
      <button type="button" onClick={() => setFrom(0)}>
        One more
      </button>
      <TransactionTable caption="Of one" rows={rows.slice(from)} self={self} isNewest empty="" />
    </>
  )
}

test('a new first row has the transfers read again', async () => {
  const asked = await serve(() =>
    Response.json({ items: asked.length > 1 ? transfers : [], next_page_params: null }),
  )
  renderPart(<Growing />)
  await expect.poll(() => asked).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'One more' }))
  await screen.findByText('TIDE')
  expect(methods()).toEqual(['Sell−2TIDE+1.5TUSD', 'Sell+7TUSD'])
})
