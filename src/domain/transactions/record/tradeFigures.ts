import * as v from 'valibot'
import { address, decimal } from '#lib/wire/shapes.ts'

/** A token's symbol in a record: at most 32 characters of two UTF-16 units each, and an ellipsis where it was cut. */
export const symbolSchema = v.pipe(v.string(), v.maxLength(65))

const moment = v.object({ paid: decimal, received: decimal, price: decimal })

/** The payout of a trade, and the figures before and after it, as shown when it was signed. */
export const tradeFiguresSchema = v.object({
  /** The token that is paid out, its symbol and its decimals. */
  token: address,
  symbol: symbolSchema,
  decimals: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(36)),
  /** The quoted payout in base units. */
  quoted: v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
  /** The least payout that the trade accepts, in base units; absent in records of earlier versions. */
  least: v.optional(v.pipe(v.string(), v.regex(/^\d{1,78}$/))),
  /** The wallet's balance of the paid and of the received token, in whole tokens, and the market's price in dollars. */
  before: moment,
  after: moment,
})

export type TradeFigures = v.InferOutput<typeof tradeFiguresSchema>
