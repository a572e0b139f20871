import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { beforeEach, expect, test, vi } from 'vitest'
import { tokenSchema } from '#interfaces/explorer/token/token.ts'
import { tokenTransferSchema } from '#interfaces/explorer/token/tokenTransfer.ts'
import { decimal } from '#lib/numbers/decimal.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { TransferTable } from './TransferTable.tsx'

const self = checksummed(`0x5e1f${'0'.repeat(32)}5e1f`)
const friend = `0xabcd${'1'.repeat(32)}dcba`
/** The same first and last digits. */
const imitator = `0xabcd${'2'.repeat(32)}dcba`
let transfers = 0

/** A transfer as an explorer sends it. */
function transfer(from: string, to: string, value: string) {
  transfers += 1
  return v.parse(tokenTransferSchema, {
    transaction_hash: `0x${String(transfers).padStart(64, '0')}`,
    ...{ block_number: 7, log_index: transfers, timestamp: '2026-03-12T09:30:00Z', token_type: 'ERC-20' },
    ...{ from: { hash: from }, to: { hash: to }, total: { value, decimals: '6' } },
    token: { address_hash: `0x${'9'.repeat(40)}`, symbol: 'TUSD', name: 'Tide Dollar', type: 'ERC-20' },
  })
}

beforeEach(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await loadTestConfig({})
})

test('suspicious transfers are collapsed into a counted row, and each shows its reason after a click', async () => {
  const paid = transfer(self, friend, '5000000')
  const rows = [paid, transfer(imitator, self, '1'), transfer(friend, self, '0')]
  const table = <TransferTable caption="Transfers" rows={rows} empty="None" self={self} />
  const inside = <QueryClientProvider client={new QueryClient()}>{table}</QueryClientProvider>
  const router = createRouter({
    routeTree: createRootRoute({ component: () => inside }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('table')
  expect(screen.getAllByRole('row')).toHaveLength(1 + 1)
  expect(screen.getByText('2 suspicious transfers')).toBeTruthy()

  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getAllByRole('row')).toHaveLength(1 + 3)
  const [, , dust, zero] = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(dust).toContain('Imitation')
  expect(zero).toContain('Zero value')
})

test('the mark of a zero value stands in the column of amounts, not beside the sender', async () => {
  const table = <TransferTable caption="Transfers" rows={[transfer(friend, self, '0')]} empty="None" />
  const inside = <QueryClientProvider client={new QueryClient()}>{table}</QueryClientProvider>
  const router = createRouter({
    routeTree: createRootRoute({ component: () => inside }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByRole('table')
  const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent)
  expect(cells[headers.indexOf('Amount')]).toContain('Zero value')
  expect(cells[headers.indexOf('From')]).not.toContain('Zero value')
})

test('addresses that look alike are counted in a warning, and listed when it is opened', async () => {
  const rows = [transfer(friend, self, '5'), transfer(imitator, self, '7')]
  const table = <TransferTable caption="Transfers" rows={rows} empty="None" />
  const inside = <QueryClientProvider client={new QueryClient()}>{table}</QueryClientProvider>
  const router = createRouter({
    routeTree: createRootRoute({ component: () => inside }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
  const warning = await screen.findByRole('note')
  expect(warning.querySelector('details')?.open).toBe(false)
  expect(warning.querySelector('summary')?.textContent).toBe('Show the 2 addresses')
  expect(warning.querySelectorAll('details a')).toHaveLength(2)
})

test.each([
  ['in the list of a transaction is not', ['transaction'] as const, '1,489,505.12'],
  ['in any other list is', [], '1.48M'],
])('an amount %s shortened on a phone', async (_, without, text) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const rows = [transfer(friend, self, '1489505123456')]
  renderPart(<TransferTable caption="Transfers" rows={rows} without={without} empty="None" />)
  const figure = await screen.findByTitle('1,489,505.123456')
  expect(figure.textContent).toBe(text)
})

test('the address of a token that looks like another one stands on a phone below the amount, beside nothing', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const paid = transfer(self, friend, '5')
  const token = paid.token && { ...paid.token, address: checksummed(imitator) }
  renderPart(<TransferTable caption="Transfers" rows={[paid, { ...paid, token }]} empty="None" self={self} />)
  await screen.findAllByRole('listitem')
  const marks = await screen.findAllByText('Look-alike')
  const seen = marks.filter((mark) => !mark.closest('[class~="max-sm:hidden"]'))
  expect(seen).toHaveLength(2)
  for (const mark of seen) expect(mark.closest('li > div')?.textContent).toMatch(/^ Look-alike 0x\S+$/)
})

const ofRouter = { transaction_hash: `0x${'5'.repeat(64)}`, method: 'swapExactStableForTokens' }

/** The rows of a table as their cells' texts. */
async function cellsOf(rows: readonly unknown[]) {
  const parsed = rows.map((row) => v.parse(tokenTransferSchema, row))
  renderPart(<TransferTable caption="Transfers" rows={parsed} empty="None" />)
  const [head, ...body] = await screen.findAllByRole('row')
  const texts = (row: Element | undefined) => [...(row?.children ?? [])].map(({ textContent }) => textContent)
  return { head: texts(head), body: body.map(texts) }
}

test('the transfers of a purchase begin with what was paid; which contract was called is unknown, so it is a swap, exact on hover', async () => {
  const [paid, got] = ['7', '8'].map((log, at) => ({
    ...{ ...ofRouter, log_index: log, block_number: 7, timestamp: '2026-03-12T09:30:00Z' },
    ...{ from: { hash: self }, to: { hash: friend }, total: { value: `${at + 1}000000`, decimals: '6' } },
    token: { address_hash: `0x${'9'.repeat(40)}`, symbol: 'TUSD', type: 'ERC-20' },
  }))
  const { head, body } = await cellsOf([got, paid])
  expect(body.map((row) => row[head.indexOf('Amount')])).toEqual(['1', '2'])
  expect(body.map((row) => row[head.indexOf('Method')])).toEqual(['Swap', 'Swap'])
  expect(screen.getAllByText('Swap')[0]?.closest('[title]')?.getAttribute('title')).toBe(ofRouter.method)
})

test('of the transfers of one transaction the first and those that follow it are marked, a single one is not', async () => {
  const other = transfer(self, friend, '1')
  const [paid, fee] = [transfer(self, friend, '3'), transfer(friend, self, '2')]
  const rows = [other, paid, { ...fee, transactionHash: paid.transactionHash }]
  renderPart(<TransferTable caption="Transfers" rows={rows} empty="None" />)
  await screen.findByRole('table')
  const [, ...body] = screen.getAllByRole('row')
  const marks = body.map(({ className }) => /row-(?:part|whole)/.exec(className)?.[0] ?? null)
  expect(marks).toEqual([null, 'row-whole', 'row-part'])
})

test('an NFT has its id in place of an amount, beside the number of an ERC-1155', async () => {
  const nft = (type: string, total: object) => ({
    ...{ transaction_hash: `0x${type.slice(-1).repeat(64)}`, log_index: 1, block_number: 7, total },
    ...{ from: { hash: self }, to: { hash: friend }, timestamp: '2026-03-12T09:30:00Z', token_type: type },
    token: { address_hash: `0x${'9'.repeat(40)}`, symbol: 'POS', type },
  })
  const rows = [nft('ERC-721', { token_id: '19' }), nft('ERC-1155', { token_id: '4', value: '3' })]
  const { head, body } = await cellsOf(rows)
  expect(body.map((row) => row[head.indexOf('Amount')])).toEqual(['#19', '3 × #4'])
  expect(body.map((row) => row[head.indexOf('Token')])).toEqual(['POSERC-721', 'POSERC-1155'])
})

test.each([
  ['is what its amount costs now', { exchange_rate: '1.5' }, ['Value', '$3.00']],
  ['is not known without a price, and has no column', {}, []],
  ['is not known of a token reported as a scam', { exchange_rate: '1.5', reputation: 'scam' }, []],
])('the value of a transfer %s', async (_, token, shown) => {
  const row = transfer(friend, self, '2000000')
  const wire = { address_hash: `0x${'9'.repeat(40)}`, symbol: 'TUSD', type: 'ERC-20', ...token }
  const priced = { ...row, token: v.parse(tokenSchema, wire) }
  renderPart(<TransferTable caption="Transfers" rows={[priced]} empty="None" without={['transaction']} />)
  await screen.findByRole('table')
  const [head, first] = screen
    .getAllByRole('row')
    .map(({ lastElementChild }) => lastElementChild?.textContent)
  const isThere = head?.startsWith('Value')
  expect(isThere ? ['Value', first] : []).toEqual(shown)
})

test('the list of all transfers says what each is worth, where its token has a price', async () => {
  const rows = [transfer(friend, self, '2500000')]
  const priced = rows.map((row) => ({
    ...row,
    token: row.token && { ...row.token, exchangeRate: '2' as const },
  }))
  renderPart(<TransferTable caption="Transfers" rows={priced as never} empty="None" />)
  await screen.findByRole('columnheader', { name: 'Value' })
  expect(
    screen.getByText((_, element) => element?.textContent === '$5.00' && element.tagName === 'TD'),
  ).toBeTruthy()
})

test('the transfers of one token have its symbol at the amounts, and say what each is worth', async () => {
  const row = transfer(friend, self, '5000000')
  const token = row.token && { ...row.token, exchangeRate: decimal('2') }
  renderPart(
    <TransferTable caption="Transfers" rows={[{ ...row, token }]} empty="None" without={['token']} />,
  )
  expect((await screen.findByRole('columnheader', { name: /^Amount/ })).textContent).toMatch(/TUSD/)
  expect(screen.getByRole('columnheader', { name: 'Value' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /\$10\.00/ })).toBeTruthy()
})
