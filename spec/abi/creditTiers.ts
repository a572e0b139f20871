// Generated from the compiled contracts by `npm run generate -- abi`. Do not edit.

/** The lowest and the highest score, and that of a newcomer. */
export const scoreRange = { lowest: 300, highest: 850, newcomer: 600 } as const

/** Scores from and to, and what the tier has of the market rate and of the loan to value, in basis points. */
export const creditTiers = [
  { tier: 0, from: 300, to: 579, rateBps: 15_000n, powerBps: 6_000n },
  { tier: 1, from: 580, to: 669, rateBps: 12_500n, powerBps: 8_000n },
  { tier: 2, from: 670, to: 739, rateBps: 10_000n, powerBps: 10_000n },
  { tier: 3, from: 740, to: 799, rateBps: 9_000n, powerBps: 10_500n },
  { tier: 4, from: 800, to: 850, rateBps: 8_000n, powerBps: 11_000n },
] as const

/**
 * What a paid cycle gains of the distance to the highest score, what a missed one and a liquidation lose of the
 * distance to the lowest, and the share of its principal that a loan owes in a cycle. All in percent.
 */
export const creditRules = { paidPercent: 2, missedPercent: 5, liquidatedPercent: 30, duePercent: 5 } as const

/** Borrowing power stays this far below the liquidation threshold, in basis points. */
export const safetyBps = 200n
