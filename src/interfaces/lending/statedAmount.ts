import * as v from 'valibot'
import { decimal } from '#lib/wire/shapes.ts'

/** An exact decimal of which there cannot be less than nothing: null for a negative one, which is unknown then. */
export const statedAmount = v.pipe(
  decimal,
  v.transform((value) => (value.startsWith('-') ? null : value)),
)
