import { Link } from '@tanstack/react-router'
import type { Address } from '#lib/wire/shapes.ts'

type TokenIdProps = {
  /** The contract of the collection; null when it is unknown. */
  collection: Address | null | undefined
  id: string
}

/** The id of a non-fungible token, which leads to its page. It can have 78 digits. */
export function TokenId({ collection, id }: TokenIdProps) {
  const text = <bdi>#{id}</bdi>
  if (!collection) return text
  return (
    <Link
      to="/token/$address"
      params={{ address: collection }}
      search={{ id }}
      title={`Token ID ${id}`}
      className="link cut"
    >
      {text}
    </Link>
  )
}
