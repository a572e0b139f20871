import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import type { Call } from '#domain/explorer/callTree.ts'
import { transactionQuery } from '#interfaces/explorer/transaction/transaction.ts'
import { callTraceQuery } from '#interfaces/node/transaction/callTrace.ts'
import { bob, coin, id, tokenTransfers, transactions } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { checksummed } from '#lib/wire/shapes.ts'
import { CallTree } from './CallTree.tsx'

const call = {
  transaction_hash: id,
  block_number: 7,
  index: 1,
  type: 'call',
  from: { hash: bob },
  value: '1',
}

/** Shows the calls of a transaction without a trace, from the explorer's list. */
async function show(list: object) {
  await serve(({ pathname }) =>
    pathname.endsWith('/internal-transactions')
      ? Response.json({ next_page_params: null, ...list })
      : Response.json({ message: 'Not here' }, { status: 404 }),
  )
  draw(new QueryClient({ defaultOptions: { queries: { retry: false } } }))
}

function draw(client: QueryClient) {
  const inside = (
    <QueryClientProvider client={client}>
      <Suspense>
        <CallTree hash={id} />
      </Suspense>
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => inside }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router as never} />)
}

test('a tree says that calls are missing when some could not be read', async () => {
  await show({ items: [call, { from: 7 }, 'call'] })
  await screen.findByText(
    /built from the explorer's list and may be wrong. 2 of its rows could not be read.$/,
  )
})

test('a list without a readable call is not called empty', async () => {
  await show({ items: [{ from: 7 }] })
  await screen.findByText('1 of its rows could not be read.')
})

test("a tree says that it is incomplete when the explorer's list is", async () => {
  await show({ items: [call], meta: { status: 2 } })
  await screen.findByText(/The explorer does not have all of the calls.$/)
})

test('an empty and complete list says that there are no internal transactions', async () => {
  await show({ items: [] })
  await screen.findByText('No internal transactions, or they are not traced yet.')
})

const frame: Omit<Call, 'gas' | 'gasUsed'> = {
  type: 'call',
  from: bob,
  to: coin,
  value: null,
  input: null,
  output: null,
  error: null,
  calls: [],
}
/** The argument of an error with a text of at most 32 letters. */
function errorText(text: string): string {
  const word = (number: number) => number.toString(16).padStart(64, '0')
  const digits = [...text].map((letter) => letter.charCodeAt(0).toString(16)).join('')
  return `${word(32)}${word(text.length)}${digits.padEnd(64, '0')}`
}

const inner: Call = { ...frame, gas: 1_000n, gasUsed: 900n }
/** The trace of Anvil, whose first call has the gas that the block had used until then. */
const trace: Call = { ...frame, gas: 70_000n, gasUsed: 60_000n, calls: [inner] }

test("the first call shows the gas of its transaction, not the gas in the node's trace", async () => {
  const client = new QueryClient()
  client.setQueryData(callTraceQuery(id).queryKey, trace)
  await serve(() => Response.json(transactions.strict))
  await client.prefetchQuery(transactionQuery(id))
  draw(client)
  await screen.findByText('900 of 1,000 gas')
  screen.getByText('21,000 of 30,000 gas')
})

test('the gas of the first call is unknown when the transaction did not load', async () => {
  const client = new QueryClient()
  client.setQueryData(callTraceQuery(id).queryKey, trace)
  await serve(() => Response.json({}, { status: 404 }))
  draw(client)
  await screen.findByText('up to 70,000 gas')
})

test('a call inside a failed one is undone, with what it sent, others and what only read are not', async () => {
  const client = new QueryClient()
  const paid: Call = { ...inner, value: 4n * 10n ** 18n }
  const read: Call = { ...inner, type: 'STATICCALL' }
  const failed: Call = { ...inner, error: 'execution reverted', calls: [paid, read] }
  client.setQueryData(callTraceQuery(id).queryKey, { ...trace, calls: [paid, failed] })
  await serve(() => Response.json({}, { status: 404 }))
  draw(client)
  await screen.findByText('execution reverted')
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 static call' }))
  const lines = [...document.querySelectorAll('li')].filter(
    (line) => line.querySelectorAll('li').length === 0,
  )
  expect(lines.map((line) => /undone with the call around it/.test(line.textContent))).toEqual([
    false,
    true,
    false,
  ])
  expect(lines.map((line) => line.querySelector('.line-through') !== null)).toEqual([false, true, false])
})

test('a call that proves no code is of a contract where the explorer says so', async () => {
  const client = new QueryClient()
  client.setQueryData(callTraceQuery(id).queryKey, inner)
  const item = { ...call, to: { hash: coin, name: 'Market events', is_contract: true } }
  await serve(({ pathname }) =>
    pathname.endsWith('/internal-transactions')
      ? Response.json({ next_page_params: null, items: [item] })
      : Response.json({}, { status: 404 }),
  )
  draw(client)
  await screen.findByRole('link', { name: /^Market events, contract/ })
})

test('an address in the arguments of a call is a link, shortened, and whole when it is selected', async () => {
  const client = new QueryClient()
  const input = `0x70a08231${coin.slice(2).toLowerCase().padStart(64, '0')}` as const
  client.setQueryData(callTraceQuery(id).queryKey, { ...inner, input })
  await serve(() => Response.json({}, { status: 404 }))
  draw(client)
  const words = await screen.findByText(/^balanceOf/)
  expect(words.closest('code')?.textContent).toBe(`balanceOf(holder: ${coin})`)
  expect(words.closest('code')?.querySelector('a')?.getAttribute('href')).toBe(`/address/${coin}`)
  expect(words.closest('code')?.querySelector('.midcut-rest')?.textContent).toBe(coin.slice(6, -4))
})

const word = (digits: string) => digits.padStart(64, '0')
const toBob = word(bob.slice(2).toLowerCase())

test.each([
  ['moves', '0xa9059cbb', toBob],
  ['moves, as this reports it to another contract,', '0x1be44859', `${toBob}${toBob}`],
])(
  'an amount of a token that the transaction %s is in whole tokens, and in base units on hover',
  async (_, selector, parties) => {
    const client = new QueryClient()
    const input = `${selector}${parties}${word((1_500_000).toString(16))}` as `0x${string}`
    await serve(({ pathname }) =>
      pathname.endsWith(id)
        ? Response.json({ ...transactions.strict, token_transfers: [tokenTransfers.strict] })
        : Response.json({}, { status: 404 }),
    )
    const { tokenTransfers: moved } = await client.fetchQuery(transactionQuery(id))
    const token = moved?.[0]?.token?.address ?? bob
    const sides = selector === '0xa9059cbb' ? { to: token } : { from: token }
    client.setQueryData(callTraceQuery(id).queryKey, { ...inner, ...sides, input })
    draw(client)
    const line = (await screen.findByText(/^(transfer|emitTokenTransfer)/)).closest('code')
    expect(line?.textContent).toMatch(/: 1\.5 TUSD\)$/)
    expect(line?.title).toMatch(/: 1500000\)$/)
  },
)

test.each([
  ['out of gas', true],
  [null, false],
])('a call that failed with %s proves code: %s', async (error, isContract) => {
  const client = new QueryClient()
  client.setQueryData(callTraceQuery(id).queryKey, { ...inner, to: id.slice(0, 42) as never, error })
  await serve(() => Response.json({}, { status: 404 }))
  draw(client)
  const link = await screen.findByRole('link', { name: /contract|0x/ })
  expect(/contract/.test(link.getAttribute('aria-label') ?? link.outerHTML)).toBe(isContract)
})

test('of thousands of calls the first ones are drawn, and more on demand', async () => {
  const client = new QueryClient()
  const many: Call = {
    ...trace,
    calls: Array.from({ length: 3_000 }, () => ({ ...inner, calls: [inner] })),
  }
  client.setQueryData(callTraceQuery(id).queryKey, many)
  await serve(() => Response.json({}, { status: 404 }))
  draw(client)
  await screen.findByText(/50 of 3,000 shown/)
  expect(document.querySelectorAll('*').length).toBeLessThan(2_000)
  expect(document.querySelectorAll('li').length).toBe(1 + 50 + 1)
})

test('a creation that failed is told as one, and a call without a receiver is unknown', async () => {
  await show({
    items: [
      { ...call, type: 'create', to: null, created_contract: null, success: false, error: 'reverted' },
      { ...call, index: 2, to: null },
    ],
  })
  await screen.findByText('no contract: its creation failed')
  expect(screen.getAllByTitle('Unknown contract')).toHaveLength(1)
})

test('an account that was paid has no mark of a contract, one that answered has', async () => {
  const client = new QueryClient()
  const paid: Call = { ...inner, to: bob, value: 4n }
  const answered: Call = { ...inner, output: '0x01' }
  client.setQueryData(callTraceQuery(id).queryKey, { ...trace, calls: [paid, answered] })
  await serve(() => Response.json({}, { status: 404 }))
  draw(client)
  await screen.findAllByText('900 of 1,000 gas')
  const lines = [...document.querySelectorAll('li')].filter((line) => !line.querySelector('li'))
  expect(lines.map((line) => line.querySelector('.contract-mark') !== null)).toEqual([false, true])
})

test('a call of a proxy has the names of the code that it ran, not of its implementation of today', async () => {
  const [earlier, today] = [`0x${'e1'.repeat(20)}`, `0x${'e2'.repeat(20)}`] as const
  const setting = (name: string) => [
    {
      type: 'function',
      name: 'set',
      inputs: [{ name, type: 'uint256' }],
      outputs: [],
      stateMutability: 'view',
    },
  ]
  const contract = { is_verified: true, is_contract: true }
  const proxy = { hash: coin, ...contract, proxy_type: 'eip1967' }
  await serve(({ pathname }) => {
    if (pathname.endsWith('/internal-transactions')) {
      const inside = { ...call, from: proxy, type: 'delegatecall', to: { hash: earlier, ...contract } }
      const items = [{ ...call, to: { hash: today, ...contract } }, { ...call, to: proxy }, inside]
      return Response.json({
        items: items.map((item, index) => ({ ...item, index })),
        next_page_params: null,
      })
    }
    if (pathname.endsWith(coin))
      return Response.json({ abi: [], implementations: [{ address_hash: today }], ...contract })
    const isEarlier = pathname.toLowerCase().endsWith(earlier)
    return Response.json({ ...contract, abi: setting(isEarlier ? 'amount' : 'share') })
  })
  const input = `0x60fe47b1${'0'.repeat(63)}5` as const
  const ran: Call = { ...inner, type: 'delegatecall', to: checksummed(earlier), input }
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(callTraceQuery(id).queryKey, {
    ...trace,
    calls: [{ ...inner, input, calls: [ran] }],
  })
  draw(client)
  expect(await screen.findAllByText(/^set\(amount: 5\)$/)).toHaveLength(2)
})

test.each([
  ['custom error 0x1cdde67b', '0x1cdde67b', 'execution reverted: Closed()'],
  ['none left', `0x08c379a0${errorText('none left')}`, 'execution reverted: none left'],
] as const)(
  'a failure that the node words as “%s” is told by its error’s name, or its text',
  async (words, output, told) => {
    const client = new QueryClient()
    const failed: Call = { ...inner, output, error: `execution reverted: ${words}` }
    client.setQueryData(callTraceQuery(id).queryKey, { ...trace, calls: [failed] })
    const contract = { is_verified: true, abi: [{ type: 'error', name: 'Closed', inputs: [] }] }
    await serve(({ pathname }) =>
      pathname.endsWith('/internal-transactions')
        ? Response.json({ items: [{ ...call, to: { hash: coin, ...contract } }], next_page_params: null })
        : Response.json(contract),
    )
    draw(client)
    await screen.findByText(told)
  },
)

test('a traced call has the name of its contract from the list of the explorer', async () => {
  const client = new QueryClient()
  client.setQueryData(callTraceQuery(id).queryKey, { ...trace, calls: [inner] })
  const named = { ...call, to: { hash: coin, name: 'Harbour Dollar', is_contract: true } }
  await serve(({ pathname }) =>
    pathname.endsWith('/internal-transactions')
      ? Response.json({ items: [named], next_page_params: null })
      : Response.json({}, { status: 404 }),
  )
  draw(client)
  expect(await screen.findAllByText('Harbour Dollar')).toHaveLength(2)
})

test('the largest number in a call is said as the overview says it, and has its digits on hover', async () => {
  const client = new QueryClient()
  const word = (digits: string) => digits.padStart(64, '0')
  const input = `0x095ea7b3${word(bob.slice(2).toLowerCase())}${'f'.repeat(64)}` as const
  client.setQueryData(callTraceQuery(id).queryKey, { ...inner, input })
  await serve(() => Response.json({}, { status: 404 }))
  draw(client)
  const line = (await screen.findByText(/^approve/)).closest('code')
  expect(line?.textContent).toMatch(/: no limit\)$/)
  expect(line?.title).toMatch(/: 1157\d+9935\)$/)
})

test('static calls are hidden until a button, which counts them, shows them', async () => {
  const client = new QueryClient()
  const read: Call = { ...inner, type: 'STATICCALL' }
  client.setQueryData(callTraceQuery(id).queryKey, { ...trace, calls: [read, inner, read] })
  await serve(() => Response.json({}, { status: 404 }))
  draw(client)
  const show = await screen.findByRole('button', { name: 'Show 2 static calls' })
  expect(screen.queryByText('STATICCALL')).toBeNull()
  expect(screen.getAllByText('call')).toHaveLength(2)
  fireEvent.click(show)
  expect(screen.getByRole('button', { name: 'Hide 2 static calls' })).toBeTruthy()
  expect(screen.getAllByText('STATICCALL')).toHaveLength(2)
})
