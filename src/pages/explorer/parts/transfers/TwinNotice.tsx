import { addressTwins } from '#domain/tokens/suspiciousTransfers.ts'
import { formatCount } from '#lib/format/count.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { MoreRows } from '#ui/table/MoreRows.tsx'

type TwinNoticeProps = { addresses: readonly Address[] }

/** Warns of different addresses in a list that look alike where they are shortened. Nothing where there are none. */
export function TwinNotice({ addresses }: TwinNoticeProps) {
  const twins = [...addressTwins(addresses).keys()]
  if (twins.length === 0) return null
  return (
    <div role="note" className="flex flex-wrap items-baseline gap-x-4 border-b px-4 py-2 text-xs text-warn">
      <p>
        These addresses begin and end alike but are different. One may imitate the other: compare every digit
        before you copy one.
      </p>
      <details className="open:w-full">
        <summary className="w-fit py-1 text-muted">Show the {formatCount(twins.length)} addresses</summary>
        <ul className="grid gap-2 py-1">
          <MoreRows rows={twins} as="li">
            {(shown) =>
              shown.map((address) => (
                <li key={address}>
                  <AddressLink address={address} whole />
                </li>
              ))
            }
          </MoreRows>
        </ul>
      </details>
    </div>
  )
}
