import { queryOptions } from '@tanstack/react-query'
import type { Side } from '#domain/markets/trades/trade.ts'
import { isRevert } from '#interfaces/node/rpc/revert.ts'
import { callNode } from '#interfaces/node/rpc/rpc.ts'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import { type Address, hexData } from '#lib/wire/shapes.ts'
import { quoteBuy, quoteSell } from '#spec/abi/curvePoolSelectors.ts'

const selectors = { buy: quoteBuy, sell: quoteSell } as const

/** What a pool itself says a trade gives at a block, and its fee, in base units; null when it refuses to quote. */
export function curveQuoteQuery(pool: Address, side: Side, amountIn: bigint, block: number) {
  return queryOptions({
    queryKey: ['node', 'curveQuote', pool, side, amountIn.toString(), block],
    queryFn: async ({ signal }): Promise<{ amountOut: bigint; fee: bigint } | null> => {
      const call = { to: pool, data: encodeCall(selectors[side], amountIn) }
      try {
        const data = await callNode('eth_call', [call, `0x${block.toString(16)}`], hexData, signal)
        const words = readWords(data)
        return { amountOut: words.uint(0), fee: words.uint(1) }
      } catch (error) {
        if (isRevert(error)) return null
        throw error
      }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
  })
}
