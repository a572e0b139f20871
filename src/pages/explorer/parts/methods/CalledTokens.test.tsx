import { screen } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { type Transaction, transactionSchema } from '#interfaces/explorer/transaction/transaction.ts'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { MethodCell } from './MethodCell.tsx'
import { WithCalledTokens } from './WithCalledTokens.tsx'

const router = `0x${'9a'.repeat(20)}`
const stable = `0x${'1'.repeat(40)}`
const token = `0x${'2'.repeat(40)}`
const listed = [
  { address_hash: stable, symbol: 'TUSD', decimals: '6', type: 'ERC-20' },
  { address_hash: token, symbol: 'TIDE', decimals: '18', type: 'ERC-20' },
]

const word = (value: string) => value.replace('0x', '').padStart(64, '0')

/** The answer of `symbol()`. */
const symbolWords = (text: string) =>
  `0x${word('20')}${word(text.length.toString(16))}${Buffer.from(text).toString('hex').padEnd(64, '0')}`

function purchase(to = router, bought = token, least = '0') {
  const words = [25_500_000n.toString(16), least, stable, bought, '4', '5'].map(word)
  const wire = { method: 'swapExactStableForTokens', raw_input: `0x3d9d5cd9${words.join('')}` }
  return v.parse(transactionSchema, { ...transactions.strict, ...wire, to: { hash: to } })
}

/** A list of these transactions, whose method is left out of its text. */
function show(...rows: readonly Transaction[]) {
  const { container, client } = renderPart(
    <WithCalledTokens rows={rows}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows do not move.
        <MethodCell key={at} transaction={row} />
      ))}
    </WithCalledTokens>,
  )
  const text = () => {
    const shown = container.cloneNode(true) as HTMLElement
    for (const badge of shown.querySelectorAll('.badge')) badge.remove()
    return shown.textContent
  }
  return { text, client }
}

async function serveTokens(items: readonly object[], single?: object) {
  const curve = { kind: 'hlpmm-v2', router, quoter: router, registry: router }
  return serve(
    ({ pathname }) => {
      const own = pathname.split('/tokens/')[1]
      return Response.json(own ? { ...single, address_hash: own } : { items, next_page_params: null })
    },
    { curve },
  )
}

test('a purchase names what is bought and what is paid, by one request for all rows', async () => {
  const asked = await serveTokens(listed)
  const { text } = show(purchase(), purchase())
  await screen.findAllByText('TIDE')
  expect(text()).toBe('TIDEfor25.5 TUSD'.repeat(2))
  expect(asked.filter((path) => path !== '/')).toEqual(['/tokens'])
})

test('a purchase names the least of the bought token that its call accepts', async () => {
  await serveTokens(listed)
  const { text } = show(purchase(router, token, (1_500n * 10n ** 18n).toString(16)))
  await screen.findAllByText('TIDE')
  expect(text()).toBe('≥ 1.5KTIDEfor25.5 TUSD')
})

test('a sale names what is sold, and the least dollars that its call accepts', async () => {
  await serveTokens(listed)
  const words = [1_500n * 10n ** 18n, 147_250_000_000_000_000_000n].map((units) => word(units.toString(16)))
  const input = `0x97f74a56${words.join('')}${[token, '4', '5'].map(word).join('')}`
  const wire = { ...transactions.strict, raw_input: input, to: { hash: router } }
  const { text } = show(v.parse(transactionSchema, wire))
  await screen.findAllByText('TIDE')
  expect(text()).toBe('1.5KTIDEfor ≥ $147.25')
})

test('a token beyond the first page of tokens is asked for once for all rows of a list', async () => {
  const asked = await serveTokens(listed.slice(0, 1), listed[1])
  const { text } = show(purchase(), purchase())
  await screen.findAllByText('TIDE')
  expect(text()).toBe('TIDEfor25.5 TUSD'.repeat(2))
  expect(asked.filter((path) => path !== '/')).toEqual(['/tokens', `/tokens/${token}`])
})

test('of more than eight unknown tokens in a list the node tells the others in batches, so that no row loses its amount', async () => {
  const asked = await serveTokens(listed.slice(0, 1), listed[1])
  const explorer = globalThis.fetch
  const batches: string[] = []
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    if (new URL(input).host !== 'node.test') return explorer(input, init)
    batches.push(String(init?.body))
    return answerCalls(String(init?.body), ({ params: [call] }) => ({
      result: (call as { data: string }).data === '0x313ce567' ? `0x${word('12')}` : symbolWords('LATE'),
    }))
  })
  const tokens = Array.from({ length: 12 }, (_, at) => `0x${String(at + 20).repeat(20)}`)
  const { text } = show(...tokens.map((each) => purchase(router, each, (10n ** 21n).toString(16))))
  await expect.poll(() => screen.queryAllByText('LATE').length, { timeout: 10_000 }).toBe(4)
  expect(screen.getAllByText('TIDE')).toHaveLength(8)
  expect(text()?.match(/≥ 1K/g)).toHaveLength(12)
  const batch = batches.filter((body) => body.includes(String(tokens.at(-1))))
  expect([asked.length, batch.length]).toEqual([9, 1])
})

test('a token whose record the explorer does not send in time is read from the node', async () => {
  await serveTokens(listed.slice(0, 1))
  const explorer = globalThis.fetch
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    const { host, pathname } = new URL(input)
    if (host !== 'node.test')
      return pathname.includes(token) ? new Response('', { status: 503 }) : explorer(input, init)
    return answerCalls(String(init?.body), ({ params: [call] }) => ({
      result: (call as { data: string }).data === '0x313ce567' ? `0x${word('12')}` : symbolWords('LATE'),
    }))
  })
  const { text } = show(purchase(router, token, (10n ** 21n).toString(16)))
  await screen.findByText('LATE')
  expect(text()).toBe('≥ 1KLATEfor25.5 TUSD')
})

test('an approval of a token that nobody lists has the name its transaction states, and no amount', async () => {
  await serveTokens([])
  const input = `0x095ea7b3${word('7')}${word('3')}`
  const to = { hash: token, name: 'Silver Shoal' }
  const row = v.parse(transactionSchema, { ...transactions.strict, method: 'approve', raw_input: input, to })
  const { text } = show(row)
  await screen.findByText('Silver Shoal')
  expect(text()).toBe('Silver Shoal')
})

test('a token that the explorer does not list has its address, and no amount', async () => {
  await serveTokens([])
  const { text } = show(purchase())
  await screen.findByText(/^0x2222/)
  expect(text()).toBe('0x2222…2222for0x1111…1111')
})

test('the same call of an unknown contract says nothing, without a request', async () => {
  const asked = await serveTokens(listed)
  const { text } = show(purchase(`0x${'8'.repeat(40)}`))
  await new Promise((resolve) => setTimeout(resolve))
  expect([text(), asked]).toEqual(['', []])
})

test.each([
  ['of an ERC-20 token names the amount', 'ERC-20', '3TIDE'],
  ['of a collection says nothing: its number is an id', 'ERC-721', ''],
])('a transfer %s', async (_, type, text) => {
  await serveTokens([{ ...listed[1], type, decimals: '0' }])
  const input = `0xa9059cbb${word('7')}${word('3')}`
  const wire = { ...transactions.strict, method: 'transfer', raw_input: input, to: { hash: token } }
  const { text: shown, client } = show(v.parse(transactionSchema, wire))
  await expect.poll(() => client.getQueryCache().getAll()[0]?.state.status).toBe('success')
  await expect.poll(shown).toBe(text)
})

test('a token whose symbol is blank has its name beside its amount', async () => {
  await serveTokens([{ ...listed[1], symbol: '\u2800\u3164', name: 'Crab Rave' }])
  const { text } = show(purchase(router, token, (10n ** 21n).toString(16)))
  await screen.findByText('Crab Rave')
  expect(text()).toMatch(/^≥ 1KCrab Rave/)
})

test('a token whose symbol is blank has its address beside its amount', async () => {
  await serveTokens([listed[0], { ...listed[1], symbol: ' ' }].filter((each) => each !== undefined))
  const { text } = show(purchase(router, token, (10n ** 21n).toString(16)))
  await screen.findByText(/^0x2222/)
  expect(text()).toBe('≥ 1K0x2222…2222for25.5 TUSD')
})

type ReadCall = { data: string; to: string }

/** The answers of a registry with one stablecoin, and of this coin. */
function stablecoinWords({ data, to }: ReadCall, places: number) {
  if (to.toLowerCase() === router) return `0x${word('20')}${word('1')}${word(stable)}`
  return data === '0x313ce567' ? `0x${word(places.toString(16))}` : symbolWords('TUSD')
}

/** Serves the tokens by the explorer, and by the node these logs and one approved stablecoin. */
async function serveLogs(logs: readonly object[] | null, places = 18) {
  await serveTokens([{ ...listed[0], decimals: '18' }, { ...listed[1] }])
  const explorer = globalThis.fetch
  const filters: { topics: unknown[]; fromBlock: string; toBlock: string }[] = []
  vi.stubGlobal('fetch', async (input: URL | string, init?: RequestInit) => {
    if (new URL(input).host !== 'node.test') return explorer(input, init)
    return answerCalls(String(init?.body), ({ method, params: [parameter] }) => {
      if (method !== 'eth_getLogs') return { result: stablecoinWords(parameter as ReadCall, places) }
      filters.push(parameter as (typeof filters)[number])
      if (logs === null) return { error: { code: -32_601, message: 'no such method' } }
      return { result: filters.length % 2 === 1 ? logs : [] }
    })
  })
  return filters
}

const [trader] = [String(transactions.strict.from.hash)]
const hash = String(transactions.strict.hash)
const transfer = (address: string, from: string, to: string, units: bigint, transactionHash = hash) => ({
  address,
  topics: ['0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef', from, to].map((side, at) =>
    at === 0 ? side : `0x${word(side.toLowerCase())}`,
  ),
  data: `0x${word(units.toString(16))}`,
  transactionHash,
})
const whole = 10n ** 18n

function sale(wire: object = {}) {
  const words = [1_500n * whole, 147n * whole].map((units) => word(units.toString(16)))
  const input = `0x97f74a56${words.join('')}${[token, '4', '5'].map(word).join('')}`
  return v.parse(transactionSchema, {
    ...transactions.strict,
    raw_input: input,
    to: { hash: router },
    ...wire,
  })
}

test('a sale in a block names the dollars that its sender received, read from the logs of the blocks of the list', async () => {
  const filters = await serveLogs([
    transfer(token, trader, router, 1_500n * whole),
    transfer(stable, router, trader, 151n * whole),
    transfer(stable, router, trader, 900n * whole, `0x${'7'.repeat(64)}`),
  ])
  const { text } = show(sale())
  await expect.poll(text).toBe('1.5KTIDEfor $151.00')
  const block = `0x${Number(sale().blockNumber).toString(16)}`
  expect(filters.map(({ fromBlock, toBlock }) => [fromBlock, toBlock])).toEqual([
    [block, block],
    [block, block],
  ])
})

test('a reverted sale and one further back than two hundred blocks keep the least they accept', async () => {
  const number = Number(transactions.strict.block_number)
  const far = { block_number: number - 200, hash: `0x${'8'.repeat(64)}` }
  const filters = await serveLogs([
    transfer(token, trader, router, 1_500n * whole),
    transfer(stable, router, trader, 151n * whole),
  ])
  const { text } = show(sale(), sale(far), sale({ status: 'error', hash: `0x${'9'.repeat(64)}` }))
  await expect.poll(text).toBe('1.5KTIDEfor $151.001.5KTIDEfor ≥ $147.001.5KTIDEfor ≥ $147.00')
  expect(Number(filters[0]?.fromBlock)).toBe(number)
})

test('a sale that was paid in a coin without 18 decimals keeps the least it accepts', async () => {
  const filters = await serveLogs(
    [transfer(token, trader, router, 1_500n * whole), transfer(stable, router, trader, 151n * whole)],
    6,
  )
  const { text, client } = show(sale())
  await expect.poll(() => filters.length).toBe(2)
  await expect.poll(() => client.getQueriesData({ queryKey: ['node', 'dollarCoins'] })[0]?.[1]).toEqual([])
  await expect.poll(text).toBe('1.5KTIDEfor ≥ $147.00')
})

test('a sale keeps the least it accepts where the node does not search logs', async () => {
  const filters = await serveLogs(null)
  const { text } = show(sale())
  await expect.poll(() => filters.length).toBe(2)
  await expect.poll(text).toBe('1.5KTIDEfor ≥ $147.00')
})
