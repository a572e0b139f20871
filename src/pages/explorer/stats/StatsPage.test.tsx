import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { formatDay } from '#lib/format/time.ts'
import { StatsPage } from './StatsPage.tsx'

vi.setConfig({ testTimeout: 20_000 })

const today = new Date().toISOString().slice(0, 10)
const rich = `0x${'d1'.repeat(20)}`

/** Opens the page on an explorer with these days; without `accounts` it has no such list. */
async function open(chart_data: object[], accounts?: object[], at = '/stats') {
  await openOn(({ pathname }) => {
    if (pathname.endsWith('/charts/transactions')) return Response.json({ chart_data })
    if (pathname.endsWith('/stats'))
      return Response.json({
        total_transactions: 12,
        transactions_today: '3',
        total_blocks: '8',
        average_block_time: 280,
        total_gas_used: '252000',
        network_utilization_percentage: 3.72,
        coin_price: '3149.53',
      })
    return accounts
      ? Response.json({ items: accounts, next_page_params: null })
      : Response.json({ message: 'Not found' }, { status: 404 })
  }, at)
}

async function openOn(answer: Parameters<typeof serve>[0], at = '/stats') {
  await serve(answer)
  const root = createRootRoute()
  const stats = createRoute({
    getParentRoute: () => root,
    path: '/stats',
    component: StatsPage,
    validateSearch: (search: object) => search,
  })
  const router = createRouter({
    routeTree: root.addChildren([stats]),
    history: createMemoryHistory({ initialEntries: [at] }),
  })
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByRole('heading', { name: 'Statistics' })
}

const days = [
  { date: today, transactions_count: 3, gas_used: '63000', active_addresses: 1 },
  { date: '2026-01-02', transactions_count: 9, gas_used: '189000', active_addresses: 4 },
  { date: '2026-01-01', transactions_count: 5, gas_used: '105000', active_addresses: 2 },
]

test('transactions, gas, active addresses and gas per transaction are drawn by day, and today also is a figure of its own', async () => {
  await open(days, [])
  const charts = await screen.findAllByRole('img')
  expect(
    charts.map((chart) => chart.getAttribute('aria-label')?.replace(formatDay(new Date()), 'TODAY')),
  ).toEqual([
    'Transactions per day: from 1 Jan 2026 to TODAY so far, between 3 and 9',
    'Gas used per day: from 1 Jan 2026 to TODAY so far, between 63,000 and 189,000',
    'Active addresses per day: from 1 Jan 2026 to TODAY so far, between 1 and 4',
    'Gas per transaction by day: from 1 Jan 2026 to TODAY so far, between 21,000 and 21,000',
  ])
  expect(screen.getByText('200K')).not.toBeNull()
  expect(screen.getByText('sent one or more transactions')).not.toBeNull()
  const today = screen.getByRole('region', { name: 'Today so far (UTC)' })
  expect(today.textContent).toBe(
    'Today so far (UTC)Transactions3Active addresses1Gas used63KGas per transaction21K',
  )
})

test('each chart says its last day, and the sum of the days where they add up', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await open([...days, { date: yesterday, transactions_count: 7, active_addresses: 3 }], [])
  const heads = (await screen.findAllByRole('heading', { level: 3 })).map(
    (head) => head.parentElement?.textContent,
  )
  expect(heads).toEqual([
    'Transactions7 yesterday 21 in 3 days, busiest whole day 2 Jan 2026',
    'Gas used189K on 2 Jan 2026 294K in 2 days',
    'Active addresses3 yesterday sent one or more transactions',
    'Gas per transaction21K on 2 Jan 2026 on average',
  ])
})

test('today stands beside the whole day before it, where that is counted', async () => {
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await open([...days, { date: yesterday, transactions_count: 7, gas_used: '147000' }], [])
  await screen.findAllByText(/yesterday/)
  const region = screen.getByRole('region', { name: 'Today so far (UTC)' })
  expect(region.textContent).toContain('Transactions37 yesterday')
  expect(within(region).getAllByText(/yesterday/)).toHaveLength(3)
})

test('a range of the address shows the last whole days, and All shows every day again', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({
    date: `2026-01-0${at + 1}`,
    transactions_count: at + 1,
  }))
  await open(many, [], '/stats?range=7d')
  const chart = await screen.findByRole('img')
  expect(chart.getAttribute('aria-label')).toMatch(/from 3 Jan 2026 to 9 Jan 2026/)
  await userEvent.click(screen.getByRole('radio', { name: 'All' }))
  await screen.findByRole('img', { name: /from 1 Jan 2026 to 9 Jan 2026/ })
})

test('a range has today beside its whole days', async () => {
  const many = Array.from({ length: 9 }, (_, at) => ({
    date: `2026-01-0${at + 1}`,
    transactions_count: at + 1,
  }))
  await open([...many, { date: today, transactions_count: 3 }], [], '/stats?range=7d')
  const chart = await screen.findByRole('img')
  expect(chart.getAttribute('aria-label')).toMatch(/from 3 Jan 2026 to .+ so far/)
})

test('a range that has no fewer days than the explorer lists is no choice', async () => {
  const listed = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      date: `2026-01-${String(at + 1).padStart(2, '0')}`,
      transactions_count: 1,
    }))
  await open(listed(9), [])
  await screen.findByRole('radio', { name: '7 d' })
  expect(screen.queryByRole('radio', { name: '30 d' })).toBeNull()
  cleanup()
  await open(listed(6), [])
  await screen.findByRole('img')
  expect(screen.queryByRole('radio')).toBeNull()
})

test('blocks, their time, the gas in three digits and the price of the coin are figures of the network', async () => {
  await open(days)
  await vi.waitFor(() =>
    expect(screen.getByText('Blocks', { selector: 'div' }).parentElement?.textContent).toContain('8'),
  )
  expect(screen.getByText('Block time').parentElement?.textContent).toContain('0.28 s')
  const gas = screen.getByText('Total gas used').parentElement
  expect(gas?.textContent).toContain('252K')
  expect(gas?.querySelector('[title]')?.getAttribute('title')).toBe('252,000')
  expect(screen.getByText('Transactions per block').parentElement?.textContent).toContain('1.5')
  expect(screen.getByText('ETH price').parentElement?.textContent).toContain('$3,149.53')
  expect(screen.getByText('Block fullness').parentElement?.textContent).toContain('3.72%')
})

test('figures that few explorers have keep their place until one has answered without them', async () => {
  let answer = (_: Response) => {}
  await openOn(({ pathname }) =>
    pathname.endsWith('/stats')
      ? new Promise<Response>((resolve) => {
          answer = resolve
        })
      : Response.json({ message: 'Not found' }, { status: 404 }),
  )
  for (const label of ['Total gas used', 'Block fullness', 'ETH price'])
    expect(screen.getByText(label)).not.toBeNull()
  answer(Response.json({ total_transactions: 12, total_blocks: 8 }))
  await vi.waitFor(() => expect(screen.queryByText('ETH price')).toBeNull())
  expect(screen.queryByText('Total gas used')).toBeNull()
  expect(screen.queryByText('Block fullness')).toBeNull()
})

test('an explorer that counts neither gas nor active addresses by day has no chart of them', async () => {
  await open(days.map(({ gas_used, active_addresses, ...day }) => day))
  await screen.findByRole('img')
  expect(screen.queryByText('Gas used')).toBeNull()
  expect(screen.queryByText(/active addresses|that day/i)).toBeNull()
})

test('a chain that skipped time draws its newest day as one that is not over', async () => {
  const ahead = (date: string, transactions_count: number) => ({ date, transactions_count })
  await open([ahead('2999-01-03', 1), ahead('2999-01-02', 8), ahead('2999-01-01', 6)], [])
  const chart = await screen.findByRole('img')
  expect(chart.getAttribute('aria-label')).toBe(
    'Transactions per day: from 1 Jan 2999 to 3 Jan 2999 so far, between 1 and 8',
  )
})

test('a network in its first day has no chart', async () => {
  await open(days.slice(0, 1))
  await screen.findByText('No day of this network is over and counted yet.')
  expect(screen.queryByRole('img')).toBeNull()
})

test('accounts are listed as the explorer lists them', async () => {
  await open(days, [
    { hash: rich, name: 'Vault', coin_balance: '2500000000000000000', transactions_count: '7' },
  ])
  const row = await screen.findByRole('row', { name: /Vault/ })
  expect(screen.getByRole('heading', { name: 'Top accounts by ETH balance' })).not.toBeNull()
  expect(row.textContent).toMatch(/7.*2\.5/)
})

test('an explorer without the list says so, and the charts stay', async () => {
  await open(days)
  await screen.findByText('This explorer does not list accounts by their balance.')
  expect(await screen.findAllByRole('img')).toHaveLength(4)
})
