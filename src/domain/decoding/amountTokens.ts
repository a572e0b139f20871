import type { Address } from '#lib/wire/shapes.ts'

type Parameter = { name: string; type: string; indexed: boolean; value: unknown }

type NamedCall = {
  /** With the name in front: `transfer(address to, uint256 value)`. */
  methodCall: string | null
  parameters: readonly Parameter[]
}

/** Calls and events of an ERC-20 token whose one number is an amount of that token. */
const ownAmounts = /^(transfer|transferfrom|approve|approval|increaseallowance|decreaseallowance)\s*\(/i

/** Which parameter names the token of an amount. */
const tokenOf: Record<string, readonly string[]> = {
  amountin: ['tokenin', 'stablecoin'],
  amountoutmin: ['tokenout', 'stablecoinout'],
  amountout: ['tokenout', 'stablecoinout'],
  amount: ['asset', 'token'],
}

/**
 * For each parameter the token whose base units it counts, as far as the names of a call or an event tell; else null.
 * `contract` is the called or the emitting one. Whether it is a token, and of which kind, is the caller's to check: the
 * number of an ERC-721 transfer is an id.
 */
export function amountTokens(
  { methodCall, parameters }: NamedCall,
  contract: Address | null,
): readonly (Address | null)[] {
  const isOwn = ownAmounts.test(methodCall ?? '')
  const named = new Map<string, unknown>()
  for (const { name, type, value } of parameters) if (type === 'address') named.set(plain(name), value)
  return parameters.map(({ name, type, indexed }) => {
    if (type !== 'uint256' || indexed) return null
    if (isOwn) return /id$/i.test(name) ? null : contract
    const wanted = (tokenOf[plain(name)] ?? []).find((each) => named.has(each))
    const token = wanted === undefined ? null : named.get(wanted)
    return isAddress(token) ? token : null
  })
}

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}
