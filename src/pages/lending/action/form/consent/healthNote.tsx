import type { ReactNode } from 'react'
import type { ActionFigures } from '#domain/lending/action/actionFigures.ts'
import { compare, one } from '#lib/numbers/decimal.ts'
import { fallText, together } from '#pages/lending/figures/fallText.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'

type HealthNoteProps = { preview: ActionFigures; ready: boolean; done: boolean; isRefused?: boolean }

/** What must happen after the action until the loan can be liquidated. */
export function healthNote({ preview, ready, done, isRefused }: HealthNoteProps): ReactNode {
  const { health, cause } = ready || done ? preview.after : preview.before
  if (isRefused || health === 'none') return null
  if (health === 'unknown') return 'Health is unknown: the pool has no current price of what you owe.'
  if (compare(health, one) < 0) return 'You can be liquidated now.'
  if (cause === 'together') return ready && !done ? `After this, only${together.slice(4)}` : together
  const fall = fallText({ health, cause })
  if (fall === null) return 'Any fall of your collateral leads to liquidation.'
  if (cause)
    return (
      <>
        Liquidation when <ExternalText>{cause.symbol}</ExternalText> falls by {fall} to{' '}
        <Price value={cause.price} />, if no other price moves.
      </>
    )
  return `Your collateral can fall by ${fall} before you can be liquidated.`
}
