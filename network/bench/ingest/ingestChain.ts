import { compileContracts } from '#network/contracts/compile.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { type Node, startNode } from '#network/node/anvil.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'
import { seedActors } from '#network/seed/actors.ts'
import { Ledger } from '#network/seed/chain/ledger.ts'
import { createMarket } from '#network/seed/chain/seedCalls.ts'
import { type Call, createTransactionSender } from '#network/seed/chain/transactionSender.ts'
import { createRandom } from '#network/seed/random.ts'
import { randomTransaction, type Scenario, setUpAccount } from './ingestTransactions.ts'

export type ChainSize = {
  /** Everyday transactions. A few hundred that set up the scenario come on top. */
  transactions: number
  transactionsInBlock: number
}
export type BenchChain = { node: Node; deployment: Deployment; head: number }

const start = Date.UTC(2026, 0, 1)
const blockTime = 12_000
const markets = 24
/** A hundred million. Blocks stay under half of it, so the base fee does not rise above the fee that callers offer. */
const blockGas = '0x5f5e100'
/** Empty blocks at the end. An indexer may treat the newest blocks of a chain differently. */
const quietBlocks = 40

/** A fresh node with contracts, markets and dense blocks of everyday transactions, the same for the same seed. */
export async function makeChain(size: ChainSize, seed: string): Promise<BenchChain> {
  const node = await startNode({ port: await findFreePort(), genesisTime: new Date(start) })
  try {
    const artifacts = await compileContracts()
    const deployment = await deployContracts({ rpcUrl: node.url, artifacts })
    const rpc = createRpc(node.url)
    await rpc.call('evm_setBlockGasLimit', [blockGas])
    await writeActivity(rpc, deployment, size, seed)
    return { node, deployment, head: Number(await rpc.call<string>('eth_blockNumber')) }
  } catch (error) {
    await node.stop()
    throw error
  }
}

async function writeActivity(rpc: Rpc, deployment: Deployment, size: ChainSize, seed: string): Promise<void> {
  const random = createRandom(seed)
  const chain = createTransactionSender(rpc, random.fork('fees'))
  const accounts = seedActors().all
  const ledger = new Ledger()
  let time = start + 60 * blockTime

  async function block(calls: Call[]): Promise<void> {
    const refused = await chain.send(calls)
    if (refused > 0) throw new Error(`The node refused ${refused} transactions`)
    time += blockTime
    ledger.read(await chain.mine(new Date(time)))
  }

  await block(
    Array.from({ length: markets }, (_, index) =>
      createMarket(accounts[index % accounts.length] ?? deployment.collectible, deployment, {
        name: `Market ${index + 1}`,
        symbol: `M${index + 1}`,
        metadata: '{"description":"Measured"}',
        feeStrategy: index % 4,
      }),
    ),
  )
  const scenario: Scenario = { accounts, markets: [...ledger.markets.values()], deployment, random }
  for (const person of accounts) await block(setUpAccount(scenario, person))
  for (let left = size.transactions; left > 0; left -= size.transactionsInBlock) {
    const count = Math.min(left, size.transactionsInBlock)
    await block(Array.from({ length: count }, () => randomTransaction(scenario)))
  }
  for (let count = 0; count < quietBlocks; count++) await block([])
}
