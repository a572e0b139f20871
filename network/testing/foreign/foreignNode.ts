import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { type Abi, type Address, encodeDeployData, encodeFunctionData, type Hash, type Hex } from 'viem'
import { anvilBinary } from '#network/node/foundryBinary.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { createRpc, type Rpc } from '#network/rpc/rpcClient.ts'
import { creationCode, type ForeignContract } from './foreignContracts.ts'

type Call = { from?: Address; to?: Address | null; data?: Hex; value?: bigint }

/** A development node: it mines a block for each transaction, and signs for its own accounts. */
export type ForeignNode = {
  url: string
  port: number
  rpc: Rpc
  accounts: Address[]
  /** Sends a transaction, which may fail in its block. Resolves to its hash. */
  send(call: Call): Promise<Hash>
  call(to: Address, abi: Abi, functionName: string, args: unknown[], options?: Call): Promise<Hash>
  deploy(contract: ForeignContract, args?: unknown[]): Promise<Address>
  stop(): Promise<void>
}

/** Starts anvil with its defaults and the given flags. */
export async function startAnvil(flags: string[] = [], port?: number): Promise<ForeignNode> {
  const chosen = port ?? (await findFreePort())
  const child = spawn(anvilBinary(), ['--port', String(chosen), '--quiet', ...flags], { stdio: 'ignore' })
  return connect(child, chosen)
}

/** Waits until a process answers as a node. */
export async function connect(child: ChildProcess, port: number): Promise<ForeignNode> {
  const url = `http://127.0.0.1:${port}`
  const rpc = createRpc(url)
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  while (!(await rpc.call('eth_chainId').catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`The node ended with code ${child.exitCode}.`)
    await wait(25)
  }
  const accounts = await rpc.call<Address[]>('eth_accounts')

  async function send({ from = accounts[0], to = null, data, value = 0n }: Call): Promise<Hash> {
    const quantities = { gas: '0x2dc6c0', gasPrice: '0x77359400', value: `0x${value.toString(16)}` }
    const transaction = { from, ...(to && { to }), ...(data && { data }), ...quantities }
    const hash = await rpc
      .call<Hash>('eth_sendTransaction', [transaction])
      // Hardhat answers with the failure instead of the hash, although it mined the transaction.
      .catch(async () => {
        const block = await rpc.call<{ transactions: Hash[] }>('eth_getBlockByNumber', ['latest', false])
        return block.transactions[0] as Hash
      })
    while (!(await rpc.call('eth_getTransactionReceipt', [hash]))) await wait(20)
    return hash
  }

  return {
    url,
    port,
    rpc,
    accounts,
    send,
    call: (to, abi, functionName, args, options) =>
      send({ ...options, to, data: encodeFunctionData({ abi, functionName, args }) }),
    async deploy(contract, args = []) {
      const data = encodeDeployData({ abi: contract.abi, bytecode: creationCode(contract), args })
      const hash = await send({ data })
      const receipt = await rpc.call<{ contractAddress: Address }>('eth_getTransactionReceipt', [hash])
      return receipt.contractAddress
    },
    async stop() {
      process.off('exit', endWithUs)
      if (child.exitCode !== null) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.kill('SIGKILL')
      await ended
    },
  }
}
