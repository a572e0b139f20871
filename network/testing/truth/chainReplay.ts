import { type Address, getAddress, type Hash, type Hex } from 'viem'
import { createRpc, type RpcCall } from '#network/rpc/rpcClient.ts'

/** The chain as its node tells it, block by block, with all quantities as they came. */
export type ChainReplay = { blocks: RawBlock[]; balances: Map<Address, Map<Address, bigint>> }

export type RawBlock = {
  number: Hex
  hash: Hash
  parentHash: Hash
  timestamp: Hex
  miner: Address
  size: Hex
  gasUsed: Hex
  gasLimit: Hex
  baseFeePerGas: Hex
  transactions: RawTransaction[]
  receipts: RawReceipt[]
}

export type RawTransaction = {
  hash: Hash
  from: Address
  to: Address | null
  value: Hex
  gas: Hex
  nonce: Hex
  type: Hex
  input: Hex
}

export type RawLog = { address: Address; topics: Hex[]; data: Hex; logIndex: Hex }

export type RawReceipt = {
  transactionHash: Hash
  status: Hex
  gasUsed: Hex
  effectiveGasPrice: Hex
  contractAddress: Address | null
  logs: RawLog[]
}

const transferTopic = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'
const blocksAtOnce = 20

/** Reads every block with its receipts, and adds up the transfers of every token whose amounts have no ids. */
export async function replayChain(rpcUrl: string): Promise<ChainReplay> {
  const rpc = createRpc(rpcUrl)
  const head = Number(await rpc.call<string>('eth_blockNumber'))
  const blocks: RawBlock[] = []
  for (let from = 0; from <= head; from += blocksAtOnce) {
    const numbers = Array.from({ length: Math.min(blocksAtOnce, head - from + 1) }, (_, at) => from + at)
    const answers = await rpc.batch(numbers.flatMap(callsOf))
    for (const at of numbers.keys()) {
      const block = answers[2 * at] as RawBlock
      blocks.push({ ...block, receipts: answers[2 * at + 1] as RawReceipt[] })
    }
  }
  return { blocks, balances: addUpTransfers(blocks) }
}

function callsOf(number: number): RpcCall[] {
  const at = `0x${number.toString(16)}`
  return [
    { method: 'eth_getBlockByNumber', params: [at, true] },
    { method: 'eth_getBlockReceipts', params: [at] },
  ]
}

function addUpTransfers(blocks: RawBlock[]): Map<Address, Map<Address, bigint>> {
  const balances = new Map<Address, Map<Address, bigint>>()
  for (const { receipts } of blocks)
    for (const { address, topics, data } of receipts.flatMap(({ logs }) => logs)) {
      if (topics[0] !== transferTopic || topics.length !== 3) continue
      const token = getAddress(address)
      const held = balances.get(token) ?? new Map<Address, bigint>()
      balances.set(token, held)
      for (const [word, sign] of [
        [topics[1], -1n],
        [topics[2], 1n],
      ] as const) {
        const holder = getAddress(`0x${word?.slice(-40)}`)
        held.set(holder, (held.get(holder) ?? 0n) + sign * BigInt(data))
      }
    }
  return balances
}
