import type { useLending } from '#pages/lending/parts/data/useLending.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure } from '#ui/feedback/failure/Failure.tsx'
import { CreditPlaceholder } from './CreditPlaceholder.tsx'

type MissingCreditProps = {
  lending: Pick<ReturnType<typeof useLending>, 'state' | 'record'>
  /** Said where there is no record. */
  none: string
  withPayment?: boolean
}

/** In place of a credit: it is being read, it could not be read, or there is none. Only who answered says the last. */
export function MissingCredit({ lending: { state, record }, none, withPayment = false }: MissingCreditProps) {
  if (state.isPending || record.isPending) return <CreditPlaceholder withPayment={withPayment} />
  const error = state.error ?? record.error
  if (error)
    return <Failure error={error} retry={() => void Promise.all([state.refetch(), record.refetch()])} />
  return <Empty>{none}</Empty>
}
