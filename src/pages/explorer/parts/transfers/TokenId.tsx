import { Link } from '@tanstack/react-router'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'

type TokenIdProps = {
  /** Null where nobody says which it is. */
  collection: Address | null | undefined
  id: string
}

/** The id of a non-fungible token, which leads to its page. It can have 78 digits. */
export function TokenId({ collection, id }: TokenIdProps) {
  const title = `Token ID ${id}`
  if (!collection || !/^\d+$/.test(id))
    return (
      <span className="cut" title={title}>
        #<ExternalText>{id}</ExternalText>
      </span>
    )
  return (
    <Link
      to="/token/$address"
      params={{ address: collection }}
      search={{ id: Number.isSafeInteger(Number(id)) ? Number(id) : id }}
      title={title}
      className="link cut"
    >
      #{id}
    </Link>
  )
}
