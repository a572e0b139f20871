import { ownEntry } from '#lib/text/ownEntry.ts'
import type { Address } from '#lib/wire/shapes.ts'

type Parameter = { name: string; type: string; indexed: boolean; value: unknown }

type NamedCall = {
  /** The signature: `transfer(address to, uint256 value)`. */
  methodCall: string | null
  parameters: readonly Parameter[]
}

/** Calls and events of an ERC-20 token whose one number is an amount of that token. */
const ownAmounts = /^(transfer|transferfrom|approve|approval|increaseallowance|decreaseallowance)\s*\(/i

/** The parameters that may name the token of an amount, by the name of the amount. */
const tokenOf: Record<string, readonly string[]> = {
  amountin: ['tokenin', 'stablecoin'],
  amountoutmin: ['tokenout', 'stablecoinout'],
  amountout: ['tokenout', 'stablecoinout'],
  amount: ['asset', 'token'],
}

/**
 * The token whose base units each parameter counts, by the names in a call or an event; null where they do not tell.
 * `contract` is the called or the emitting contract. The caller must check that it is a token, and of which kind: the
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
    const wanted = (ownEntry(tokenOf, plain(name)) ?? []).find((each) => named.has(each))
    const token = wanted === undefined ? null : named.get(wanted)
    return isAddress(token) ? token : null
  })
}

/** Errors of the lending pool whose numbers are base units of the asset that its call names. */
const assetErrors = /^(InsufficientSupplyBalance|InsufficientPoolLiquidity|SupplyCapExceeded)\s*\(/

/**
 * The token whose base units each parameter of an error counts, by the call that it ended; null where they do not tell.
 * The caller must check that the lending pool was called.
 */
export function errorTokens(
  { methodCall, parameters }: NamedCall,
  call: NamedCall | null,
): readonly (Address | null)[] {
  const assets =
    call?.parameters.filter(({ name, type }) => type === 'address' && plain(name) === 'asset') ?? []
  const asset = assets.length === 1 ? assets[0]?.value : null
  const isCounted = assetErrors.test(methodCall ?? '') && isAddress(asset)
  return parameters.map(({ type }) => (isCounted && type === 'uint256' ? asset : null))
}

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}
