import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { DecodedCall } from './DecodedCall.tsx'
import { KnownAddresses } from './knownAddresses.ts'

beforeEach(async () => void (await serve(() => new Response())))

const parameter = (value: string | string[], index = 0) => ({
  ...{ name: `a${index}`, type: 'string', indexed: false, value },
})

test('a call with 3,000 arguments shows a few rows, and more after a click', async () => {
  const parameters = Array.from({ length: 3_000 }, (_, index) => parameter(`value ${index}`, index))
  const { container } = render(<DecodedCall decoded={{ methodCall: 'f()', methodId: '0', parameters }} />)
  expect(container.querySelectorAll('*').length).toBeLessThan(1_000)
  expect(screen.getByText('50 of 3,000 shown')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show 200 more' }))
  expect(await screen.findByText('value 249')).toBeTruthy()
  expect(screen.queryByText('value 250')).toBeNull()
})

test('a call without arguments is its signature alone', () => {
  const { container } = render(
    <DecodedCall decoded={{ methodCall: 'exhaust()', methodId: '0', parameters: [] }} />,
  )
  expect(container.textContent).toBe('exhaust()')
})

test.each([
  ['a text', 'x'.repeat(1_000_000)],
  ['a list', Array<string>(40_000).fill('1'.repeat(20))],
])('%s of a megabyte shows its beginning, and all of it after a click', (_, value) => {
  const decoded = { methodCall: 'f()', methodId: '0', parameters: [parameter(value)] }
  const { container } = render(<DecodedCall decoded={decoded} />)
  expect(container.textContent?.length).toBeLessThan(3_000)
  fireEvent.click(screen.getByRole('button', { name: /^Show all [\d,]+ characters$/ }))
  expect(container.textContent?.length).toBeGreaterThan(800_000)
})

test.each([
  ['of a known token is in whole tokens, with its base units behind it', 'ERC-20', '1.5 TUSD1500000'],
  ['that is an id of a collectible stays as it is', 'ERC-721', '1500000'],
])('a number %s', (_, type, text) => {
  const token = { address: `0x${'a1'.repeat(20)}`, symbol: 'TUSD', decimals: 6, type } as const
  const value = { name: 'value', type: 'uint256', indexed: false, value: '1500000' }
  const decoded = { methodCall: 'transfer(address to, uint256 value)', methodId: '0', parameters: [value] }
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DecodedCall decoded={decoded} contract={token.address} tokens={[token]} />
    </QueryClientProvider>,
  )
  expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe(text)
})

test('the minimum of a sale through the router is in dollars, with its base units behind it', async () => {
  const router = checksummed(`0x${'b2'.repeat(20)}`)
  await serve(() => new Response(), { curve: { kind: 'hlpmm-v2', router, quoter: router, registry: router } })
  const value = { name: 'amountOutMin', type: 'uint256', indexed: false, value: '73240000000000000000' }
  const methodCall = 'swapExactTokensForStable(uint256 amountOutMin)'
  render(<DecodedCall decoded={{ methodCall, methodId: '0', parameters: [value] }} contract={router} />)
  expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe('$73.2473240000000000000000')
})

test.each([
  ['is a contract where a number of the call counts it', 'amount', 'contract'],
  ['is any address where none does', 'id', 'address'],
])('a token that no list of known tokens names %s', async (_, name, kind) => {
  const token = checksummed(`0x${'a1'.repeat(20)}`)
  await serve(() => Response.json({ address: token, symbol: 'TUSD', decimals: '6', type: 'ERC-20' }))
  const parameters = [
    { name: 'asset', type: 'address', indexed: false, value: token },
    { name, type: 'uint256', indexed: false, value: '1500000' },
  ]
  const call = <DecodedCall decoded={{ methodCall: 'deposit(…)', methodId: '0', parameters }} />
  const router = createRouter({
    routeTree: createRootRoute({ component: () => call }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  await screen.findByText(kind === 'contract' ? /TUSD/ : '1500000')
  expect(screen.getByRole('link').getAttribute('aria-label')).toMatch(new RegExp(`^${kind} 0x`))
})

test('an address that the record of the page names has its name and the sign of contracts', async () => {
  const market = checksummed(`0x${'c3'.repeat(20)}`)
  const named = { address: market, name: 'Deep Crab market', isContract: true, isScam: false }
  const value = { name: 'to', type: 'address', indexed: false, value: market }
  const call = (
    <KnownAddresses value={new Map([[market, named]])}>
      <DecodedCall decoded={{ methodCall: 'f()', methodId: '0', parameters: [value] }} tokens={[]} />
    </KnownAddresses>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => call }),
    history: createMemoryHistory(),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  )
  const link = await screen.findByRole('link')
  expect(link.getAttribute('aria-label')).toMatch(/^Deep Crab market, contract 0x/)
})

test.each([
  ['in a wide window', false, 1],
  ['on a phone', true, 0],
])('the address of an argument %s is whole only where there is room', async (_, matches, copies) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener() {}, removeEventListener() {} }))
  const value = { name: 'to', type: 'address', indexed: false, value: checksummed(`0x${'c3'.repeat(20)}`) }
  renderPart(
    <DecodedCall decoded={{ methodCall: 'f(address to)', methodId: '0', parameters: [value] }} tokens={[]} />,
  )
  await screen.findByRole('link')
  expect(screen.queryAllByRole('button', { name: /copy/i })).toHaveLength(copies)
})

test('an argument named after a time in seconds is a date, with its number behind it', () => {
  const deadline = { name: 'deadline', type: 'uint256', indexed: false, value: '1795821278' }
  const methodCall = 'buy(uint256 deadline)'
  render(<DecodedCall decoded={{ methodCall, methodId: '0', parameters: [deadline] }} />)
  expect(screen.getAllByRole('cell').at(-1)?.textContent).toBe('27 Nov 2026, 23:14:38 UTC1795821278')
})

test('an amount in a call is not shortened on a phone', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const token = { address: `0x${'a1'.repeat(20)}`, symbol: 'TUSD', decimals: 6, type: 'ERC-20' } as const
  const value = { name: 'value', type: 'uint256', indexed: false, value: '1489505123456' }
  const decoded = { methodCall: 'transfer(address to, uint256 value)', methodId: '0', parameters: [value] }
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <DecodedCall decoded={decoded} contract={token.address} tokens={[token]} />
    </QueryClientProvider>,
  )
  expect(container.textContent).toContain('1,489,505.12 TUSD1489505123456')
})
