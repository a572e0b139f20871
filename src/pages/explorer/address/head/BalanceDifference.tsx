import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { balanceAtQuery } from '#interfaces/node/chain/balance.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { NativeAmount } from '#pages/explorer/parts/cells/NativeAmount.tsx'

type BalanceDifferenceProps = {
  address: Address
  /** The balance in wei by the node, at its newest block. */
  value: bigint
  /** The balance in wei by the explorer. */
  explorer: bigint
  /** The block of the explorer's balance; null where it does not say one. */
  at: number | null
  /** What the balance by the node is worth, which stands while nothing contradicts it. */
  worth: ReactNode
}

/**
 * What it means that node and explorer tell different balances. One that is some blocks behind contradicts nobody: the node's
 * balance at the explorer's block settles it. The difference is named, because both may have the same digits on the page.
 */
export function BalanceDifference({ address, value, explorer, at, worth }: BalanceDifferenceProps) {
  const then = useQuery({ ...balanceAtQuery(address, at ?? 0), enabled: at !== null })
  if (then.isLoading) return worth ?? 'From the node'
  if (at !== null && then.data === explorer) {
    const source = `From the node; both agree at block ${formatCount(at)}`
    return worth ? <span title={source}>{worth}</span> : source
  }
  const [more, less] = [explorer - value, value - explorer]
  return (
    <span className="text-warn">
      The explorer says <NativeAmount wei={more > 0n ? more : less} exact /> {more > 0n ? 'more' : 'less'}
      {at !== null && ` at block ${formatCount(at)}`}
    </span>
  )
}
