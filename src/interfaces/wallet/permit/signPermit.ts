import { queryOptions } from '@tanstack/react-query'
import type { PermitQuestion, PermitTerms } from './permitTerms.ts'
import type { PermitAnswer } from './walletPermit.ts'

/**
 * The terms of a permit; null where the token or the spender does not support permits, or the token's domain is not of
 * this chain.
 */
export function permitTermsQuery(question: PermitQuestion) {
  return queryOptions({
    queryKey: ['wallet', 'permit', question],
    queryFn: async (): Promise<PermitTerms | null> => {
      const { readPermitTerms } = await import('./permitTerms.ts')
      return readPermitTerms(question)
    },
    staleTime: 60_000,
  })
}

/**
 * Asks the connected wallet to sign a permit of `value` base units, with terms read now. Call it only after a click.
 */
export async function signPermit(question: PermitQuestion, value: bigint): Promise<PermitAnswer> {
  const { walletPermit } = await import('./walletPermit.ts')
  return walletPermit(question, value)
}
