import { type Abi, type Address, encodeFunctionData, type Hex, padHex, parseAbi } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompiledContract } from '#network/explorer/artifacts/artifactContract.ts'
import { decodedInput } from '#network/explorer/decode/decodedCall.ts'
import { standardIndex } from '#network/explorer/decode/knownAbi.ts'
import { openNode } from '#network/explorer/node/nodeReader.ts'
import type { Service } from '#network/service/serve.ts'
import { startFakeNode } from '#network/testing/node/fakeNode.ts'
import { sampleAddress } from '#network/testing/store/sample.ts'
import { type VerifiedContracts, verifyContracts } from './verifiedContracts.ts'

const [proxy, clone, implementation] = [0x81, 0x82, 0x83].map(sampleAddress) as [Address, Address, Address]
const abi = parseAbi(['function place(uint256 amount)'])
const call = encodeFunctionData({ abi, args: [5n] })
const vaultCode = '0x60806040526001600255'
const codes: Record<string, Hex> = {
  [proxy]: '0x6080604052f4',
  [clone]: `0x363d3d373d3d3d363d73${implementation.slice(2).toLowerCase()}5af43d82803e903d91602b57fd5bf3`,
  [implementation]: vaultCode,
}

let node: Service
let contracts: VerifiedContracts

beforeAll(async () => {
  const codeOf = (address: unknown) =>
    Object.entries(codes).find(([each]) => each.toLowerCase() === String(address).toLowerCase())?.[1] ?? '0x'
  node = await startFakeNode({
    eth_getCode: ([address]) => codeOf(address),
    eth_getStorageAt: ([, slot]) =>
      padHex(String(slot).startsWith('0x3608') ? implementation : '0x', { size: 32 }),
  })
  const vault = { name: 'Vault', abi: abi as Abi, code: vaultCode, gaps: [] } as unknown as CompiledContract
  const folder = { path: 'out', contracts: () => [vault], refresh: async () => false }
  contracts = verifyContracts(openNode(node.url), folder)
  await contracts.load([proxy, clone])
})

afterAll(() => node.stop())

/** What a call of a contract says, where these implementations are known to have run. */
function decode(contract: Address, ran?: readonly Address[]) {
  return decodedInput(call, contracts.abis(contract, standardIndex(null), ran))
}

test('a call of a proxy of which nothing tells the implementation of that time says that it is decoded with today’s', () => {
  expect(decode(proxy, [])).toMatchObject({
    method_call: 'place(uint256 amount)',
    with_current_implementation: true,
  })
})

test.each<[string, Address, readonly Address[] | undefined]>([
  ['whose implementation of that time is known', proxy, [implementation]],
  ['of which the implementation of today is meant', proxy, undefined],
  ['that cannot be upgraded', clone, []],
])('a call of a proxy %s is decoded without that remark', (_, contract, ran) => {
  expect(decode(contract, ran)).toMatchObject({ method_call: 'place(uint256 amount)' })
  expect(decode(contract, ran)).not.toHaveProperty('with_current_implementation')
})
