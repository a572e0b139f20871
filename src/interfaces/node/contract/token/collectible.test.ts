import { QueryClient } from '@tanstack/react-query'
import { encodeFunctionData, encodeFunctionResult, type Hex } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { answerCalls } from '#interfaces/testing/answerCalls.ts'
import { loadTestConfig } from '#lib/testing/testConfig.ts'
import { collectibleAbi } from '#spec/abi/collectible.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'
import { collectibleQuery } from './collectible.ts'

const collection = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const owner = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const id = 2n ** 256n - 1n
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })

afterEach(() => {
  client.clear()
})

/** Reads a collection through a node that answers these calls and reverts on others; also returns the requests. */
async function ask(answers: Readonly<Record<Hex, Hex>>) {
  await loadTestConfig()
  const requests: string[] = []
  vi.stubGlobal('fetch', async (_: URL, { body }: { body: string }) => {
    requests.push(body)
    return answerCalls(body, ({ params }) => {
      const result = answers[(params[0] as { data: Hex }).data]
      return result ? { result } : { error: { code: 3, message: 'execution reverted' } }
    })
  })
  return { said: await client.fetchQuery(collectibleQuery(collection, String(id))), requests }
}

const single = { abi: collectibleAbi, args: [id] } as const
const several = { abi: multiTokenAbi, functionName: 'uri', args: [id] } as const

test('collectibleQuery reads owner and metadata, encoded by an independent library, in one request', async () => {
  const longUri = `data:application/json,${'x'.repeat(5_000)}`
  const { said, requests } = await ask({
    [encodeFunctionData({ ...single, functionName: 'ownerOf' })]: encodeFunctionResult({
      abi: collectibleAbi,
      functionName: 'ownerOf',
      result: owner,
    }),
    [encodeFunctionData({ ...single, functionName: 'tokenURI' })]: encodeFunctionResult({
      abi: collectibleAbi,
      functionName: 'tokenURI',
      result: longUri,
    }),
  })
  expect(said).toEqual({ owner, uri: longUri })
  expect(requests).toHaveLength(1)
})

test('an ERC-1155 token has no owner, and its metadata is read by uri', async () => {
  const result = encodeFunctionResult({ abi: multiTokenAbi, functionName: 'uri', result: 'ipfs://x/{id}' })
  const { said } = await ask({ [encodeFunctionData(several)]: result })
  expect(said).toEqual({ owner: null, uri: 'ipfs://x/{id}' })
})

test('owner and metadata of a missing token are null', async () => {
  expect((await ask({})).said).toEqual({ owner: null, uri: null })
})
