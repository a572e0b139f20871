import { type Address, getContractAddress, type Hash, type Hex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { WireFrame } from '#network/decode/wire.ts'
import { compileForeign } from '#network/testing/foreign/foreignContracts.ts'
import { type ForeignNode, startAnvil } from '#network/testing/foreign/foreignNode.ts'
import { frameOfSteps, type Step } from './stepsFrame.ts'

let node: ForeignNode
let shell: Address
let proxy: Address
let contracts: Awaited<ReturnType<typeof compileForeign>>

beforeAll(async () => {
  contracts = await compileForeign()
  node = await startAnvil(['--steps-tracing'])
  shell = await node.deploy(contracts.Shell, [1_000n])
  proxy = await node.deploy(contracts.ERC1967Proxy, [shell, '0x06fdde03'])
}, 60_000)

afterAll(() => node?.stop())

/** The fields of a call that both kinds of trace have. */
function told(frame: WireFrame): object {
  const { type, from, to, value = '0x0', gasUsed, input, output = '0x', error, calls = [] } = frame
  const isCreation = type.startsWith('CREATE')
  return {
    ...{ type, from, to, value: BigInt(value), input, failed: error !== undefined },
    ...(!isCreation && { output }),
    ...(!isCreation && { gasUsed: Number(gasUsed) }),
    calls: calls.map(told),
  }
}

async function bothTraces(hash: Hash) {
  const ask = <Answer>(options: object) => node.rpc.call<Answer>('debug_traceTransaction', [hash, options])
  const traced = await ask<WireFrame>({ tracer: 'callTracer' })
  const { structLogs } = await ask<{ structLogs: Step[] }>({ enableMemory: true, disableStorage: true })
  const { calls: _, ...outermost } = traced
  return { traced, ofSteps: frameOfSteps(outermost, structLogs) }
}

const push = (digits: string) => `${(0x5f + digits.length / 2).toString(16)}${digits}`
/** Creates a contract with the given code, whose constructor runs it, and calls nobody else. */
const creating = (init: string): Hex =>
  `0x${push(init)}600052${push((init.length / 2).toString(16).padStart(2, '0'))}${push((32 - init.length / 2).toString(16).padStart(2, '0'))}6003f000`
/** A call with 2 wei of the identity contract, then of an account without code. */
const calling = `6000600060006000600273${'00'.repeat(19)}04${'61ffff'}f150`

test.each<[string, () => Promise<Hash>]>([
  [
    'a payment out of a contract',
    () => node.call(shell, contracts.Shell.abi, 'pay', [`0x${'ab'.repeat(20)}`], { value: 5n }),
  ],
  ['a call through a proxy', () => node.call(proxy, contracts.Shell.abi, 'polish', ['twice'])],
  ['a refusal behind a proxy', () => node.call(proxy, contracts.Shell.abi, 'mint', [shell, 7n])],
  ['a refused payment inside', () => node.call(shell, contracts.Shell.abi, 'pay', [proxy], { value: 5n })],
  [
    'a creation inside a creation, whose constructor pays',
    () => node.send({ data: creating(calling), value: 9n }),
  ],
  ['a plain payment', () => node.send({ to: `0x${'cd'.repeat(20)}`, value: 1n })],
])('frameOfSteps of %s has the same calls as the tracer', async (_, send) => {
  const { traced, ofSteps } = await bothTraces(await send())
  expect(ofSteps && told(ofSteps)).toEqual(told(traced))
})

test('frameOfSteps of a contract that destroys itself names where its coins go, without their number', () => {
  const from = node.accounts[0] as Address
  const to = getContractAddress({ from, nonce: 0n })
  const step: Step = { depth: 1, gas: 9, gasCost: 0, op: 'SELFDESTRUCT', stack: ['0x1'] }
  const outermost: WireFrame = { type: 'CALL', from, to, gas: '0x9', gasUsed: '0x1', input: '0x' }
  const [inner] = frameOfSteps(outermost, [step])?.calls ?? []
  expect(inner).toMatchObject({ type: 'SELFDESTRUCT', from: to, to: `0x${'0'.repeat(39)}1` })
  expect(inner?.value).toBeUndefined()
  expect(frameOfSteps({ ...outermost, error: 'out of gas' }, [step])?.calls).toBeUndefined()
})

test('frameOfSteps of a failed creation has the address that those it calls read as their caller', () => {
  const step = (depth: number, op: string, ...stack: string[]): Step => ({
    depth,
    gas: 9,
    gasCost: 0,
    op,
    stack,
  })
  const creation = step(1, 'CREATE', '0x0', '0x0', '0x0')
  const call = step(2, 'CALL', '0x0', '0x0', '0x0', '0x0', '0x0', '0xbb', '0x9')
  const rest = [step(2, 'REVERT', '0x0', '0x0'), step(1, 'STOP', '0x0')]
  const outermost: WireFrame = {
    type: 'CALL',
    from: '0x1',
    to: '0x2',
    gas: '0x9',
    gasUsed: '0x1',
    input: '0x',
  }
  const traced = (...steps: Step[]) => frameOfSteps(outermost, [creation, call, ...steps, ...rest])
  const read = [step(3, 'CALLER'), step(3, 'STOP', '0xaa')]
  const [created] = traced(...read)?.calls ?? []
  expect(created).toMatchObject({ type: 'CREATE', error: 'execution reverted' })
  expect(created?.calls).toMatchObject([{ type: 'CALL', from: `0x${'0'.repeat(38)}aa` }])
  expect(traced(step(3, 'STOP'))).toBeNull()
})
