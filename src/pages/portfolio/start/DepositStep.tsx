import { Link } from '@tanstack/react-router'
import { loanReserve } from '#domain/lending/reserve/loanReserve.ts'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatUnit } from '#lib/format/unit.ts'
import { largestFirst } from '#lib/numbers/largestFirst.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { bestDeposit, isInWallet } from '#pages/lending/data/bestDeposit.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Step } from './Step.tsx'

type DepositStepProps = {
  /** Whose wallet pays; null without one. */
  user: Address | null
  isPrimary: boolean
}

/** Leads to the form of a deposit: of the best one in the wallet, else of the one that earns most. */
export function DepositStep({ user, isPrimary }: DepositStepProps) {
  const { rows, waiting, state } = useLending(user)
  const isPending = waiting || (user !== null && state.isPending)
  const open = rows.filter(({ trouble, reserve }) => !trouble && !reserve?.paused)
  const minted = useTransactions().filter(({ kind, from }) => kind === 'mint' && from === user)
  // Minted tokens are counted as soon as they are sent for: the step does not ask for tokens that are on their way.
  const isHeld = (row: LendingRow) => isInWallet(row) || minted.some(({ asset }) => asset === row.asset)
  const best = bestDeposit(rows, isHeld)
  const loan = loanReserve(
    open.flatMap(({ reserve }) => reserve ?? []),
    best?.asset,
  )
  // Without one another asset first: a loan of what is deposited gains nothing but score.
  const cheapest =
    cheapestOf(open.filter(({ asset }) => asset === loan?.asset)) ??
    cheapestOf(open.filter((row) => row !== best)) ??
    cheapestOf(open)
  const look = buttonClass({ tone: isPrimary ? 'primary' : 'plain' })
  const hasNothing = state.data && !open.some(isHeld)
  return (
    <Step
      title="Deposit and borrow"
      figure={
        !isPending &&
        (best ? (
          <>
            <span className="min-w-0 truncate">
              <ExternalText>{best.symbol}</ExternalText>
            </span>
            <span className="text-sm font-normal text-muted">earns</span>
            <Percent value={best.supplyApy} places={2} />
            <span className="text-sm font-normal text-muted">a year</span>
          </>
        ) : (
          'Lending'
        ))
      }
      sentence={
        !isPending &&
        (cheapest ? (
          <>
            Then borrow <ExternalText>{formatUnit(cheapest.symbol)}</ExternalText> against it from{' '}
            <Percent value={cheapest.rate} places={2} /> a year.
            <TokenUses asset={best} rows={rows} minted={minted} />
          </>
        ) : (
          'A deposit earns interest while others borrow it.'
        ))
      }
      action={
        !isPending &&
        (best && !hasNothing ? (
          <Link to="/lending" search={{ action: 'deposit', asset: best.asset }} className={look}>
            <span className="max-w-40 truncate">
              {'Deposit '}
              <ExternalText>{best.symbol}</ExternalText>
            </span>
          </Link>
        ) : (
          <Link to="/lending" className={look}>
            {hasNothing && config().wallet.demo ? 'Get test tokens' : 'Open lending'}
          </Link>
        ))
      }
    />
  )
}

type TokenUsesProps = {
  asset: LendingRow | undefined
  rows: readonly LendingRow[]
  minted: readonly TransactionRecord[]
}

/** What the minted tokens are for, as the app mints assets of the pool and coins that markets take; nothing without both. */
function TokenUses({ asset, rows, minted }: TokenUsesProps) {
  const coin = minted.find((mint) => !rows.some((row) => row.asset === mint.asset))
  if (!asset || !coin) return null
  return (
    <>
      {' '}
      <ExternalText>{formatUnit(asset.symbol)}</ExternalText> is for lending,{' '}
      <ExternalText>{formatUnit(coin.symbol)}</ExternalText> pays for trades.
    </>
  )
}

/** The asset with the lowest borrow rate, which is the account's own where its tier is known; undefined without any. */
function cheapestOf(rows: readonly LendingRow[]) {
  return rows
    .flatMap(({ symbol, reserve, borrowApy }) =>
      borrowApy === null || reserve?.borrowable === false ? [] : [{ symbol, rate: borrowApy }],
    )
    .toSorted(largestFirst(({ rate }) => rate))
    .at(-1)
}
