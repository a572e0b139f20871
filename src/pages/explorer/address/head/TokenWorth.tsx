import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { tokensWorth } from '#domain/tokens/tokensWorth.ts'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { countOf, formatCount } from '#lib/format/count.ts'
import { add, type Decimal, multiply } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { useIsPhone } from '#ui/layout/useMedia.ts'
import { holdingsLabel } from './holdingsLabel.ts'

type TokenWorthProps = { address: Address; record: AddressRecord | undefined }

/**
 * What an address owns in coins and tokens, by the prices of the explorer, and of how many tokens it has one; its tokens alone
 * where the worth of its coins is unknown.
 */
export function TokenWorth({ address, record }: TokenWorthProps) {
  const { data, isLoading } = useQuery({ ...tokenBalancesQuery(address), retry: false })
  const coins = useCoinWorth({ address, record })
  const label = coins === null ? undefined : holdingsLabel()
  if (isLoading)
    return (
      <Worth label={label}>
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
  if (rows === 0 && isAll)
    return coins === null ? (
      <Worth>None</Worth>
    ) : (
      <Worth label={label} note="no tokens">
        <Money value={coins} />
      </Worth>
    )
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
  if (coins === null)
    return (
      <Worth note={noteOf(rows, found.priced, isAll)}>
        <Money value={found.worth} />
      </Worth>
    )
  return (
    <Worth
      label={label}
      note={
        <>
          <Money value={found.worth} style="short" /> in{' '}
          {found.priced < rows && `${formatCount(found.priced)} of `}
          {countOf(rows, 'token')}
        </>
      }
    >
      {!isAll && (
        <span title="At least: not all of its tokens were read." className="font-normal text-faint">
          ≥{' '}
        </span>
      )}
      <Money value={add(coins, found.worth)} />
    </Worth>
  )
}

/** What the coins of an address are worth in dollars; null while their number or price is unknown. */
function useCoinWorth({ address, record }: TokenWorthProps): Decimal | null {
  const { data: node } = useQuery({ ...balanceQuery(address), enabled: false })
  const balance = node ?? record?.balance ?? null
  const price = record?.exchangeRate
  return balance === null || !price ? null : multiply(wholeCoins(balance), price)
}

/** What the worth leaves out, as far as it is known. */
function noteOf(rows: number, priced: number, isAll: boolean): string {
  if (!isAll) return `at least, of ${countOf(priced, 'token')}`
  if (priced === rows) return countOf(rows, 'token')
  return `${formatCount(rows - priced)} of ${formatCount(rows)} without a price`
}

type WorthProps = { label?: string | undefined; note?: ReactNode; children: ReactNode }

/** The figure, short on a phone, with the place of its note kept. */
function Worth({ label = 'Tokens', note, children }: WorthProps) {
  return (
    <CompactFigures value={useIsPhone()}>
      <Figure label={label} size="large" note={<div className="min-h-4.5">{note}</div>}>
        {children}
      </Figure>
    </CompactFigures>
  )
}
