import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import * as v from 'valibot'
import { type Holder, holdersQuery } from '#interfaces/explorer/token/holder.ts'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { tokenDecimals, wholeTokens } from '#interfaces/explorer/token/tokenDecimals.ts'
import { addressParameterSchema } from '#interfaces/explorer/wire/addressParameter.ts'
import { readIdBalance } from '#interfaces/node/contract/token/idBalances.ts'
import { readTokenHolding, tokenHoldingQuery } from '#interfaces/node/contract/token/tokenHolding.ts'
import { formatPercent } from '#lib/format/percent.ts'
import { multiply, toPixels } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { AddressParameterLink } from '#pages/explorer/parts/cells/AddressParameterLink.tsx'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { PagedList } from '#pages/explorer/parts/lists/PagedList.tsx'
import { TokenId } from '#pages/explorer/parts/transfers/TokenId.tsx'
import { Bar } from '#ui/charts/Bar.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Unknown } from '#ui/figures/Unknown.tsx'
import { Panel } from '#ui/layout/Panel.tsx'
import type { Column } from '#ui/table/Column.ts'
import { noneListed } from '#ui/table/noneListed.ts'
import { Table } from '#ui/table/Table.tsx'
import { FindAddress } from './FindAddress.tsx'
import { mentions, wholeAddress } from './foundAddress.ts'
import { holderShare } from './holderShare.ts'
import { LoadedOnly } from './LoadedOnly.tsx'

const route = getRouteApi('/token/$address')

/** A holder with its balance at a block; null when it held nothing then. */
async function holderAt(token: Address, holder: Holder, block: number, signal: AbortSignal) {
  const { address, tokenId } = holder
  const value =
    tokenId === null
      ? await readTokenHolding(token, address.address, signal, block)
      : await readIdBalance(token, tokenId, address.address, signal, block)
  if (value === null) throw new Error('The token does not say it.')
  return value === 0n ? null : { ...holder, value }
}

type TokenHoldersProps = { address: Address; token: Token | undefined }

/** The holders of a token, largest first, with their share of the supply. */
export function TokenHolders({ address, token }: TokenHoldersProps) {
  const { page, find = '' } = route.useSearch()
  const whole = wholeAddress(find)
  return (
    <Panel title="Holders" bare source="explorer" rows={12} lines={2}>
      <FindAddress key={find} />
      {whole ? (
        <HolderFound token={token} address={address} holder={whole} />
      ) : (
        <PagedList
          query={holdersQuery(address, page)}
          page={page}
          label="Holders"
          passes={find === '' ? undefined : (holder) => mentions(holder.address, find)}
          csv={{
            name: 'holders',
            pageQuery: (at) => holdersQuery(address, at),
            decimals: token ? tokenDecimals(token) : null,
            atBlock: token && ((row, at, signal) => holderAt(address, row, at, signal)),
          }}
        >
          {(rows) => {
            const shown = find === '' ? rows : rows.filter((holder) => mentions(holder.address, find))
            return (
              <>
                {find !== '' && <LoadedOnly found={shown.length} loaded={rows.length} what="holders" />}
                <HolderTable
                  token={token}
                  rows={shown}
                  empty={
                    find === ''
                      ? noneListed('No holders.', token?.holders)
                      : `No holder on this page matches “${find}”.`
                  }
                />
              </>
            )
          }}
        </PagedList>
      )}
    </Panel>
  )
}

type HolderFoundProps = TokenHoldersProps & { holder: Address }

/** The balance of one address, read from the token contract: the explorer's list cannot be searched. */
function HolderFound({ address, token, holder }: HolderFoundProps) {
  const { data: value } = useSuspenseQuery(tokenHoldingQuery(address, holder))
  const row: Holder = { address: v.parse(addressParameterSchema, holder), value, tokenId: null }
  return (
    <>
      <p className="border-b px-4 py-2 text-xs text-muted">
        Current balance, read from the token contract through the node.
      </p>
      <HolderTable token={token} rows={[row]} empty="" />
    </>
  )
}

type HolderTableProps = { token: Token | undefined; rows: readonly Holder[]; empty: string }

function HolderTable({ token, rows, empty }: HolderTableProps) {
  const columns = useMemo(() => columnsOf(token), [token])
  return (
    <Table
      caption="Holders of the token"
      columns={columns}
      rows={rows}
      rowKey={({ address, tokenId }) => `${address.address} ${tokenId}`}
      empty={empty}
    />
  )
}

function columnsOf(token: Token | undefined): Column<Holder>[] {
  const price = token?.isScam ? null : token?.exchangeRate
  const dollars = ({ value }: Holder) => {
    const amount = wholeTokens(value, token)
    return amount && price ? multiply(amount, price) : null
  }
  const worth: Column<Holder> = {
    id: 'value',
    header: 'Value',
    help: 'By the price of the explorer.',
    width: 8,
    align: 'end',
    importance: 2,
    card: 'bottom',
    dollars,
    cell: (holder) => <Money value={dollars(holder)} />,
  }
  return [
    {
      id: 'holder',
      header: 'Holder',
      width: 20,
      card: 'top',
      cell: ({ address, tokenId }) => (
        <span className="flex items-baseline gap-2">
          <AddressParameterLink address={address} />
          {tokenId !== null && <TokenId collection={token?.address} id={tokenId} />}
        </span>
      ),
    },
    {
      id: 'amount',
      header: 'Amount',
      width: 10,
      align: 'end',
      unit: () => token?.symbol ?? '',
      card: 'top end',
      amount: ({ value }) => wholeTokens(value, token),
      cell: ({ value }) => <TokenUnits units={value} of={token} unit={token?.symbol} />,
    },
    {
      id: 'share',
      header: 'Share',
      width: 10,
      align: 'end',
      cardLabel: 'share',
      cell: (holder) => <Share holder={holder} supply={token?.totalSupply ?? null} />,
    },
    ...(price ? [worth] : []),
  ]
}

type ShareProps = { holder: Holder; supply: bigint | null }

function Share({ holder, supply }: ShareProps) {
  const share = holderShare(holder, supply)
  if (share === null) return <Unknown title="Unknown share" />
  return <Bar label="Share" value={toPixels(share)} text={formatPercent(share, { places: 2 })} />
}
