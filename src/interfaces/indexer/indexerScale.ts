import * as v from 'valibot'
import {
  type AmountScale,
  scaleOf,
  toWholeUnits,
  type WrittenPool,
  wholeUnits,
} from '#domain/markets/curve/amountScale.ts'
import { config } from '#lib/browser/config/config.ts'
import { add, type Decimal, magnitude } from '#lib/numbers/decimal.ts'
import { decimal, integer } from '#lib/wire/shapes.ts'

/*
 * The specification does not say whether amounts are whole units or integers of 18 decimals. The figures of each market
 * and each trade prove its own scale. Records without a price and reserves take the scale of the first market or trade.
 */

let serverScale: AmountScale | undefined

/** For tests: forgets the scale of the indexer's amounts. */
export function forgetAmountScale() {
  serverScale = undefined
}

/** The scale of the indexer's amounts: the proven one, else the configured one; undefined while both are unknown. */
function knownScale(): AmountScale | undefined {
  return serverScale ?? configuredScales[config().indexer.amounts ?? 'unknown']
}

const configuredScales: Record<string, AmountScale> = { units: wholeUnits, wei: { price: 18, amount: 18 } }

/** A figure of a record that proves its own scale. One below zero makes the record unreadable: there is no such trade. */
export const figure = v.pipe(
  decimal,
  v.check((value) => !value.startsWith('-'), 'less than nothing'),
)

/** A number of things, or of basis points; one below zero makes the record unreadable. */
export const count = v.pipe(
  integer,
  v.check((value) => value >= 0, 'less than nothing'),
)

/** A price in dollars, in a record that does not prove its own scale. */
export const price = v.pipe(
  figure,
  v.check((value) => knownScale() !== undefined || magnitude(value) < 12, 'a price of unknown unit'),
  v.transform((value): Decimal => toWholeUnits(value, (knownScale() ?? wholeUnits).price)),
)

/** An amount of tokens or dollars, in a record that does not prove its own scale. */
export const amount = v.pipe(
  figure,
  v.check((value) => knownScale() !== undefined || magnitude(value) < 15, 'an amount of unknown unit'),
  v.transform((value): Decimal => toWholeUnits(value, (knownScale() ?? wholeUnits).amount)),
)

type Figures<R> = {
  price: readonly (keyof R & string)[]
  amount: readonly (keyof R & string)[]
  /** The pool's figures in the record, which prove the scale. */
  pool: (record: R) => WrittenPool
}

/**
 * A transformation of a record to whole units, by the scale that its own figures prove. It raises an issue when they
 * fit in neither scale, because then no figure of the record can be right.
 */
export function inWholeUnits<R extends object>({ price, amount, pool }: Figures<R>) {
  const prices = new Set<string>(price)
  const amounts = new Set<string>(amount)
  return v.rawTransform<R, R>(({ dataset, addIssue, NEVER }) => {
    const record = dataset.value
    const proven = scaleOf(pool(record))
    if (proven === 'unreadable') {
      addIssue({ message: 'price × reserve is not the dollars of the pool, in no unit' })
      return NEVER
    }
    const scale = proven ?? knownScale() ?? wholeUnits
    if (scale.price === 0 && scale.amount === 0) return record
    const entries = Object.entries(record).map(([name, value]) => {
      if (prices.has(name)) return [name, toWholeUnits(value, scale.price)]
      return [name, amounts.has(name) ? toWholeUnits(value, scale.amount) : value]
    })
    return Object.fromEntries(entries) as R
  })
}

/** A market's figures. The dollars behind its price are the virtual reserve alone, or with the real one. */
export function poolOfMarket(market: {
  virtualReserveUSD: Decimal
  realReserveUSD: Decimal
  reserveToken: Decimal
  spotPrice: Decimal
}): WrittenPool {
  const { virtualReserveUSD, realReserveUSD, reserveToken, spotPrice } = market
  return {
    price: spotPrice,
    tokens: reserveToken,
    dollars: [add(virtualReserveUSD, realReserveUSD), virtualReserveUSD],
  }
}

/** The pool's figures after a trade. */
export function poolOfSwap(swap: {
  reserveUsdAfter: Decimal
  reserveTokenAfter: Decimal
  priceUsd: Decimal
}): WrittenPool {
  return { price: swap.priceUsd, tokens: swap.reserveTokenAfter, dollars: [swap.reserveUsdAfter] }
}

const marketProof = v.object({
  virtualReserveUSD: decimal,
  realReserveUSD: decimal,
  reserveToken: decimal,
  spotPrice: decimal,
})
const swapProof = v.object({ reserveUsdAfter: decimal, reserveTokenAfter: decimal, priceUsd: decimal })

/** Learns the scale from the first market or trade of an answer that proves it. */
export function learnAmountScale(answer: unknown, depth = 0): void {
  if (serverScale !== undefined || typeof answer !== 'object' || answer === null || depth > 2) return
  const proven = provenBy(answer)
  if (proven !== null && proven !== 'unreadable') serverScale = proven
  else for (const part of Object.values(answer)) learnAmountScale(part, depth + 1)
}

function provenBy(record: object): AmountScale | 'unreadable' | null {
  if ('spotPrice' in record) {
    const { success, output } = v.safeParse(marketProof, record)
    return success ? scaleOf(poolOfMarket(output)) : null
  }
  if (!('priceUsd' in record)) return null
  const { success, output } = v.safeParse(swapProof, record)
  return success ? scaleOf(poolOfSwap(output)) : null
}

const namesOfAmounts = new Set(['amount', 'balance', 'open', 'high', 'low', 'close', 'volume', 'priceUsd'])
/** An integer of this many digits may be in base units. */
const doubtful = /^\d{11,}$/

/** Whether an answer has integers that may be base units while the indexer's scale is unknown. */
export function isScaleOpen(answer: unknown, depth = 0): boolean {
  if (knownScale() !== undefined || typeof answer !== 'object' || answer === null || depth > 2) return false
  return Object.entries(answer).some(([name, part]) =>
    typeof part === 'string' ? namesOfAmounts.has(name) && doubtful.test(part) : isScaleOpen(part, depth + 1),
  )
}
