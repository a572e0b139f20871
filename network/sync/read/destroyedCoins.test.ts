import type { Address, Hash, Hex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import type { WireBlock, WireFrame, WireReceipt } from '#network/decode/wire.ts'
import type { Rpc } from '#network/rpc/rpcClient.ts'
import { startAnvil } from '#network/testing/foreign/foreignNode.ts'
import { readSteps } from './readSteps.ts'

/** The calls that the steps tell of contracts which destroy themselves, against the tracer of the same node. */

const rest: Address = `0x${'ab'.repeat(20)}`

const node = await startAnvil(['--steps-tracing'])

afterAll(() => node?.stop())

const push = (digits: string) => `${(0x5f + digits.length / 2).toString(16)}${digits}`
const forRest = push(rest.slice(2))
const size = (code: string) => (code.length / 2).toString(16).padStart(2, '0')
const deploying = (code: string): Hex => `0x60${size(code)}600c60003960${size(code)}6000f3${code}`

/** Takes coins when it is called without input, else destroys itself for `to`, an instruction that gives an address. */
function mortal(to: string): string {
  return `361560${((to.length + 12) / 2).toString(16).padStart(2, '0')}57${to}ff5b00`
}

/** Calls the contract with one byte and 3 wei, and goes on with `ending`. */
const caller = (to: Address, ending: string) => `60006000600160006003${push(to.slice(2))}5af1${ending}`
/** Creates a contract by CREATE2 with 6 wei and the salt 5. */
const creating = (init: string) =>
  `${push(init)}600052600560${size(init)}60${size('00'.repeat(32 - init.length / 2))}6006f5`

async function create(code: string, value = 0n): Promise<Address> {
  const hash = await node.send({ data: deploying(code) })
  const receipt = await node.rpc.call<{ contractAddress: Address }>('eth_getTransactionReceipt', [hash])
  if (value > 0n) await node.send({ to: receipt.contractAddress, value })
  return receipt.contractAddress
}

async function blockOf(hash: Hash) {
  const { blockNumber } = await node.rpc.call<{ blockNumber: Hex }>('eth_getTransactionReceipt', [hash])
  const block = await node.rpc.call<WireBlock>('eth_getBlockByNumber', [blockNumber, true])
  const receipts = await node.rpc.call<WireReceipt[]>('eth_getBlockReceipts', [blockNumber])
  return { block, receipts }
}

/** The fields of a call that both kinds of trace have. */
function told({ type, from, to, value = '0x0', error, calls = [] }: WireFrame): object {
  const isCreated = type.startsWith('CREATE') && !error
  const party = isCreated || !type.startsWith('CREATE') ? to : undefined
  return { type, from, to: party, value: Number(value), failed: error !== undefined, calls: calls.map(told) }
}

async function bothTraces(hash: Hash) {
  const { block, receipts } = await blockOf(hash)
  const tracer = [block.number, { tracer: 'callTracer' }]
  const traced = await node.rpc.call<{ result: WireFrame }[]>('debug_traceBlockByNumber', tracer)
  const steps = await readSteps(node.rpc, block, receipts)
  return {
    traced: traced.map(({ result }) => told(result)),
    ofSteps: steps.map(({ result }) => result && told(result)),
  }
}

test.each<[string, () => Promise<Hash>]>([
  [
    'with coins of earlier blocks and of the call',
    async () => node.send({ to: await create(mortal(forRest), 70n), data: '0x01', value: 5n }),
  ],
  [
    'called by another contract',
    async () => {
      const contract = await create(mortal(forRest), 70n)
      return node.send({ to: await create(caller(contract, '00'), 9n) })
    },
  ],
  [
    'inside a call that fails afterwards',
    async () => {
      const contract = await create(mortal(forRest), 70n)
      const failing = await create(caller(contract, '60006000fd'), 9n)
      return node.send({ to: await create(caller(failing, '00'), 9n) })
    },
  ],
  ['while it is created', () => node.send({ data: `0x${forRest}ff`, value: 4n })],
  ['for itself while it is created', () => node.send({ data: '0x30ff', value: 4n })],
  [
    'in a creation inside another that fails',
    async () => node.send({ to: await create(creating(`${creating('30ff')}60006000fd`), 9n) }),
  ],
])('readSteps tells the coins of a contract that destroys itself %s', async (_, send) => {
  const { traced, ofSteps } = await bothTraces(await send())
  expect(JSON.stringify(traced)).toContain('SELFDESTRUCT')
  expect(ofSteps).toEqual(traced)
})

test('readSteps tells the coins of a contract that names itself and stays, which anvil’s tracer does not', async () => {
  const contract = await create(mortal('30'), 70n)
  const { ofSteps } = await bothTraces(await node.send({ to: contract, data: '0x01' }))
  expect(ofSteps).toMatchObject([
    {
      calls: [{ type: 'SELFDESTRUCT', from: contract.toLowerCase(), to: contract.toLowerCase(), value: 70 }],
    },
  ])
})

test('readSteps tells the coins of a contract destroyed, paid and destroyed again in one block', async () => {
  const contract = await create(mortal(forRest), 70n)
  await node.rpc.call('evm_setAutomine', [false])
  const sent: Hash[] = []
  for (const [data, value] of [
    ['0x01', 1],
    ['0x', 8],
    ['0x01', 2],
  ] as const) {
    const quantities = { gas: '0x30d40', gasPrice: '0x77359400', value: `0x${value}` }
    const transaction = { from: node.accounts[0], to: contract, data, ...quantities }
    sent.push(await node.rpc.call<Hash>('eth_sendTransaction', [transaction]))
  }
  await node.rpc.call('evm_mine')
  await node.rpc.call('evm_setAutomine', [true])
  const { traced, ofSteps } = await bothTraces(sent[0] as Hash)
  expect(traced).toMatchObject([
    { calls: [{ type: 'SELFDESTRUCT', value: 71 }] },
    { value: 8 },
    { calls: [{ type: 'SELFDESTRUCT', value: 10 }] },
  ])
  expect(ofSteps).toEqual(traced)
})

test('readSteps leaves a transaction without calls when a balance does not follow from its steps', async () => {
  const contract = await create(mortal(forRest), 70n)
  const { block, receipts } = await blockOf(await node.send({ to: contract, data: '0x01' }))
  const wrong: Rpc = {
    ...node.rpc,
    batch: async (calls) =>
      (await node.rpc.batch(calls)).map((answer) => (answer === '0x0' ? '0x1' : answer)),
  }
  const hash = block.transactions[0]?.hash
  expect(await readSteps(wrong, block, receipts)).toEqual([{ txHash: hash }])
})
