import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { logSchema } from '#interfaces/explorer/transaction/log.ts'
import { alice } from '#interfaces/testing/explorerFixtures.ts'
import { serve } from '#interfaces/testing/fakeExplorer.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { renderPart } from '#pages/testing/renderPart.tsx'
import { LogList } from './LogList.tsx'

/** The topic of `Transfer(address,address,uint256)`. */
const transfer = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

test('3,000 undecoded logs make less than 4,000 elements, and more are shown on demand', async () => {
  await serve(() => Response.json({}))
  const word = `0x${'7'.repeat(64)}`
  const rows = Array.from({ length: 3_000 }, (_, index) =>
    v.parse(logSchema, {
      address: { hash: `0x${'8'.repeat(40)}` },
      index,
      transaction_hash: word,
      topics: [word, word, word],
      data: `${word}${'7'.repeat(64)}`,
    }),
  )
  const list = (
    <QueryClientProvider client={new QueryClient()}>
      <LogList rows={rows} />
    </QueryClientProvider>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component: () => list }),
    history: createMemoryHistory(),
  })
  const { container } = render(<RouterProvider router={router as never} />)
  await screen.findByText('Log 24')
  expect(screen.queryByText('Log 25')).toBeNull()
  expect(container.querySelectorAll('*').length).toBeLessThan(4_000)
  expect(screen.getByRole('button', { name: 'Show 200 more' })).toBeTruthy()
})

test('a decoded log is named after its event, with its contract and its number', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await serve(() => Response.json({}))
  const emitter = { hash: `0x${'8'.repeat(40)}`, name: 'Harbour Dollar' }
  const decoded = { method_call: 'Sent(address to)', method_id: '1', parameters: [] }
  const log = v.parse(logSchema, { address: emitter, index: 33, topics: [], data: '0x', decoded })
  renderPart(<LogList rows={[log]} />)
  const head = (await screen.findByText('Sent')).closest('p')
  expect(head?.textContent).toMatch(/^Sent ?Log 33by ?Harbour Dollar/)
})

test('a decoded log shows its values; its signature and its bytes are shown once they are opened', async () => {
  await serve(() => Response.json({}))
  const signature = 'Sent(uint256 indexed count)'
  const parameters = [{ name: 'count', type: 'uint256', value: '12', indexed: true }]
  const decoded = { method_call: signature, method_id: '1', parameters }
  const log = v.parse(logSchema, {
    address: { hash: `0x${'8'.repeat(40)}` },
    ...{ index: 33, topics: [transfer], data: '0x', decoded },
  })
  renderPart(<LogList rows={[log]} />)
  expect((await screen.findByText('count')).closest('div')?.textContent).toBe('count12')
  expect(screen.queryByText(signature)).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
  fireEvent.click(screen.getByText('1 topic, no data'))
  await screen.findByText(signature)
  screen.getByText(transfer)
})

test.each([
  ['one of a known event are folded below it', transfer, false],
  ['one of an unknown event are open', `0x${'7'.repeat(64)}`, true],
])('the bytes of an undecoded log, %s', async (_, event, isOpen) => {
  await serve(() => Response.json({}))
  const account = `0x${'00'.repeat(12)}${'ab'.repeat(20)}`
  const log = v.parse(logSchema, {
    address: { hash: `0x${'8'.repeat(40)}` },
    index: 1,
    topics: [event, account, account],
    data: `0x${'0'.repeat(63)}5`,
  })
  renderPart(<LogList rows={[log]} tokens={[]} />)
  await screen.findByText(isOpen ? 'Unknown event.' : /^Transfer\(/)
  const bytes = screen.getByText('3 topics and 32 bytes of data')
  expect(bytes.closest('details')?.open).toBe(isOpen)
})

test('an argument that is an emitter has the sign of a contract, and an unknown one no picture', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  await serve(() => Response.json({}))
  const [emitter, other] = [`0x${'8'.repeat(40)}`, `0x${'7'.repeat(40)}`]
  const of = (name: string, value: string) => ({ name, type: 'address', value })
  const parameters = [of('by', emitter), of('to', other)]
  const decoded = { method_call: 'Sent(address by, address to)', method_id: '1', parameters }
  const log = v.parse(logSchema, { address: { hash: emitter }, index: 33, topics: [], data: '0x', decoded })
  renderPart(<LogList rows={[log]} />)
  await screen.findByText('Sent')
  const [by, to] = screen.getAllByRole('definition')
  expect(by?.querySelector('.contract-mark')).not.toBeNull()
  expect(to?.querySelector('a .contract-mark, a svg, a canvas, a img')).toBeNull()
})

test('a log of an address says its block and age, and the reserve of its market in whole tokens', async () => {
  const token = `0x${'9'.repeat(40)}` as const
  const curve = {
    kind: 'hlpmm-v2',
    router: alice,
    quoter: `0x${'a'.repeat(40)}`,
    registry: `0x${'b'.repeat(40)}`,
  }
  await serveSources(
    () => ({ address_hash: token, symbol: 'TIDE', decimals: '6', type: 'ERC-20' }),
    () => ({ result: null }),
    { curve },
  )
  const parameters = [{ name: 'reserveToken', type: 'uint256', value: '7500000', indexed: false }]
  const decoded = { method_call: 'Sync(uint256 reserveToken)', method_id: '1', parameters }
  const log = v.parse(logSchema, {
    address: { hash: `0x${'8'.repeat(40)}` },
    ...{ index: 15, topics: [transfer], data: '0x', decoded, transaction_hash: `0x${'7'.repeat(64)}` },
    ...{ block_number: 21_891, block_timestamp: new Date(Date.now() - 8_000).toISOString() },
  })
  renderPart(<LogList rows={[log]} ofAddress traded={token} />)
  await waitFor(() => expect(document.querySelector('dd')?.textContent).toMatch(/^7\.5\d*\s?TIDE7500000$/))
  expect(screen.getByText('Sync').closest('p')?.textContent).toMatch(/block 21,891 · \d+ s$/)
})
