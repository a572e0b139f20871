import { ExternalText } from '#ui/figures/ExternalText.tsx'

/** What a stablecoin counts as. */
export function DollarCoin({ symbol }: { symbol: string }) {
  return (
    <>
      <ExternalText>{symbol}</ExternalText> is a dollar coin: 1 counts as $1.
    </>
  )
}
