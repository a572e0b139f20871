import { type Address, encodeFunctionData } from 'viem'
import { oraclePrice } from '#network/contracts/lendingReserves.ts'
import { through } from '#network/seed/markets/pricePaths.ts'
import type { Random } from '#network/seed/random.ts'
import type { ScheduledAction } from '#network/seed/scenario.ts'
import { priceOracleAbi } from '#spec/abi/priceOracle.ts'

/** One update every three hours of the week. The pool accepts a price for a day. */
const updates = 56

/** Ether falls by a fifth one afternoon and recovers. A borrower at the limit is liquidated. */
const ether = through(
  [0, 3105],
  [0.3, 3160],
  [0.58, 3150],
  [0.6, 2900],
  [0.62, 2540],
  [0.66, 2760],
  [0.85, 3080],
  [1, 3150],
)
const bitcoin = through([0, 90_200], [0.4, 92_400], [0.6, 91_900], [0.62, 84_100], [0.7, 88_700], [1, 91_500])

/** The operator's price updates over the week. */
export function oraclePriceUpdates(operator: Address, random: Random): ScheduledAction[] {
  return Array.from({ length: updates }, (_, turn): ScheduledAction => {
    const at = (turn + 1) / updates - 0.001
    const noise = turn === updates - 1 ? 1 : 1 + random.normal() * 0.003
    return {
      at,
      act: ({ deployment }) =>
        [
          [deployment.stablecoin, 1] as const,
          [deployment.wrappedEther, ether(at) * noise] as const,
          [deployment.wrappedBitcoin, bitcoin(at) * noise] as const,
        ].map(([asset, usd]) => ({
          from: operator,
          to: deployment.priceOracle,
          data: encodeFunctionData({
            abi: priceOracleAbi,
            functionName: 'setPrice',
            args: [asset, oraclePrice(usd.toFixed(2))],
          }),
          gas: 60_000n,
        })),
    }
  })
}
