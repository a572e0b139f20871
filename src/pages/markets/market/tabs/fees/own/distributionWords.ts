type DistributionWords = {
  /** The label of the button and of the step. */
  title: string
  /** A sentence on the use of the fees. */
  what: string
}

/** By the strategies of HLPMM V2. */
const words: readonly DistributionWords[] = [
  { title: 'Claim the fees', what: 'All unclaimed fees are sent to you, in the stablecoins they came in.' },
  {
    title: 'Burn the fees',
    what: 'All unclaimed fees are burned: sent to an address that nobody controls. You get nothing.',
  },
  {
    title: 'Set aside the fees for an airdrop',
    what: 'All unclaimed fees stay in the collector, kept for an airdrop. You get nothing.',
  },
  {
    title: 'Set aside the fees for the pool',
    what: 'All unclaimed fees are given to the pool or kept for it. You get nothing.',
  },
]

/** The words for a distribution of fees under a strategy. */
export function distributionWords(strategy: number): DistributionWords {
  return words[strategy] ?? { title: 'Distribute the fees', what: 'What happens to them is unknown.' }
}
