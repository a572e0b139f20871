import {
  isMaximumFee,
  type Transaction,
  transactionFee,
} from '#interfaces/explorer/transaction/transaction.ts'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { NativeAmount, NativeFee } from './NativeAmount.tsx'

type FeeAmountProps = {
  transaction: Transaction
  /** Shows every digit and no "up to": the label says whether it is the fee or the maximum fee. */
  exact?: boolean
}

/** The fee of a transaction, or its maximum fee while it is pending, in the native coin or in the token of the fee. */
export function FeeAmount({ transaction, exact = false }: FeeAmountProps) {
  const fee = transactionFee(transaction)
  const { gasToken } = transaction
  if (!gasToken && exact) return <NativeAmount wei={fee} exact />
  const most = !exact && fee !== null && isMaximumFee(transaction) && (
    <span className="text-faint">up to </span>
  )
  if (!gasToken)
    return (
      <>
        {most}
        <NativeFee wei={fee} />
      </>
    )
  return (
    <>
      {most}
      <TokenUnits units={fee} of={gasToken} style={exact ? 'exact' : 'amount'} />{' '}
      <TokenLink address={gasToken.address} symbol={gasToken.symbol} />
    </>
  )
}
