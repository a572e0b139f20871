import { queryOptions } from '@tanstack/react-query'
import { isOutOfGas, isRevert, replay, revertData } from '#interfaces/node/rpc/revert.ts'
import type { Address, Hash, Hex } from '#lib/wire/shapes.ts'

type MinedCall = {
  hash: Hash
  from: Address
  to: Address
  input: Hex
  value: bigint | null
  gasLimit: bigint | null
  block: number
}

/**
 * The bytes with which a mined transaction's call reverts when the node runs it again at its block, or that it runs out of
 * gas; null where it passes there, or where the node sends no bytes. The state is that of the block's end, so the reason may be another one than it was.
 */
export function replayedRevertQuery({ hash, from, to, input, value, gasLimit, block }: MinedCall) {
  return queryOptions({
    queryKey: ['node', 'replayedRevert', hash, block],
    queryFn: async (): Promise<Hex | 'out of gas' | null> => {
      const coins = value ? { value: `0x${value.toString(16)}` as const } : {}
      const gas = gasLimit ? { gas: `0x${gasLimit.toString(16)}` as const } : {}
      const error = await replay({ from, to, data: input, ...coins, ...gas }, block)
      if (isOutOfGas(error)) return 'out of gas'
      return isRevert(error) ? (revertData(error) ?? null) : null
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
}
