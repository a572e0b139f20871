import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { blockNumberQuery } from '#interfaces/node/blockNumber.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { Empty } from '#ui/feedback/Empty.tsx'
import { buttonClass } from '#ui/form/buttonClass.ts'

type BlockNotFoundProps = { id: number | Hash; message: string }

/** Shown for a block the explorer does not have: not mined yet, not indexed yet, replaced, or nonexistent. */
export function BlockNotFound({ id, message }: BlockNotFoundProps) {
  const { data: newest } = useQuery(blockNumberQuery())
  return (
    <Empty
      action={
        <Link to="/blocks" className={buttonClass()}>
          Latest blocks
        </Link>
      }
    >
      {sentence(id, newest, message)}
    </Empty>
  )
}

/** An explorer may be this far behind the node and catch up within minutes. */
const recentBlocks = 50

function sentence(id: number | Hash, newest: number | undefined, message: string) {
  if (/consensus/i.test(message))
    return 'This block was replaced by another one and is no longer on the chain.'
  if (typeof id !== 'number') return 'No block has this hash.'
  if (newest !== undefined && id > newest) {
    return `Block ${formatCount(id)} is not mined yet. The newest is ${formatCount(newest)}.`
  }
  if (newest !== undefined && newest - id > recentBlocks)
    return `Block ${formatCount(id)} is missing from the explorer.`
  return `The explorer has not read block ${formatCount(id)} yet.`
}
