import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { healthBand } from '#domain/lending/account/healthBand.ts'
import type { CreditProfile } from '#interfaces/lending/creditView.ts'
import { knowsPool } from '#lib/browser/config/lendingPool.ts'
import { formatHealth } from '#lib/format/formatHealth.ts'
import { type Decimal, isZero, subtract, toPixels } from '#lib/numbers/decimal.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import { DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { fallText, together } from '#pages/lending/figures/fallText.ts'
import { Bar } from '#ui/charts/Bar.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { ColumnPlaces } from '#ui/figures/numbers/columnPlaces.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Percent } from '#ui/figures/numbers/Percent.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { type CreditFigures, netYield } from './creditFigures.ts'
import { NextPayment } from './NextPayment.tsx'
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

/** A person's credit at a glance: score, limit, debt, health, worth. */
export function CreditHead({ figures, rows, unit, credit, isOwn }: CreditHeadProps) {
  const { score, collateral, borrowed, limit, available } = figures
  const money = (value: Decimal | null) => (
    <UserAmount value={value} unit={figures.from === 'node' ? 'usd' : unit} />
  )
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4 px-4 py-4">
      {/* On a phone what can be lost comes first. */}
      <div className="grid w-44 justify-items-center gap-1 max-sm:order-last max-sm:mx-auto">
        <ScoreGauge score={score} hasTiers={figures.from === 'node'} />
        {figures.from === 'node' && score !== null && <Saving score={score} rows={rows} />}
      </div>
      <div className="grid flex-1 basis-72 grid-cols-2 gap-x-8 gap-y-4 sm:grid-cols-3 xl:grid-cols-6">
        <Figure label="Health factor" note={<HealthNote health={figures.health} rows={rows} />}>
          <Health health={figures.health} />
        </Figure>
        <Figure label="Debt">{money(borrowed)}</Figure>
        <Figure
          label="Available to borrow"
          note={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span>of {money(limit)}</span>
              {isOwn && available && !isZero(available) && <BorrowLink rows={rows} />}
            </span>
          }
        >
          {money(available)}
        </Figure>
        <Figure label="Collateral">
          <DepositMoney value={collateral} />
        </Figure>
        <Figure label="Net deposits">
          <DepositMoney value={collateral && borrowed && subtract(collateral, borrowed)} />
        </Figure>
        <Figure label="Net APY">
          <Percent value={netYield(rows)} places={2} />
        </Figure>
      </div>
      {credit && <NextPayment credit={credit} rows={rows} />}
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

/** Leads to a loan: more of one that is open, else of the first asset that the pool lends. */
function BorrowLink({ rows }: { rows: readonly LendingRow[] }) {
  const lent = rows.filter(
    ({ reserve, trouble }) => knowsPool() && reserve?.borrowable && !reserve.paused && !trouble,
  )
  const row = lent.find(({ yourDebt }) => yourDebt && !isZero(yourDebt)) ?? lent[0]
  if (!row) return null
  return (
    <Link
      to="."
      search={(before: Record<string, unknown>) => ({
        ...before,
        action: 'borrow' as const,
        asset: row.asset,
      })}
      resetScroll={false}
      className={`${buttonClass({ size: 'small' })} -my-1.5`}
    >
      Borrow
    </Link>
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

const fullHealth = 4
const noteTones = { neutral: '', accent: '', warn: 'text-warn', down: 'text-down' }

/** The health factor as number, bar and word, so that colour is not the only sign. */
export function Health({ health }: { health: CreditFigures['health'] }) {
  if (health === null) return <Unknown title="Not known" />
  if (health === 'none') return <>No debt</>
  const { tone } = healthBand(health)
  return (
    <Bar
      label="Health factor"
      value={toPixels(health) / fullHealth}
      mark={1 / fullHealth}
      markTitle="The mark is at 1: below it the account can be liquidated."
      text={formatHealth(health)}
      tone={tone}
    />
  )
}

function HealthNote({ health, rows }: Pick<CreditFigures, 'health'> & Pick<CreditHeadProps, 'rows'>) {
  if (health === null || health === 'none') return null
  const { word, tone } = healthBand(health)
  const fall = fallText({ health })
  return (
    <span className={noteTones[tone]}>
      {isTogether(rows) ? together : fall === null ? word : `${word}: liquidation after a fall of ${fall}`}
    </span>
  )
}

/** Whether all that is deposited and all that is owed is one asset. */
function isTogether(rows: readonly LendingRow[]): boolean {
  const isUsed = (value: Decimal | null) => value === null || !isZero(value)
  return rows.filter(({ yourSupply, yourDebt }) => isUsed(yourSupply) || isUsed(yourDebt)).length === 1
}
