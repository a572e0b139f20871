import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { tokenBalancesQuery } from '#interfaces/explorer/address/tokenBalance.ts'
import { statsQuery } from '#interfaces/explorer/chain/stats.ts'
import { poolsQuery } from '#interfaces/lending/pool.ts'
import { balanceQuery } from '#interfaces/node/chain/balance.ts'
import { config, hasLending } from '#lib/browser/config/config.ts'
import { wholeCoins } from '#lib/browser/config/wholeCoins.ts'
import { countOf } from '#lib/format/count.ts'
import type { Decimal } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { userStateQuery } from '#pages/lending/data/poolQueries.ts'
import { type Holding, holdingOf, withoutTokens, worthiestFirst } from '#pages/portfolio/holdings.ts'
import { ListSpace, listRows } from '#pages/portfolio/ListSpace.tsx'
import { useRememberLength } from '#pages/portfolio/listLengths.ts'
import { usePositionTokens } from '#pages/portfolio/positions/usePositionTokens.ts'
import { useCoinValue } from '#pages/portfolio/useCoinValue.ts'
import { useIsListBehind } from '#pages/portfolio/useIsListBehind.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Amount } from '#ui/figures/numbers/Amount.tsx'
import { CompactFigures } from '#ui/figures/numbers/compact.ts'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'
import { Letter } from '#ui/figures/pictures/Letter.tsx'
import { Button } from '#ui/form/Button.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import type { Column } from '#ui/table/Column.ts'
import { Table } from '#ui/table/Table.tsx'

type TokensPanelProps = { address: Address }

/** A token, or the native coin, which has no contract. */
type Row = Omit<Holding, 'token'> & { token: Holding['token'] | null; coinPrice?: Decimal }

const columns: Column<Row>[] = [
  {
    id: 'token',
    header: 'Token',
    width: 13,
    card: 'top',
    cell: ({ token }) => <TokenName token={token} />,
  },
  {
    id: 'price',
    header: 'Price',
    help: 'The price that the explorer has of one token',
    width: 8,
    align: 'end',
    cardLabel: 'price',
    cell: ({ token, coinPrice = null }) => <Price value={token ? priceOf(token) : coinPrice} />,
  },
  {
    id: 'balance',
    header: 'Balance',
    width: 9,
    align: 'end',
    card: 'bottom',
    cardLabel: 'held',
    // The amount has no unit: the row begins with the token, and a unit would misalign the decimals.
    cell: ({ amount }) => (
      // A card has room for all of it: beside 9,974.60 a short 10K would look like another unit.
      <CompactFigures value={false}>
        <Amount value={amount} />
      </CompactFigures>
    ),
  },
  {
    id: 'worth',
    header: 'Value',
    help: 'At the price the explorer has of the token; the market positions are at the price of their pools',
    width: 9,
    align: 'end',
    card: 'top end',
    dollars: ({ worth }) => worth,
    cell: ({ worth }) => <Money value={worth} />,
  },
]

/** None of a token reported as a scam: it is made up. */
function priceOf({ isScam, exchangeRate }: Holding['token']): Decimal | null {
  return isScam ? null : exchangeRate
}

function TokenName({ token }: Pick<Row, 'token'>) {
  const { name, symbol } = token ?? config().nativeCurrency
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Letter name={symbol ?? ''} address={token?.address} size={20} />
      <span className="shrink-0">
        {token ? <TokenLink address={token.address} symbol={symbol} /> : symbol}
      </span>
      {name && name !== symbol && (
        <span className="cut text-faint">
          <ExternalText>{name}</ExternalText>
        </span>
      )}
    </span>
  )
}

/**
 * The native coin, where it has a price, and the ERC-20 tokens an address holds, as the explorer knows them: the most valuable first. What another panel shows is left
 * out: pTokens as deposits, tokens of markets as positions.
 */
export function TokensPanel({ address }: TokensPanelProps) {
  const { data } = useSuspenseQuery(tokenBalancesQuery(address, 'ERC-20'))
  const isBehind = useIsListBehind(address)
  const [whole, setWhole] = useState(false)
  const deposits = useCountedDeposits(address)
  const markets = usePositionTokens(address)
  const coin = useCoin(address)
  const all = data.items.map(holdingOf)
  const withMarkets = withoutTokens(all, deposits)
  const holdings = worthiestFirst(withoutTokens(withMarkets, markets ?? none))
  const shown = [...coin, ...(whole ? holdings : holdings.slice(0, listRows))]
  const counts = [withMarkets.length - holdings.length, all.length - withMarkets.length]
  const lines = shown.length + (counts.some((count) => count > 0) ? 1 : 0)
  useRememberLength(address, 'tokens', markets === null ? null : lines)
  // A list that loses its market tokens right after it was drawn would jump.
  if (markets === null) return <TokensSpace address={address} />
  const elsewhere = counts.flatMap((count, index) =>
    count > 0 ? `${countOf(count, `${kinds[index]} token`)} under ${places[index]}` : [],
  )
  return (
    <>
      <Table
        caption="Tokens"
        columns={columns}
        rows={shown}
        rowKey={({ token }) => token?.address ?? 'coin'}
        empty={
          isBehind
            ? 'The explorer does not list the tokens of this address yet.'
            : holdings.length < all.length
              ? 'No other tokens.'
              : 'No tokens.'
        }
      />
      {elsewhere.length > 0 && (
        <p className="border-t px-4 py-2 text-xs text-faint">
          {`Listed elsewhere: ${new Intl.ListFormat('en-GB').format(elsewhere)}.`}
        </p>
      )}
      {holdings.length > listRows && !whole && (
        <div className="border-t px-4 py-1.5">
          <Button size="small" tone="quiet" onClick={() => setWhole(true)}>
            {`Show all ${holdings.length}${data.next ? ' of the first page' : ''}`}
          </Button>
        </div>
      )}
    </>
  )
}

/** The tokens while they load. */
export function TokensSpace({ address }: TokensPanelProps) {
  return <ListSpace of={address} list="tokens" columns={columns} />
}

const none: readonly Address[] = []

/** The tokens that other panels list, and the titles of these. */
const kinds = ['market', 'deposit'] as const
const places = ['Market positions', 'Lending'] as const

/** The row of the native coin; none without a price or a balance. */
function useCoin(address: Address): Row[] {
  const worth = useCoinValue(address)
  const { data: balance } = useQuery(balanceQuery(address))
  const coinPrice = useQuery(statsQuery()).data?.coinPrice
  return worth === null || !balance || !coinPrice
    ? []
    : [{ token: null, amount: wholeCoins(balance), worth, coinPrice }]
}

/** The tokens that stand for deposits, where the pool tells how large these are: else the tokens say it here. */
function useCountedDeposits(address: Address): readonly Address[] {
  const isOn = hasLending()
  const pools = useQuery({ ...poolsQuery(), enabled: isOn })
  const state = useQuery({ ...userStateQuery(address), enabled: isOn })
  const isUnknown = !isOn || state.data === null || (state.data === undefined && state.isError)
  return isUnknown ? none : (pools.data?.pools.map(({ pTokenAddress }) => pTokenAddress) ?? none)
}
