import { useQuery } from '@tanstack/react-query'
import { shownDollars } from '#domain/lending/account/poolRounding.ts'
import { tierOfScore } from '#domain/lending/creditTiers.ts'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { config, hasLending } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { countOf } from '#lib/format/count.ts'
import { formatMoney } from '#lib/format/money.ts'
import { type Decimal, isZero, subtract } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { type Holding, holdingOf, netWorth, totalWorth, unpricedCount } from './holdings.ts'
import { useCoinValue } from './useCoinValue.ts'
import { isNothing } from './useIsFresh.ts'
import { isPart, useNetWorth } from './useNetWorth.ts'
import { without, worthNote } from './worth/worthNote.ts'

type PortfolioFiguresProps = { address: Address }

/** The figures of a portfolio's head: its worth, the coin from the node and, where there is a pool, the loans. */
export function PortfolioFigures({ address }: PortfolioFiguresProps) {
  return (
    // Labels, values and notes share their lines, whatever the size of a value.
    <div className="worth-figures">
      {hasLending() ? <FiguresWithLoans address={address} /> : <FiguresWithoutLoans address={address} />}
    </div>
  )
}

/** In place of the note of an unknown figure, so that the page below does not move once it is known. */
const lineOfNote = '\u00a0'

function FiguresWithoutLoans({ address }: PortfolioFiguresProps) {
  const tokens = useQuery({ ...tokenBalancesQuery(address, 'ERC-20'), refetchInterval: 60_000 })
  const holdings = tokens.data?.items.map(holdingOf) ?? []
  return (
    <>
      <Figure
        label="Token value"
        size="large"
        note={isPart(tokens.data) ? 'At least: not all tokens were read' : without(unpriced(holdings))}
      >
        <Money value={tokens.data ? totalWorth(holdings) : null} />
      </Figure>
      <NativeBalance address={address} />
    </>
  )
}

function FiguresWithLoans({ address }: PortfolioFiguresProps) {
  const { state, coin, figures, holdings, value, worth, isLeast } = useNetWorth(address)
  const { symbol } = config().nativeCurrency
  const missing = unpriced(holdings ?? [])
  const coinless = netWorth(value, figures, null)
  const note = { symbol, coin, coinless: coinless && shownDollars(coinless), missing, isLeast }
  return (
    <>
      <Figure label="Net worth" size="hero" note={worth === null ? lineOfNote : worthNote(note)}>
        <DepositMoney value={worth} />
      </Figure>
      <Figure
        label="Credit score"
        size="large"
        note={figures?.score != null && figures.from === 'node' ? tierOfScore(figures.score).name : undefined}
      >
        {figures?.score ?? <Unknown />}
      </Figure>
      <NativeBalance address={address} />
      {/* Without deposits and loans the net worth says it all; where the pool does not report them, it is unknown. */}
      {state.data?.positions.every(isNothing) !== true && (
        <>
          <Figure
            label="Token value"
            size="large"
            note={value === null ? lineOfNote : without(['deposits', ...missing], isLeast)}
          >
            <Money value={value} />
          </Figure>
          <Figure label="Net deposits" size="large" note={debtNote(figures?.borrowed ?? null)}>
            <DepositMoney
              value={
                figures?.collateral && figures.borrowed
                  ? subtract(figures.collateral, figures.borrowed)
                  : null
              }
            />
          </Figure>
        </>
      )}
    </>
  )
}

/** The debt that deposits, and with them the net worth, are less of; nothing without one. */
function debtNote(borrowed: Decimal | null): string | undefined {
  return borrowed && !isZero(borrowed) ? `After ${formatMoney(shownDollars(borrowed))} of debt` : undefined
}

/** What has no price, for the note of a total: "2 unpriced tokens"; nothing where all have one. */
function unpriced(holdings: readonly Holding[]): string[] {
  const count = unpricedCount(holdings)
  return count > 0 ? [countOf(count, 'unpriced token')] : []
}

function NativeBalance({ address }: PortfolioFiguresProps) {
  const { name, symbol } = config().nativeCurrency
  const { data } = useQuery({ ...balanceQuery(address), refetchInterval: 15_000 })
  const worth = useCoinValue(address)
  return (
    <Figure label={name} size="large" note={worth === null ? lineOfNote : <Money value={worth} />}>
      <Amount value={wholeCoins(data ?? null)} unit={symbol} />
    </Figure>
  )
}
