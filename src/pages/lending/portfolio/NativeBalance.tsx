import { useQuery } from '@tanstack/react-query'
import { tokenBalancesQuery } from '#interfaces/explorer/tokenBalance.ts'
import { balanceQuery } from '#interfaces/node/balance.ts'
import { config, hasLending } from '#lib/browser/config.ts'
import { fromUnits, subtract } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { creditFigures } from '#pages/lending/parts/credit/creditFigures.ts'
import { useLending } from '#pages/lending/parts/data/useLending.ts'
import { Amount } from '#ui/figures/Amount.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Money } from '#ui/figures/Money.tsx'
import { holdingOf, totalWorth } from './holdings.ts'

type NativeBalanceProps = { address: Address }

/** The figures of a portfolio's head: the coin from the node and, where there is a pool, the loans. */
export function NativeBalance({ address }: NativeBalanceProps) {
  const { nativeCurrency } = config()
  const balance = useQuery(balanceQuery(address))
  const tokens = useQuery(tokenBalancesQuery(address, 'ERC-20'))
  return (
    <div className="grid w-full grid-cols-[repeat(auto-fill,minmax(10.25rem,1fr))] gap-y-3 sm:grid-cols-[repeat(4,11rem)] sm:gap-x-4">
      <Figure label="Token value" size="large">
        <Money value={tokens.data ? totalWorth(tokens.data.items.map(holdingOf)) : null} />
      </Figure>
      <Figure label={nativeCurrency.name} size="large">
        <Amount
          value={balance.data === undefined ? null : fromUnits(balance.data, nativeCurrency.decimals)}
          unit={nativeCurrency.symbol}
        />
      </Figure>
      {hasLending() && <LoanFigures address={address} />}
    </div>
  )
}

function LoanFigures({ address }: NativeBalanceProps) {
  const { state, record } = useLending(address)
  const figures = creditFigures(state.data?.account, record.data)
  return (
    <>
      <Figure label="Net deposits" size="large">
        <Money value={figures?.collateral ? subtract(figures.collateral, figures.borrowed) : null} />
      </Figure>
      <Figure label="Credit score" size="large">
        {figures?.score ?? '–'}
      </Figure>
    </>
  )
}
