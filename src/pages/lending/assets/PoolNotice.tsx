import { knowsPool } from '#lib/browser/config/lendingPool.ts'
import { InterfaceError } from '#lib/requests/errors.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { LendingRow } from '#pages/lending/data/lendingRow.ts'
import type { useLending } from '#pages/lending/data/useLending.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

type PoolNoticeProps = { lending: ReturnType<typeof useLending> }

/** A notice when a part of the table is missing: which part, and what still works. */
export function PoolNotice({ lending }: PoolNoticeProps) {
  const notice = noticeOf(lending)
  const failed = [lending.pools, lending.reserves].find(({ error }) => error)
  const doubts = lending.reserves.data ? lending.rows.flatMap(doubtsOf) : []
  if (!notice && doubts.length === 0) return null
  return (
    <div role="status" className="grid gap-1 border-b px-4 py-2 text-xs text-warn">
      {notice && (
        <p className="flex flex-wrap items-center gap-x-3">
          <span>{notice}</span>
          {failed && (
            <button
              type="button"
              className="h-6 font-medium underline underline-offset-2"
              onClick={() => void failed.refetch()}
            >
              Try again
            </button>
          )}
        </p>
      )}
      {doubts.map(({ asset, symbol, sentence }) => (
        <p key={`${asset} ${sentence}`} className="wrap-anywhere">
          <ExternalText>{symbol}</ExternalText> ({shortHash(asset)}): {sentence}
        </p>
      ))}
    </div>
  )
}

/** Sentences on figures that the lending service and the pool contract report differently, with both values. */
function doubtsOf({ asset, symbol, trouble, differences }: LendingRow) {
  const sentences = differences.map(
    ({ what, service, contract }) =>
      `The lending service says its ${what} is ${service}, the pool contract ${contract}, which is shown.`,
  )
  return [...(trouble ? [trouble] : []), ...sentences].map((sentence) => ({ asset, symbol, sentence }))
}

function noticeOf({ pools, reserves, record }: ReturnType<typeof useLending>): string | null {
  const dropped = pools.data?.dropped ?? 0
  if (pools.error && reserves.data)
    return "Can't reach the lending service. These figures come from the pool contract; everything still works."
  if (reserves.error && pools.data)
    return "Can't reach the node: loans, utilisation and your positions are unknown, and nothing can be sent."
  if (!knowsPool() && pools.data)
    return 'This site does not know the pool contract: these figures come from the lending service, and nothing can be sent.'
  if (reserves.data === null && pools.data)
    return 'This pool contract does not report loans and positions, so they are unknown here. You can act; the contract decides how much.'
  if (record.error instanceof InterfaceError && record.error.kind === 'malformed') return record.error.message
  if (dropped > 0) return `${dropped} unreadable ${dropped === 1 ? 'row was' : 'rows were'} left out.`
  return null
}
