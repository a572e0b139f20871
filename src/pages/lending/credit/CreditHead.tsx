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
import { HealthFigure } from './HealthFigure.tsx'
import { firstDue, NextPayment } from './NextPayment.tsx'
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

/** A person's credit at a glance: health, debt and the next payment, then what is available, and the score beside them. */
export function CreditHead({ figures, rows, unit, credit, isOwn }: CreditHeadProps) {
  const { score, collateral, borrowed, limit, available } = figures
  const money = (value: Decimal | null) => (
    <UserAmount value={value} unit={figures.from === 'node' ? 'usd' : unit} />
  )
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 px-4 py-4">
      <div className="grid flex-1 basis-72 grid-cols-2 gap-x-4 gap-y-4 sm:grid-cols-3 sm:gap-x-8">
        <div className={wide}>
          <HealthFigure health={figures.health} rows={rows} size="large" />
        </div>
        <div className={wide}>
          <Figure label="Debt" size="large">
            <WithButton>
              {money(borrowed)}
              {isOwn && <RepayLink rows={rows} />}
            </WithButton>
          </Figure>
        </div>
        <div className={wide}>
          <Figure label="Available to borrow" size="large" note={<>of {money(limit)}</>}>
            <WithButton>
              {money(available)}
              {isOwn && available && !isZero(available) && <BorrowLink rows={rows} />}
            </WithButton>
          </Figure>
        </div>
        {credit && (
          <div className={wide}>
            <NextPayment credit={credit} rows={rows} />
          </div>
        )}
        <Figure label="Collateral">
          <DepositMoney value={collateral} />
        </Figure>
        <Figure label="Net deposits" note={<NetApy rows={rows} />}>
          <DepositMoney value={collateral && borrowed && subtract(collateral, borrowed)} />
        </Figure>
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

/** A cell that has a line of its own on a phone. */
const wide = 'max-sm:col-span-2'

/** A figure with the button to change it, which on a phone is at the edge. */
function WithButton({ children }: { children: ReactNode }) {
  return (
    <span className="flex flex-wrap items-center justify-between gap-x-3 sm:justify-start">{children}</span>
  )
}

const buttonOfFigure = `${buttonClass({ size: 'small' })} max-sm:-mt-3`

/** Leads to the repayment of the debt that is due first; nothing without one. */
function RepayLink({ rows }: { rows: readonly LendingRow[] }) {
  const row = firstDue(rows.filter(({ trouble }) => knowsPool() && !trouble))
  if (!row) return null
  return (
    <ActionLink action="repay" asset={row.asset} className={buttonOfFigure}>
      Repay
    </ActionLink>
  )
}

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
function BorrowLink({ rows }: { rows: readonly LendingRow[] }) {
  const lent = rows.filter(
    ({ reserve, trouble }) => knowsPool() && reserve?.borrowable && !reserve.paused && !trouble,
  )
  const row = lent.find(({ yourDebt }) => yourDebt && !isZero(yourDebt)) ?? lent[0]
  if (!row) return null
  return (
    <ActionLink action="borrow" asset={row.asset} className={buttonOfFigure}>
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
  return unit === 'usd' ? <Money value={value} /> : <Amount value={value} />
}
