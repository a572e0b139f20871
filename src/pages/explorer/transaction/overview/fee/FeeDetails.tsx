import { savingsOf, tipOf } from '#domain/explorer/feeMarket.ts'
import {
  isDeposit,
  isMaximumFee,
  type Transaction,
  transactionFee,
} from '#interfaces/explorer/transaction/transaction.ts'
import { formatCount } from '#lib/format/count.ts'
import { FeeAmount } from '#pages/explorer/parts/cells/FeeAmount.tsx'
import { GasBar } from '#pages/explorer/parts/cells/GasBar.tsx'
import { GasPrice, NativeFee } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Detail } from '#ui/layout/Details.tsx'
import { InDollars } from './InDollars.tsx'
import { transactionTypeName } from './transactionTypeName.ts'

type FeeDetailsProps = { transaction: Transaction }

/** The fee, the gas, the nonce, the position and the type of a transaction. */
export function FeeDetails({ transaction }: FeeDetailsProps) {
  const { gasUsed, gasLimit, gasPrice, baseFeePerGas, maxFeePerGas, gasToken } = transaction
  return (
    <>
      <Detail label={isMaximumFee(transaction) ? 'Maximum fee' : 'Fee'}>
        <FeeAmount transaction={transaction} exact />
        {!transaction.gasToken && <InDollars wei={transactionFee(transaction)} transaction={transaction} />}
        <FeeParts transaction={transaction} />
      </Detail>
      <Detail label="Gas price">
        {gasToken ? (
          <TokenUnits units={gasPrice} of={gasToken} unit={gasToken.symbol} style="exact" />
        ) : (
          <GasPrice wei={gasPrice} exact />
        )}
        {baseFeePerGas !== null && !gasToken && (
          <span className="text-faint max-sm:block">
            <span className="max-sm:hidden"> ·</span>
            {' base '}
            <GasPrice wei={baseFeePerGas} exact />
          </span>
        )}
        {maxFeePerGas !== null && !gasToken && (
          <span className="text-faint max-sm:block">
            <span className="max-sm:hidden"> ·</span>
            {' at most '}
            <GasPrice wei={maxFeePerGas} exact />
          </span>
        )}
      </Detail>
      <Detail label="Gas used">
        {gasUsed === null && gasLimit !== null ? (
          `up to ${formatCount(gasLimit)} gas`
        ) : (
          <GasBar used={gasUsed} limit={gasLimit} detailed />
        )}
      </Detail>
      <Detail label="Nonce">
        <Count value={transaction.nonce} />
      </Detail>
      {transaction.blockNumber !== null && (
        <Detail label="Position" help="Its place among the transactions of its block, counted from 0">
          <Count value={transaction.position} />
        </Detail>
      )}
      <Detail label="Type">
        {transaction.type === null ? <Unknown /> : transactionTypeName(transaction.type)}
      </Detail>
    </>
  )
}

/**
 * The L1 fee, the burnt fees and the tip within a fee in the native coin, and what it is less than the most that was offered,
 * each on a line of its own, with eight places: the titles have every digit. A part larger than the fee is left out: the sender
 * of a deposit paid it on L1.
 */
function FeeParts({ transaction }: FeeDetailsProps) {
  const { burntFee, burntBlobFee, l1Fee, priorityFee, gasToken, blockNumber } = transaction
  if (gasToken || blockNumber === null) return null
  if (isDeposit(transaction)) return <span className="text-faint block"> paid on L1 with the deposit</span>
  const fee = transactionFee(transaction) ?? 0n
  const parts = [
    { words: 'L1 fee', wei: l1Fee, most: fee },
    { words: 'burnt', wei: burntFee, most: fee },
    { words: 'burnt for blobs', wei: burntBlobFee, most: fee },
    { words: 'tip', wei: priorityFee ?? tipOf(transaction), most: fee },
    { words: 'saved', wei: savingsOf(transaction), most: null },
  ]
  return parts.map(
    ({ words, wei, most }) =>
      wei !== null &&
      wei > 0n &&
      (most === null || wei <= most) && (
        <span key={words} className="text-faint block">
          {` ${words} `}
          <NativeFee wei={wei} />
        </span>
      ),
  )
}
