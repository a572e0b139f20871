import { useQuery } from '@tanstack/react-query'
import type { InternalTransaction } from '#interfaces/explorer/transaction/internalTransaction.ts'
import { addressInternalTransactionsQuery } from '#interfaces/explorer/transaction/internalTransaction.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import type { Page } from '#interfaces/explorer/wire/page.ts'
import { firstFundingQuery, type Payment } from '#interfaces/node/transaction/firstFunding.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { Fact } from './Fact.tsx'

type FirstFunderProps = {
  address: Address
  /** The query for the oldest transactions of the address, as far as the explorer has that order. */
  of: { data: Page<Transaction> | undefined; isFetched: boolean }
  /** The explorer does not answer. */
  isOut: boolean
}

/** Who paid an account its first coins, in a transaction or inside one, as the node proves it. Nothing where it does not. */
export function FirstFunder({ address, of, isOut }: FirstFunderProps) {
  const oldest = of.data ?? null
  const direct = oldest && firstPayment(address, oldest.items)
  const inside = useQuery({
    ...addressInternalTransactionsQuery(address, 'to'),
    enabled: oldest !== null,
    retry: false,
  })
  const payments = [direct, inside.data && firstPayment(address, inside.data.items)].flatMap((each) =>
    each ? [each] : [],
  )
  const { data, isLoading } = useQuery({
    ...firstFundingQuery(address, payments),
    enabled: oldest !== null && !inside.isLoading,
    retry: false,
  })
  const isPending = isLoading || inside.isLoading || (oldest === null && !isOut && !of.isFetched)
  if (!data && (isOut || !isPending)) return null
  return (
    <Fact
      label="Funded by"
      help="Who paid it its first coins, as the node proves."
      of={{ isFetched: !isPending, data: data ?? undefined }}
    >
      {data === 'genesis' ? 'Genesis block' : data && <AddressLink address={data.from} />}
    </Fact>
  )
}

/** The oldest payment of coins to an address among some rows; null without one. */
function firstPayment(
  address: Address,
  rows: readonly (
    | Pick<Transaction, 'hash' | 'value' | 'blockNumber' | 'to' | 'from' | 'status'>
    | InternalTransaction
  )[],
): Payment | null {
  const payments = rows.flatMap((row): Payment[] => {
    const hash = 'hash' in row ? row.hash : row.transactionHash
    const isDone = 'hash' in row ? row.status === 'ok' : row.success === true
    const { value, blockNumber, to, from } = row
    if (!isDone || hash === null || !value || blockNumber === null || !from) return []
    if (to?.address !== address || from.address === address) return []
    return [{ from: from.address, value, blockNumber, hash }]
  })
  return payments.reduce<Payment | null>(
    (oldest, each) => (oldest && oldest.blockNumber <= each.blockNumber ? oldest : each),
    null,
  )
}
