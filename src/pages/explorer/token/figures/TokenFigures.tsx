import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import type { Token } from '#interfaces/explorer/token/token.ts'
import { hasMarkets } from '#lib/browser/config/config.ts'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import { isDilutedCap, marketCapOf } from '#pages/explorer/parts/figures/marketCapOf.ts'
import { PendingValue } from '#ui/feedback/loading/PendingValue.tsx'
import { Figure } from '#ui/figures/Figure.tsx'
import { Count } from '#ui/figures/numbers/Count.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { Price } from '#ui/figures/numbers/Price.tsx'

const DecimalsCheck = lazyRouteComponent(() => import('./TokenCheck.tsx'), 'DecimalsCheck')
const SupplyCheck = lazyRouteComponent(() => import('./TokenCheck.tsx'), 'SupplyCheck')

const TokenDayChange = lazyRouteComponent(() => import('./TokenMarket.tsx'), 'TokenDayChange')
const TokenDayVolume = lazyRouteComponent(() => import('./TokenMarket.tsx'), 'TokenDayVolume')
const TopHolders = lazyRouteComponent(() => import('./TopHolders.tsx'), 'TopHolders')

type TokenFiguresProps = {
  token: Token | undefined
  /** Whether the explorer has not answered yet: then no figure is unknown. */
  isPending?: boolean
}

/** Price, market cap, supply and number of holders. */
export function TokenFigures({ token, isPending = false }: TokenFiguresProps) {
  const isFungible = !token?.type || token.type === 'ERC-20'
  const { totalSupply = null, exchangeRate = null, holders = null } = token ?? {}
  const traded = hasMarkets() ? token : undefined
  return (
    // On a phone the columns have a fixed width, so that a figure that loads later moves no other.
    <div className="grid w-full grid-cols-2 gap-x-4 gap-y-3 sm:contents">
      {isFungible && (
        <>
          <Figure
            label="Price"
            size="large"
            note={<Later of={traded}>{({ address }) => <TokenDayChange token={address} />}</Later>}
          >
            <Told isPending={isPending}>
              <Price value={exchangeRate} />
            </Told>
          </Figure>
          <Figure
            label={!token || isDilutedCap(token) ? 'Diluted cap' : 'Market cap'}
            size="large"
            note={<Later of={traded}>{({ address }) => <TokenDayVolume token={address} />}</Later>}
          >
            <Told isPending={isPending}>
              <Money value={token ? marketCapOf(token) : null} style="short" />
            </Told>
          </Figure>
        </>
      )}
      <Figure
        label="Total supply"
        size="large"
        note={
          isFungible &&
          token && (
            <Suspense fallback={null}>
              <SupplyCheck token={token} />
              <DecimalsCheck token={token} />
            </Suspense>
          )
        }
      >
        {/* The heading names the collection; its symbol may be too long for a column of a phone. */}
        <Told isPending={isPending}>
          <TokenUnits
            units={totalSupply}
            of={token}
            unit={isFungible ? token?.symbol : undefined}
            style="short"
          />
        </Told>
      </Figure>
      <Figure
        label="Holders"
        size="large"
        note={isFungible && <Later of={token}>{(found) => <TopHolders token={found} />}</Later>}
      >
        <Told isPending={isPending}>
          <Count value={holders} />
        </Told>
      </Figure>
    </div>
  )
}

function Told({ isPending, children }: { isPending: boolean; children: ReactNode }) {
  return isPending ? <PendingValue /> : children
}

type LaterProps = { of: Token | undefined; children: (token: Token) => ReactNode }

/** What is known later, in a line that keeps its place while it loads, so that no figure beside it moves. */
function Later({ of: token, children }: LaterProps) {
  return (
    <span className="block min-h-4 sm:min-w-38">
      <Suspense fallback={null}>{token && children(token)}</Suspense>
    </span>
  )
}
