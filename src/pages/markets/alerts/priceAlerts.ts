import { useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { hasPriceAlerts } from '#lib/browser/storage/hasPriceAlerts.ts'
import { storedByChain } from '#lib/browser/storage/storedByChain.ts'
import { address, decimal, integer, lenientList, text } from '#lib/wire/shapes.ts'

const alertSchema = v.object({
  id: v.string(),
  pool: address,
  symbol: text,
  side: v.picklist(['above', 'below']),
  price: decimal,
  after: v.nullable(v.object({ blockNumber: integer, id: integer })),
})

/** An open alert. It fires once and is then removed. */
export type PriceAlert = v.InferOutput<typeof alertSchema>

const mostAlerts = 50

/** The price alerts of this browser and this network, the newest first. */
export const priceAlerts = storedByChain(
  'alerts',
  v.pipe(
    lenientList(alertSchema),
    v.transform(({ rows }): readonly PriceAlert[] => rows.slice(0, mostAlerts)),
  ),
  [],
)

/** The open alerts, newest first. */
export function usePriceAlerts(): readonly PriceAlert[] {
  return useSyncExternalStore(priceAlerts().subscribe, priceAlerts().read)
}

/** Keeps an alert. Of more than fifty the oldest is dropped. */
export function addPriceAlert(alert: PriceAlert): void {
  priceAlerts().write([alert, ...priceAlerts().read()].slice(0, mostAlerts))
  hasPriceAlerts.write(true)
}

/** Removes an alert; returns whether it was still there. */
export function removePriceAlert(id: string): boolean {
  const before = priceAlerts().read()
  const after = before.filter((each) => each.id !== id)
  if (after.length === before.length) return false
  priceAlerts().write(after)
  if (after.length === 0) hasPriceAlerts.write(false)
  return true
}
