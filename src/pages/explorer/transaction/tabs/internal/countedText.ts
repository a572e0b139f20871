import { amountTokens, type Counted, usdDecimals } from '#domain/decoding/amountTokens.ts'
import type { InWords } from '#domain/decoding/decode.ts'
import { statedTime } from '#domain/decoding/statedTime.ts'
import type { Call } from '#domain/explorer/callTree.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatExact } from '#lib/format/exact.ts'
import { maximum, maximumWord } from '#lib/format/maximum.ts'
import { formatMoment } from '#lib/format/time.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'

export type CountedToken = { symbol: string | null; decimals: number }

/** An amount has fewer digits; a longer number stands for no limit. */
const mostDigits = 39

/** What the amounts of a call count, by their digits. */
export type Counts = ReadonlyMap<string, Counted>

/**
 * What the amounts of a call count by its names, and by those of the calls around it, for the calls that it makes: they often
 * hand on an amount without its token.
 */
export function countsOf(
  decoded: InWords,
  { from, to }: Pick<Call, 'from' | 'to'>,
  around: Counts = new Map(),
): Counts {
  const counted = countedIn(decoded, { from, to })
  const own = decoded.parameters.flatMap(({ value }, position) => {
    const counts = counted[position]
    return counts && typeof value === 'string' && value !== '0' ? [[value, counts] as const] : []
  })
  return new Map([...around, ...own])
}

/**
 * Writes the amounts among a call's arguments in whole tokens, with every digit or by `format`, where the token is known, and says what the
 * largest number and a point in time mean. Dollars are those of the coin that a call `below` names for the same amount.
 */
export function countedText(
  decoded: InWords,
  { from, to }: Pick<Call, 'from' | 'to'>,
  tokenOf: (contract: string) => CountedToken | undefined,
  around: Counts = new Map(),
  { format = formatExact, below = new Map() }: { format?: typeof formatExact; below?: Counts } = {},
) {
  const counted = countedIn(decoded, { from, to })
  function countsOfValue(own: Counted | null | undefined, value: string, name = '') {
    if (own === 'usd') return below.get(value) ?? own
    return own ?? (/^amount/i.test(name) ? around.get(value) : undefined)
  }
  return (position: number): string | null => {
    const { name = '', type = '', value } = decoded.parameters[position] ?? {}
    if (type === 'uint256' && value === maximum) return maximumWord(name, decoded.methodCall)
    const counts = countsOfValue(counted[position], String(value), name)
    const time = statedTime({ name, type, value })
    if (time) return formatMoment(time)
    if (!counts || typeof value !== 'string' || !/^\d+$/.test(value) || value.length > mostDigits) return null
    const token =
      counts === 'usd' || counts === 'poolUsd'
        ? { symbol: 'USD', decimals: usdDecimals[counts] }
        : tokenOf(counts)
    if (!token?.symbol) return null
    return `${format(fromUnits(BigInt(value), token.decimals))} ${token.symbol}`
  }
}

function countedIn(decoded: InWords, { from, to }: Pick<Call, 'from' | 'to'>) {
  // A token of a market reports its own transfer to another contract: the amount is of the caller.
  const isReport = decoded.methodCall?.startsWith('emitTokenTransfer(')
  const ofToken = isReport ? { ...decoded, methodCall: 'transfer()' } : decoded
  return amountTokens(ofToken, isReport ? from : to, config().curve?.router)
}
