import {
  type Address,
  decodeFunctionResult,
  encodeFunctionData,
  type Hex,
  maxUint256,
  numberToHex,
  parseUnits,
} from 'viem'
import type { Deployment } from '#network/contracts/deploy.ts'
import type { Rpc } from '#network/rpc/rpcClient.ts'
import { lend, mint } from '#network/seed/chain/seedCalls.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import { approveOnce, type Scenario } from '#network/seed/scenario.ts'
import { lendingPoolAbi } from '#spec/abi/lendingPool.ts'

const ray = 10n ** 27n

type Loan = { user: Address; asset: Address; borrowed: bigint; due: bigint; maxBorrow: bigint }

/**
 * One lending move. Those who pay do it in every credit cycle and take a new loan when the old one is paid off; lenders
 * keep the stablecoin's utilisation moving between a half and nine tenths.
 */
export async function nextLendingCalls(scenario: Scenario, rpc: Rpc): Promise<Call[]> {
  const { random, deployment } = scenario
  // The last of the borrowers are those who never pay.
  const loans = await readLoans(rpc, deployment, scenario.actors.borrowers.slice(0, 4))
  const owing = loans.filter(({ due }) => due > 0n)
  if (owing.length > 0 && random.chance(0.7)) return payDue(scenario, random.pick(owing))

  const used = await readUtilization(rpc, deployment)
  if (used > 0.85 || (used > 0.55 && random.chance(0.5))) return deposit(scenario)
  const free = loans.filter(({ asset, borrowed }) => asset === deployment.stablecoin && borrowed === 0n)
  const borrower = free.length > 0 && random.chance(0.4) ? random.pick(free) : undefined
  return borrower ? borrow(scenario, borrower) : withdraw(scenario)
}

async function readLoans(rpc: Rpc, { lendingPool }: Deployment, users: Address[]): Promise<Loan[]> {
  const functionName = 'getUserPositions'
  const block = numberToHex(Number(await rpc.call('eth_blockNumber')))
  const answers = await rpc.batch(
    users.map((user) => {
      const data = encodeFunctionData({ abi: lendingPoolAbi, functionName, args: [user] })
      return { method: 'eth_call', params: [{ to: lendingPool, data }, block] }
    }),
  )
  return users.flatMap((user, index) => {
    const positions = decodeFunctionResult({ abi: lendingPoolAbi, functionName, data: answers[index] as Hex })
    return positions.map((position) => ({ ...position, user }))
  })
}

async function readUtilization(rpc: Rpc, { lendingPool, stablecoin }: Deployment) {
  const args = [stablecoin] as const
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName: 'getReserve', args })
  const answer = await rpc.call<Hex>('eth_call', [{ to: lendingPool, data }, 'latest'])
  const reserve = decodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getReserve', data: answer })
  return Number((reserve.utilization * 10_000n) / ray) / 10_000
}

/** Pays the due amount plus the interest until the block, or all of a loan that has become small. */
function payDue(scenario: Scenario, { user, asset, borrowed, due }: Loan) {
  const { stablecoin, wrappedEther } = scenario.deployment
  const small = { [stablecoin]: parseUnits('500', 6), [wrappedEther]: parseUnits('0.15', 18) }[asset]
  const closes = borrowed < (small ?? parseUnits('0.005', 8))
  return paidIn(scenario, user, 'repay', asset, due + due / 500n + 1n, closes ? borrowed * 2n : undefined)
}

function borrow(scenario: Scenario, { user, asset, maxBorrow }: Loan) {
  const wanted = amountFor(scenario) * 5n
  const amount = wanted < maxBorrow / 2n ? wanted : maxBorrow / 2n
  return [lend(user, scenario.deployment.lendingPool, 'borrow', asset, amount)]
}

function deposit(scenario: Scenario) {
  const lender = scenario.random.pick(scenario.actors.lenders)
  return paidIn(scenario, lender, 'deposit', scenario.deployment.stablecoin, amountFor(scenario))
}

function withdraw(scenario: Scenario) {
  const { lendingPool, stablecoin } = scenario.deployment
  const lender = scenario.random.pick(scenario.actors.lenders)
  return [lend(lender, lendingPool, 'withdraw', stablecoin, amountFor(scenario))]
}

function amountFor({ random }: Scenario) {
  return parseUnits(String(random.integer(4, 120) * 100), 6)
}

/** Mints test tokens for a deposit or a payment of `amount`. `all` is more than the debt, and closes the loan. */
function paidIn(
  scenario: Scenario,
  from: Address,
  kind: 'deposit' | 'repay',
  asset: Address,
  amount: bigint,
  all?: bigint,
) {
  const { lendingPool } = scenario.deployment
  return [
    mint(from, asset, all ?? amount),
    ...approveOnce(scenario, from, asset, lendingPool),
    lend(from, lendingPool, kind, asset, all ? maxUint256 : amount),
  ]
}
