import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, parseUnits } from 'viem'
import { lendingPoolAbi } from '#network/contracts/abi.ts'
import type { Rpc } from '#network/rpc/client.ts'
import { lend, mint } from '#network/seed/chain/calls.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import { approveOnce, type Scenario } from '#network/seed/scenario.ts'

const ray = 10n ** 27n

/** One lending transaction. They keep the stablecoin's utilisation between a half and nine tenths. */
export async function nextLendingCalls(scenario: Scenario, rpc: Rpc): Promise<Call[]> {
  const used = await utilizationOf(scenario, rpc)
  const { random } = scenario
  if (random.chance(0.55)) return payInterest(scenario)
  if (used > 0.85 || (used > 0.55 && random.chance(0.5)))
    return random.chance(0.6) ? deposit(scenario) : payBack(scenario)
  return random.chance(0.5) ? withdraw(scenario) : borrow(scenario)
}

async function utilizationOf({ deployment }: Scenario, rpc: Rpc) {
  const args = [deployment.stablecoin] as const
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName: 'getReserve', args })
  const answer = await rpc.call<Hex>('eth_call', [{ to: deployment.lendingPool, data }, 'latest'])
  const reserve = decodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getReserve', data: answer })
  return Number((reserve.utilization * 10_000n) / ray) / 10_000
}

function amountFor({ random }: Scenario) {
  return parseUnits(String(random.integer(4, 120) * 100), 6)
}

function deposit(scenario: Scenario) {
  const lender = scenario.random.pick(scenario.actors.lenders)
  return paidIn(scenario, lender, 'deposit', scenario.deployment.stablecoin, amountFor(scenario))
}

function withdraw(scenario: Scenario) {
  const { lendingPool, stablecoin } = scenario.deployment
  return [
    lend(
      scenario.random.pick(scenario.actors.lenders),
      lendingPool,
      'withdraw',
      stablecoin,
      amountFor(scenario),
    ),
  ]
}

/** Borrowers who keep paying have a limit for more. */
function borrow(scenario: Scenario) {
  const { lendingPool, stablecoin } = scenario.deployment
  const [diligent, earnest] = scenario.actors.borrowers as [Address, Address]
  return [
    lend(
      scenario.random.pick([diligent, earnest]),
      lendingPool,
      'borrow',
      stablecoin,
      amountFor(scenario) / 2n,
    ),
  ]
}

function payBack(scenario: Scenario) {
  const { stablecoin } = scenario.deployment
  const debtor = indebted(scenario, stablecoin)
  if (!debtor) return deposit(scenario)
  const debt = scenario.ledger.debtOf(stablecoin, debtor)
  const amount = amountFor(scenario)
  return paidIn(scenario, debtor, 'repay', stablecoin, amount < debt / 4n ? amount : debt / 4n)
}

function payInterest(scenario: Scenario) {
  const { deployment, ledger, random } = scenario
  const asset = random.pick([deployment.stablecoin, deployment.wrappedEther, deployment.wrappedBitcoin])
  const debtor = indebted(scenario, asset)
  return debtor ? paidIn(scenario, debtor, 'repay', asset, ledger.debtOf(asset, debtor) / 4000n + 1n) : []
}

/** Somebody with a loan in an asset. The last of the borrowers do not pay. */
function indebted({ actors, ledger, random }: Scenario, asset: Address) {
  const payers = actors.borrowers.slice(0, 6).filter((user) => ledger.debtOf(asset, user) > 1000n)
  return payers.length > 0 ? random.pick(payers) : undefined
}

function paidIn(
  scenario: Scenario,
  from: Address,
  kind: 'deposit' | 'repay',
  asset: Address,
  amount: bigint,
) {
  const { lendingPool } = scenario.deployment
  return [
    mint(from, asset, amount),
    ...approveOnce(scenario, from, asset, lendingPool),
    lend(from, lendingPool, kind, asset, amount),
  ]
}
