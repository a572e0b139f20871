import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { checksumProblem } from '#domain/search/checksumProblem.ts'
import { addressTwins } from '#domain/tokens/suspiciousTransfers.ts'
import { pathHex } from '#lib/text/pathHex.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'

/** Says that the address in the path was mistyped, as its checksum shows. The page itself shows the address with the right one. */
export function ChecksumNotice() {
  const problem = useLocation({
    select: ({ pathname }) => checksumProblem(pathHex(pathname.split('/')[2] ?? '')),
  })
  return (
    problem && (
      <p role="status" className="mb-4 rounded-lg border bg-surface px-4 py-3 text-sm text-warn">
        {problem}
      </p>
    )
  )
}

/** The characters that a shortened address begins with: 0x and four digits. */
const headLength = 6

/**
 * Names another address that the explorer knows and that begins and ends alike. It is for pages of addresses that hold
 * nothing, where somebody may have been led in its stead.
 */
export function ResemblanceNotice({ address }: { address: Address }) {
  const { data } = useQuery({
    queryKey: ['explorer', 'resembled', address],
    queryFn: async ({ client }) => {
      const { searchQuery } = await import('#interfaces/explorer/search/search.ts')
      const { items } = await client.fetchQuery(searchQuery(address.slice(0, headLength)))
      const found = items.flatMap((match) =>
        'address' in match && match.address ? { ...match, address: match.address } : [],
      )
      const twins = addressTwins([address, ...found.map((match) => match.address)]).get(address)
      return found.find((match) => twins?.includes(match.address)) ?? null
    },
    retry: false,
  })
  return (
    data && (
      <span role="note" className="col-span-full block text-warn">
        Begins and ends like another address:{' '}
        <AddressLink
          address={data.address}
          name={data.name}
          contract={data.kind !== 'address' || data.isContract}
          whole
        />
      </span>
    )
  )
}
