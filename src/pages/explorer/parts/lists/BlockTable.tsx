import { type ReactNode, useMemo } from 'react'
import { blockGasLimit } from '#domain/blocks/blockGasLimit.ts'
import { missingHeights } from '#domain/blocks/missingHeights.ts'
import type { Block } from '#interfaces/explorer/block/block.ts'
import { config } from '#lib/browser/config/config.ts'
import { formatCount } from '#lib/format/count.ts'
import { significantPlaces } from '#lib/format/significantPlaces.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { GasBar } from '#pages/explorer/parts/cells/GasBar.tsx'
import { GasPrice, leastInGwei, NativeFee, wholeGwei } from '#pages/explorer/parts/cells/NativeAmount.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { BlockHashLink, BlockLink } from '#ui/links/BlockLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type BlockTableProps = {
  rows: readonly Block[]
  empty: ReactNode
  /** Leaves out the blocks of which the explorer says that they have no transaction. */
  withoutEmpty?: boolean
  /** Leaves out the column of fees, which the node does not tell. */
  withoutFees?: boolean
}

/** A table of blocks. */
export function BlockTable({ rows, empty, withoutEmpty = false, withoutFees = false }: BlockTableProps) {
  const shown = withoutEmpty ? rows.filter(({ transactionsCount }) => transactionsCount !== 0) : rows
  const left = rows.length - shown.length
  const places = significantPlaces(shown.map(({ baseFeePerGas }) => wholeGwei(baseFeePerGas)))
  const fees = shown.flatMap(({ baseFeePerGas }) => baseFeePerGas ?? [])
  const isTiny = fees.some((fee) => fee > 0n) && fees.every((fee) => fee < leastInGwei)
  const miner = shown[0]?.miner
  const isOne =
    miner != null && shown.length > 1 && shown.every((block) => block.miner?.address === miner.address)
  const fee =
    shown.length > 1 && fees.length === shown.length && new Set(fees).size === 1 ? fees[0] : undefined
  const isFlat = fee !== undefined
  const columns = useMemo(
    () =>
      columnsOf(isTiny ? null : places).filter(
        ({ id }) =>
          !(withoutFees && id === 'fees') &&
          !(isOne && id === 'miner') &&
          (isOne || id !== 'id') &&
          !(isFlat && id === 'baseFee'),
      ),
    [places, isTiny, withoutFees, isOne, isFlat],
  )
  return (
    <>
      <MissingBlocks rows={rows} />
      <Table
        caption="Blocks"
        columns={columns}
        rows={shown}
        rowKey={({ hash }) => hash}
        empty={left > 0 ? 'No block of this page has a transaction.' : empty}
      />
      {(isOne || isFlat) && (
        <dl className="flex flex-wrap gap-x-4 border-t px-4 py-2 text-xs text-faint *:flex *:gap-x-1.5">
          {isOne && (
            <div>
              <dt>All by</dt>
              <dd>
                <AddressParameterLink address={miner} />
              </dd>
            </div>
          )}
          {isFlat && (
            <div>
              <dt>Base fee of each</dt>
              <dd>
                <GasPrice wei={fee} exact={isTiny} />
              </dd>
            </div>
          )}
        </dl>
      )}
      {left > 0 && (
        <p role="note" className="border-t px-4 py-2 text-xs text-muted">
          {left === 1 ? '1 empty block is' : `${formatCount(left)} empty blocks are`} left out.
        </p>
      )}
    </>
  )
}

/** Says which heights between two blocks of the main chain the explorer left out. */
function MissingBlocks({ rows }: { rows: readonly Block[] }) {
  const gaps = missingHeights(rows)
  if (gaps.length === 0) return null
  const words = gaps.map(({ first, last }) =>
    first === last ? formatCount(first) : `${formatCount(first)} to ${formatCount(last)}`,
  )
  const isOne = gaps.length === 1 && gaps[0]?.first === gaps[0]?.last
  return (
    <p role="note" className="border-b px-4 py-2 text-xs text-warn">
      {isOne
        ? `Block ${words[0]} is missing from the explorer.`
        : `Blocks ${words.slice(0, most).join(', ')} are missing from the explorer.`}
      {words.length > most && ` So are ${formatCount(words.length - most)} more ranges.`}
    </p>
  )
}

/** How many ranges are named. */
const most = 5

/** The columns of blocks; all base fees have this number of decimals in Gwei, or are in wei where all are tiny. */
const columnsOf = (baseFeePlaces: number | null): readonly Column<Block>[] => [
  {
    id: 'number',
    header: 'Block',
    width: 8,
    card: 'top',
    firm: true,
    cell: ({ number, type, hash }) => (
      <BlockLink number={number} {...(type === 'reorg' || type === 'uncle' ? { hash } : {})} />
    ),
  },
  {
    id: 'age',
    header: 'Age',
    width: 4.5,
    card: 'top end',
    firm: true,
    time: true,
    cell: ({ timestamp }) => <Time at={timestamp} style="age" />,
  },
  {
    id: 'hash',
    header: 'Hash',
    width: 8,
    importance: 3,
    card: null,
    cell: ({ hash }) => <BlockHashLink hash={hash} />,
  },
  {
    id: 'miner',
    header: 'Validator',
    width: 12,
    importance: 3,
    cell: ({ miner }) => <AddressParameterLink address={miner} />,
  },
  // In place of the validator, where all have one.
  {
    id: 'id',
    header: 'Hash',
    cardOnly: true,
    cell: ({ hash }) => <BlockHashLink hash={hash} />,
  },
  {
    id: 'transactions',
    header: 'Transactions',
    width: 6,
    align: 'end',
    card: 'top',
    cardLabel: 'txs',
    cell: ({ transactionsCount }) => <Count value={transactionsCount} />,
  },
  {
    id: 'size',
    header: 'Size',
    width: 6,
    align: 'end',
    importance: 3,
    card: null,
    cell: ({ size }) => (size === null ? <Unknown /> : `${formatCount(size)} bytes`),
  },
  {
    id: 'gas',
    header: 'Gas used',
    width: 9,
    align: 'end',
    card: 'bottom',
    cardLabel: 'gas',
    cell: ({ gasUsed, gasLimit }) => <PlainGas used={gasUsed} limit={gasLimit} />,
  },
  {
    id: 'baseFee',
    header: 'Base fee',
    width: 8,
    align: 'end',
    unit: () => (baseFeePlaces === null ? 'wei' : 'Gwei'),
    importance: 2,
    card: null,
    cell: ({ baseFeePerGas }) => (
      <GasPrice wei={baseFeePerGas} exact={baseFeePlaces === null} places={baseFeePlaces ?? undefined} />
    ),
  },
  {
    id: 'fees',
    header: 'Fees',
    width: 9,
    align: 'end',
    unit: () => config().nativeCurrency.symbol,
    importance: 3,
    cardLabel: 'fees',
    cell: ({ transactionFees }) => <NativeFee wei={transactionFees} />,
  },
]

type PlainGasProps = { used: bigint | null; limit: bigint | null }

/** The gas of a block and its share of the limit; in a narrow list the share alone. The page of blocks draws them. */
function PlainGas({ used, limit: stated }: PlainGasProps) {
  const limit = blockGasLimit(stated)
  return (
    <>
      {used !== null && limit !== null && used <= limit && (
        <span className="hidden text-faint @lg:inline">{formatCount(used)}</span>
      )}
      <span className="inline-block @lg:min-w-[6ch]">
        <GasBar used={used} limit={stated} />
      </span>
    </>
  )
}
