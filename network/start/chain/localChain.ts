import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractsVersion } from '#network/contracts/compile.ts'
import { compileApart } from '#network/contracts/compileApart.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { type Node, startNode } from '#network/node/anvil.ts'
import { seedHistory } from '#network/seed/seedHistory.ts'

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
  if (kept && !node.fresh) return { node, deployment: kept }
  try {
    const deployment = await writeChain(options, node, from)
    await node.save()
    await writeFile(deploymentFile, JSON.stringify({ contracts, ...deployment }, null, 2))
    return { node, deployment }
  } catch (error) {
    await node.stop()
    throw error
  }
}

async function writeChain(options: LocalChainOptions, node: Node, from: Date): Promise<Deployment> {
  const { folder, progress, density } = options
  progress({ step: 'contracts', done: 0, total: 1 })
  const artifacts = await compileApart({ cacheFolder: join(folder, 'contracts') })
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

async function readDeployment(file: string, version: string): Promise<Deployment | undefined> {
  try {
    const { contracts, ...deployment } = JSON.parse(await readFile(file, 'utf8'))
    return contracts === version ? (deployment as Deployment) : undefined
  } catch {
    return undefined
  }
}
