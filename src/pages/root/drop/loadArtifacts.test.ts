// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { beforeEach, expect, test, vi } from 'vitest'
import { loadConfig } from '#lib/browser/config/config.ts'
import { ownAbiOf, ownAbis } from '#lib/browser/storage/ownAbis.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { connectDisplay, type ToastMessage } from '#ui/feedback/toast/toast.ts'
import { loadArtifacts } from './loadArtifacts.ts'

const shipped = JSON.parse(readFileSync('public/config.json', 'utf8'))
const contract: Address = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const abi = [{ type: 'function', name: 'polish', inputs: [], outputs: [], stateMutability: 'nonpayable' }]
const said: ToastMessage[] = []

/** What the node answers, by method. */
function answer(results: Record<string, unknown>) {
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const one = ({ id, method }: { id: number; method: string }) => ({
      jsonrpc: '2.0',
      id,
      result: results[method],
    })
    const asked = JSON.parse(body)
    return Response.json(Array.isArray(asked) ? asked.map(one) : one(asked))
  })
}

function file(name: string, json: unknown): File {
  return new File([JSON.stringify(json)], name)
}

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(shipped)))
  await loadConfig()
  ownAbis().write([])
  said.length = 0
  return connectDisplay((message) => said.push(message))
})

const shell = file('Shell.json', { abi, deployedBytecode: { object: '0x60806001' } })

test('a compilation of the contract of the page stores its ABI and its name', async () => {
  answer({ eth_getCode: '0x60806001', eth_getTransactionByHash: { to: contract.toLowerCase() } })
  const other = file('Other.json', { abi, deployedBytecode: { object: '0x6002' } })
  await loadArtifacts([other, shell], `/address/${contract}`)
  expect(ownAbiOf(contract)).toMatchObject({ name: 'Shell', abi: [{ name: 'polish' }] })
  expect(said).toMatchObject([{ tone: 'success', title: 'Shell at 0x5FbD…0aa3' }])
  ownAbis().write([])
  await loadArtifacts([shell], `/tx/0x${'1'.repeat(64)}`)
  expect(ownAbiOf(contract)?.name).toBe('Shell')
})

test('an ABI without code is stored without a comparison', async () => {
  answer({ eth_getCode: '0x6009' })
  await loadArtifacts([file('Pool.json', abi)], `/token/${contract}`)
  expect(ownAbiOf(contract)?.name).toBe('Pool')
  expect(said[0]?.text).toContain('no code to compare')
})

test.each([
  ['another contract', () => [shell], `/address/${contract}`, 'Not this contract'],
  [
    'a file of something else',
    () => [file('a.json', { a: 1 })],
    `/address/${contract}`,
    'No compiled contract',
  ],
  [
    'a file that is no JSON',
    () => [new File(['{'], 'a.json')],
    `/address/${contract}`,
    'No compiled contract',
  ],
  ['a page without a contract', () => [shell], '/blocks', 'No contract on this page'],
])('%s shows a message and nothing is stored', async (_, files, path, title) => {
  answer({ eth_getCode: '0x6009' })
  await loadArtifacts(files(), path)
  expect(said).toMatchObject([{ tone: 'failure', title }])
  expect(ownAbis().read()).toEqual([])
})

test('a message says that the node cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')))
  await loadArtifacts([shell], `/address/${contract}`)
  expect(said).toMatchObject([{ tone: 'failure', text: "Can't reach the node." }])
})
