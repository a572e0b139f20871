import type { useLending } from '#pages/lending/data/useLending.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'

type MissingCreditProps = {
  lending: Pick<ReturnType<typeof useLending>, 'state' | 'record'>
  /** The sentence when there is no record. */
  none: string
  withPayment?: boolean
}

/** Shown in place of a credit: loading, failed, or none. "None" appears only after an answer. */
export function MissingCredit({ lending: { state, record }, none, withPayment = false }: MissingCreditProps) {
  if (state.isPending || record.isPending) return <CreditPlaceholder withPayment={withPayment} />
  const error = state.error ?? record.error
  if (error)
    return <Failure error={error} retry={() => void Promise.all([state.refetch(), record.refetch()])} />
  return <Empty>{none}</Empty>
}

/** The figures beside the gauge. */
const figures = ['health', 'debt', 'available', 'payment', 'collateral', 'deposits']

type CreditPlaceholderProps = {
  /** Whether it has the figures of a debtor, of whom the next payment is one; else the first steps. */
  withPayment?: boolean
}

/** The shape of the credit head while it loads, or of the first steps. */
export function CreditPlaceholder({ withPayment = false }: CreditPlaceholderProps) {
  const height = withPayment ? 'h-46.75 max-lg:h-69 max-sm:h-143.75' : 'h-40.75 max-sm:h-38 lg:h-37.75'
  return (
    <div role="status" aria-label="Loading" className={`${height} animate-delayed overflow-hidden p-4`}>
      <div className="flex animate-pulse flex-wrap items-center gap-8">
        <div className="grid flex-1 basis-72 grid-cols-2 gap-8 sm:grid-cols-3">
          {figures.map((figure) => (
            <div key={figure} className="h-3 w-24 rounded-sm bg-line" />
          ))}
        </div>
        <svg viewBox="0 0 120 68" className="mx-4.5 w-35 fill-none max-sm:mx-auto" aria-hidden="true">
          <path d="M8 62a52 52 0 0 1 104 0" strokeWidth="7" className="stroke-line" />
        </svg>
      </div>
    </div>
  )
}
