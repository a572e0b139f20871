import { getRouteApi } from '@tanstack/react-router'
import { type Holder, holdersQuery } from '#interfaces/explorer/holder.ts'
import type { Token } from '#interfaces/explorer/token.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { fromUnits, toPixels } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { Bar } from '#ui/charts/Bar.tsx'
import { Amount } from '#ui/figures/Amount.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import { type Column, Table } from '#ui/table/Table.tsx'
import { holderShare } from './holderShare.ts'

const route = getRouteApi('/token/$address')

type TokenHoldersProps = { address: Address; token: Token | undefined }

/** The holders of a token, largest first, with their share of the supply. */
export function TokenHolders({ address, token }: TokenHoldersProps) {
  const { page } = route.useSearch()
  return (
    <Panel title="Holders" bare source="explorer" rows={12}>
      <PagedList query={holdersQuery(address, page)} page={page} label="Holders">
        {(rows) => (
          <Table
            caption="Holders of the token"
            columns={columnsOf(token)}
            rows={rows}
            rowKey={({ address, tokenId }) => `${address.address} ${tokenId}`}
            empty="Nobody holds this token."
          />
        )}
      </PagedList>
    </Panel>
  )
}

function columnsOf(token: Token | undefined): Column<Holder>[] {
  return [
    {
      id: 'holder',
      header: 'Holder',
      cell: ({ address, tokenId }) => (
        <span className="inline-flex max-w-32 items-center gap-2 overflow-hidden @lg:max-w-none">
          <AddressParameterLink address={address} />
          {tokenId !== null && (
            <span className="text-faint">
              #<ExternalText>{tokenId}</ExternalText>
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'amount',
      header: 'Amount',
      align: 'end',
      cell: ({ value }) => (
        <Amount value={value === null ? null : fromUnits(value, token?.decimals ?? 0)} unit={token?.symbol} />
      ),
    },
    {
      id: 'share',
      header: 'Share',
      align: 'end',
      cell: ({ value }) => <Share value={value} supply={token?.totalSupply ?? null} />,
    },
  ]
}

type ShareProps = { value: bigint | null; supply: bigint | null }

function Share({ value, supply }: ShareProps) {
  const share = holderShare(value, supply)
  if (share === null) return <Unknown title="Unknown share" />
  return (
    <>
      <span className="hidden w-30 @lg:inline-flex">
        <Bar label="Share" value={toPixels(share)} text={formatPercent(share)} />
      </span>
      <span className="@lg:hidden">{formatPercent(share)}</span>
    </>
  )
}
