import { type FormEvent, useState } from 'react'
import { marketName } from '#domain/markets/marketName.ts'
import { alertSide } from '#domain/markets/prices/priceAlert.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { readSwaps } from '#interfaces/indexer/swap.ts'
import { formatPrice } from '#lib/format/money.ts'
import { plainSignificant } from '#lib/format/significant.ts'
import { compare, decimal, multiply, parseDecimal, zero } from '#lib/numbers/decimal.ts'
import { Dialog } from '#ui/feedback/dialog/Dialog.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Button } from '#ui/form/Button.tsx'
import { Input } from '#ui/form/Input.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'
import { addPriceAlert, removePriceAlert, usePriceAlerts } from './priceAlerts.ts'

type AlertDialogProps = { market: Market; onOpenChange: (open: boolean) => void }

/** Changes of the price, each with what it multiplies the price by. */
const presets = [
  ['−20%', '0.8'],
  ['−10%', '0.9'],
  ['+10%', '1.1'],
  ['+20%', '1.2'],
] as const

/** A multiple of a price, cut to its first digits, as a user would type it. */
function priceTimes(price: Market['spotPrice'], factor: string): string {
  return plainSignificant(multiply(price, decimal(factor))).replaceAll(',', '')
}

/** The price alerts of a market: a form for a new one, the open ones, and the browser's permission to notify. */
export function AlertDialog({ market, onOpenChange }: AlertDialogProps) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const level = parseDecimal(typed.trim())
  const side = level && alertSide(level, market.spotPrice)

  function type(text: string) {
    setTyped(text)
    setProblem(undefined)
  }

  async function add(event: FormEvent) {
    event.preventDefault()
    if (!level || compare(level, zero) <= 0) return setProblem('Enter a price in dollars, such as 0.0125.')
    setBusy(true)
    const error = await setAlert(market, level).catch(() => "Can't reach the indexer. The alert is not set.")
    setBusy(false)
    setProblem(error ?? undefined)
    if (!error) setTyped('')
  }

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title="Price alerts"
      description="Each notifies you once, while Tideline is open in a tab of this browser."
    >
      <div className="grid gap-4">
        <form onSubmit={add} className="thumbs grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2">
          <Input
            label={`Price of ${marketName(market)} in dollars`}
            value={typed}
            onChange={type}
            inputMode="decimal"
            problem={problem}
            hint={
              side
                ? `When it ${side === 'above' ? 'rises' : 'falls'} to this. Now ${formatPrice(market.spotPrice)}.`
                : `Now ${formatPrice(market.spotPrice)}.`
            }
          />
          <span className="pt-5">
            <Button type="submit" tone="primary" busy={busy}>
              Set alert
            </Button>
          </span>
          <div className="col-span-full flex gap-2">
            {presets.map(([label, factor]) => (
              <Button
                key={label}
                size="small"
                wide
                onClick={() => type(priceTimes(market.spotPrice, factor))}
              >
                {label}
              </Button>
            ))}
          </div>
        </form>
        <Permission />
        <AlertList />
      </div>
    </Dialog>
  )
}

/** Sets an alert that starts at the newest trade. Returns a sentence on a problem, or null. Throws `InterfaceError`. */
async function setAlert(market: Market, level: Market['spotPrice']): Promise<string | null> {
  const { swaps, unreadable } = await readSwaps(market.poolAddress, 0, 1)
  if (unreadable.length > 0) return 'The newest trade could not be read. The alert is not set.'
  const newest = swaps[0]
  const side = alertSide(level, newest?.priceUsd ?? market.spotPrice)
  if (!side) return 'That is the price now.'
  addPriceAlert({
    id: crypto.randomUUID(),
    pool: market.poolAddress,
    symbol: marketName(market),
    side,
    price: level,
    after: newest ? { blockNumber: newest.blockNumber, id: newest.id } : null,
  })
  return null
}

/** The open alerts of all markets. */
function AlertList() {
  const alerts = usePriceAlerts()
  if (alerts.length === 0) return <p className="text-sm text-faint">No alerts are set.</p>
  return (
    <ul aria-label="Alerts" className="-mb-2 divide-y border-t text-sm">
      {alerts.map(({ id, pool, symbol, side, price }) => (
        <li key={id} className="flex min-h-10 items-center gap-2">
          <MarketLink pool={pool} symbol={symbol} />
          <span className="text-muted">{side === 'above' ? 'rises to' : 'falls to'}</span>
          <Price value={price} />
          <span className="-mr-2 ml-auto">
            <Button size="small" tone="quiet" onClick={() => removePriceAlert(id)}>
              Remove
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The browser's permission to notify. It is requested only on a press. */
function Permission() {
  const [permission, setPermission] = useState(() => globalThis.Notification?.permission)
  if (permission === 'granted') return null
  if (permission === 'default') {
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        Without notifications an alert shows in the tab only.
        <Button size="small" onClick={async () => setPermission(await Notification.requestPermission())}>
          Allow notifications
        </Button>
      </p>
    )
  }
  return (
    <p className="text-sm text-muted">
      {permission === 'denied'
        ? 'This browser blocks notifications of this site: an alert shows in the tab only.'
        : 'This browser has no notifications: an alert shows in the tab only.'}
    </p>
  )
}
