import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { blockQuery } from '#interfaces/explorer/block/block.ts'
import { blockNumberQuery } from '#interfaces/node/chain/blockNumber.ts'
import { nodeBlockQuery } from '#interfaces/node/chain/nodeBlock.ts'
import { formatCount } from '#lib/format/count.ts'
import { isNotFound } from '#lib/requests/errors.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { Failure, failureSentence } from '#ui/feedback/failure/Failure.tsx'
import { useLastError } from '#ui/feedback/failure/useLastError.ts'
import { Skeleton } from '#ui/feedback/loading/Skeleton.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'
import { Panel } from '#ui/layout/Panel.tsx'
import { BlockCountdown } from './BlockCountdown.tsx'
import { BlockFromNode } from './BlockFromNode.tsx'
import { replacedBlock } from './replacedBlock.ts'

type BlockUnavailableProps = {
  id: number | Hash
  /** Why the explorer has no block. */
  error: Error
}

/** How often the explorer and the node are queried for the block, in milliseconds. */
const interval = 4_000

/** A block that the explorer does not have, or does not answer about: the node's block, or when it will be mined. */
export function BlockUnavailable({ id, error }: BlockUnavailableProps) {
  const { data: newest } = useQuery(blockNumberQuery())
  const replaced = replacedBlock(error)
  const isFuture =
    isNotFound(error) && !replaced && typeof id === 'number' && newest !== undefined && id > newest
  const { refetch } = useQuery({ ...blockQuery(id), refetchInterval: !isFuture && !replaced && interval })
  const node = useQuery({ ...nodeBlockQuery(id), enabled: !isFuture && !replaced, refetchInterval: interval })
  const nodeError = useLastError(node, String(id))
  if (isFuture) return <BlockCountdown number={id} newest={newest} />
  if (node.data) {
    return (
      <>
        <Notice>
          {isNotFound(error) ? 'The explorer has not indexed this block yet.' : failureSentence(error)}
        </Notice>
        <BlockFromNode block={node.data} />
      </>
    )
  }
  if (!replaced && !nodeError)
    return (
      <Panel title="Block" bare source="node">
        <Skeleton rows={12} />
      </Panel>
    )
  return (
    <Panel title="Block" bare source="explorer">
      {isNotFound(error) ? (
        <Empty action={replaced?.hash ? <ToReplaced hash={replaced.hash} /> : <ToBlocks />}>
          {replaced
            ? 'This block was replaced by another one and is no longer on the chain.'
            : missingSentence(id, newest)}
        </Empty>
      ) : (
        <Failure error={error} retry={refetch} />
      )}
    </Panel>
  )
}

/** How many blocks behind the node an explorer may be and still catch up within minutes. */
const recentBlocks = 50

function missingSentence(id: number | Hash, newest: number | undefined) {
  if (typeof id !== 'number') return 'No block has this hash.'
  const number = formatCount(id)
  if (newest === undefined) return `The explorer does not have block ${number}. It may not be mined yet.`
  if (newest - id > recentBlocks) return `Block ${number} is missing from the explorer.`
  return `The explorer has not indexed block ${number} yet.`
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="mb-4 rounded-lg border bg-surface px-4 py-3 text-sm text-warn">
      {children} This is what the node knows; this page will update.
    </p>
  )
}

function ToBlocks() {
  return (
    <Link to="/blocks" className={buttonClass()}>
      Latest blocks
    </Link>
  )
}

function ToReplaced({ hash }: { hash: Hash }) {
  return (
    <Link to="/block/$numberOrHash" params={{ numberOrHash: hash }} className={buttonClass()}>
      The replaced block
    </Link>
  )
}
