import * as v from 'valibot'
import { hashTypedData } from 'viem'
import { permitMessage, readSignature, type SignedPermit } from '#domain/approvals/permit.ts'
import { signerOf } from '#domain/approvals/signerOf.ts'
import { askWallet } from '#interfaces/wallet/requests/askWallet.ts'
import { hexData } from '#lib/wire/shapes.ts'
import { type PermitQuestion, readPermitTerms } from './permitTerms.ts'

/** How a wallet answered. `unsupported`: it cannot sign this, or signs with a key that the token does not accept. */
export type PermitAnswer =
  | { signed: SignedPermit }
  | { rejected: true }
  | { failed: string }
  | { unsupported: true }

/** The codes for a method that a wallet does not have, by EIP-1193 and by JSON-RPC. */
const unknownMethod = new Set([4200, -32_601, -32_004])

/**
 * Asks the connected wallet to sign a permit, on the configured chain and for its owner, with the current nonce. Only a
 * signature of the owner's own key counts, because a token accepts no other. Throws when the node does not answer.
 */
export async function walletPermit(question: PermitQuestion, value: bigint): Promise<PermitAnswer> {
  const terms = await readPermitTerms(question)
  if (terms === null) return { unsupported: true }
  const permit = { ...terms, value }
  const message = permitMessage(permit)
  const answer = await askWallet({ from: permit.owner, chainId: permit.chainId }, async () => ({
    call: { method: 'eth_signTypedData_v4', params: [permit.owner, JSON.stringify(message)] },
    read: (bytes) => ({ bytes }),
  }))
  if ('rejected' in answer) return answer
  if ('failed' in answer)
    return answer.code !== undefined && unknownMethod.has(answer.code)
      ? { unsupported: true }
      : { failed: answer.failed }
  const bytes = v.safeParse(hexData, answer.bytes)
  const signature = bytes.success ? readSignature(bytes.output) : null
  if (!bytes.success || signature === null) return { unsupported: true }
  const signer = signerOf(hashTypedData(message as never), signature)
  if (signer !== permit.owner) return { unsupported: true }
  return { signed: { ...permit, signature } }
}
