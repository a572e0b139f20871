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

type CreditPlaceholderProps = {
  /** Includes the line of the next payment. */
  withPayment?: boolean
}

/** Keeps the height of the credit head while it loads: one row on a wide page, four on a phone. */
export function CreditPlaceholder({ withPayment = false }: CreditPlaceholderProps) {
  const height = withPayment ? 'h-53 max-xl:h-65 max-sm:h-98' : 'h-40 max-xl:h-52 max-sm:h-92'
  return <div role="status" aria-label="Loading" className={height} />
}
