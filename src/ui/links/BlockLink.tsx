import { Link } from '@tanstack/react-router'
import { formatCount } from '#lib/format/count.ts'

type BlockLinkProps = { number: number }

/** A link to a block. */
export function BlockLink({ number }: BlockLinkProps) {
  return (
    <Link
      to="/block/$numberOrHash"
      params={{ numberOrHash: String(number) }}
      aria-label={`Block ${number}`}
      className="link py-1.5"
    >
      {formatCount(number)}
    </Link>
  )
}
