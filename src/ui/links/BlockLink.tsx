import { Link } from '@tanstack/react-router'
import { formatCount } from '#lib/format/count.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { Midcut } from './Midcut.tsx'

type BlockLinkProps = {
  number: number
  /** For a block that a reorg removed: the number alone would lead to another block. */
  hash?: Hash
}

/** A link to a block. */
export function BlockLink({ number, hash }: BlockLinkProps) {
  return (
    <Link
      to="/block/$numberOrHash"
      params={{ numberOrHash: hash ?? String(number) }}
      aria-label={`Block ${number}`}
      className="link -mx-1 -my-1.5 inline-block min-w-6 px-1 py-1.5"
    >
      {formatCount(number)}
    </Link>
  )
}

type BlockHashLinkProps = {
  hash: Hash
  /** Shows all of it, on several lines where it must. */
  whole?: boolean
}

/** A link to a block by its hash, which stays right when another block has the same number. */
export function BlockHashLink({ hash, whole = false }: BlockHashLinkProps) {
  return (
    <Link
      to="/block/$numberOrHash"
      params={{ numberOrHash: hash }}
      title={hash}
      aria-label={`Block ${shortHash(hash)}`}
      className={whole ? 'link font-mono break-all' : 'link'}
    >
      {whole ? hash : <Midcut value={hash} />}
    </Link>
  )
}
