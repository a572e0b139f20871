import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { marketName } from '#domain/markets/marketName.ts'
import { batchedMarketQuery } from '#interfaces/indexer/batchedMarket.ts'
import type { Market } from '#interfaces/indexer/market.ts'
import type { Swap } from '#interfaces/indexer/swap.ts'
import { TokenPicture } from '#pages/markets/parts/TokenPicture.tsx'
import { Direction } from '#ui/figures/Direction.tsx'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Time } from '#ui/figures/Time.tsx'
import { OtherLetters } from '#ui/trust/OtherLetters.tsx'

type TradedChipProps = {
  swap: Swap
  /** Its market, if a list of the board has loaded it. */
  loaded: Market | undefined
}

/** A trade on one line: token, side, amount and time. All chips are equally wide, so that none moves another. */
export function TradedChip({ swap, loaded }: TradedChipProps) {
  const { poolAddress, side, usdAmount, timestamp } = swap
  const { data } = useQuery({ ...batchedMarketQuery(poolAddress), enabled: !loaded, staleTime: 60_000 })
  const market = loaded ?? data
  return (
    <li>
      <Link
        to="/markets/$poolAddress"
        params={{ poolAddress }}
        title={market?.name ?? poolAddress}
        className="flex h-9 items-center gap-2 rounded-md border bg-surface px-2.5 text-sm whitespace-nowrap transition-colors hover:border-edge"
      >
        {market ? <TokenPicture market={market} size={16} /> : <span className="size-4" />}
        {market && <OtherLetters name={market.symbol} />}
        <span className="min-w-0 truncate font-medium">
          <ExternalText>{market ? marketName(market) : `${poolAddress.slice(0, 6)}…`}</ExternalText>
        </span>
        <span className={`text-xs ${side === null ? 'text-muted' : tones[side]}`}>
          {words[side ?? 'trade']}
          {side !== null && <Direction falls={side === 'sell'} />}
        </span>
        <Money value={usdAmount} style="short" />
        <span className="ml-auto text-xs text-faint">
          <Time at={timestamp} style="age" />
        </span>
      </Link>
    </li>
  )
}

const tones = { buy: 'text-up', sell: 'text-down' }
const words = { buy: 'Buy', sell: 'Sell', trade: 'Trade' }
