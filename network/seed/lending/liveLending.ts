import { type Address, decodeFunctionResult, encodeFunctionData, type Hex, parseUnits } from 'viem'
import { lendingPoolAbi } from '#network/contracts/abi.ts'
import { lend, mint } from '#network/seed/chain/calls.ts'
import type { Rpc } from '#network/seed/chain/rpc.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import { approveOnce, type Scene } from '#network/seed/scenario.ts'

const ray = 10n ** 27n

/** One lending move that keeps the stablecoin's utilisation moving between a half and nine tenths. */
export async function lendSomething(scene: Scene, rpc: Rpc): Promise<Call[]> {
  const used = await utilizationOf(scene, rpc)
  const { random } = scene
  if (random.chance(0.55)) return payInterest(scene)
  if (used > 0.85 || (used > 0.55 && random.chance(0.5)))
    return random.chance(0.6) ? deposit(scene) : payBack(scene)
  return random.chance(0.5) ? withdraw(scene) : borrow(scene)
}

async function utilizationOf({ deployment }: Scene, rpc: Rpc) {
  const args = [deployment.stablecoin] as const
  const data = encodeFunctionData({ abi: lendingPoolAbi, functionName: 'getReserve', args })
  const answer = await rpc.ask<Hex>('eth_call', { to: deployment.lendingPool, data }, 'latest')
  const reserve = decodeFunctionResult({ abi: lendingPoolAbi, functionName: 'getReserve', data: answer })
  return Number((reserve.utilization * 10_000n) / ray) / 10_000
}

function amountFor({ random }: Scene) {
  return parseUnits(String(random.integer(4, 120) * 100), 6)
}

function deposit(scene: Scene) {
  const lender = scene.random.pick(scene.actors.lenders)
  return paidIn(scene, lender, 'deposit', scene.deployment.stablecoin, amountFor(scene))
}

function withdraw(scene: Scene) {
  const { lendingPool, stablecoin } = scene.deployment
  return [
    lend(scene.random.pick(scene.actors.lenders), lendingPool, 'withdraw', stablecoin, amountFor(scene)),
  ]
}

/** Those who keep paying have the limit for more. */
function borrow(scene: Scene) {
  const { lendingPool, stablecoin } = scene.deployment
  const [diligent, earnest] = scene.actors.borrowers as [Address, Address]
  return [
    lend(scene.random.pick([diligent, earnest]), lendingPool, 'borrow', stablecoin, amountFor(scene) / 2n),
  ]
}

function payBack(scene: Scene) {
  const { stablecoin } = scene.deployment
  const debtor = indebted(scene, stablecoin)
  if (!debtor) return deposit(scene)
  const debt = scene.ledger.debtOf(stablecoin, debtor)
  const amount = amountFor(scene)
  return paidIn(scene, debtor, 'repay', stablecoin, amount < debt / 4n ? amount : debt / 4n)
}

function payInterest(scene: Scene) {
  const { deployment, ledger, random } = scene
  const asset = random.pick([deployment.stablecoin, deployment.wrappedEther, deployment.wrappedBitcoin])
  const debtor = indebted(scene, asset)
  return debtor ? paidIn(scene, debtor, 'repay', asset, ledger.debtOf(asset, debtor) / 4000n + 1n) : []
}

/** Somebody with a loan in an asset. The last of the borrowers are those who do not pay. */
function indebted({ actors, ledger, random }: Scene, asset: Address) {
  const payers = actors.borrowers.slice(0, 6).filter((user) => ledger.debtOf(asset, user) > 1000n)
  return payers.length > 0 ? random.pick(payers) : undefined
}

function paidIn(scene: Scene, from: Address, kind: 'deposit' | 'repay', asset: Address, amount: bigint) {
  const { lendingPool } = scene.deployment
  return [
    mint(from, asset, amount),
    ...approveOnce(scene, from, asset, lendingPool),
    lend(from, lendingPool, kind, asset, amount),
  ]
}
