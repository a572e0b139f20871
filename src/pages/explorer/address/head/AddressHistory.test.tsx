import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { addressSchema } from '#interfaces/explorer/address/address.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { AddressHistory } from './AddressHistory.tsx'
import { Fact } from './Fact.tsx'

vi.setConfig({ testTimeout: 20_000 })

/** A busy machine takes long for a chain of answers. */
const slowAnswer = 15_000

const self = checksummed(`0x${'11'.repeat(20)}`)
const payer = checksummed(`0x${'22'.repeat(20)}`)

const row = (block: number, more: object = {}) => ({
  hash: `0x${block.toString(16).padStart(64, '0')}`,
  block_number: block,
  position: 0,
  status: 'ok',
  from: { hash: self },
  to: { hash: payer },
  value: '0',
  nonce: block,
  timestamp: new Date(Date.UTC(2026, 2, block)).toISOString(),
  ...more,
})
const payment = row(3, { from: { hash: payer }, to: { hash: self }, value: '7', nonce: 40 })

type Network = {
  oldest?: object[]
  newest?: object[]
  next?: object | null
  nonce?: number
  balance?: number
  /** The explorer does not answer. */
  isDown?: boolean
  code?: string
  /** What the explorer records of the address. */
  record?: object
}

/** What the node tells of the address at a block, or now. */
function nodeResult(method: string, at: unknown) {
  const isBalance = method === 'eth_getBalance'
  if (typeof at !== 'object') return isBalance && at === '0x3' ? '0x7' : '0x0'
  const { nonce, balance } = at as { nonce: number; balance: number }
  return `0x${(isBalance ? balance : nonce).toString(16)}`
}

/** Shows the history of an address on a network; before block 3 it had and sent nothing. */
async function show(
  {
    oldest = [],
    newest = [],
    next = null,
    nonce = 2,
    balance = 0,
    isDown = false,
    code = '0x',
    record,
  }: Network,
  total: number | null,
  { transfers = null, kind = 'Address' }: { transfers?: number | null; kind?: string | null } = {},
) {
  await loadTestConfig()
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const url = new URL(input)
    if (url.host === 'node.test')
      return answerCalls(String(init?.body), ({ method, params: [, block] }) => ({
        result:
          method === 'eth_getCode'
            ? code
            : nodeResult(method, block === 'latest' ? { nonce, balance } : block),
      }))
    if (isDown) throw new TypeError('Failed to fetch')
    const list = (items: object[], after: object | null = null) =>
      Response.json({ items, next_page_params: after })
    if (url.pathname.endsWith('/internal-transactions')) return list([])
    return url.searchParams.get('order') === 'asc' ? list(oldest, next) : list(newest, next)
  })
  const page = (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <AddressHistory
        address={self}
        kind={kind}
        isCounting={false}
        transfers={transfers}
        record={record && v.parse(addressSchema, { hash: self, ...record })}
        total={total}
        error={isDown ? new InterfaceError('explorer', 'unreachable', '') : null}
      />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => page }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  })
  render(<RouterProvider router={router as never} />)
  await screen.findByText(isDown ? 'Code' : /^(Nonce|Never used)/, {}, { timeout: slowAnswer })
  const fact = (label: string) => screen.getByText(label).parentElement as HTMLElement
  const links = (label: string) =>
    [...fact(label).querySelectorAll('a')].map((link) => link.getAttribute('href'))
  return {
    links,
    says: (label: string, text: string) =>
      vi.waitFor(() => expect(fact(label).textContent).toBe(label + text), slowAnswer),
  }
}

test('the history of an account is told as the servers prove it', async () => {
  const newest = [row(9, { nonce: 1 }), row(5, { nonce: 0 }), payment]
  const { links, says } = await show({ oldest: [...newest].reverse(), newest }, 3)
  await says('Nonce', '2')
  await vi.waitFor(() => expect(links('First')).toEqual([`/tx/${payment.hash}`]), slowAnswer)
  await vi.waitFor(() => expect(links('Last')).toEqual([`/tx/${newest[0]?.hash}`]), slowAnswer)
  await vi.waitFor(() => expect(links('Funded by')).toEqual([`/address/${payer}`]), slowAnswer)
})

test('an address of unknown kind has bars for its ends, and nobody who paid it', async () => {
  const rows = [payment]
  const { says } = await show({ oldest: rows, newest: rows }, 1, { kind: null })
  await says('Nonce', '2')
  await says('First', '')
  await says('Last', '')
  expect(screen.queryByText('Funded by')).toBeNull()
})

test('a contract that could not be created has no code, and a creator all the same', async () => {
  const record = { is_contract: false, creator_address_hash: payer, creation_status: 'failed' }
  const { links } = await show({ record }, 1)
  await vi.waitFor(() => expect(links('Creation failed, by')).toEqual([`/address/${payer}`]), slowAnswer)
  expect(screen.queryByText('Funded by')).toBeNull()
})

test('an explorer that ignores the order proves no first transaction', async () => {
  const newest = [row(9), row(5)]
  const { links, says } = await show({ oldest: newest, newest, next: { block_number: 5, index: 0 } }, 90)
  await vi.waitFor(() => expect(links('Last')).toHaveLength(1), slowAnswer)
  await says('First', '–Unknown')
  await vi.waitFor(() => expect(screen.queryByText('Funded by')).toBeNull(), slowAnswer)
})

test('a first row with a later nonce of the account is not its first transaction', async () => {
  const rows = [row(5, { nonce: 4 })]
  const { says } = await show({ oldest: rows, newest: rows }, 1)
  await says('First', '–Unknown')
})

test('an account without a transaction says what was read, in place of facts that are none', async () => {
  await show({ nonce: 0 }, 0)
  await screen.findByText('Sent no transaction, and the explorer lists none.', {}, { timeout: slowAnswer })
  expect(screen.queryByText('First')).toBeNull()
})

test('an account that no server knows any use of has no facts, as the page says it below', async () => {
  await show({ nonce: 0 }, 0, { transfers: 0 })
  await vi.waitFor(() => expect(screen.queryByText('Nonce')).toBeNull(), slowAnswer)
  expect(screen.queryByText(/^Sent no transaction/)).toBeNull()
})

test('an account that received tokens is not said to be unused', async () => {
  await show({ nonce: 0 }, 0, { transfers: 2 })
  await screen.findByText(/^Sent no transaction/, {}, { timeout: slowAnswer })
})

test('a contract that is only called by others has no first and last transaction', async () => {
  const { says } = await show({ code: '0x6001' }, 0, { transfers: 9, kind: 'Contract' })
  await says('Nonce', '2')
  expect(screen.queryByText('First')).toBeNull()
})

test.each([
  ['that has coins without a transaction', { nonce: 0, balance: 7 }],
  ['that sent what the explorer does not list', { nonce: 3 }],
])(
  'an account %s says that it has no transaction, and names nobody who is not proven to have paid it',
  async (_, known) => {
    const { says } = await show(known, 0)
    await says('First', 'None')
    await vi.waitFor(() => expect(screen.queryByText('Funded by')).toBeNull(), slowAnswer)
  },
)

test.each([
  ['a contract', '0x6001', '2 bytes'],
  ['an account', '0x', 'None'],
] as const)('the facts of %s, explorer down, are what the node tells', async (_, code, size) => {
  const { says } = await show({ isDown: true, code }, null)
  await says('Nonce', '2')
  await says('Code', size)
  await vi.waitFor(() => expect(screen.getAllByRole('term')).toHaveLength(2), slowAnswer)
})

test('a fact that is loading has a bar, not an empty value', () => {
  render(
    <dl>
      <Fact label="First" help="" of={{ isFetched: false, data: undefined }}>
        None
      </Fact>
    </dl>,
  )
  const value = screen.getByRole('definition')
  expect(value.textContent).toBe('')
  expect(value.querySelector('.animate-pulse')).toBeTruthy()
})
