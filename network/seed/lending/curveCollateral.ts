import { type Address, encodeFunctionData, parseUnits } from 'viem'
import { curveTokenTerms } from '#network/contracts/lendingReserves.ts'
import type { Actors } from '#network/seed/actors.ts'
import { buy, lend } from '#network/seed/chain/seedCalls.ts'
import { approveOnce, fund, type Scenario, type ScheduledAction } from '#network/seed/scenario.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'
import { priceOracleAbi } from '#spec/abi/priceOracle.ts'

const marketName = 'Tidewater'

/** Half-way through the history the oldest market's token becomes collateral, and a holder borrows against it. */
export function curveCollateral(actors: Actors): ScheduledAction[] {
  const user = actors.borrowers[7] as Address
  return [
    { at: 0.55, act: (scenario) => listToken(scenario) },
    { at: 0.56, act: (scenario) => buyTokens(scenario, user) },
    { at: 0.57, act: (scenario) => depositTokens(scenario, user) },
    {
      at: 0.58,
      act: ({ deployment }) => [
        lend(user, deployment.lendingPool, 'borrow', deployment.stablecoin, parseUnits('400', 6)),
      ],
    },
  ]
}

function listToken({ actors, deployment, ledger }: Scenario) {
  const market = ledger.marketNamed(marketName)
  if (!market) return []
  const config = { ...curveTokenTerms, supplyCap: parseUnits('80000000', 18), borrowCap: 0n }
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

function buyTokens(scenario: Scenario, user: Address) {
  const market = scenario.ledger.marketNamed(marketName)
  const { deployment } = scenario
  const [stablecoin] = deployment.marketStablecoins
  const usd = parseUnits('4200', 18)
  if (!market) return []
  return [
    ...fund(scenario, user, stablecoin, usd),
    ...approveOnce(scenario, user, stablecoin, deployment.marketRouter),
    buy(user, deployment, { stablecoin, token: market.token, usd }),
  ]
}

function depositTokens(scenario: Scenario, user: Address) {
  const { lendingPool } = scenario.deployment
  const market = scenario.ledger.marketNamed(marketName)
  if (!market) return []
  const amount = scenario.ledger.balanceOf(market.token, user)
  return [
    ...approveOnce(scenario, user, market.token, lendingPool),
    lend(user, lendingPool, 'deposit', market.token, amount),
  ]
}
