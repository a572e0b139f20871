import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { AddressTransactions } from './AddressTransactions.tsx'
import { AddressTransfers } from './AddressTransfers.tsx'

const self = checksummed(`0x${'d1'.repeat(20)}`)

test.each([
  ['transactions', AddressTransactions, 'No transactions yet.', ''],
  ['transfers', AddressTransfers, 'No token transfers to or from this address yet.', ''],
  ['transactions', AddressTransactions, 'No transactions match the filter.', '?filter=from'],
  ['transfers', AddressTransfers, 'No transfers match the filters.', '?filter=from'],
])(
  'the list of %s without rows has a filter and a search only where one is set',
  async (list, Tab, said, search) => {
    await serve(({ pathname }) =>
      Response.json(
        pathname.endsWith(self)
          ? { hash: self, is_contract: false, transactions_count: 0, token_transfers_count: 0 }
          : { items: [], next_page_params: null },
      ),
    )
    renderPart(<Tab address={self} />, `/address/${self}${search}`, '/address/$address')
    await screen.findByText(said)
    const name = `Search these ${list}`
    await vi.waitFor(() =>
      expect(screen.queryAllByRole('button', { name })).toHaveLength(search === '' ? 0 : 1),
    )
    expect(screen.queryAllByText('Out')).toHaveLength(search === '' ? 0 : 1)
  },
)

test('a contract without transactions leads to the token transfers that the explorer counts', async () => {
  await serve(({ pathname }) =>
    Response.json(
      pathname.endsWith(self)
        ? { hash: self, is_contract: true, transactions_count: 0, token_transfers_count: 9 }
        : { items: [], next_page_params: null },
    ),
  )
  renderPart(<AddressTransactions address={self} />, `/address/${self}`, '/address/$address')
  const link = await screen.findByRole('link', { name: '9 token transfers' })
  expect(link.getAttribute('href')).toContain('?tab=transfers')
})

test('a list with rows keeps its filter and its search where the explorer counts none, as before it has counted', async () => {
  const hash = `0x${'1'.padStart(64, '0')}`
  const item = { hash, block_number: 1, status: 'ok', from: { hash: self }, to: { hash: self }, value: '0' }
  await serve(({ pathname }) =>
    Response.json(
      pathname.endsWith(self)
        ? { hash: self, is_contract: false, transactions_count: 0, token_transfers_count: 0 }
        : { items: [item], next_page_params: null },
    ),
  )
  renderPart(<AddressTransactions address={self} />, `/address/${self}`, '/address/$address')
  await screen.findByRole('button', { name: 'Search these transactions' })
  expect(screen.queryAllByText('Out')).not.toHaveLength(0)
})

test.each([
  ['transactions', AddressTransactions],
  ['transfers', AddressTransfers],
])('the list of %s that the explorer failed to answer appears when it is tried again', async (_, Tab) => {
  let asked = 0
  await serve(({ pathname }) => {
    if (pathname.endsWith(self)) return Response.json({ hash: self, is_contract: false })
    asked += 1
    return asked === 1
      ? new Response('Bad gateway', { status: 502 })
      : Response.json({ items: [], next_page_params: null })
  })
  renderPart(<Tab address={self} />, `/address/${self}`, '/address/$address')
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  await screen.findByText(/^No (token transfers|transactions)( to or from this address)? yet\.$/)
})
