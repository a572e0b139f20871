import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { createQueryClient } from '#lib/requests/queryClient.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { IndexerLag } from '#pages/lag/IndexerLag.tsx'
import { useWindowEnd } from '#pages/lag/useWindowEnd.ts'
import { LiveLine } from './LiveLine.tsx'

const rest = { lag: null, marketsIndexed: 1, totalSwaps: 1, totalTransfers: 1, uptime: '1s' }

// Loads the module before the first lag, because fake time does not wait for it.
beforeAll(() => import('#interfaces/node/chain/nodeBlock.ts'))
beforeEach(() => {
  vi.useFakeTimers()
})

type Wire = { indexed: number | null; isSilent: boolean; head: number }

/** The node's answer for a block: block n has the time n seconds after the epoch. It refuses while it is silent. */
function answerBlock(init: RequestInit | undefined, { isSilent }: Wire) {
  const { id, params } = JSON.parse(String(init?.body))
  if (isSilent) return { jsonrpc: '2.0', id, error: { code: -32_601, message: 'no such method' } }
  const word = (digit: string) => `0x${digit.repeat(64)}`
  const chained = { hash: word('a'), parentHash: word('b'), transactions: [] }
  const result = { number: params[0], timestamp: params[0], gasUsed: '0x0', gasLimit: '0x1', ...chained }
  return { jsonrpc: '2.0', id, result }
}

/**
 * A live page on a chain of a block every two seconds, now at 1,000. The indexer has read `indexed` of its blocks, or is
 * silent; the header knows the node's newest block unless `isSilent`.
 */
async function open(indexed: number | null, { headBlock = null as number | null, isSilent = false } = {}) {
  await loadTestConfig()
  const wire: Wire = { indexed, isSilent, head: 1_000 }
  vi.stubGlobal('fetch', async (to: string, init?: RequestInit) => {
    if (to.startsWith('http://node.test')) return Response.json(answerBlock(init, wire))
    if (wire.indexed === null) throw new TypeError('No connection')
    return Response.json({ data: { indexerStatus: { ...rest, lastBlock: wire.indexed, headBlock } } })
  })
  const client = createQueryClient()
  const know = () => !wire.isSilent && client.setQueryData(blockNumberQuery().queryKey, wire.head)
  know()
  render(
    <QueryClientProvider client={client}>
      <LiveLine state="live" freshAt={new Date()} />
      <IndexerLag />
      <End />
    </QueryClientProvider>,
  )
  const pass = (seconds: number) =>
    act(async () => {
      for (let second = 0; second < seconds; second += 2) {
        wire.head += 1
        know()
        await vi.advanceTimersByTimeAsync(2_000)
      }
    })
  return { wire, pass }
}

/** Renders the end of windows such as "24 h". */
function End() {
  const { end } = useWindowEnd()
  return <output>{end === null ? 'unknown' : end === 400 ? 'block 400' : 'now'}</output>
}

const windowsEnd = () => document.querySelector('output')?.textContent

/** The text of the lag notice; null without one. */
const said = () => screen.queryByText(/^The indexer is/)?.textContent ?? null

test.each([
  ['polling', 'Polling'],
  ['live', 'Live·just now'],
] as const)(
  'on a phone the line of a board that is %s says %s: a longer word has no time beside it',
  async (state, expected) => {
    await loadTestConfig()
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    const { container } = render(
      <QueryClientProvider client={createQueryClient()}>
        <LiveLine state={state} freshAt={new Date()} />
      </QueryClientProvider>,
    )
    expect(container.textContent).toBe(expected)
  },
)

test('a lagging indexer is shown with the block of its prices, and Live returns on catch-up', async () => {
  const { wire, pass } = await open(400)
  await pass(2)
  expect(said()).toBeNull()
  expect(screen.getByText('Live')).toBeTruthy()
  await pass(20)
  expect(windowsEnd()).toBe('block 400')
  expect(said()).toMatch(
    /^The indexer is 6\d\d blocks \(about 2\d min\) behind the network: its prices and trades are those of block 400\. Their changes over hours and days end with it; its volumes and counts lack what came after it\.$/,
  )
  expect(screen.queryByText('Live')).toBeNull()
  expect(screen.getByText('Behind')).toBeTruthy()

  wire.indexed = 1_010
  await pass(10)
  expect(said()).toBeNull()
  expect(windowsEnd()).toBe('now')
  expect(screen.getByText('Live')).toBeTruthy()
})

test("without the node the indexer's own lag counts, and without that none is shown", async () => {
  const { pass } = await open(400, { headBlock: 900, isSilent: true })
  await pass(20)
  expect(said()).toBe(
    'The indexer is 500 blocks behind the network: its prices and trades are those of block 400. Its time is unknown, so their changes over hours and days are not shown; its volumes and counts lack what came after it.',
  )
  expect(windowsEnd()).toBe('unknown')
  cleanup()
  const alone = await open(400, { isSilent: true })
  await alone.pass(30)
  expect(said()).toBeNull()
})

test('an indexer that stops answering is no longer shown as lagging', async () => {
  const { wire, pass } = await open(400)
  await pass(20)
  expect(said()).not.toBeNull()
  wire.indexed = null
  await pass(30)
  expect(said()).toBeNull()
})

test('an indexer that does not answer is not shown as live, nor its figures as of now', async () => {
  const { wire, pass } = await open(1_000)
  await pass(4)
  expect(screen.getByText('Live')).toBeTruthy()
  expect(document.querySelector('time')).not.toBeNull()
  wire.indexed = null
  await pass(60)
  expect(screen.queryByText('Live')).toBeNull()
  expect(screen.getByText('Reconnecting')).toBeTruthy()
  expect(document.querySelector('time')).toBeNull()
})
