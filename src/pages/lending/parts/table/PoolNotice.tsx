import type { useLending } from '#pages/lending/parts/data/useLending.ts'

type PoolNoticeProps = { lending: ReturnType<typeof useLending> }

/** One line when a part of the table is missing: which part, and what still works. */
export function PoolNotice({ lending }: PoolNoticeProps) {
  const notice = noticeOf(lending)
  if (!notice) return null
  return (
    <p role="status" className="border-b px-4 py-2 text-xs text-warn">
      {notice}
    </p>
  )
}

function noticeOf({ pools, reserves }: ReturnType<typeof useLending>): string | null {
  const dropped = pools.data?.dropped ?? 0
  if (pools.error && reserves.data)
    return "Can't reach the lending service. These figures come from the pool contract; everything still works."
  if (reserves.error && pools.data)
    return "Can't reach the node: loans, utilisation and your positions are unknown, and nothing can be sent."
  if (reserves.data === null)
    return 'This pool contract does not report loans and positions, so they are unknown here. You can act; the contract decides how much.'
  if (dropped > 0) return `${dropped} unreadable ${dropped === 1 ? 'row was' : 'rows were'} left out.`
  return null
}
