import { isReached } from '#domain/markets/prices/priceAlert.ts'
import { type TradePrice, watchTrades } from '#interfaces/indexer/live/swaps/watchTrades.ts'
import { formatPrice } from '#lib/format/money.ts'
import { toast } from '#ui/feedback/toast/toast.ts'
import { type PriceAlert, priceAlerts, removePriceAlert } from './priceAlerts.ts'

/** What stops watching each market. */
const watched = new Map<string, () => void>()

/** One subscription a market, none for a market without an alert. */
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

/** Every tab of this browser watches: the first one tells. */
async function notifyOnce(alert: PriceAlert, trade: TradePrice) {
  const isFirst = await claim(alert.id)
  // Also where another tab tells: a list that this one wrote meanwhile can have brought the alert back.
  removePriceAlert(alert.id)
  if (!isFirst) return
  const title = `${alert.symbol} ${alert.side === 'above' ? 'rose to' : 'fell to'} ${formatPrice(trade.price)}`
  const text = `Your alert was ${formatPrice(alert.price)} or ${alert.side === 'above' ? 'more' : 'less'}.`
  toast(title, { text })
  if (globalThis.Notification?.permission === 'granted')
    new Notification(title, { body: text, tag: alert.id })
}

/**
 * Whether this tab is the first to tell of an alert. The lock is held for as long as the tab is open, and it alone
 * decides: what one tab removes from localStorage, another one still reads for a moment, and a tab that comes second
 * may remove it first. A browser without locks goes by who removes it.
 */
async function claim(id: string): Promise<boolean> {
  const { locks } = navigator
  if (!locks) return removePriceAlert(id)
  return new Promise((resolve) => {
    void locks.request(`tideline.alert.${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      return lock && new Promise(() => {})
    })
  })
}

// Loading this file is the beginning: prices are watched from then on, for as long as the tab is open.
priceAlerts().subscribe(followAlerts)
followAlerts()
