import { useQuery } from '@tanstack/react-query'
import type { Position } from '#domain/lending/account/position.ts'
import { creditRules } from '#domain/lending/creditTiers.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import type { CreditProfile } from '#interfaces/lending/creditView.ts'
import { formatMoment } from '#lib/format/time.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import { cycleLengthQuery } from '#pages/lending/data/poolQueries.ts'
import { Deadline } from '#pages/lending/figures/Deadline.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { gainText } from './gainText.ts'

/** A loan with its asset; either is null where the pool does not report it. */
type Loan = {
  reserve: Pick<Reserve, 'asset' | 'symbol' | 'decimals'> | null
  position: Pick<Position, 'borrowed' | 'principal' | 'due'> | null
}

type Payment = {
  /** What each loan has to pay, in base units; of a later payment without the interest. */
  dues: { asset: string; symbol: string; decimals: number; amount: bigint }[]
  /** Null for a payment of the credit cycle that runs; else the end of that, before which it cannot be made. */
  from: Date | null
  /** Null while the length of a credit cycle is not known. */
  by: Date | null
}

/**
 * The next payment of an account: what is due in the credit cycle that runs, else in the one after it, in which each loan pays
 * its share and all interest. Null without an open loan.
 */
export function useNextPayment(
  { cycleEndsAt }: Pick<CreditProfile, 'cycleEndsAt'>,
  loans: readonly Loan[],
): Payment | null {
  const isOwing = loans.some(({ position }) => position !== null && position.borrowed > 0n)
  const { data: seconds } = useQuery({ ...cycleLengthQuery(), enabled: isOwing })
  if (cycleEndsAt === null) return null
  const duesOf = (amountOf: (position: NonNullable<Loan['position']>) => bigint) =>
    loans.flatMap(({ reserve, position }) => {
      const amount = position ? amountOf(position) : 0n
      return reserve && amount > 0n ? [{ ...reserve, amount }] : []
    })
  const now = duesOf(({ due }) => due)
  if (now.length > 0) return { dues: now, from: null, by: cycleEndsAt }
  const dues = duesOf(({ principal }) => principal - (principal * (100n - share)) / 100n)
  const by = seconds ? new Date(cycleEndsAt.getTime() + seconds * 1_000) : null
  return dues.length > 0 ? { dues, from: cycleEndsAt, by } : null
}

const share = BigInt(creditRules.duePercent)

/** The amount of a payment, in each asset that is owed. */
export function PaymentAmount({ dues }: Pick<Payment, 'dues'>) {
  return dues.map(({ asset, symbol, decimals, amount }, index) => (
    <span key={asset}>
      {index > 0 && ' and '}
      <Amount value={fromUnits(amount, decimals)} unit={symbol} />
    </span>
  ))
}

/** When a payment is due, behind its amount. */
export function PaymentTime({ from, by }: Pick<Payment, 'from' | 'by'>) {
  return (
    <>
      {from && 'plus interest, '}
      {by && (
        <>
          due{' '}
          <Deadline
            at={by}
            brief={from !== null}
            also={from ? `. Not payable before ${formatMoment(from)}` : ''}
          />
        </>
      )}
      {from && !by && (
        <>
          nothing before <Deadline at={from} short />
        </>
      )}
    </>
  )
}

type NextPaymentProps = { credit: CreditProfile; rows: readonly Loan[]; size?: 'large' }

/** How much is to be paid next and when, and what paying and missing it do to the score. */
export function NextPayment({ credit, rows, size }: NextPaymentProps) {
  const payment = useNextPayment(credit, rows)
  const { score, scoreAtCycleEnd: atEnd, cycleEndsAt } = credit
  const isDue = payment?.from === null
  const without = atEnd === score ? `stays at ${score}` : `becomes ${atEnd}`
  return (
    <Figure
      label="Next payment"
      {...(size && { size })}
      note={
        // A line's place is kept until the length of a cycle is known.
        <div className={payment ? 'min-h-8' : ''}>
          {payment && <PaymentTime {...payment} />}
          {isDue && `. Without it your score ${without}; paid on time: ${gainText(score)}.`}
          {!isDue && cycleEndsAt && atEnd !== score && (
            <>
              {payment && '. '}Score becomes {atEnd} <Deadline at={cycleEndsAt} />.
            </>
          )}
        </div>
      }
    >
      {payment ? <PaymentAmount {...payment} /> : 'None'}
    </Figure>
  )
}
