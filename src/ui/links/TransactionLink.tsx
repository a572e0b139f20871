import { Link } from '@tanstack/react-router'
import { shortHash } from '#lib/text/midcut.ts'
import type { Hash } from '#lib/wire/shapes.ts'
import { Midcut } from './Midcut.tsx'

type TransactionLinkProps = { hash: Hash }

/** A link to a transaction. */
export function TransactionLink({ hash }: TransactionLinkProps) {
  return (
    <Link
      to="/tx/$hash"
      params={{ hash }}
      title={hash}
      aria-label={`Transaction ${shortHash(hash)}`}
      className="link"
    >
      <Midcut value={hash} />
    </Link>
  )
}
