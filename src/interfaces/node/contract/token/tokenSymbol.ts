import { queryOptions } from '@tanstack/react-query'
import { readContract } from '#interfaces/node/contract/contractWord.ts'
import { cleanText } from '#lib/text/text.ts'
import { readWords } from '#lib/wire/abiCodec.ts'
import type { Address, Hex } from '#lib/wire/shapes.ts'
import { symbol } from '#spec/abi/tokenSelectors.ts'

/** The longest symbol that a transaction record stores. */
const longestSymbol = 32

/** A token's own `symbol()`; null when the contract does not answer with one. */
export function tokenSymbolQuery(token: Address) {
  return queryOptions({
    queryKey: ['node', 'tokenSymbol', token],
    queryFn: async ({ signal }) => {
      const answer = await readContract(token, symbol, signal)
      return answer === null ? null : symbolOf(answer) || null
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** The symbol in an answer, cleaned; empty where there is none. */
export function symbolOf(data: Hex): string {
  try {
    return cleanText(readWords(data).text(0), { longest: longestSymbol })
  } catch {
    return ''
  }
}
