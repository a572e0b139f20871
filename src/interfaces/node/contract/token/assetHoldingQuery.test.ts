import { QueryClient } from '@tanstack/react-query'
import { numberToHex } from 'viem'
import { beforeEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import type { Hex } from '#lib/wire/shapes.ts'
import { allowance, balanceOf, decimals } from '#spec/abi/tokenSelectors.ts'
import { assetHoldingQuery } from './assetHoldingQuery.ts'

const asset = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const pToken = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512'
const pool = '0x5FC8d32690cc91D4c39d9d3abcBD16989F875707'
const user = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const word = (value: bigint) => numberToHex(value, { size: 32 })

const answers: Record<string, Hex> = {
  [`${asset} ${decimals}`]: word(6n),
  [`${asset} ${balanceOf}`]: word(100_000_000n),
  [`${asset} ${allowance}`]: word(7n),
  [`${pToken} ${balanceOf}`]: word(2n ** 255n),
}

beforeEach(() => loadTestConfig())

function ask(change: Record<string, Hex> = {}) {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) =>
    answerCalls(body, ({ params: [call] }) => {
      const { to, data } = call as { to: string; data: string }
      return { result: { ...answers, ...change }[`${to} ${data.slice(0, 10)}`] }
    }),
  )
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return client.fetchQuery(assetHoldingQuery({ asset, pToken, pool, user }))
}

test('balance and allowance are read from the tokens in exact base units', async () => {
  expect(await ask()).toEqual({
    decimals: 6,
    wallet: 100_000_000n,
    allowance: 7n,
    pTokens: 2n ** 255n,
  })
})

test('decimals that no token can have are refused', async () => {
  await expect(ask({ [`${asset} ${decimals}`]: word(256n) })).rejects.toMatchObject({ kind: 'malformed' })
})

test.each(['0x', '0x01'] as const)(
  'a token that answers %s is not read as zero: the node is named',
  async (answer) => {
    await expect(ask({ [`${asset} ${balanceOf}`]: answer })).rejects.toMatchObject({
      from: 'node',
      kind: 'malformed',
    })
  },
)
