import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { grouped } from '#lib/format/cut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Button } from '#ui/form/Button.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { FirstBuy, firstBuyAmount } from './firstBuy/FirstBuy.tsx'

type WayOnProps = {
  pool: Address | null
  isListed: boolean
  isWaiting: boolean
  /** The amount of a purchase on the market's page; null where the purchase is made here. */
  firstBuy: string | null
  /** Whether nothing on this page comes before it. */
  isNext: boolean
}

/** The link to the new market, once it is listed, with the first purchase where that is made there. */
export function WayOn({ pool, isListed, isWaiting, firstBuy, isNext }: WayOnProps) {
  const [text, setText] = useState(firstBuy ?? '')
  const amount = firstBuyAmount(text)
  const tone = isNext ? 'primary' : 'plain'
  const look = buttonClass({ tone, size: 'large', wide: true })
  if (pool && isListed)
    return (
      <>
        {firstBuy !== null && (
          <FirstBuy text={text} onType={setText} label="First buy, USD" hint="Optional" />
        )}
        <div className="grid gap-2">
          <Link
            to="/markets/$poolAddress"
            params={{ poolAddress: pool }}
            {...(amount && { search: { trade: 'buy', amount } })}
            className={look}
          >
            {amount ? `Open market to buy for $${grouped(amount)}` : 'Open market'}
          </Link>
          <CopyLink path={`/markets/${pool}`} />
        </div>
      </>
    )
  if (isWaiting)
    return (
      <Button tone={tone} size="large" wide busy>
        Waiting for the indexer to list it
      </Button>
    )
  // A node without receipts cannot tell which market was created.
  return (
    <Link to="/markets" search={{ order: 'newest' }} className={look}>
      Open the newest markets
    </Link>
  )
}

/** Copies the address of the new market's page, and says so on its label. */
function CopyLink({ path }: { path: string }) {
  const [label, setLabel] = useState('Share link')
  const link = new URL(path, location.href).href
  async function copy() {
    try {
      await navigator.clipboard.writeText(link)
      setLabel('Link copied')
    } catch {
      setLabel('Copying is blocked')
    }
  }
  return (
    <Button size="large" wide title={link} onClick={copy}>
      <span role="status">{label}</span>
    </Button>
  )
}
