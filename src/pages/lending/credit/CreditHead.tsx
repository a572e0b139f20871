import type { ReactNode } from 'react'
import type { CreditProfile } from '#interfaces/lending/creditView.ts'
import { knowsPool } from '#lib/browser/config/lendingPool.ts'
import { type Decimal, isZero, subtract } from '#lib/numbers/decimal.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { ActionLink } from '#pages/lending/figures/ActionLink.tsx'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { ColumnPlaces } from '#ui/figures/numbers/columnPlaces.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { type CreditFigures, netYield } from './creditFigures.ts'
import { firstDue } from './firstDue.ts'
import { HealthFigure } from './HealthFigure.tsx'
import { NextPayment } from './NextPayment.tsx'
import { NoPosition } from './NoPosition.tsx'
import { priceDoubt } from './priceDoubt.ts'
import { ScoreGauge } from './ScoreGauge.tsx'
import { tierSaving } from './tiers/tierSaving.ts'

type CreditHeadProps = {
  figures: CreditFigures
  rows: readonly LendingRow[]
  unit: 'usd' | 'token'
  /** Null where the pool does not report it. */
  credit: CreditProfile | null
  /** Whether it is the connected wallet's, which can borrow. */
  isOwn: boolean
}

/** A person's credit at a glance: health, the next payment and the debt, then what is available, and the score beside them. */
export function CreditHead({ figures, rows, unit, credit, isOwn }: CreditHeadProps) {
  const { score, collateral, borrowed, limit, available } = figures
  const money = (value: Decimal | null) => (
    <UserAmount value={value} unit={figures.from === 'node' ? 'usd' : unit} />
  )
  // On a phone what is said of a debt has a line of its own; "No debt" and "None" share one.
  const own = figures.health === 'none' ? '' : 'max-sm:col-span-2'
  // The one that is due first.
  const debt = isOwn ? firstDue(rows.filter(({ trouble }) => knowsPool() && !trouble)) : undefined
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 px-4 py-4">
      <div
        className={`grid flex-1 basis-72 grid-cols-2 gap-x-4 gap-y-4 sm:gap-x-8 ${isEmpty(rows) ? 'lg:grid-cols-4' : 'lg:grid-cols-3'}`}
      >
        {isEmpty(rows) ? (
          <NoPosition rows={rows} />
        ) : (
          <>
            <div className={own}>
              <HealthFigure health={figures.health} rows={rows} size="large" />
            </div>
            {credit && (
              <div className={own}>
                <NextPayment credit={credit} rows={rows} size="large" />
              </div>
            )}
            <WithButton
              button={
                debt && (
                  <ActionLink action="repay" asset={debt.asset} className={lookOf(true)}>
                    Repay
                  </ActionLink>
                )
              }
            >
              <Figure label="Debt" size="large">
                {money(borrowed)}
              </Figure>
            </WithButton>
            <WithButton
              button={isOwn && available && !isZero(available) && <BorrowLink rows={rows} isFirst={!debt} />}
            >
              <Figure label="Available to borrow" size="large" note={<>of {money(limit)}</>}>
                {money(available)}
              </Figure>
            </WithButton>
            <Figure label="Collateral" size="large">
              <DepositMoney value={collateral} />
            </Figure>
            <Figure label="Net deposits" size="large" note={<NetApy rows={rows} />}>
              <DepositMoney value={collateral && borrowed && subtract(collateral, borrowed)} />
            </Figure>
          </>
        )}
      </div>
      <div className="grid w-44 justify-items-center gap-1 max-sm:mx-auto">
        <ScoreGauge score={score} hasTiers={figures.from === 'node'} />
        {figures.from === 'node' && score !== null && <Saving score={score} rows={rows} />}
      </div>
      {[figures.doubt, priceDoubt(rows)].map(
        (doubt) =>
          doubt && (
            <p key={doubt} className="basis-full text-xs text-warn">
              {doubt}
            </p>
          ),
      )}
    </div>
  )
}

/** Whether the pool says of every asset that the account has no deposit and no debt. */
function isEmpty(rows: readonly LendingRow[]): boolean {
  const isNone = (amount: Decimal | null) => amount !== null && isZero(amount)
  return rows.length > 0 && rows.every(({ yourSupply, yourDebt }) => isNone(yourSupply) && isNone(yourDebt))
}

/** A figure with the button to change it: beside it, on a phone below it. */
function WithButton({ button, children }: { button: ReactNode; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-x-3 gap-y-2 max-sm:flex-col sm:justify-start">
      {children}
      {button && <div className="grid sm:mt-4 sm:self-start">{button}</div>}
    </div>
  )
}

/** The look of a button of a figure: the one act to take first stands out, and on a phone each is as high as a thumb. */
const lookOf = (isFirst: boolean) =>
  `${buttonClass({ size: 'small', tone: isFirst ? 'primary' : 'plain' })} max-sm:h-11 max-sm:text-sm`

/** The yield of deposits and debts together, in words; nothing where it is unknown. */
function NetApy({ rows }: { rows: readonly LendingRow[] }) {
  const value = netYield(rows)
  return (
    value && (
      <>
        <Percent value={value} places={2} /> net APY
      </>
    )
  )
}

/** Leads to a loan: more of one that is open, else of the first asset that the pool lends. */
function BorrowLink({ rows, isFirst }: { rows: readonly LendingRow[]; isFirst: boolean }) {
  const lent = rows.filter(
    ({ reserve, trouble }) => knowsPool() && reserve?.borrowable && !reserve.paused && !trouble,
  )
  const row = lent.find(({ yourDebt }) => yourDebt && !isZero(yourDebt)) ?? lent[0]
  if (!row) return null
  return (
    <ActionLink action="borrow" asset={row.asset} className={lookOf(isFirst)}>
      Borrow
    </ActionLink>
  )
}

/** What the next tier would save on today's debts; nothing where that is not known. */
function Saving({ score, rows }: { score: number; rows: readonly LendingRow[] }) {
  const saving = tierSaving(score, rows)
  if (saving === null) return null
  return (
    <p
      className="text-center text-xs text-muted"
      title="Interest of one year on today's debts, at today's rates of both tiers"
    >
      A score of {saving.from} would save you{' '}
      <ColumnPlaces value={{ dollars: 2 }}>
        <Money value={saving.perYear} />
      </ColumnPlaces>{' '}
      a year
    </p>
  )
}

function UserAmount({ value, unit }: { value: Decimal | null; unit: 'usd' | 'token' }): ReactNode {
  return unit === 'usd' ? <DepositMoney value={value} /> : <Amount value={value} />
}
