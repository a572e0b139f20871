import { queryOptions } from '@tanstack/react-query'
import { stablecoinDecimals, tokenDecimals } from '#domain/markets/curve/curve.ts'
import { readContract, readContractWord } from '#interfaces/node/contract/contractWord.ts'
import { config } from '#lib/browser/config/config.ts'
import { cleanText } from '#lib/text/text.ts'
import { encodeCall, readWords } from '#lib/wire/abiCodec.ts'
import { type Address, checksummed, type Hex } from '#lib/wire/shapes.ts'
import { poolOfToken } from '#spec/abi/curveFactorySelectors.ts'
import { stablecoin, token } from '#spec/abi/curvePoolSelectors.ts'
import { decimals, symbol } from '#spec/abi/tokenSelectors.ts'

/** What a market's pool is paid with; or why nothing may be sent to it. */
export type CurveTokens =
  | { stablecoin: { asset: Address; symbol: string; decimals: number }; refused?: undefined }
  | { refused: 'other-contract' | 'other-token' | 'other-factory' }

/**
 * Asks a pool, its tokens and the configured factory whether it is the market that an indexer says it is: money is only
 * sent to a pool of the site's own factory, for the token that the page shows.
 */
export function curveTokensQuery(pool: Address, marketToken: Address) {
  return queryOptions({
    queryKey: ['node', 'curveTokens', pool, marketToken],
    queryFn: async ({ signal }): Promise<CurveTokens> => {
      const factory = config().curve?.factory
      const [ownToken, dollar, listed] = await Promise.all([
        readAddress(pool, token, signal),
        readAddress(pool, stablecoin, signal),
        factory ? readAddress(factory, encodeCall(poolOfToken, marketToken), signal) : pool,
      ])
      if (ownToken === null || dollar === null) return { refused: 'other-contract' }
      if (ownToken !== marketToken) return { refused: 'other-token' }
      if (listed !== pool) return { refused: 'other-factory' }
      const [name, places, tokenPlaces] = await Promise.all([
        readContract(dollar, symbol, signal),
        readContractWord(dollar, decimals, signal),
        readContractWord(marketToken, decimals, signal),
      ])
      const isOfKind = places === BigInt(stablecoinDecimals) && tokenPlaces === BigInt(tokenDecimals)
      if (name === null || !isOfKind) return { refused: 'other-contract' }
      return { stablecoin: { asset: dollar, symbol: symbolOf(name), decimals: stablecoinDecimals } }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

async function readAddress(to: Address, data: Hex, signal: AbortSignal): Promise<Address | null> {
  const word = await readContractWord(to, data, signal)
  return word === null ? null : checksummed(`0x${word.toString(16).padStart(40, '0').slice(-40)}`)
}

/** As long as a record may keep it. */
const longestSymbol = 32

function symbolOf(data: Hex): string {
  try {
    return cleanText(readWords(data).text(0), { longest: longestSymbol }) || 'USD'
  } catch {
    return 'USD'
  }
}
