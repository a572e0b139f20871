import { queryOptions } from '@tanstack/react-query'
import type { Side } from '#domain/markets/trades/trade.ts'
import { readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { config } from '#lib/browser/config/config.ts'
import { encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { quoteExactInput, quoteStableToToken, quoteTokenToStable } from '#spec/abi/hlpmmQuoterSelectors.ts'

type AskedQuote = { token: Address; side: Side; amountIn: bigint; block: number; from?: Address | undefined }

const selectors = { buy: quoteStableToToken, sell: quoteTokenToStable } as const

/**
 * The payout of a trade in base units, as the configured quoter computes it at a block; null when it refuses. The
 * quoter supposes that the largest holder has 5 %, and pays no more for a sale than the real reserve. A purchase may be
 * paid with the token of another market, `from`.
 */
export function curveQuoteQuery({ token, side, amountIn, block, from }: AskedQuote) {
  const quoter = config().curve?.quoter
  return queryOptions({
    queryKey: ['node', 'curveQuote', quoter, token, side, amountIn.toString(), block, from],
    queryFn: async ({ signal }): Promise<bigint | null> =>
      quoter ? readContractWord(quoter, callOf(token, side, amountIn, from), signal, block) : null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 10_000,
    retry: false,
  })
}

function callOf(token: Address, side: Side, amountIn: bigint, from: Address | undefined): Hex {
  if (from !== undefined) return encodeCall(quoteExactInput, amountIn, from, token)
  return encodeCall(selectors[side], amountIn, token)
}
