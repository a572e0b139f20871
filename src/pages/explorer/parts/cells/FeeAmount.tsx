import { type Transaction, transactionFee } from '#interfaces/explorer/transaction/transaction.ts'
import { TokenUnits } from '#pages/explorer/parts/transfers/TokenUnits.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { NativeAmount, NativeFee } from './NativeAmount.tsx'

type FeeAmountProps = {
  transaction: Transaction
  /** Shows every digit. */
  exact?: boolean
}

/** What a transaction cost, in the native coin or in the token its sender paid with. */
export function FeeAmount({ transaction, exact = false }: FeeAmountProps) {
  const fee = transactionFee(transaction)
  const { gasToken } = transaction
  if (!gasToken) return exact ? <NativeAmount wei={fee} exact /> : <NativeFee wei={fee} />
  return (
    <>
      <TokenUnits units={fee} of={gasToken} style={exact ? 'exact' : 'amount'} />{' '}
      <TokenLink address={gasToken.address} symbol={gasToken.symbol} />
    </>
  )
}
