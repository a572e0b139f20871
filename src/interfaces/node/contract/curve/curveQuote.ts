import { queryOptions } from '@tanstack/react-query'
import type { Side } from '#domain/markets/trades/trade.ts'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { config } from '#lib/browser/config/config.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { quoteStableToToken, quoteTokenToStable } from '#spec/abi/hlpmmQuoterSelectors.ts'

const selectors = { buy: quoteStableToToken, sell: quoteTokenToStable } as const

/**
 * The payout of a trade in base units, as the configured quoter computes it at a block; null when it refuses. The
 * quoter supposes that the largest holder has 5 %, and pays no more for a sale than the real reserve.
 */
export function curveQuoteQuery(token: Address, side: Side, amountIn: bigint, block: number) {
  const quoter = config().curve?.quoter
  return queryOptions({
    queryKey: ['node', 'curveQuote', quoter, token, side, amountIn.toString(), block],
    queryFn: async ({ signal }): Promise<bigint | null> =>
      quoter ? readContractWord(quoter, encodeCall(selectors[side], amountIn, token), signal, block) : null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
  })
}
