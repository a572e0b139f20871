import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tokensWorth } from '#domain/tokens/tokensWorth.ts'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'

/** What the tokens of an address are worth, by the prices of the explorer, and of how many it has one. */
export function TokenWorth({ address }: { address: Address }) {
  const { data, isLoading } = useQuery({ ...tokenBalancesQuery(address), retry: false })
  if (isLoading)
    return (
      <Worth>
        <PendingValue />
      </Worth>
    )
  if (!data)
    return (
      <Worth>
        <Unknown />
      </Worth>
    )
  const rows = data.items.length
  const isAll = data.next === null && data.skipped === 0 && !data.isPartial
  if (rows === 0 && isAll) return <Worth>None</Worth>
  const found = tokensWorth(
    data.items.map(({ token, value }) => ({
      value,
      decimals: tokenDecimals(token),
      price: token.exchangeRate,
      isScam: token.isScam,
    })),
  )
  if (!found)
    return (
      <Worth>
        <Unknown title="None of its tokens has a price" />
      </Worth>
    )
  return (
    <Worth note={noteOf(rows, found.priced, isAll)}>
      <Money value={found.worth} />
    </Worth>
  )
}

/** What the worth leaves out, as far as it is known. */
function noteOf(rows: number, priced: number, isAll: boolean): string {
  if (!isAll) return `at least, of ${countOf(priced, 'token')}`
  if (priced === rows) return countOf(rows, 'token')
  return `${formatCount(rows - priced)} of ${formatCount(rows)} without a price`
}

/** The figure, short on a phone, with the place of its note kept. */
function Worth({ note, children }: { note?: string; children: ReactNode }) {
  return (
    <CompactFigures value={useIsPhone()}>
      <Figure label="Tokens" size="large" note={<div className="min-h-4.5">{note}</div>}>
        {children}
      </Figure>
    </CompactFigures>
  )
}
