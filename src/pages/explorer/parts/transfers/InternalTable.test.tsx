import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { addressInternalTransactionsQuery } from '#interfaces/explorer/transaction/internalTransaction.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { InternalTable } from './InternalTable.tsx'

const self = checksummed(`0x5e1f${'0'.repeat(32)}5e1f`)
const call = {
  ...{ transaction_hash: `0x${'7'.repeat(64)}`, block_number: 7, index: 1, type: 'call', success: true },
  ...{
    timestamp: '2026-03-12T09:30:00Z',
    from: { hash: self },
    to: { hash: `0x${'8'.repeat(40)}` },
    value: '1',
  },
}

/** The table with a state of its own for its static calls. */
function SwitchedTable(
  props: Omit<ComponentProps<typeof InternalTable>, 'areStaticShown' | 'onStaticChange'>,
) {
  const [areShown, setAreShown] = useState(false)
  return <InternalTable {...props} areStaticShown={areShown} onStaticChange={setAreShown} />
}

/** Shows the list of an address as an explorer answers it. */
async function show(body: object) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await serve(() => Response.json({ next_page_params: null, ...body }))
  const client = new QueryClient()
  const { items, isPartial } = await client.fetchQuery(addressInternalTransactionsQuery(self))
  const table = <SwitchedTable rows={items} isPartial={isPartial} self={self} empty="None at all." />
  const inside = <QueryClientProvider client={client}>{table}</QueryClientProvider>
  const router = createRouter({
    routeTree: createRootRoute({ component: () => inside }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
}

test('a list says that it is incomplete when the explorer has not processed every block', async () => {
  await show({ items: [call], meta: { status: 2, message: 'Some have not yet been processed.' } })
  expect((await screen.findByRole('status')).textContent).toContain('does not have all internal transactions')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 1)
})

test('static calls, which change nothing, are hidden until a button, which counts them, shows them', async () => {
  await show({
    items: [call, { ...call, index: 2, type: 'staticcall' }, { ...call, index: 3, type: 'STATICCALL' }],
  })
  const button = await screen.findByRole('button', { name: 'Show 2 static calls' })
  expect(screen.getAllByRole('row')).toHaveLength(1 + 1)
  fireEvent.click(button)
  expect(screen.getAllByRole('row')).toHaveLength(1 + 3)
  fireEvent.click(screen.getByRole('button', { name: 'Hide 2 static calls' }))
  expect(screen.getAllByRole('row')).toHaveLength(1 + 1)
})

test('a list of static calls alone is not said to be empty', async () => {
  await show({ items: [{ ...call, type: 'staticcall' }] })
  await screen.findByText('Only static calls, which change nothing.')
  expect(screen.queryByText('None at all.')).toBeNull()
})

test('an empty list does not say "none" when the explorer has not processed every block', async () => {
  await show({ items: [], meta: { status: 2 } })
  await screen.findByText(/No internal transactions known, but the explorer does not have all/)
  expect(screen.queryByText('None at all.')).toBeNull()
})

test.each([{ meta: { status: 1, message: null } }, { meta: null }, { meta: 'complete' }, {}])(
  'a list that is not said to be partial is whole: %j',
  async (body) => {
    await show({ items: [], ...body })
    await screen.findByText('None at all.')
    expect(screen.queryByRole('status')).toBeNull()
  },
)

test('the value of a call in the list of a transaction is not shortened on a phone', async () => {
  await serve(() =>
    Response.json({ items: [{ ...call, value: `${14_895n * 10n ** 18n}` }], next_page_params: null }),
  )
  const { items } = await new QueryClient().fetchQuery(addressInternalTransactionsQuery(self))
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  renderPart(<SwitchedTable rows={items} isPartial={false} withoutTransaction empty="None at all." />)
  expect((await screen.findByTitle('14,895 ETH')).textContent).toContain('14,895')
})

test('a call names the function that it calls, where the explorer says it', async () => {
  await show({ items: [{ ...call, method: 'balanceOf' }] })
  expect((await screen.findByText('Balance of')).closest('[title]')?.getAttribute('title')).toBe('balanceOf')
})
