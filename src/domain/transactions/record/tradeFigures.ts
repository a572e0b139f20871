import * as v from 'valibot'
import { address, decimal } from '#lib/wire/shapes.ts'

/** A token's symbol in a record: at most 32 characters of two UTF-16 units each, and an ellipsis where it was cut. */
export const symbolSchema = v.pipe(v.string(), v.maxLength(65))

const moment = v.object({ paid: decimal, received: decimal, price: decimal })

/** What a trade gives for what its record names, and the figures it started from and leads to, as they were signed. */
export const tradeFiguresSchema = v.object({
  /** The token that comes out, with its unit. */
  token: address,
  symbol: symbolSchema,
  decimals: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(36)),
  /** Base units that come out, as they were quoted. */
  quoted: v.pipe(v.string(), v.regex(/^\d{1,78}$/)),
  /** In the wallet, of what is paid and of what is received, in whole tokens; and the market's price. */
  before: moment,
  after: moment,
})

export type TradeFigures = v.InferOutput<typeof tradeFiguresSchema>
