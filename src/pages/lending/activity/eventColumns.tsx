import type { LendingEvent } from '#domain/lending/action/lendingEvent.ts'
import type { Reserve } from '#domain/lending/reserve/reserve.ts'
import { type Decimal, fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { ColumnPlaces } from '#ui/figures/numbers/columnPlaces.ts'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { BlockLink } from '#ui/links/BlockLink.tsx'
import { TransactionLink } from '#ui/links/TransactionLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { eventName, scoreReason } from './eventWords.ts'

/** The columns of lending events; `withUser` adds the account where the events are those of one asset and many people. */
export function eventColumns(reserves: readonly Reserve[], withUser: boolean): Column<LendingEvent>[] {
  return [
    { id: 'kind', header: 'Action', width: 6, card: 'top', cell: ({ kind }) => eventName[kind] },
    {
      id: 'what',
      header: 'Amount',
      width: 14,
      align: 'end',
      card: 'top end',
      ...(withUser ? { amount: (event: LendingEvent) => amountOf(event, reserves) } : {}),
      cell: (event) => <What event={event} reserves={reserves} />,
    },
    ...(withUser ? [userColumn] : []),
    {
      id: 'transaction',
      header: 'Transaction',
      width: 9,
      card: 'bottom',
      cell: ({ hash }) => (hash ? <TransactionLink hash={hash} /> : <Unknown />),
    },
    {
      id: 'block',
      header: 'Block',
      width: 5,
      importance: 3,
      card: null,
      cell: ({ block }) => <BlockLink number={block} />,
    },
    {
      id: 'age',
      header: 'Age',
      width: 5,
      align: 'end',
      time: true,
      card: 'bottom end',
      cell: ({ at }) => <Time at={at} style="age" />,
    },
  ]
}

const userColumn: Column<LendingEvent> = {
  id: 'user',
  header: 'Account',
  width: 9,
  card: 'bottom',
  cell: ({ user }) => <AddressLink address={user} />,
}

/** Whole tokens of the asset; null of an event that moves none of it, and where its decimals are unknown. */
function amountOf(event: LendingEvent, reserves: readonly Reserve[]): Decimal | null {
  const reserve = 'asset' in event && reserves.find(({ asset }) => asset === event.asset)
  return reserve && 'amount' in event ? fromUnits(event.amount, reserve.decimals) : null
}

type WhatProps = { event: LendingEvent; reserves: readonly Reserve[] }

function What({ event, reserves }: WhatProps) {
  if (event.kind === 'score') return `${event.before} → ${event.after}: ${scoreReason[event.reason]}`
  const moved = <Moved asset={event.asset} units={event.amount} reserves={reserves} />
  if (event.kind !== 'liquidation') return moved
  return (
    <>
      {moved} repaid for {/* Another asset than that of the column. */}
      <ColumnPlaces value={{}}>
        <Moved asset={event.collateral} units={event.seized} reserves={reserves} />
      </ColumnPlaces>
    </>
  )
}

type MovedProps = { asset: Address; units: bigint; reserves: readonly Reserve[] }

function Moved({ asset, units, reserves }: MovedProps) {
  const reserve = reserves.find((each) => each.asset === asset)
  if (!reserve) return <Unknown title="An amount of an asset the pool no longer lists" />
  return <Amount value={fromUnits(units, reserve.decimals)} unit={reserve.symbol} />
}
