import { removePriceAlert, usePriceAlerts } from '#pages/markets/parts/alerts/priceAlerts.ts'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Button } from '#ui/form/Button.tsx'
import { MarketLink } from '#ui/links/MarketLink.tsx'

/** The alerts that wait, of every market. */
export function AlertList() {
  const alerts = usePriceAlerts()
  if (alerts.length === 0) return <p className="text-sm text-faint">No alerts are set.</p>
  return (
    <ul aria-label="Alerts" className="divide-y border-y text-sm">
      {alerts.map(({ id, pool, symbol, side, price }) => (
        <li key={id} className="flex min-h-10 items-center gap-2">
          <MarketLink pool={pool} symbol={symbol} />
          <span className="text-muted">{side === 'above' ? 'rises to' : 'falls to'}</span>
          <Price value={price} />
          <span className="ml-auto">
            <Button size="small" tone="quiet" onClick={() => removePriceAlert(id)}>
              Remove
            </Button>
          </span>
        </li>
      ))}
    </ul>
  )
}
