import { type Address, encodeFunctionData } from 'viem'
import { type Actors, unownedAddress } from '#network/seed/actors.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import type { Random } from '#network/seed/random.ts'
import type { Scenario, ScheduledAction } from '#network/seed/scenario.ts'
import { collectibleAbi } from '#spec/abi/collectible.ts'
import { multiTokenAbi } from '#spec/abi/multiToken.ts'

const gas = 400_000n

/** Collectors mint, transfer and burn lighthouses (ERC-721) and harbour supplies (ERC-1155). */
export function nftTransactions(actors: Actors, density: number, random: Random): ScheduledAction[] {
  const owners: Address[] = []
  const times = (count: number, from: number, to: number, act: (scenario: Scenario) => Call[]) =>
    Array.from({ length: Math.ceil(count * density) }, () => ({ at: random.between(from, to), act }))
  return [
    // The first NFT exists before anything else happens to NFTs.
    { at: 0.03, act: (scenario) => mintLighthouse(scenario, owners) },
    ...times(90, 0.04, 0.99, (scenario) => mintLighthouse(scenario, owners)),
    ...times(70, 0.06, 0.995, (scenario) => transferLighthouse(scenario, owners)),
    ...times(5, 0.5, 0.99, (scenario) => burnLighthouse(scenario, owners)),
    {
      at: 0.05,
      act: (scenario) => actors.collectors.flatMap((collector) => mintSupplies(scenario, collector)),
    },
    ...times(24, 0.06, 0.99, (scenario) => mintSupplies(scenario, scenario.random.pick(actors.collectors))),
    ...times(60, 0.08, 0.99, transferOne),
    ...times(30, 0.08, 0.99, transferSeveral),
    ...times(8, 0.1, 0.9, approveOperator),
  ]
}

function mintLighthouse({ actors, deployment, random }: Scenario, owners: Address[]): Call[] {
  const from = random.pick(actors.collectors)
  const data = encodeFunctionData({ abi: collectibleAbi, functionName: 'mint', args: [from] })
  owners.push(from)
  return [{ from, to: deployment.collectible, data, gas }]
}

function transferLighthouse(scenario: Scenario, owners: Address[]): Call[] {
  const { actors, deployment, random } = scenario
  const index = random.integer(0, owners.length - 1)
  const from = owners[index]
  if (!from || !actors.all.includes(from)) return []
  const to = random.chance(0.3) ? unownedAddress(`gallery ${random.integer(1, 12)}`) : random.pick(actors.all)
  const data = encodeFunctionData({
    abi: collectibleAbi,
    functionName: 'transferFrom',
    args: [from, to, BigInt(index + 1)],
  })
  owners[index] = to
  return [{ from, to: deployment.collectible, data, gas }]
}

function burnLighthouse({ actors, deployment }: Scenario, owners: Address[]): Call[] {
  const index = owners.findIndex((owner) => actors.all.includes(owner))
  const from = owners[index]
  if (!from) return []
  owners[index] = deployment.collectible
  const data = encodeFunctionData({ abi: collectibleAbi, functionName: 'burn', args: [BigInt(index + 1)] })
  return [{ from, to: deployment.collectible, data, gas }]
}

/** Rope, tar, lamps, charts and biscuits: ids 1 to 5. */
function mintSupplies({ deployment, random }: Scenario, from: Address): Call[] {
  const ids = [1n, 2n, 3n, 4n, 5n]
  const amounts = ids.map(() => BigInt(random.integer(50, 400)))
  const data = encodeFunctionData({
    abi: multiTokenAbi,
    functionName: 'mintBatch',
    args: [from, ids, amounts],
  })
  return [{ from, to: deployment.multiToken, data, gas }]
}

function transferOne({ actors, deployment, random }: Scenario): Call[] {
  const from = random.pick(actors.collectors)
  const data = encodeFunctionData({
    abi: multiTokenAbi,
    functionName: 'safeTransferFrom',
    args: [from, random.pick(actors.all), BigInt(random.integer(1, 5)), BigInt(random.integer(1, 3)), '0x'],
  })
  return [{ from, to: deployment.multiToken, data, gas }]
}

function transferSeveral({ actors, deployment, random }: Scenario): Call[] {
  const from = random.pick(actors.collectors)
  const ids = random.sample([1n, 2n, 3n, 4n, 5n], random.integer(2, 4))
  const amounts = ids.map(() => BigInt(random.integer(1, 2)))
  const data = encodeFunctionData({
    abi: multiTokenAbi,
    functionName: 'safeBatchTransferFrom',
    args: [from, random.pick(actors.all), ids, amounts, '0x'],
  })
  return [{ from, to: deployment.multiToken, data, gas }]
}

function approveOperator({ actors, deployment, random }: Scenario): Call[] {
  const from = random.pick(actors.collectors)
  const args = [unownedAddress('auction house'), random.chance(0.7)] as const
  const data = encodeFunctionData({ abi: multiTokenAbi, functionName: 'setApprovalForAll', args })
  return [{ from, to: random.pick([deployment.multiToken, deployment.collectible]), data, gas }]
}
