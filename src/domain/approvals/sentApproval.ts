import { readWords } from '#lib/wire/abiCodec.ts'
import { type Address, checksummed, type Hex } from '#lib/wire/shapes.ts'

/** What a call approves: an amount of a token, or all tokens of a collection, to a spender. */
export type SentApproval = { token: Address; spender: Address; kind: 'amount' | 'all' }

/** The functions that approve, by selector: their kind, and the place of the spender among the arguments. */
const approvals: Readonly<Record<string, { kind: SentApproval['kind']; spenderAt: number }>> = {
  // approve(address,uint256)
  '0x095ea7b3': { kind: 'amount', spenderAt: 0 },
  // increaseAllowance(address,uint256)
  '0x39509351': { kind: 'amount', spenderAt: 0 },
  // permit(address,address,uint256,uint256,uint8,bytes32,bytes32)
  '0xd505accf': { kind: 'amount', spenderAt: 1 },
  // setApprovalForAll(address,bool)
  '0xa22cb465': { kind: 'all', spenderAt: 0 },
}

/** Reads what a call to `token` by `owner` approves; null for another call, and for somebody else's permit. */
export function sentApproval(owner: Address, token: Address, input: Hex): SentApproval | null {
  const found = approvals[input.slice(0, 10)]
  if (!found) return null
  try {
    const words = readWords(`0x${input.slice(10)}`)
    if (found.spenderAt > 0 && checksummed(words.address(0)) !== owner) return null
    return { token, spender: checksummed(words.address(found.spenderAt)), kind: found.kind }
  } catch {
    return null
  }
}
