import { queryOptions } from '@tanstack/react-query'
import type { Permit, SignedPermit } from '#domain/approvals/permit.ts'
import type { ContractCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'

/** What a permit is asked for: whose tokens, for whom, and the call that shows whether the spender takes permits. */
export type PermitQuestion = { token: Address; owner: Address; probe: ContractCall }

/** What a token says of its permits now: all but the amount. */
export type PermitTerms = Omit<Permit, 'value'>

/** How a wallet answered. `unsupported`: it cannot sign this, or signs with a key that the token does not accept. */
export type PermitAnswer =
  | { signed: SignedPermit }
  | { rejected: true }
  | { failed: string }
  | { unsupported: true }

/** The terms of a permit; null where the token or the spender takes none, or the token is of another chain than it says. */
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
 * Asks the connected wallet to sign a permit of `value` base units, by the token's terms of this moment. Only after a
 * click.
 */
export async function signPermit(question: PermitQuestion, value: bigint): Promise<PermitAnswer> {
  const { walletPermit } = await import('./walletPermit.ts')
  return walletPermit(question, value)
}
