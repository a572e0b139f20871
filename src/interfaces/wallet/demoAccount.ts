import * as v from 'valibot'
import { stored } from '#lib/browser/storage.ts'
import { address, type Hex } from '#lib/wire/shapes.ts'

const schema = v.nullable(
  v.object({
    key: v.pipe(
      v.string(),
      v.regex(/^0x[0-9a-f]{64}$/),
      v.transform((text) => text as Hex),
    ),
    address,
  }),
)

/** The demo wallet's own account in this browser: its private key, unprotected, and its address. Null before its first use. */
export const demoAccount = stored('demoAccount', schema, null)
