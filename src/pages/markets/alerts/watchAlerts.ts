import { isReached } from '#domain/markets/prices/priceAlert.ts'
import { type TradePrice, watchTrades } from '#interfaces/indexer/live/swaps/watchTrades.ts'
import { formatPrice } from '#lib/format/money.ts'
import { toast } from '#ui/feedback/toast/toast.ts'
import { type PriceAlert, priceAlerts, removePriceAlert } from './priceAlerts.ts'

/** The functions that stop watching, by pool. */
const watched = new Map<string, () => void>()

let isWatching = false

/** Watches the price alerts of this browser from now on, while the tab is open. A second call changes nothing. */
export function watchAlerts(): void {
  if (isWatching) return
  isWatching = true
  priceAlerts().subscribe(followAlerts)
  followAlerts()
}

/** Keeps one subscription for each market with an alert. */
function followAlerts() {
  const pools = new Set<string>(
    priceAlerts()
      .read()
      .map(({ pool }) => pool),
  )
  for (const [pool, stop] of watched) {
    if (pools.has(pool)) continue
    stop()
    watched.delete(pool)
  }
  for (const pool of pools) {
    if (!watched.has(pool))
      watched.set(
        pool,
        watchTrades(pool, (trade) => check(pool, trade)),
      )
  }
}

function check(pool: string, trade: TradePrice) {
  for (const alert of priceAlerts().read()) {
    if (alert.pool === pool && isReached(alert, trade)) void notifyOnce(alert, trade)
  }
}

/** Notifies of an alert in the first of this browser's tabs, because every tab watches. */
async function notifyOnce(alert: PriceAlert, trade: TradePrice) {
  const isFirst = await claim(alert.id)
  // Removed in every tab: a list that this tab wrote meanwhile may have restored the alert.
  removePriceAlert(alert.id)
  if (!isFirst) return
  const title = `${alert.symbol} ${alert.side === 'above' ? 'rose to' : 'fell to'} ${formatPrice(trade.price)}`
  const text = `Your alert was ${formatPrice(alert.price)} or ${alert.side === 'above' ? 'more' : 'less'}.`
  toast(title, { text })
  if (globalThis.Notification?.permission !== 'granted') return
  try {
    new Notification(title, { body: text, tag: alert.id })
  } catch {
    // Browsers on Android have no such constructor. The toast says it.
  }
}

/**
 * Whether this tab is the first to notify of an alert. Only a lock decides, held while the tab is open: another tab may
 * still read a removed alert from localStorage for a moment, and a later tab may remove it first. Without locks, and where
 * the browser refuses them, the tab that removes the alert notifies.
 */
async function claim(id: string): Promise<boolean> {
  const { locks } = navigator
  if (!locks) return removePriceAlert(id)
  return new Promise((resolve) => {
    locks
      .request(`tideline.alert.${id}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null)
        return lock && new Promise(() => {})
      })
      .catch(() => resolve(removePriceAlert(id)))
  })
}
