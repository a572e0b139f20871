import { useState } from 'react'
import { countCalls, withoutStatic } from '#domain/explorer/callTree.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { StaticSwitch } from '#pages/explorer/parts/transfers/StaticSwitch.tsx'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'
import { CallBranch, numbered } from './CallBranch.tsx'
import { type CallTreeReading, useCallTree, useListedCalls } from './useCallTree.ts'
import { useCallWords } from './useCallWords.ts'

/** The calls of a transaction as a tree, with their gas and what failed. */
export function CallTree({ hash }: { hash: Hash }) {
  const { reading, hasNoTrace } = useCallTree(hash)
  if (reading) return <Calls hash={hash} reading={reading} />
  return hasNoTrace ? <ListedTree hash={hash} /> : <Skeleton rows={6} />
}

function ListedTree({ hash }: { hash: Hash }) {
  return <Calls hash={hash} reading={useListedCalls(hash)} />
}

const sources: Record<CallTreeReading['from'], string> = {
  node: 'Traced by the node.',
  explorer: 'Traced by the explorer.',
  list: "Neither the node nor the explorer traces calls. This tree is built from the explorer's list and may be wrong.",
}

/** Trees with more calls than this start closed. */
const mostOpen = 150

type CallsProps = { hash: Hash; reading: CallTreeReading }

function Calls({ hash, reading: { calls: all, from, missing } }: CallsProps) {
  const [showsStatic, setShowsStatic] = useState(false)
  const changing = withoutStatic(all)
  const calls = showsStatic ? all : changing
  const count = countCalls(all)
  const staticCount = count - countCalls(changing)
  const words = useCallWords(hash)
  if (count === 0) {
    return (
      <p className="px-4 py-6 text-sm text-muted">
        {missing || 'No internal transactions, or they are not traced yet.'}
      </p>
    )
  }
  return (
    <>
      <StaticSwitch count={staticCount} areShown={showsStatic} onChange={setShowsStatic} />
      <ul aria-label="Calls" className="text-sm">
        <MoreRows rows={numbered(calls)} as="li">
          {(shown) =>
            shown.map(({ call, index }) => (
              <CallBranch
                key={index}
                call={call}
                depth={0}
                words={words}
                openTo={count > mostOpen ? 1 : Number.POSITIVE_INFINITY}
              />
            ))
          }
        </MoreRows>
      </ul>
      <p className="px-4 py-2 text-xs text-faint">
        {sources[from]} {missing}
      </p>
    </>
  )
}
