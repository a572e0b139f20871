import { type Address, encodeFunctionData } from 'viem'
import { collectibleAbi, multiTokenAbi } from '#network/contracts/abi.ts'
import { type Actors, strangerAddress } from '#network/seed/actors.ts'
import type { Call } from '#network/seed/chain/transactionSender.ts'
import type { Random } from '#network/seed/random.ts'
import type { Happening, Scene } from '#network/seed/scenario.ts'

const gas = 400_000n

/** Collectors mint, pass on and burn lighthouses (ERC-721) and harbour supplies (ERC-1155). */
export function collections(actors: Actors, density: number, random: Random): Happening[] {
  const owners: Address[] = []
  const times = (count: number, from: number, to: number, act: (scene: Scene) => Call[]) =>
    Array.from({ length: Math.ceil(count * density) }, () => ({ at: random.between(from, to), act }))
  return [
    // The first lighthouse stands before anything can happen to it.
    { at: 0.03, act: (scene) => mintLighthouse(scene, owners) },
    ...times(90, 0.04, 0.99, (scene) => mintLighthouse(scene, owners)),
    ...times(70, 0.06, 0.995, (scene) => passLighthouse(scene, owners)),
    ...times(5, 0.5, 0.99, (scene) => burnLighthouse(scene, owners)),
    { at: 0.05, act: (scene) => actors.collectors.flatMap((collector) => stockUp(scene, collector)) },
    ...times(24, 0.06, 0.99, (scene) => stockUp(scene, scene.random.pick(actors.collectors))),
    ...times(60, 0.08, 0.99, shipOne),
    ...times(30, 0.08, 0.99, shipSeveral),
    ...times(8, 0.1, 0.9, letOperate),
  ]
}

function mintLighthouse({ actors, deployment, random }: Scene, owners: Address[]): Call[] {
  const from = random.pick(actors.collectors)
  const data = encodeFunctionData({ abi: collectibleAbi, functionName: 'mint', args: [from] })
  owners.push(from)
  return [{ from, to: deployment.collectible, data, gas }]
}

function passLighthouse(scene: Scene, owners: Address[]): Call[] {
  const { actors, deployment, random } = scene
  const index = random.integer(0, owners.length - 1)
  const from = owners[index]
  if (!from || !actors.all.includes(from)) return []
  const to = random.chance(0.3)
    ? strangerAddress(`gallery ${random.integer(1, 12)}`)
    : random.pick(actors.all)
  const data = encodeFunctionData({
    abi: collectibleAbi,
    functionName: 'transferFrom',
    args: [from, to, BigInt(index + 1)],
  })
  owners[index] = to
  return [{ from, to: deployment.collectible, data, gas }]
}

function burnLighthouse({ actors, deployment }: Scene, owners: Address[]): Call[] {
  const index = owners.findIndex((owner) => actors.all.includes(owner))
  const from = owners[index]
  if (!from) return []
  owners[index] = deployment.collectible
  const data = encodeFunctionData({ abi: collectibleAbi, functionName: 'burn', args: [BigInt(index + 1)] })
  return [{ from, to: deployment.collectible, data, gas }]
}

/** Rope, tar, lamps, charts and biscuits: ids 1 to 5. */
function stockUp({ deployment, random }: Scene, from: Address): Call[] {
  const ids = [1n, 2n, 3n, 4n, 5n]
  const amounts = ids.map(() => BigInt(random.integer(50, 400)))
  const data = encodeFunctionData({
    abi: multiTokenAbi,
    functionName: 'mintBatch',
    args: [from, ids, amounts],
  })
  return [{ from, to: deployment.multiToken, data, gas }]
}

function shipOne({ actors, deployment, random }: Scene): Call[] {
  const from = random.pick(actors.collectors)
  const data = encodeFunctionData({
    abi: multiTokenAbi,
    functionName: 'safeTransferFrom',
    args: [from, random.pick(actors.all), BigInt(random.integer(1, 5)), BigInt(random.integer(1, 3)), '0x'],
  })
  return [{ from, to: deployment.multiToken, data, gas }]
}

function shipSeveral({ actors, deployment, random }: Scene): Call[] {
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

function letOperate({ actors, deployment, random }: Scene): Call[] {
  const from = random.pick(actors.collectors)
  const args = [strangerAddress('auction house'), random.chance(0.7)] as const
  const data = encodeFunctionData({ abi: multiTokenAbi, functionName: 'setApprovalForAll', args })
  return [{ from, to: random.pick([deployment.multiToken, deployment.collectible]), data, gas }]
}
