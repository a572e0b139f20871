import {
  type Abi,
  type Address,
  createPublicClient,
  createTestClient,
  encodeFunctionData,
  http,
  type TransactionReceipt,
} from 'viem'
import { compileContracts } from '#network/contracts/compile.ts'
import { deployContracts } from '#network/contracts/deploy.ts'
import { startNode } from '#network/node/anvil.ts'
import { findFreePort } from '#network/node/freePort.ts'

export type TestCall = { address: Address; abi: Abi; functionName: string; args?: readonly unknown[] }

type TestChainOptions = { cycleLength?: number; genesisTime?: Date }

/** A chain for one test file, with all contracts deployed. Every transaction gets its own block. */
export async function startTestChain({ cycleLength, genesisTime }: TestChainOptions = {}) {
  const artifacts = await compileContracts()
  const node = await startNode({ port: await findFreePort(), ...(genesisTime && { genesisTime }) })
  const deployment = await deployContracts({
    rpcUrl: node.url,
    artifacts,
    ...(cycleLength && { cycleLength }),
  })
  const client = createPublicClient({ transport: http(node.url, { batch: true }), batch: {}, cacheTime: 0 })
  const time = createTestClient({ mode: 'anvil', transport: http(node.url) })

  /** Sends a call that must succeed. */
  async function send(
    from: Address,
    { address, abi, functionName, args }: TestCall,
  ): Promise<TransactionReceipt> {
    const data = encodeFunctionData({ abi, functionName, args: args ?? [] })
    const hash = await time.sendUnsignedTransaction({ from, to: address, data, gas: 5_000_000n })
    await time.mine({ blocks: 1 })
    const receipt = await client.getTransactionReceipt({ hash })
    if (receipt.status === 'success') return receipt
    await attempt(from, { address, abi, functionName, args: args ?? [] })
    throw new Error(`${functionName} was reverted, and would not be now.`)
  }

  /** Tries a call without sending it. Throws the name of the error it would revert with. */
  async function attempt(from: Address, call: TestCall) {
    await client.simulateContract({ ...call, args: call.args ?? [], account: from })
  }

  async function read<T>(call: TestCall) {
    return (await client.readContract({ ...call, args: call.args ?? [] })) as T
  }

  async function pass(seconds: number) {
    await time.increaseTime({ seconds })
    await time.mine({ blocks: 1 })
  }

  return { url: node.url, artifacts, deployment, client, time, send, attempt, read, pass, stop: node.stop }
}

export type TestChain = Awaited<ReturnType<typeof startTestChain>>
