import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, numberToHex } from 'viem'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'

/** A call of the block that is simulated. */
export type SimulatedCall = { to: Address; data: Hex }

type CallOutcome = { status: Hex; returnData: Hex }

/**
 * What calls of one account return, one after the other in a block at `time` (epoch seconds) after the newest one, by
 * `eth_simulateV1`: the chain stays as it is. Null when one of them reverts.
 */
export async function simulate(
  node: string,
  from: Address,
  time: bigint,
  calls: readonly SimulatedCall[],
): Promise<Hex[] | null> {
  const block = {
    blockOverrides: { time: numberToHex(time) },
    calls: calls.map((call) => ({ from, ...call })),
  }
  const [answer] = await createRpc(node).call<{ calls: CallOutcome[] }[]>('eth_simulateV1', [
    { blockStateCalls: [block], validation: false },
    'latest',
  ])
  const outcomes = answer?.calls ?? []
  if (outcomes.length !== calls.length || outcomes.some(({ status }) => status !== '0x1')) return null
  return outcomes.map(({ returnData }) => returnData)
}

/** The call of the lending pool that reads everything of an account. */
export function readState(pool: Address, user: Address): SimulatedCall {
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName: 'getUserState', args: [user] })
  return { to: pool, data }
}

/** The answer to `readState`. */
export function decodeState(data: Hex) {
  return decodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getUserState', data })
}

export type RawState = ReturnType<typeof decodeState>
