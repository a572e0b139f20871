import type { Hash } from 'viem'
import { type Rpc, RpcError } from './rpcClient.ts'

type Genesis = { number: number; hash: Hash }

/**
 * The block that a node's chain begins with: block 0, or the earliest one of a development node that was told to begin at
 * another number (`anvil --number`). Null when the node knows neither.
 */
export async function readGenesis(rpc: Rpc): Promise<Genesis | null> {
  const answers = await rpc.batch(
    ['0x0', 'earliest'].map((block) => ({ method: 'eth_getBlockByNumber', params: [block, false] })),
  )
  const genesis = answers.find(isBlock)
  return genesis ? { number: Number(genesis.number), hash: genesis.hash } : null
}

function isBlock(answer: unknown): answer is { number: string; hash: Hash } {
  return !(answer instanceof RpcError) && typeof answer === 'object' && answer !== null && 'hash' in answer
}
