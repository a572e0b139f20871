import { queryOptions } from '@tanstack/react-query'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { callNode, smallQuantity } from '#interfaces/node/rpc/rpc.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { feePpm, feeStrategy, volatility } from '#spec/abi/curvePoolSelectors.ts'

/** How a pool makes its fee, at one block: parts per million and basis points. Each is null where it does not say it. */
type PoolFees = {
  block: number
  strategy: bigint | null
  volatility: bigint | null
  feePpm: bigint | null
}

/** Asks a pool of the curve's contract how it makes its fee; the volatility falls with time, also without a trade. */
export function poolFeesQuery(pool: Address) {
  return queryOptions({
    queryKey: ['node', 'poolFees', pool],
    queryFn: ({ signal }) => readPoolFees(pool, signal),
    refetchInterval: 10_000,
  })
}

async function readPoolFees(pool: Address, signal: AbortSignal): Promise<PoolFees> {
  const block = await callNode('eth_blockNumber', [], smallQuantity, signal)
  const read = (selector: Hex) => readContractWord(pool, encodeCall(selector), signal, block)
  const [strategy, now, fee] = await Promise.all([read(feeStrategy), read(volatility), read(feePpm)])
  return { block, strategy, volatility: now, feePpm: fee }
}
