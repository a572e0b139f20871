import { Link } from '@tanstack/react-router'
import { userAmountUnit } from '#interfaces/lending/assumptions.ts'
import type { UserState } from '#interfaces/lending/views.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { formatMoney } from '#lib/format/money.ts'
import { type Decimal, isZero, subtract } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { creditFigures } from '#pages/lending/credit/creditFigures.ts'
import { firstDue } from '#pages/lending/credit/firstDue.ts'
import { HealthFigure } from '#pages/lending/credit/HealthFigure.tsx'
import { NextPayment } from '#pages/lending/credit/NextPayment.tsx'
import { bestDeposit } from '#pages/lending/data/bestDeposit.ts'
import { type LendingRow, worth } from '#pages/lending/data/lendingRow.ts'
import { useLending } from '#pages/lending/data/useLending.ts'
import { DepositAmount, DepositMoney } from '#pages/lending/figures/DepositAmount.tsx'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type LoansPanelProps = {
  address: Address
  /** Whether the address is the wallet's own, which can deposit. */
  isOwn: boolean
}

const columns: Column<LendingRow>[] = [
  {
    id: 'asset',
    header: 'Asset',
    card: 'top',
    cell: ({ asset, symbol }) => (
      <span className="flex items-center gap-2">
        <Letter name={symbol} address={asset} size={20} />
        <Link to="/lending/pool/$asset" params={{ asset }} className="link">
          <ExternalText>{symbol}</ExternalText>
        </Link>
      </span>
    ),
  },
  {
    id: 'deposited',
    header: 'Deposited',
    unit: () => '',
    width: 8,
    align: 'end',
    card: 'bottom',
    cardLabel: 'deposited',
    cell: (row) => <DepositAmount row={row} />,
  },
  {
    id: 'debt',
    header: 'Debt',
    unit: () => '',
    width: 8,
    align: 'end',
    cardLabel: 'debt',
    cell: (row) => <Amount value={row.yourDebt} unit={row.symbol} />,
  },
  {
    id: 'worth',
    header: 'Net value',
    help: 'What is deposited less what is owed',
    width: 8,
    align: 'end',
    importance: 2,
    card: 'top end',
    dollars: netWorthOf,
    cell: (row) => <DepositMoney value={netWorthOf(row)} />,
  },
]

/** Dollars deposited less dollars owed in one asset; null without a price. */
function netWorthOf(row: LendingRow): Decimal | null {
  const [deposited, owed] = [worth(row, row.yourSupply), worth(row, row.yourDebt)]
  return deposited && owed && subtract(deposited, owed)
}

/** An amount of a user record in the service's unit. */
function amountText(amount: Decimal): string {
  return userAmountUnit() === 'usd' ? formatMoney(amount) : formatAmount(amount)
}

/** The deposits and debts of an address in the lending pool. */
export function LoansPanel({ address, isOwn }: LoansPanelProps) {
  const { rows, state, record } = useLending(address)
  const held = rows.filter(
    ({ yourSupply, yourDebt }) => yourSupply && yourDebt && !(isZero(yourSupply) && isZero(yourDebt)),
  )
  const best = bestDeposit(rows)
  if (state.isPending) return <Skeleton rows={3} />
  if (state.error && !state.data) return <Failure error={state.error} retry={() => void state.refetch()} />
  if (state.data === null)
    return (
      <Empty>
        {record.data?.amountBorrowed
          ? `Deposits and loans by asset are unknown. The lending service reports a debt of ${amountText(record.data.amountBorrowed)}.`
          : 'Deposits and loans are unknown.'}
      </Empty>
    )
  return (
    <>
      {state.data && <Debt rows={held} state={state.data} isOwn={isOwn} />}
      <Table
        caption="Lending positions"
        columns={columns}
        rows={held}
        rowKey={(row) => row.asset}
        empty={
          <span className="-my-2 flex min-h-8 items-center justify-between gap-3">
            No deposits or loans yet.
            {isOwn && (
              <Link
                to="/lending"
                search={best ? { action: 'deposit', asset: best.asset } : {}}
                className={buttonClass()}
              >
                Deposit
              </Link>
            )}
          </span>
        }
      />
    </>
  )
}

type DebtProps = { rows: readonly LendingRow[]; state: UserState; isOwn: boolean }

/** The health of an account in debt, its next payment and, of an own one, the way to it; nothing without a debt. */
function Debt({ rows, state, isOwn }: DebtProps) {
  const first = firstDue(rows)
  if (!first) return null
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-6 gap-y-3 border-b px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <HealthFigure health={creditFigures(state, null)?.health ?? null} rows={rows} />
      {isOwn && (
        <Link
          to="/lending"
          search={{ action: 'repay', asset: first.asset }}
          className={`${buttonClass({ tone: 'primary' })} sm:order-last`}
          aria-label={`Repay ${first.symbol}`}
        >
          Repay
        </Link>
      )}
      <div className="max-sm:col-span-2">
        <NextPayment credit={state.credit} rows={rows} />
      </div>
    </div>
  )
}
