import { maxUint256 } from '#lib/numbers/integers.ts'
import { ownEntry } from '#lib/text/ownEntry.ts'
import { type Address, checksummed } from '#lib/wire/shapes.ts'

/**
 * A token that a call names. Base units are null where the call states none, or "all" by the largest number. `isLeast`: they
 * are the least that the call accepts. `leastDollars`: so much a sale accepts, in base units of the dollar coins that pay it;
 * `dollars`: so much it got.
 */
export type CalledToken = {
  token: Address
  units: bigint | null
  isLeast?: true
  leastDollars?: bigint | null
  dollars?: bigint
}

/** Of dollars on every curve. The code of markets, which says it too, is no part of a list of transactions. */
export const dollarDecimals = 18

type Call = { input: string | null; to: { address: Address } | null }

/** The words of the input that hold a token and its base units; the called contract itself where the token is null. */
type Layout = { words: number; tokens: readonly TokenLayout[] }

type TokenLayout = { token: number | null; units?: number; isLeast?: true; leastDollars?: number }

const assetCall: Layout = { words: 2, tokens: [{ token: 0, units: 1 }] }

/** Calls of the network's own router and lending pool, by selector: a name is what the explorer makes of it. */
const ownLayouts: Readonly<Record<string, Layout>> = {
  // swapExactStableForTokens, swapExactTokensForStable, swapExactTokensForTokens. The second names no stablecoin:
  // several may pay it, and its minimum counts their sum.
  '0x3d9d5cd9': { words: 6, tokens: [least(3), { token: 2, units: 0 }] },
  '0x97f74a56': { words: 5, tokens: [{ token: 2, units: 0, leastDollars: 1 }] },
  '0x3e85d596': { words: 6, tokens: [{ token: 2, units: 0 }, least(3)] },
  // deposit, withdraw, borrow, repay
  '0x47e7ef24': assetCall,
  '0xf3fef3a3': assetCall,
  '0x4b8a3529': assetCall,
  '0x22867d78': assetCall,
}

/** Calls of the ERC-20 standard: the same of another standard move an id. */
const standardLayouts: Readonly<Record<string, Layout>> = {
  '0xa9059cbb': { words: 2, tokens: [{ token: null, units: 1 }] },
  '0x095ea7b3': { words: 2, tokens: [{ token: null, units: 1 }] },
  '0x23b872dd': { words: 3, tokens: [{ token: null, units: 2 }] },
}

/**
 * The tokens that a call is about, in the order of a sentence: what is bought, for what; what is sold. Nothing for a
 * call of another shape. `isOwn`: the called contract is one of the network itself; otherwise the call has a meaning
 * only where the called contract is an ERC-20 token.
 */
export function calledTokens({ input, to }: Call, isOwn: boolean): readonly CalledToken[] {
  if (to === null || input === null) return []
  const layout = ownEntry(isOwn ? ownLayouts : standardLayouts, input.slice(0, 10))
  const words = input.slice(10).match(/.{64}/g) ?? []
  if (!layout || input.length !== 10 + layout.words * 64) return []
  return layout.tokens.map(({ token, units, isLeast, leastDollars }) => ({
    token: token === null ? to.address : checksummed(`0x${words[token]?.slice(24)}`),
    units: units === undefined ? null : stated(BigInt(`0x${words[units]}`), isLeast),
    ...(isLeast && { isLeast }),
    ...(leastDollars && { leastDollars: stated(BigInt(`0x${words[leastDollars]}`), true) }),
  }))
}

/** What a swap gives; the second word of its input is the least that it accepts. */
function least(token: number): TokenLayout {
  return { token, units: 1, isLeast: true }
}

/** "At least nothing" states no amount. */
function stated(units: bigint, isLeast = false): bigint | null {
  return units === maxUint256 || (isLeast && units === 0n) ? null : units
}
