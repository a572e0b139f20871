import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { contractsVersion } from '#network/contracts/compile.ts'
import { compileApart } from '#network/contracts/compileApart.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { type Node, startNode } from '#network/node/anvil.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
import { seedHistory } from '#network/seed/seedHistory.ts'
import { addressesOf, keepDeployment, readDeployment } from './keptDeployment.ts'

/** How far a step of the start is. */
export type Progress = { step: 'contracts' | 'history' | 'index'; done: number; total: number }

export type LocalChainOptions = {
  folder: string
  port: number
  /** Megabytes above which the node is replaced. */
  nodeMemory: number
  progress: (progress: Progress) => void
  /** Share of the full history. */
  density: number
}

export type LocalChain = { node: Node; deployment: Deployment }

/** The seed scenario follows from it: another seed makes another history. */
export const scenarioSeed = 'tideline'

const historyLength = 7 * 24 * 60 * 60 * 1000

/**
 * Our own node with contracts and a week of history: the one kept in the folder, or a new one. A new one counts as kept
 * when all of it is written, so an interrupted first start begins again; one with other contracts than ours does not.
 */
export async function openLocalChain(options: LocalChainOptions): Promise<LocalChain> {
  const { folder, port } = options
  const nodeFolder = join(folder, 'node')
  const deploymentFile = join(folder, 'deployment.json')
  const contracts = await contractsVersion()
  const kept = await readDeployment(deploymentFile, contracts)
  if (!kept) await rm(nodeFolder, { recursive: true, force: true })

  const from = new Date(Date.now() - historyLength)
  const node = await startNode({
    port,
    folder: nodeFolder,
    genesisTime: from,
    memoryLimit: options.nodeMemory,
  })
  try {
    if (kept && !node.fresh) {
      await assertContracts(node, kept, nodeFolder)
      return { node, deployment: kept }
    }
    const deployment = await writeChain(options, node, from)
    await node.save()
    await keepDeployment(deploymentFile, contracts, deployment)
    return { node, deployment }
  } catch (error) {
    await node.stop()
    throw error
  }
}

/**
 * Throws one sentence when the node's chain is not the one that the contracts were deployed on, as after a reset, or when
 * an address in the file is none of a contract.
 */
async function assertContracts(node: Node, deployment: Deployment, folder: string): Promise<void> {
  const rpc = createRpc(node.url)
  const codes = await Promise.all(
    addressesOf(deployment).map((address) => rpc.call<string>('eth_getCode', [address, 'latest'])),
  )
  if (!codes.includes('0x')) return
  if (codes.every((code) => code === '0x'))
    throw new Error(
      `The chain in ${folder} was reset: the network's contracts and all that happened on it are lost. Start with --fresh for a new chain.`,
    )
  throw new Error(
    `An address in deployment.json is none of a contract of the chain in ${folder}: one of them is damaged. Start with --fresh for a new chain.`,
  )
}

async function writeChain(options: LocalChainOptions, node: Node, from: Date): Promise<Deployment> {
  const { progress, density } = options
  progress({ step: 'contracts', done: 0, total: 1 })
  const artifacts = await compileApart()
  const deployment = await deployContracts({ rpcUrl: node.url, artifacts })
  progress({ step: 'contracts', done: 1, total: 1 })
  progress({ step: 'history', done: 0, total: 100 })
  await seedHistory({
    rpcUrl: node.url,
    deployment,
    seed: scenarioSeed,
    from: new Date(from.getTime() + 60_000),
    density,
    progress: (share) =>
      progress({ step: 'history', done: Math.min(99, Math.floor(share * 100)), total: 100 }),
  })
  progress({ step: 'history', done: 100, total: 100 })
  return deployment
}
