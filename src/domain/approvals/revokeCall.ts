import { type ContractCall, encodeCall } from '#lib/wire/abiCodec.ts'
import { setApprovalForAll } from '#spec/abi/collectionSelectors.ts'
import { approve } from '#spec/abi/tokenSelectors.ts'
import type { SentApproval } from './sentApproval.ts'

/** The call that ends an approval: `approve(spender, 0)`, or `setApprovalForAll(operator, false)` of a collection. */
export function revokeCall({ token, spender, kind }: SentApproval): ContractCall {
  return { to: token, data: encodeCall(kind === 'all' ? setApprovalForAll : approve, spender, 0n) }
}
