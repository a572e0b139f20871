import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { tokenQuery } from '#interfaces/explorer/token/token.ts'
import { coin, tokens } from '#interfaces/testing/explorerFixtures.ts'
import { serveSources } from '#pages/testing/fakeSources.ts'
import { TokenFigures } from './TokenFigures.tsx'

// Loads the chunk before the fake clock starts.
beforeAll(() => import('./TokenCheck.tsx'))

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

const word = (value: bigint) => `0x${value.toString(16).padStart(64, '0')}`

function Page() {
  const { data } = useQuery({ ...tokenQuery(coin), staleTime: 60_000 })
  return <TokenFigures token={data} />
}

/** An explorer, and a node whose token has the supply and the decimals of `chain`, or does not answer them. */
async function open(chain: { supply: bigint; decimals: bigint } | null) {
  const told = { record: tokens.strict }
  const calls = await serveSources(
    () => told.record,
    ({ params }) => {
      if (!chain) return { error: { code: 3, message: 'execution reverted' } }
      const isSupply = JSON.stringify(params).includes('0x18160ddd')
      return { result: word(isSupply ? chain.supply : chain.decimals) }
    },
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { container } = render(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  )
  const notes = () => [...container.querySelectorAll('[role=status]')].map(({ textContent }) => textContent)
  return {
    told,
    calls,
    notes,
    wait: (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000)),
  }
}

test('a different supply and different decimals are shown with both sources, after both were fetched again', async () => {
  const { calls, notes, wait } = await open({ supply: 2_000_000_000_000n, decimals: 8n })
  await wait(1)
  expect(notes()).toEqual([])
  await wait(4)
  expect(notes()).toEqual([
    'From the explorer. The token itself, read through the node, says 2M TUSD.',
    'From the explorer. The token itself, read through the node, says it has 8 decimals.',
  ])
  await wait(60)
  expect(calls).toHaveLength(4)
})

test('no difference is shown when the explorer has caught up by the second request', async () => {
  const { told, notes, wait } = await open({ supply: 2_000_000_000_000n, decimals: 6n })
  await wait(1)
  told.record = { ...tokens.strict, total_supply: '2000000000000' }
  await wait(5)
  expect(notes()).toEqual([])
})

test.each([
  ['agrees', { supply: 1_000_000_000_000n, decimals: 6n }],
  ['is a little newer', { supply: 1_000_900_000_000n, decimals: 6n }],
  ['does not say it', null],
])('no difference is shown for a token that %s', async (_, chain) => {
  const { notes, wait } = await open(chain)
  await wait(5)
  expect(notes()).toEqual([])
})
