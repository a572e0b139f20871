import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { setApprovalForAll } from '#spec/abi/collectionSelectors.ts'
import { approve } from '#spec/abi/tokenSelectors.ts'

/** An approval of an account: for an amount of a token, or for all tokens of a collection. */
type Approval = { token: Address; spender: Address; kind: 'amount' | 'all' }

/** The call that ends an approval: `approve(spender, 0)`, or `setApprovalForAll(operator, false)` of a collection. */
export function revokeCall({ token, spender, kind }: Approval): ContractCall {
  return { to: token, data: encodeCall(kind === 'all' ? setApprovalForAll : approve, spender, 0n) }
}
