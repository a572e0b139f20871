import { type Address, parseUnits } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'
import { seedActors } from '#network/seed/actors.ts'
import { Ledger } from '#network/seed/chain/ledger.ts'
import { lend, mint } from '#network/seed/chain/seedCalls.ts'
import { createTransactionSender, type TransactionSender } from '#network/seed/chain/transactionSender.ts'
import { createRandom } from '#network/seed/random.ts'
import { approveOnce, type Scenario } from '#network/seed/scenario.ts'
import { startTestChain, type TestChain } from '#network/testing/contracts/testChain.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { nextLendingCalls } from './liveLending.ts'

const actors = seedActors()
const payers = actors.borrowers.slice(0, 4)
const minute = 60

let chain: TestChain
let rpc: Rpc
let sender: TransactionSender
let scenario: Scenario

beforeAll(async () => {
  chain = await startTestChain({ cycleLength: 60 * minute })
  rpc = createRpc(chain.url)
  const random = createRandom('live lending')
  sender = createTransactionSender(rpc, random)
  const sets = { approvals: new Set<string>(), reserved: new Set<string>() }
  scenario = { deployment: chain.deployment, actors, ledger: new Ledger(), random, ...sets }
  const { stablecoin, wrappedEther, lendingPool } = chain.deployment
  const deposit = (from: Address, asset: Address, amount: bigint) => [
    mint(from, asset, amount),
    ...approveOnce(scenario, from, asset, lendingPool),
    lend(from, lendingPool, 'deposit', asset, amount),
  ]
  for (const lender of actors.lenders) await sender.send(deposit(lender, stablecoin, parseUnits('90000', 6)))
  for (const payer of payers) {
    await sender.send(deposit(payer, wrappedEther, parseUnits('60', 18)))
    await chain.pass(1)
    await sender.send([lend(payer, lendingPool, 'borrow', stablecoin, parseUnits('60000', 6))])
  }
  await chain.pass(1)
}, 240_000)

afterAll(() => chain?.stop())

test('paying borrowers pay in every credit cycle, and the pool’s utilization stays up', async () => {
  const pool = { address: chain.deployment.lendingPool, abi: lendingPoolAbi } as const
  for (let turn = 0; turn < 22 * 20; turn++) {
    await sender.send(await nextLendingCalls(scenario, rpc))
    await chain.pass(3 * minute)
  }
  const credits = await Promise.all(
    payers.map((user) => chain.client.readContract({ ...pool, functionName: 'creditProfile', args: [user] })),
  )
  for (const { score, paidCycles, missedCycles } of credits) {
    expect(Number(score)).toBeGreaterThan(620)
    expect(Number(paidCycles)).toBeGreaterThan(5 * Number(missedCycles))
  }
  const { utilization } = await chain.client.readContract({
    ...{ ...pool, functionName: 'getReserve', args: [chain.deployment.stablecoin] },
  })
  expect(utilization).toBeGreaterThan(10n ** 26n)
}, 120_000)
