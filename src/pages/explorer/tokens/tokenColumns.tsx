import type { Token } from '#interfaces/explorer/token/token.ts'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { isDilutedCap, marketCapOf } from '#pages/explorer/parts/figures/marketCapOf.ts'
import { Badge } from '#ui/figures/Badge.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { RemotePicture } from '#ui/figures/pictures/RemotePicture.tsx'
import { AddressLink } from '#ui/links/AddressLink.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { TokenTrust } from '#ui/trust/TokenTrust.tsx'

const columns: readonly Column<Token>[] = [
  {
    id: 'token',
    header: 'Token',
    width: 18,
    card: 'top',
    cell: ({ address, symbol, name, iconUrl, isScam, isCertified }) => (
      <span className="flex items-baseline gap-2">
        <RemotePicture src={iconUrl} name={symbol ?? ''}>
          <Letter name={symbol ?? ''} address={address} size={16} />
        </RemotePicture>
        <span className="flex max-w-[min(9rem,60%)] shrink-0 font-medium">
          <TokenLink address={address} symbol={symbol} />
        </span>
        <TokenTrust token={{ address, isScam, isCertified }} />
        {name && <bdi className="cut text-faint">{name}</bdi>}
      </span>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    width: 6,
    importance: 3,
    card: null,
    cell: ({ type }) => type && <Badge>{type}</Badge>,
  },
  {
    id: 'kind',
    header: 'Type',
    card: 'top',
    cardOnly: true,
    firm: true,
    // Nearly all are fungible.
    cell: ({ type }) => type && type !== 'ERC-20' && <Badge>{type}</Badge>,
  },
  {
    id: 'address',
    header: 'Contract',
    width: 10,
    importance: 3,
    card: null,
    cell: ({ address }) => <AddressLink address={address} contract />,
  },
  {
    id: 'price',
    header: 'Price',
    width: 8,
    align: 'end',
    importance: 2,
    card: 'top end',
    cell: ({ exchangeRate }) => <Price value={exchangeRate} />,
  },
  {
    id: 'supply',
    header: 'Total supply',
    width: 7,
    align: 'end',
    importance: 2,
    card: 'bottom',
    cardLabel: 'supply',
    cell: (token) => <TokenUnits units={token.totalSupply} of={token} style="short" />,
  },
  {
    id: 'value',
    header: 'Market cap',
    help: 'As the explorer says it; where it says none, fully diluted: the price times all tokens',
    width: 8,
    align: 'end',
    importance: 3,
    cardLabel: 'cap',
    cell: (token) => <Money value={marketCapOf(token)} style="short" />,
  },
  {
    id: 'holders',
    header: 'Holders',
    help: 'With pools and contracts',
    width: 6,
    align: 'end',
    card: 'bottom',
    cardLabel: 'holders',
    cell: ({ holders }) => <Count value={holders} />,
  },
]

const fungible = columns.filter(({ id }) => !/^(type|kind)$/.test(id))
const collections = fungible.filter(({ id }) => !/^(price|value)$/.test(id))

/** The columns of each tab: the tab of a standard does not repeat it, and collections have no price. */
export const columnsOf = {
  all: columns,
  'ERC-20': fungible,
  'ERC-721': collections,
  'ERC-1155': collections,
}

/** Without the standard where all rows have one, which the panel's other columns need the room for. */
export function withoutOneType(
  shown: readonly Column<Token>[],
  rows: readonly Token[],
): readonly Column<Token>[] {
  return rows.every(({ type }) => type === 'ERC-20')
    ? shown.filter(({ id }) => !/^(type|kind)$/.test(id))
    : shown
}

/** Calls the cap diluted, as on the page of a token, where it is so in every row. */
export function withCapName(
  shown: readonly Column<Token>[],
  rows: readonly Token[],
): readonly Column<Token>[] {
  if (!rows.every((token) => marketCapOf(token) === null || isDilutedCap(token))) return shown
  return shown.map((column) =>
    column.id === 'value'
      ? { ...column, header: 'Diluted cap', help: 'Fully diluted: the price times all tokens' }
      : column,
  )
}
