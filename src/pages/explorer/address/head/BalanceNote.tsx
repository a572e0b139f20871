import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { AddressRecord } from '#interfaces/explorer/address/address.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { formatCount } from '#lib/format/count.ts'
import { multiply } from '#lib/numbers/decimal.ts'
import { InterfaceError, isNotFound } from '#lib/requests/errors.ts'
import type { Address } from '#lib/wire/shapes.ts'
import type { Comparison } from '#pages/explorer/parts/sources/compareSources.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { BalanceDifference } from './BalanceDifference.tsx'
import { explorerProblem } from './explorerProblem.ts'

/** The node is not blamed while it may still answer, and one that only takes long is not said to be out of reach. */
function FromExplorer({ address, at, worth }: { address: Address; at: string; worth: ReactNode }) {
  const { failureReason: problem } = useQuery({ ...balanceQuery(address), enabled: false })
  const isSlow = problem instanceof InterfaceError && problem.kind === 'timeout'
  if (!problem && worth) return worth
  return (
    <>
      From the explorer{at}.{problem && (isSlow ? ' The node is slow to answer.' : " Can't reach the node.")}
    </>
  )
}

type BalanceNoteProps = {
  address: Address
  record: AddressRecord | undefined
  /** Why the explorer has no record of the address; null when it has one. */
  error: Error | null
  comparison: Comparison<bigint>
}

/** What a balance is worth; where node and explorer do not both say the same, which of them it is from. */
export function BalanceNote({ address, comparison, record, error }: BalanceNoteProps) {
  const block = record?.balanceBlock
  const at = block ? ` at block ${formatCount(block)}` : ''
  const worth = record?.exchangeRate && comparison.value && (
    <Money value={multiply(wholeCoins(comparison.value), record.exchangeRate)} />
  )
  switch (comparison.source) {
    case 'different':
      return <BalanceDifference address={address} at={block ?? null} worth={worth || null} {...comparison} />
    case 'explorer':
      return <FromExplorer address={address} at={at} worth={worth || null} />
    case 'node':
      return isNotFound(error) ? (
        `From the node. ${explorerProblem(error)}`
      ) : (
        <span title={explorerProblem(error) ?? undefined}>From the node</span>
      )
    case 'both':
      return worth || null
    case 'none':
      return null
  }
}
