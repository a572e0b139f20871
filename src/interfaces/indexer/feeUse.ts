import { config } from '#lib/browser/config/config.ts'

/** The use of a market's fees. */
type FeeUse = {
  label: string
  /** One sentence that explains it; absent for a name from the configuration and an unknown number. */
  help?: string
}

/** The strategies of HLPMM V2 by their numbers. They apply unless `config.json` names others. */
const hlpmmUses: readonly FeeUse[] = [
  { label: 'Claim', help: "The owner of the market's NFT is paid the fees." },
  { label: 'Burn', help: 'The fees are burned: sent to an address that nobody controls.' },
  { label: 'Airdrop', help: 'The fees are kept for an airdrop.' },
  { label: 'LP rewards', help: 'The fees are kept for the pool.' },
]

/** The use that the number of a market's `feeStrategy` stands for. */
export function feeUse(strategy: number): FeeUse {
  const named = config().indexer.feeStrategies
  const own = named[String(strategy)]
  if (own !== undefined) return { label: own }
  const isHlpmm = Object.keys(named).length === 0
  return (isHlpmm && hlpmmUses[strategy]) || { label: `Number ${strategy}` }
}

/** The named strategies, for a select. */
export function feeUses(): { value: string; label: string }[] {
  const named = Object.entries(config().indexer.feeStrategies)
  if (named.length > 0) return named.map(([value, label]) => ({ value, label }))
  return hlpmmUses.map(({ label }, value) => ({ value: String(value), label }))
}
