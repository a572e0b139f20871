import { Link } from '@tanstack/react-router'
import { shortHash } from '#lib/text/midcut.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { Midcut } from './Midcut.tsx'

type TransactionLinkProps = {
  hash: Hash
  /** Shows all of it, on several lines where it must. */
  whole?: boolean
}

/** A link to a transaction. */
export function TransactionLink({ hash, whole = false }: TransactionLinkProps) {
  return (
    <Link
      to="/tx/$hash"
      params={{ hash }}
      title={hash}
      aria-label={`Transaction ${shortHash(hash)}`}
      className={whole ? 'link font-mono break-all' : 'link'}
    >
      {whole ? hash : <Midcut value={hash} />}
    </Link>
  )
}
