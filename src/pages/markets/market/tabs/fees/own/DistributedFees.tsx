import { useQuery } from '@tanstack/react-query'
import type { TransactionRecord } from '#domain/transactions/record/transactionRecord.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import { curveTokensQuery } from '#interfaces/node/contract/curve/curveTokens.ts'
import { feeDistributionQuery } from '#interfaces/node/contract/curve/feeDistribution.ts'
import { receiptTransfersQuery } from '#interfaces/node/transaction/receiptTransfer.ts'
import { formatExact } from '#lib/format/exact.ts'
import { formatAmount } from '#lib/format/formatAmount.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'

type DistributedFeesProps = { market: Market; record: TransactionRecord }

/** The amounts and the recipient of a distribution, from its receipt. */
export function DistributedFees({ market, record }: DistributedFeesProps) {
  const { hash, from } = record
  const { data: tokens } = useQuery(curveTokensQuery(market.poolAddress, market.tokenAddress))
  const distribution = useQuery({
    ...feeDistributionQuery(hash ?? '0x', market.nftId),
    enabled: hash !== null,
  })
  const recipient = distribution.data?.recipient
  const coins = tokens?.refused === undefined ? (tokens?.stablecoins ?? []) : []
  const assets = coins.map(({ asset }) => asset)
  const { data: moved } = useQuery({
    ...receiptTransfersQuery(hash ?? '0x', assets, recipient ?? '0x'),
    enabled: hash !== null && assets.length > 0 && recipient !== undefined,
  })
  if (distribution.isPending || !tokens) return null
  if (!distribution.data)
    return (
      <Told>The receipt does not say what was distributed: this node has none, or not of the collector.</Told>
    )
  if (!moved) return null
  const came = coins.flatMap(({ symbol, decimals }, index) => {
    const units = moved[index] ?? 0n
    return units > 0n ? [{ symbol, amount: fromUnits(units, decimals) }] : []
  })
  if (came.length === 0) return <Told>By the receipt no stablecoin left the fee collector.</Told>
  const amounts = (format: (amount: Decimal) => string) =>
    came.map(({ symbol, amount }) => `${format(amount)} ${symbol}`).join(', ')
  return (
    <Told title={amounts(formatExact)}>
      {`${verbOf(distribution.data, from)} ${amounts(formatAmount)}, by the receipt.`}
    </Told>
  )
}

function Told({ title, children }: { title?: string; children: string }) {
  return (
    <p role="status" className="text-sm" title={title}>
      {children}
    </p>
  )
}

function verbOf({ recipient, strategy }: { recipient: string; strategy: number }, user: string): string {
  if (strategy === 1) return 'Burned'
  if (recipient === user) return 'You received'
  return strategy === 3 ? 'The pool received' : 'Sent'
}
