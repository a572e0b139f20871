import { useEffect } from 'react'
import { isOpen } from '#domain/transactions/record/transactionSentence.ts'
import { useTransactions } from '#interfaces/transactions/ownTransactions.ts'
import { config } from '#lib/browser/config/config.ts'
import type { Address } from '#lib/wire/shapes.ts'

type SendingCountProps = {
  account: Address
  /** Called with how many of the account's transactions were sent and have no outcome yet. */
  onChange: (count: number) => void
}

/** Watches for the wallet's button what is being sent; apart from it, because what knows transactions loads later. */
export function SendingCount({ account, onChange }: SendingCountProps) {
  const count = useTransactions().filter(
    (record) =>
      record.from === account &&
      record.chainId === config().chainId &&
      isOpen(record) &&
      record.status.name !== 'simulating' &&
      record.status.name !== 'signing',
  ).length
  useEffect(() => onChange(count), [count, onChange])
  return null
}
