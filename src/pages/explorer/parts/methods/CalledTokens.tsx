import { type CalledToken, calledTokens, dollarDecimals } from '#domain/explorer/calledTokens.ts'
import type { Transaction } from '#interfaces/explorer/transaction/transaction.ts'
import { fromUnits } from '#lib/numbers/decimal.ts'
import type { Address } from '#lib/wire/shapes.ts'
import { TokenUnits } from '#pages/explorer/parts/cells/TokenUnits.tsx'
import type { KnownToken } from '#pages/explorer/parts/decoding/DecodedCall.tsx'
import { Money } from '#ui/figures/numbers/Money.tsx'
import { TokenLink } from '#ui/links/TokenLink.tsx'
import { isOwnCall } from './isOwnCall.ts'

type CalledTokensProps = {
  transaction: Transaction
  records: ReadonlyMap<Address, KnownToken>
  /** What the transaction really moved; undefined while that is not known. */
  settled?: readonly CalledToken[] | undefined
}

/**
 * Which tokens a transaction calls for, and how many: `≥ 900 TIDE for 25 TUSD` behind "Buy", `900 TIDE for ≥ $24` behind
 * "Sell"; without the sign where it is known what was moved. A token without a record has the name that the transaction states,
 * or its address, and no amount.
 */
export function CalledTokens({ transaction, records, settled }: CalledTokensProps) {
  const isOwn = isOwnCall(transaction)
  const called = (settled ?? calledTokens(transaction, isOwn)).map((each) => ({
    ...each,
    record: records.get(each.token),
  }))
  // Another contract may be a collection, whose numbers are ids, or no token at all.
  if (!isOwn && called.some(({ record }) => record && record.type !== 'ERC-20')) return null
  const stated = isOwn ? null : transaction.to?.name
  if (!isOwn && !stated && called.some(({ record }) => !record)) return null
  return called.map(({ token, units, isLeast, leastDollars, dollars = leastDollars, record }, at) => {
    const isCounted = units !== null && record?.decimals != null
    // One link a row, where the other token needs none.
    const unit = at > 0 && isCounted ? record.symbol : null
    return (
      <span key={token} className="method-part">
        {at > 0 && <span className="text-faint">for</span>}
        {isCounted && isLeast && <AtLeast />}
        {isCounted && <TokenUnits units={units} of={record} unit={unit} style="short" />}
        {!unit && (
          <TokenLink address={token} symbol={(record ? record.symbol || record.name : stated) ?? null} />
        )}
        {dollars && (
          <span>
            <span className="text-faint">for</span> {leastDollars && <AtLeast />}
            <Money value={fromUnits(dollars, dollarDecimals)} style="short" />
          </span>
        )}
      </span>
    )
  })
}

function AtLeast() {
  return (
    <span title="At least" className="text-faint">
      ≥{' '}
    </span>
  )
}
