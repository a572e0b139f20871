import * as v from 'valibot'
import { amountParameter } from '#lib/wire/amountParameter.ts'
import { address } from '#lib/wire/shapes.ts'

/** The open dialog in the URL: `?action=repay&asset=0x…`. Invalid values are ignored. */
export const actionSearch = v.object({
  action: v.fallback(v.optional(v.picklist(['deposit', 'withdraw', 'borrow', 'repay'])), undefined),
  asset: v.fallback(v.optional(address), undefined),
  /** What the form begins with, as typed. */
  amount: v.fallback(v.optional(amountParameter), undefined),
})

export type ActionSearch = v.InferOutput<typeof actionSearch>
