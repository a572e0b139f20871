import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { chainAnchorsQuery } from './chainAnchors.ts'

/** A block whose hash names its fork. */
const block = (number: number, fork = 'a') => ({
  number: `0x${number.toString(16)}`,
  hash: `0x${fork.repeat(56)}${number.toString(16).padStart(8, '0')}`,
})

type Look = readonly [fork: string, newest: number] | null

/** A node whose chain is the same for all forks up to block 100. */
function answerOf(look: Look, name: unknown) {
  if (!look) return { error: { code: -32_601, message: 'no such method' } }
  const [fork, newest] = look
  const number = name === 'latest' ? newest : Number(name)
  return { result: number > newest ? null : block(number, number <= 100 ? 'a' : fork) }
}

/** The number of losses after looks at nodes with these chains: the fork and the newest block, or no answer. */
async function lossesAfter(looks: readonly Look[]) {
  await loadTestConfig()
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  for (const look of looks) {
    vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
      answerCalls(body, ({ params: [name] }) => answerOf(look, name)),
    )
    await client.fetchQuery({ ...chainAnchorsQuery(), staleTime: 0 })
  }
  return client.getQueryData<{ losses: number; depth: number }>(chainAnchorsQuery().queryKey)
}

test.each([
  [
    'grows',
    [
      ['a', 100],
      ['a', 101],
      ['a', 140],
    ],
  ],
  [
    'stands still',
    [
      ['a', 100],
      ['a', 100],
      ['a', 100],
      ['a', 100],
      ['a', 100],
    ],
  ],
  [
    'is behind at every second look',
    [
      ['a', 110],
      ['a', 108],
      ['a', 111],
      ['a', 109],
      ['a', 112],
    ],
  ],
  ['has no blocks', [null, null]],
  [
    'has another fork above what was seen',
    [
      ['a', 99],
      ['b', 120],
    ],
  ],
] as const)('no block is lost when the chain %s', async (_, looks) => {
  expect(await lossesAfter(looks)).toMatchObject({ losses: 0 })
})

test.each([
  [
    'the newest block has another hash',
    [
      ['a', 104],
      ['b', 104],
    ],
    0,
  ],
  [
    'the last seen block has another hash',
    [
      ['a', 104],
      ['b', 130],
    ],
    0,
  ],
  [
    'the node goes back to another fork and grows',
    [
      ['a', 101],
      ['a', 104],
      ['b', 102],
      ['b', 103],
    ],
    3,
  ],
  [
    'the node stays on a lower block',
    [
      ['a', 90],
      ['a', 104],
      ['a', 50],
      ['a', 50],
      ['a', 51],
    ],
    53,
  ],
] as const)('blocks are lost once when %s', async (_, looks, depth) => {
  expect(await lossesAfter(looks)).toMatchObject({ losses: 1, depth })
})
