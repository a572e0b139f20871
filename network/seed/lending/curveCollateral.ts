import { type Address, encodeFunctionData, parseUnits } from 'viem'
import { lendingPoolAbi, priceOracleAbi } from '#network/contracts/abi.ts'
import { curveTokenTerms } from '#network/contracts/reserves.ts'
import type { Actors } from '#network/seed/actors.ts'
import { buy, lend } from '#network/seed/chain/calls.ts'
import { approveOnce, fund, type Happening, type Scene } from '#network/seed/scenario.ts'

const listed = 'Tidewater'

/** Half-way through the story the oldest market's token becomes collateral, and somebody borrows against it. */
export function curveCollateral(actors: Actors): Happening[] {
  const user = actors.borrowers[7] as Address
  return [
    { at: 0.55, act: (scene) => listToken(scene) },
    { at: 0.56, act: (scene) => stockUp(scene, user) },
    { at: 0.57, act: (scene) => pledge(scene, user) },
    {
      at: 0.58,
      act: ({ deployment }) => [
        lend(user, deployment.lendingPool, 'borrow', deployment.stablecoin, parseUnits('400', 6)),
      ],
    },
  ]
}

function listToken({ actors, deployment, ledger }: Scene) {
  const market = ledger.marketNamed(listed)
  if (!market) return []
  const config = { ...curveTokenTerms, supplyCap: parseUnits('2000000', 18), borrowCap: 0n }
  return [
    {
      from: actors.operator,
      to: deployment.priceOracle,
      data: encodeFunctionData({
        abi: priceOracleAbi,
        functionName: 'setMarket',
        args: [market.token, market.pool],
      }),
    },
    {
      from: actors.operator,
      to: deployment.lendingPool,
      data: encodeFunctionData({
        abi: lendingPoolAbi,
        functionName: 'configure',
        args: [market.token, config],
      }),
      gas: 3_000_000n,
    },
  ]
}

function stockUp(scene: Scene, user: Address) {
  const market = scene.ledger.marketNamed(listed)
  const usd = parseUnits('4200', 6)
  if (!market) return []
  return [
    ...fund(scene, user, scene.deployment.stablecoin, usd),
    ...approveOnce(scene, user, scene.deployment.stablecoin, market.pool),
    buy(user, market.pool, usd),
  ]
}

function pledge(scene: Scene, user: Address) {
  const { lendingPool } = scene.deployment
  const market = scene.ledger.marketNamed(listed)
  if (!market) return []
  const amount = scene.ledger.balanceOf(market.token, user)
  return [
    ...approveOnce(scene, user, market.token, lendingPool),
    lend(user, lendingPool, 'deposit', market.token, amount),
  ]
}
