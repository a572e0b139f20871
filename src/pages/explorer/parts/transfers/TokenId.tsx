import { Link } from '@tanstack/react-router'
import type { Address } from '#lib/wire/shapes.ts'

type TokenIdProps = {
  /** Null where nobody says which it is. */
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
      // A text in the URL stands in quotes, and only there is a long number exact.
      search={{ id: Number.isSafeInteger(+id) ? +id : id }}
      title={`Token ID ${id}`}
      className="link cut"
    >
      {text}
    </Link>
  )
}
