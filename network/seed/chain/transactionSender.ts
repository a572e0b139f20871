import { type Address, type Hex, numberToHex, parseGwei, type RpcLog } from 'viem'
import { type Rpc, RpcError } from '#network/rpc/rpcClient.ts'
import type { Random } from '#network/seed/random.ts'

/** A transaction of the scenario. The node signs for its own accounts. */
export type Call = {
  from: Address
  to?: Address
  data?: Hex
  value?: bigint
  gas?: bigint
}

/** Sends the scenario's transactions to the node. */
export type TransactionSender = {
  /** Sends transactions, and returns how many the node refused. */
  send(calls: Call[]): Promise<number>
  /** Mines a block at this time and returns its logs. */
  mine(at: Date): Promise<RpcLog[]>
}

const feeCap = parseGwei('6')
const usualGas = 300_000n

/** Sends to a node that mines when told. It reads each account's nonce once and counts on from there. */
export function createTransactionSender(rpc: Rpc, random: Random): TransactionSender {
  const nonces = new Map<Address, number>()

  async function send(calls: Call[]) {
    const senders = [...new Set(calls.map(({ from }) => from))].filter((sender) => !nonces.has(sender))
    const counts = await rpc.batch(
      senders.map((sender) => ({ method: 'eth_getTransactionCount', params: [sender, 'pending'] })),
    )
    for (const [index, sender] of senders.entries()) nonces.set(sender, Number(counts[index]))

    const answers = await rpc.batch(
      calls.map((call) => {
        const nonce = nonces.get(call.from) ?? 0
        nonces.set(call.from, nonce + 1)
        return transaction(call, random, nonce)
      }),
    )
    const refused = calls.filter((_, index) => answers[index] instanceof RpcError)
    for (const { from } of refused) nonces.delete(from)
    return refused.length
  }

  async function mine(at: Date) {
    await rpc.call('evm_mine', [{ timestamp: Math.floor(at.getTime() / 1000), blocks: 1 }])
    return rpc.call<RpcLog[]>('eth_getLogs', [{ fromBlock: 'latest', toBlock: 'latest' }])
  }

  return { send, mine }
}

/**
 * The RPC call that sends a transaction. One in twenty is a legacy transaction. The tips differ, and the fee cap keeps
 * the order.
 */
export function transaction(call: Call, random: Random, nonce?: number) {
  const tip = parseGwei(random.between(0.05, 1.5).toFixed(3))
  const price = random.chance(0.05)
    ? { gasPrice: numberToHex(feeCap) }
    : { maxFeePerGas: numberToHex(feeCap), maxPriorityFeePerGas: numberToHex(tip) }
  const fields = {
    from: call.from,
    gas: numberToHex(call.gas ?? usualGas),
    ...price,
    ...(nonce === undefined ? {} : { nonce: numberToHex(nonce) }),
    ...(call.to ? { to: call.to } : {}),
    ...(call.data ? { data: call.data } : {}),
    ...(call.value ? { value: numberToHex(call.value) } : {}),
  }
  return { method: 'eth_sendTransaction', params: [fields] }
}
