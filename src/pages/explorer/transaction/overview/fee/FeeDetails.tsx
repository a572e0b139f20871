import { savingsOf, tipOf } from '#domain/explorer/feeMarket.ts'
import {
  isDeposit,
  isMaximumFee,
  type Transaction,
  transactionFee,
  transactionStatus,
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

/** The fee, the gas, the nonce, the index in its block and the type of a transaction. */
export function FeeDetails({ transaction }: FeeDetailsProps) {
  const { gasUsed, gasLimit } = transaction
  const isPending = transactionStatus(transaction) === 'pending'
  return (
    <>
      <Detail label={isMaximumFee(transaction) && !isPending ? 'Maximum fee' : 'Fee'}>
        {isPending && transactionFee(transaction) !== null && <span className="text-faint">up to </span>}
        <FeeAmount transaction={transaction} exact />
        {!transaction.gasToken && <InDollars wei={transactionFee(transaction)} transaction={transaction} />}
        <FeeParts transaction={transaction} />
      </Detail>
      <GasPrices transaction={transaction} />
      <Detail label={isPending ? 'Gas limit' : 'Gas used'}>
        {gasUsed === null && gasLimit !== null ? (
          `${isPending ? '' : 'up to '}${formatCount(gasLimit)} gas`
        ) : (
          <GasBar used={gasUsed} limit={gasLimit} detailed />
        )}
      </Detail>
      <Detail label="Nonce">
        <Count value={transaction.nonce} />
      </Detail>
      {transaction.blockNumber !== null && (
        <Detail label="Index in block" help="Its place among the transactions of its block, counted from 0">
          <Count value={transaction.position} />
        </Detail>
      )}
      <Detail label="Type">
        {transaction.type === null ? <Unknown /> : transactionTypeName(transaction.type)}
      </Detail>
    </>
  )
}

/** What a unit of gas costs, with the base fee in it and the most that was offered. */
function GasPrices({ transaction }: FeeDetailsProps) {
  const { gasPrice, baseFeePerGas, maxFeePerGas, gasToken } = transaction
  const isPriced = gasPrice !== null || maxFeePerGas === null
  return (
    <Detail label="Gas price">
      {gasToken ? (
        <TokenUnits units={gasPrice} of={gasToken} unit={gasToken.symbol} style="exact" />
      ) : isPriced ? (
        <GasPrice wei={gasPrice} exact />
      ) : (
        <>
          <span className="text-faint">at most </span>
          <GasPrice wei={maxFeePerGas} exact />
        </>
      )}
      {baseFeePerGas !== null && !gasToken && (
        <span className="text-faint max-sm:block">
          <span className="max-sm:hidden"> ·</span>
          {' base '}
          <GasPrice wei={baseFeePerGas} exact />
        </span>
      )}
      {maxFeePerGas !== null && isPriced && !gasToken && (
        <span className="text-faint max-sm:block">
          <span className="max-sm:hidden"> ·</span>
          {' at most '}
          <GasPrice wei={maxFeePerGas} exact />
        </span>
      )}
    </Detail>
  )
}

/**
 * The L1 fee, the burnt fees and the tip within a fee in the native coin, and what it is less than the most that was offered,
 * with eight places: the titles have every digit. A part larger than the fee is left out: the sender of a deposit paid it on L1.
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
    { words: 'saved', wei: savingsOf(transaction), most: null, title: 'Against its maximum gas price' },
  ]
  return (
    <span className="flex flex-wrap gap-x-3 text-faint">
      {parts.map(
        ({ words, wei, most, title }) =>
          wei !== null &&
          wei > 0n &&
          (most === null || wei <= most) && (
            <span key={words} title={title}>
              {` ${words} `}
              <NativeFee wei={wei} />
            </span>
          ),
      )}
    </span>
  )
}
