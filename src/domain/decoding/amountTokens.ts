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
  amountin: ['tokenin', 'stablecoin', 'pathfirst'],
  amountoutmin: ['tokenout', 'stablecoinout', 'pathlast'],
  amountout: ['tokenout', 'stablecoinout'],
  feeamount: ['tokenin'],
  amount: ['asset', 'token', 'debtasset', 'stablecoin'],
  interestpaid: ['asset'],
  remainingdebt: ['asset'],
  debtrepaid: ['debtasset'],
  collateralseized: ['collateralasset'],
}

/** A sale through the markets' router, whose minimum is in dollars: it may be paid in several stablecoins. */
const sale = /^swapExactTokensForStable\s*\(/

/** The reserves of a market in its events. Those of dollars count all its stablecoins. */
const reserves: Record<string, 'usd' | 'token'> = {
  newreserveusd: 'usd',
  effectivereserveusd: 'usd',
  newreservetoken: 'token',
  reservetoken: 'token',
}

/** Events of a market that say its reserves. */
const reserveEvents = /^(Swap|Sync)\s*\(/

/** The decimals of dollars in the markets' contracts, and in the errors of the lending pool. */
export const usdDecimals = { usd: 18, poolUsd: 8 }

/** What a number counts: base units of a token, or dollars with `usdDecimals`. */
export type Counted = Address | keyof typeof usdDecimals

/**
 * What each parameter counts, by the names in a call or an event; null where they do not tell. `contract` is the called or the
 * emitting contract. The caller must check that a token is one, and of which kind: the number of an ERC-721 transfer is an
 * id. `router` is the router of the network's markets; `traded` the token of the market that emits, where the event names none.
 */
export function amountTokens(
  { methodCall, parameters }: NamedCall,
  contract: Address | null,
  router: Address | undefined,
  traded: Address | null = null,
): readonly (Counted | null)[] {
  const isOwn = ownAmounts.test(methodCall ?? '')
  const isSale = contract === router && sale.test(methodCall ?? '')
  const hasReserves = router !== undefined && reserveEvents.test(methodCall ?? '')
  const named = namedAddresses(parameters)
  function counts(name: string): Counted | null {
    if (isOwn) return /id$/i.test(name) ? null : contract
    const reserve = hasReserves ? ownEntry(reserves, plain(name)) : undefined
    if (reserve === 'usd' || (isSale && plain(name) === 'amountoutmin')) return 'usd'
    return reserve ? (tradedToken(named) ?? traded) : tokenAmong(named, name)
  }
  return parameters.map(({ name, type, indexed }) => (type !== 'uint256' || indexed ? null : counts(name)))
}

/** The token of the market at `pool`, as a swap among these events of the router names it; null where none does. */
export function tokenOfPool(events: readonly NamedCall[], pool: Address): Address | null {
  const swaps = events.map(({ parameters }) => namedAddresses(parameters))
  const named = swaps.find((each) => String(each.get('pool')).toLowerCase() === pool.toLowerCase())
  return named ? tradedToken(named) : null
}

/** The token of a market whose swap names both sides: the one that is no stablecoin; null where both or neither are. */
function tradedToken(named: ReadonlyMap<string, unknown>): Address | null {
  const coins = ['stablecoinin', 'stablecoinout'].map((each) => String(named.get(each)).toLowerCase())
  const sides = ['tokenin', 'tokenout'].map((each) => named.get(each)).filter(isAddress)
  const traded = sides.filter((each) => !coins.includes(each.toLowerCase()))
  return traded.length === 1 ? (traded[0] ?? null) : null
}

/** The token that an amount of this name counts; null where no parameter names it. */
function tokenAmong(named: ReadonlyMap<string, unknown>, amount: string): Address | null {
  const wanted = (ownEntry(tokenOf, plain(amount)) ?? []).find((each) => named.has(each))
  const token = wanted === undefined ? null : named.get(wanted)
  return isAddress(token) ? token : null
}

/** The addresses among the parameters by their names, with the ends of a `path` of tokens. */
function namedAddresses(parameters: NamedCall['parameters']): Map<string, unknown> {
  const named = new Map<string, unknown>()
  for (const { name, type, value } of parameters) {
    if (type === 'address') named.set(plain(name), value)
    if (type !== 'address[]' || plain(name) !== 'path' || !Array.isArray(value)) continue
    named.set('pathfirst', value[0])
    named.set('pathlast', value.at(-1))
  }
  // A market's own swap names the stablecoin of both sides: it is what a sale gives.
  const [coin, given] = [named.get('stablecoin'), named.get('tokenin')]
  if (isAddress(coin) && isAddress(given) && coin.toLowerCase() !== given.toLowerCase())
    named.set('stablecoinout', named.get('stablecoinout') ?? coin)
  return named
}

/** Errors of the lending pool whose numbers are base units of the asset that its call names. */
const assetErrors =
  /^(InsufficientSupplyBalance|InsufficientPoolLiquidity|SupplyCapExceeded|BorrowCapExceeded|BelowMinimumBorrow)\s*\(/

/**
 * What each parameter of an error counts: dollars by its name, base units by the call that it ended; null where they do not
 * tell. The caller must check that the lending pool was called.
 */
export function errorTokens(
  { methodCall, parameters }: NamedCall,
  call: NamedCall | null,
): readonly (Counted | null)[] {
  const assets =
    call?.parameters.filter(({ name, type }) => type === 'address' && plain(name) === 'asset') ?? []
  const asset = assets.length === 1 ? assets[0]?.value : null
  const isCounted = assetErrors.test(methodCall ?? '') && isAddress(asset)
  return parameters.map(({ name, type }) => {
    if (type !== 'uint256') return null
    return name.endsWith('Usd') ? 'poolUsd' : isCounted ? asset : null
  })
}

function plain(name: string): string {
  return name.replaceAll('_', '').toLowerCase()
}

function isAddress(value: unknown): value is Address {
  return typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value)
}
