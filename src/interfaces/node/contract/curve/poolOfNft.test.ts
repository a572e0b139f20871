import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { feeCollector, marketNFT } from '#spec/abi/hlpmmFactorySelectors.ts'
import { nftToPool } from '#spec/abi/hlpmmNftSelectors.ts'
import { factory } from '#spec/abi/hlpmmRouterSelectors.ts'
import { poolOfNftQuery } from './poolOfNft.ts'

const [router, maker, nft, pool, stranger] = [1, 2, 3, 4, 5].map(
  (digit) => `0x${String(digit).repeat(40)}` as const,
) as [`0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`, `0x${string}`]
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

const word = (address: string) => `0x${address.slice(2).padStart(64, '0')}`

/** A node with the contracts of markets. Every other contract, too, claims that ids up to 9 are of the pool. */
async function open() {
  await loadTestConfig({ curve: { kind: 'hlpmm-v2', router, quoter: maker, registry: maker } })
  const named: Record<string, string> = {
    [`${router} ${factory}`]: maker,
    [`${maker} ${marketNFT}`]: nft,
    [`${maker} ${feeCollector}`]: maker,
  }
  const poolOf = (data: string) => (BigInt(`0x${data.slice(10)}`) > 9n ? '0x0' : pool)
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) =>
    answerCalls(body, ({ params }) => {
      const { to, data } = params[0] as { to: string; data: string }
      const address = named[`${to} ${data}`] ?? (data.startsWith(nftToPool) ? poolOf(data) : null)
      return { result: address === null ? '0x' : word(address) }
    }),
  )
}

test('the pool of an NFT is what the NFT contract behind the router says', async () => {
  await open()
  expect(await client.fetchQuery(poolOfNftQuery(nft, '7'))).toBe(pool)
  expect(await client.fetchQuery(poolOfNftQuery(nft, '10'))).toBeNull()
})

test('another collection that claims to be of a market is not believed', async () => {
  await open()
  expect(await client.fetchQuery(poolOfNftQuery(stranger, '7'))).toBeNull()
})
