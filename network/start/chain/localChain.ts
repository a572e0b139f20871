import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { contractsVersion } from '#network/contracts/compile.ts'
import { compileApart } from '#network/contracts/compileApart.ts'
import { type Deployment, deployContracts } from '#network/contracts/deploy.ts'
import { type Node, startNode } from '#network/node/anvil.ts'
import { createRpc } from '#network/rpc/rpcClient.ts'
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
  try {
    if (kept && !node.fresh) {
      await assertContracts(node, kept, nodeFolder)
      return { node, deployment: kept }
    }
    const deployment = await writeChain(options, node, from)
    await node.save()
    await writeFile(deploymentFile, JSON.stringify({ contracts, ...deployment }, null, 2))
    return { node, deployment }
  } catch (error) {
    await node.stop()
    throw error
  }
}

/** Throws one sentence when the node's chain is not the one that the contracts were deployed on, as after a reset. */
async function assertContracts(node: Node, { lendingPool }: Deployment, folder: string): Promise<void> {
  const code = await createRpc(node.url).call<string>('eth_getCode', [lendingPool, 'latest'])
  if (code !== '0x') return
  throw new Error(
    `The chain in ${folder} was reset: the network's contracts and all that happened on it are lost. Start with --fresh for a new chain.`,
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

/** The contracts of the kept chain. Undefined when there is no chain, or one with other contracts than ours. */
async function readDeployment(file: string, version: string): Promise<Deployment | undefined> {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  try {
    const { contracts, ...deployment } = JSON.parse(text)
    return contracts === version ? (deployment as Deployment) : undefined
  } catch (cause) {
    throw new Error(
      `${file} is cut or damaged, and so the addresses of the contracts are lost: start with --fresh for a new chain.`,
      { cause },
    )
  }
}
