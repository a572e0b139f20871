import { config } from '#lib/browser/config/config.ts'
import { Fee } from '#ui/figures/numbers/Fee.tsx'
import { RoundedMoney } from './RoundedMoney.tsx'
import { useFeeDollars } from './useFeeDollars.ts'

/** A fee in coins, and in dollars where their price is known. */
export function ValuedFee({ wei }: { wei: bigint | null }) {
  const { coins, dollars } = useFeeDollars(wei)
  return (
    <span className="text-text">
      <Fee value={coins} unit={config().nativeCurrency.symbol} />
      {dollars !== null && (
        <span className="ml-1.5 text-muted">
          <RoundedMoney value={dollars} />
        </span>
      )}
    </span>
  )
}
