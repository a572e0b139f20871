import * as v from 'valibot'
import { integer } from '#lib/wire/shapes.ts'

/** The largest that fits the type of the standard, a `uint8`. */
const mostDecimals = 255

/** The decimals of a token: any other number would give its amounts a wrong scale. */
export const decimals = v.pipe(integer, v.minValue(0), v.maxValue(mostDecimals))
