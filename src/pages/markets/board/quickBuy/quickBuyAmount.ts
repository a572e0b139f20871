import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { hasTrading } from '#lib/browser/config/config.ts'
import { stored } from '#lib/browser/storage.ts'

const schema = v.nullable(v.pipe(v.string(), v.regex(/^(?=.*[1-9])\d{1,15}(?:\.\d{1,18})?$/)))

/** The dollars that one press of the board enters into the form of a purchase, kept in this browser; null while it is off. */
export const quickBuyAmount = stored('quickBuy', schema, null)

/** That amount, followed; null also where nothing can be bought here. */
export function useQuickBuyAmount(): string | null {
  const amount = useSyncExternalStore(quickBuyAmount.subscribe, quickBuyAmount.read)
  return hasTrading() ? amount : null
}
