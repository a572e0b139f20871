import * as v from 'valibot'
import { amountParameter } from '#lib/wire/amountParameter.ts'
import { searchParameter } from '#lib/wire/searchParameter.ts'
import { address } from '#lib/wire/shapes.ts'

/** The open dialog in the URL: `?action=repay&asset=0x…`. Invalid values are ignored. */
export const actionSearch = v.object({
  action: searchParameter(v.picklist(['deposit', 'withdraw', 'borrow', 'repay'])),
  asset: searchParameter(address),
  /** What the form begins with, as typed. */
  amount: searchParameter(amountParameter),
})

export type ActionSearch = v.InferOutput<typeof actionSearch>
