import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { TradedMarket } from '#domain/markets/curve/tradedMarket.ts'
import {
  isNamesake,
  lookAlikes,
  onlyLooksLatin,
  otherLetters,
  plainReadings,
} from '#domain/names/lookAlikes.ts'
import { type Market, searchMarketsQuery } from '#interfaces/indexer/market.ts'
import { shortHash } from '#lib/text/midcut.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Hash } from '#ui/links/Hash.tsx'

export type NamedMarket = Pick<TradedMarket, 'symbol' | 'name'>

export type ImitationProps = {
  market: NamedMarket
  /** The market's token, on a page of it: the letters are named, and the addresses to compare stand below each other. */
  token?: Address
  className?: string
}

/** Says that a market's symbol only looks Latin, and which market of the indexer it is not. */
export function Imitation({ market, token, className = 'text-xs text-warn' }: ImitationProps) {
  const { symbol } = market
  const known = lookAlikes([{ id: symbol, name: symbol, isTrusted: false }])
  // Others warn of a name that imitates a well-known one: `LookAlikes` on the page, `NameNotice` in the form.
  const isImitation = onlyLooksLatin(symbol) && known.size === 0
  const found = useQueries({
    queries: plainReadings(symbol).map((reading) => ({
      ...searchMarketsQuery(reading),
      enabled: isImitation,
      staleTime: 60_000,
    })),
  })
  if (!isImitation) return null
  const original = imitatedOf(
    market,
    found.flatMap(({ data }) => data?.rows ?? []),
  )
  return (
    <div role="note" className={className}>
      {original ? (
        <>
          This is not{' '}
          <Link
            to="/markets/$poolAddress"
            params={{ poolAddress: original.poolAddress }}
            className="underline underline-offset-2"
          >
            <ExternalText>{original.symbol}</ExternalText> {shortHash(original.tokenAddress)}
          </Link>
          {token && (
            <>
              : some letters of its name only look Latin (<bdi>{otherLetters(symbol)}</bdi>)
            </>
          )}
          .
        </>
      ) : (
        `Some letters of this name only look Latin: ${token ? 'another token may be called like this in plain letters' : 'it may imitate another market'}.`
      )}{' '}
      Compare the address before you trade.
      {token && original && (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 max-sm:grid-cols-1">
          <Compared label="This token" address={token} />
          <Compared label={original.symbol} address={original.tokenAddress} />
        </dl>
      )}
    </div>
  )
}

function Compared({ label, address }: { label: string; address: Address }) {
  return (
    <>
      <dt className="text-muted">
        <ExternalText>{label}</ExternalText>
      </dt>
      <dd>
        <Hash value={address} whole />
      </dd>
    </>
  )
}

/** The market that another one imitates: of those with its symbol in plain letters one that also shares its name, or the oldest. */
function imitatedOf({ symbol, name }: NamedMarket, markets: readonly Market[]): Market | undefined {
  const originals = markets
    .filter((each) => isNamesake(each.symbol, symbol) && !onlyLooksLatin(each.symbol))
    .sort((one, other) => one.createdAtBlock - other.createdAtBlock)
  return originals.find((each) => isNamesake(each.name, name)) ?? originals[0]
}
