import { isNamesake } from '#domain/names/lookAlikes.ts'
import { knownSymbols } from '#domain/names/mayLookAlike.ts'
import { config } from '#lib/browser/config/config.ts'
import { shortHash } from '#lib/text/midcut.ts'
import { ExternalText } from '#ui/figures/ExternalText.tsx'
import type { TradeToken } from './sign/plan/tradeContext.ts'

type NameNoticeProps = {
  /** The token of the market. */
  token: TradeToken
  /** The symbol that the token's own contract answers with; null without one. */
  ownSymbol: string | null
  /** What can pay here: the stablecoins, then the tokens that the wallet holds. */
  payments: readonly TradeToken[]
  /** How many of them are stablecoins. */
  stablecoins: number
}

/**
 * Warns before a trade of a token whose name may be taken for another one's: a stablecoin's, a token's that the wallet
 * holds, a well-known one's, or whose contract has another symbol than the indexer gives it.
 */
export function NameNotice({ token, ownSymbol, payments, stablecoins }: NameNoticeProps) {
  const { asset, symbol } = token
  const namesakes = payments.flatMap((each, at) =>
    isNamesake(each.symbol, symbol) ? [{ ...each, isStablecoin: at < stablecoins }] : [],
  )
  const known = [config().nativeCurrency.symbol, ...knownSymbols].find((each) => isNamesake(each, symbol))
  const isRenamed = ownSymbol !== null && ownSymbol !== symbol
  if (namesakes.length === 0 && known === undefined && !isRenamed) return null
  const name = <ExternalText>{symbol}</ExternalText>
  return (
    <div role="note" className="grid gap-1 text-xs text-warn">
      {namesakes.map((each) => (
        <p key={each.asset}>
          You trade {name} {shortHash(asset)}, the token of this market.{' '}
          {each.isStablecoin ? 'The stablecoin ' : 'Your wallet also holds '}
          <ExternalText>{each.symbol}</ExternalText> {shortHash(each.asset)}
          {each.isStablecoin ? ' is another token.' : ', which is another token.'}
        </p>
      ))}
      {known !== undefined && (
        <p>
          {name} {shortHash(asset)} was created with this market. It is not the well-known {known}.
        </p>
      )}
      {isRenamed && (
        <p>
          The contract of this token calls itself <ExternalText>{ownSymbol}</ExternalText>, the indexer calls
          it {name}.
        </p>
      )}
    </div>
  )
}

/** A token as a choice names it: with its address where another one's name may be taken for it. */
export function distinctName({ asset, symbol }: TradeToken, all: readonly TradeToken[]): string {
  const isShared = all.some((other) => other.asset !== asset && isNamesake(other.symbol, symbol))
  return isShared ? `${symbol} ${shortHash(asset)}` : symbol
}
