import { useQuery } from '@tanstack/react-query'
import { tokensWorth } from '#domain/tokens/tokensWorth.ts'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { tokenDecimals } from '#interfaces/explorer/token/tokenDecimals.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'

/** What the tokens of an address are worth, by the prices of the explorer, and of how many it has one. */
export function TokenWorth({ address }: { address: Address }) {
  const { data, isLoading } = useQuery({ ...tokenBalancesQuery(address), retry: false })
  if (isLoading) return null
  if (!data) return <Unknown />
  const rows = data.items.length
  if (rows === 0 && data.next === null && data.skipped === 0) return 'None'
  const found = tokensWorth(
    data.items.map(({ token, value }) => ({
      value,
      decimals: tokenDecimals(token),
      price: token.exchangeRate,
      isScam: token.isScam,
    })),
  )
  if (!found) return <Unknown title="None of its tokens has a price" />
  const isAll = data.next === null && data.skipped === 0 && !data.isPartial
  const [priced, all] = [formatCount(found.priced), formatCount(rows)]
  return (
    <span title={`${priced} of ${isAll ? '' : 'more than '}${all} have a price`}>
      {!isAll && 'at least '}
      <Money value={found.worth} />{' '}
      <span className="text-xs text-faint">{`· ${priced} of ${all}${isAll ? '' : '+'} priced`}</span>
    </span>
  )
}
