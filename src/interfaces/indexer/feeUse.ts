import { config } from '#lib/browser/config/config.ts'

/** What is done with the fees of a market. */
type FeeUse = {
  label: string
  /** One sentence that explains it; left out where nobody knows. */
  help?: string
}

/** The strategies of HLPMM V2 by their numbers, which its markets have unless `config.json` names others. */
const hlpmmUses: readonly FeeUse[] = [
  { label: 'Claim', help: "The owner of the market's NFT is paid the fees." },
  { label: 'Burn', help: 'The fees are sent to an address that nobody has.' },
  { label: 'Airdrop', help: 'The fees are kept for an airdrop to holders.' },
  { label: 'LP rewards', help: 'The fees are kept for the pool.' },
]

/** What the number of a market's `feeStrategy` means. */
export function feeUse(strategy: number): FeeUse {
  const named = config().indexer.feeStrategies
  const own = named[String(strategy)]
  if (own !== undefined) return { label: own }
  const isHlpmm = Object.keys(named).length === 0
  return (isHlpmm && hlpmmUses[strategy]) || { label: `Number ${strategy}` }
}

/** The strategies that have a name, for a choice of one. */
export function feeUses(): { value: string; label: string }[] {
  const named = Object.entries(config().indexer.feeStrategies)
  if (named.length > 0) return named.map(([value, label]) => ({ value, label }))
  return hlpmmUses.map(({ label }, value) => ({ value: String(value), label }))
}
