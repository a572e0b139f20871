import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { wireMarket } from '#interfaces/testing/indexer/testIndexer.ts'
import { loadTestConfig, testConfig } from '#lib/testing/testConfig.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { AddressPage } from './AddressPage.tsx'

vi.setConfig({ testTimeout: 20_000 })

/** A busy machine takes long for parts that are loaded late. */
const slow = { timeout: 15_000 }

/** Opens the page of the lending pool, a contract of the configuration, with this answer of the explorer. */
async function open(explorer: () => Promise<Response>) {
  await loadTestConfig()
  // The list below reports its failures.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) =>
    new URL(input).host === 'node.test'
      ? answerCalls(String(init?.body), ({ method }) => ({
          result: method === 'eth_getCode' ? '0x6001' : '0x1',
        }))
      : explorer(),
  )
  renderPart(<AddressPage />, `/address/${testConfig.lendingPool}`, '/address/$address')
  await screen.findByRole('heading', { level: 1 })
}

function beOnPhone() {
  vi.stubGlobal('matchMedia', (media: string) => ({
    ...{ matches: media === '(width < 40rem)', addEventListener() {}, removeEventListener() {} },
  }))
}

const figures = () =>
  [...document.querySelectorAll('header:has(h1) .text-xs.text-muted')].map((each) => each.textContent)

test('the head of an address, explorer down, has its configured name and only what the node tells', async () => {
  await open(() => Promise.reject(new TypeError('Failed to fetch')))
  await screen.findByText('From the node', {}, slow)
  await waitFor(() => expect(figures()).toEqual(['Balance', 'Nonce', 'Code']), slow)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Contract\s+Lending pool\s*0x/)
  expect(await screen.findByText('Used by this site', {}, slow)).toBeTruthy()
  expect(screen.getByText('From the node').title).toBe('No usable answer from the explorer.')
})

test('the figures of an address, explorer silent, are bars, not dashes', async () => {
  await open(() => new Promise(() => undefined))
  await screen.findByText('First', {}, slow)
  expect(figures()).toEqual(['Balance', 'Tokens', 'First', 'Last', 'Nonce'])
  expect(document.querySelectorAll('header:has(h1) .animate-pulse').length).toBeGreaterThanOrEqual(3)
  expect(document.querySelector('header:has(h1)')?.textContent).not.toContain('–')
})

test('an address that the explorer has not seen says so beside the balance', async () => {
  await open(async () => Response.json({ message: 'Not found' }, { status: 404 }))
  await screen.findByText('From the node. Not seen by the explorer yet.', {}, slow)
})

test('an address whose kind neither explorer nor node said yet has no kind, no identicon, no tabs but the open one', async () => {
  await loadTestConfig()
  const address = `0x${'a1'.repeat(20)}`
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) =>
    new URL(input).host === 'node.test'
      ? answerCalls(String(init?.body), () => ({ result: '0x1' }))
      : new Promise(() => undefined),
  )
  renderPart(<AddressPage />, `/address/${address}`, '/address/$address')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(heading.textContent).toMatch(/^\s*0x/)
  expect(heading.querySelector('img')).toBeNull()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())).toEqual(['Transactions'])
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('tabs say how many rows the explorer counts, in words beyond its limit, and nothing where it does not say; on a phone More puts them on several lines', async () => {
  await loadTestConfig()
  beOnPhone()
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const { host, pathname } = new URL(input)
    if (host === 'node.test') return answerCalls(String(init?.body), () => ({ result: '0x1' }))
    if (pathname.endsWith('/tabs-counters'))
      return Response.json({ token_balances_count: 51, logs_count: 0, internal_transactions_count: null })
    return Response.json({ message: 'Not found' }, { status: 404 })
  })
  renderPart(<AddressPage />, `/address/${testConfig.lendingPool}`, '/address/$address')
  await screen.findByRole('tab', { name: 'Tokens 50+' }, slow)
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())
  expect(names).toEqual(expect.arrayContaining(['Logs 0', 'Internal', 'Transactions', 'Approvals']))
  const bar = screen.getByRole('tablist', { name: 'Address' })
  expect(bar.className).not.toContain('flex-wrap')
  fireEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(bar.className).toContain('flex-wrap')
  expect(bar.className).not.toContain('overflow-x-auto')
})

test('the page of a contract whose token has other letters warns above all else, and does not count as the site’s own', async () => {
  await loadTestConfig()
  const address = `0x${'a1'.repeat(20)}`
  const token = { address_hash: address, symbol: 'ТIDE', name: 'Тidewater', type: 'ERC-20' }
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const { host, pathname } = new URL(input)
    if (host === 'node.test') return answerCalls(String(init?.body), () => ({ result: '0x1' }))
    if (pathname.toLowerCase().endsWith(`/addresses/${address}`))
      return Response.json({ hash: address, name: 'Тidewater', is_contract: true, token })
    return Response.json({ data: { market: null }, items: [], next_page_params: null })
  })
  renderPart(<AddressPage />, `/address/${address}`, '/address/$address')
  const note = await screen.findByText(
    /^Some letters of this name only look Latin/,
    { selector: '[role=note], [role=note] *' },
    slow,
  )
  const heading = screen.getByRole('heading', { level: 1 })
  expect(note.compareDocumentPosition(heading)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const names = screen.getAllByText('Тidewater')
  expect(names.some((each) => each.closest('h1'))).toBe(true)
  expect(screen.queryByText('Used by this site')).toBeNull()
  expect(await screen.findByRole('img', { name: /only look Latin/ }, slow)).toBeTruthy()
})

test('the contract of a token says that the transfers it counts are its own, and leads to the named token', async () => {
  const token = { address_hash: testConfig.lendingPool, symbol: 'TIDE', type: 'ERC-20' }
  const record = { hash: testConfig.lendingPool, is_contract: true, token, token_transfers_count: 0 }
  await open(async () => Response.json({ ...record, items: [], transactions_count: 3 }))
  await screen.findByRole('tab', { name: 'Transfers by contract 0' }, slow)
  expect(screen.getByRole('link', { name: 'Token TIDE' }).getAttribute('href')).toContain('/token/')
})

test.each([
  [true, ['Verified']],
  [false, ['Source not verified']],
  [undefined, []],
])('beside its title a contract says whether its source is verified: %s', async (isVerified, badges) => {
  const record = { hash: testConfig.lendingPool, is_contract: true, is_verified: isVerified }
  await open(async () => Response.json({ ...record, items: [], transactions_count: 3 }))
  await screen.findByText('Used by this site', {}, slow)
  await waitFor(() =>
    expect(screen.queryAllByText(/verified$/i).map(({ textContent }) => textContent)).toEqual(badges),
  )
})

test('an unused address has no tabs, and says what can be done; Watch proposes to watch it', async () => {
  await loadTestConfig()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) =>
    new URL(input).host === 'node.test'
      ? answerCalls(String(init?.body), ({ method }) => ({ result: method === 'eth_getCode' ? '0x' : '0x0' }))
      : Response.json({ message: 'Not found' }, { status: 404 }),
  )
  renderPart(<AddressPage />, `/address/0x${'a1'.repeat(20)}`, '/address/$address')
  fireEvent.click(await screen.findByRole('button', { name: 'Watch' }, slow))
  const watching = await screen.findByRole<HTMLInputElement>('checkbox', { name: /^Watch/ }, slow)
  expect(watching.checked).toBe(true)
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.getByText(/Compare every digit/).textContent).toMatch(
    /^Neither the node nor the explorer knows/,
  )
  expect(screen.getAllByText(/Neither the node nor the explorer knows/)).toHaveLength(1)
})

test('an account has all tabs, More only on a phone, none for code and none for logs', async () => {
  await loadTestConfig()
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) =>
    new URL(input).host === 'node.test'
      ? answerCalls(String(init?.body), ({ method }) => ({ result: method === 'eth_getCode' ? '0x' : '0x1' }))
      : Response.json({ hash: `0x${'a1'.repeat(20)}`, is_contract: false, items: [], transactions_count: 3 }),
  )
  renderPart(<AddressPage />, `/address/0x${'a1'.repeat(20)}`, '/address/$address')
  await screen.findByRole('tab', { name: 'Approvals' }, slow)
  expect(screen.getByRole('button', { name: 'More' }).className).toContain('sm:hidden')
  const names = screen.getAllByRole('tab').map(({ textContent }) => textContent?.trim())
  expect(names).toEqual(expect.arrayContaining(['Balance', 'Approvals']))
  expect(names.filter((name) => /^(Logs|Contract)/.test(name ?? ''))).toEqual([])
})

test('the contract of a pool leads to its market, by the indexer, has its price and cap, and opens with its transfers', async () => {
  await loadTestConfig()
  const pool = checksummed(`0x${'b2'.repeat(20)}`)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const { host, pathname } = new URL(input)
    if (host === 'node.test') return answerCalls(String(init?.body), () => ({ result: '0x6001' }))
    if (pathname.endsWith(`/addresses/${pool}`))
      return Response.json({
        ...{ hash: pool, is_contract: true, is_verified: false, creator_address_hash: pool, token: null },
        ...{ transactions_count: 0, token_transfers_count: 9 },
      })
    const market = wireMarket(1, { poolAddress: pool })
    return Response.json({ data: { market }, items: [], next_page_params: null })
  })
  renderPart(<AddressPage />, `/address/${pool}`, '/address/$address')
  const link = await screen.findByRole('link', { name: 'Open market' }, slow)
  expect(link.getAttribute('href')).toBe(`/markets/${pool}`)
  const price = await screen.findByText('Price', {}, slow)
  expect(price.nextElementSibling?.textContent).toMatch(/^\$\d/)
  expect(screen.getByText('Diluted cap').nextElementSibling?.textContent).toMatch(/^\$\d/)
  const open = await screen.findByRole('tab', { name: 'Token transfers 9', selected: true }, slow)
  expect(open.getAttribute('href')).toBe(`/address/${pool}`)
  const other = screen.getByRole('tab', { name: 'Transactions 0' })
  expect(other.getAttribute('href')).toBe(`/address/${pool}?tab=transactions`)
})
