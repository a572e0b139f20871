import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileContracts } from '#network/contracts/compile.ts'
import { deployContracts } from '#network/contracts/deploy.ts'
import { findFreePort } from '#network/node/freePort.ts'
import { type PostgresCluster, startPostgresCluster } from '#network/testing/store/postgresCluster.ts'
import { startMinedChain } from '#network/testing/sync/minedChain.ts'
import { startTrader } from '#network/testing/sync/startTrader.ts'
import { startBalancer } from './balancer.ts'
import { startNodeGate } from './nodeGate.ts'
import type { ServicePorts } from './npmBalancer.ts'
import { type RoleProcess, roleProcess } from './roleProcess.ts'

export type Service = { ports: ServicePorts; process: RoleProcess }
export type System = Awaited<ReturnType<typeof startSystem>>

/** Starts everything: a node, a primary with two replicas, a follower with its stand-by, four services behind a balancer. */
export async function startSystem() {
  const stops: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const end of stops.reverse()) await end().catch(() => undefined)
  }
  try {
    const chain = await startMinedChain()
    stops.push(chain.node.stop)
    const artifacts = await compileContracts()
    const deployment = await deployContracts({ rpcUrl: chain.node.url, artifacts })
    const trader = await startTrader(chain, deployment)
    const gate = await startNodeGate(chain.node.url)
    stops.push(gate.stop)
    const databases = await startPostgresCluster(2)
    stops.push(databases.stop)
    const folder = await mkdtemp(join(tmpdir(), 'tideline-scale-'))
    stops.push(() => rm(folder, { recursive: true, force: true }))
    const node = ['--rpc', gate.url]
    const contracts = ['--factory', deployment.marketFactory, '--pool', deployment.lendingPool]
    const followers = ['first', 'second'].map((name) =>
      roleProcess(['--role', 'follower', ...node, ...contracts], {
        DATABASE_URL: databases.primaryUrl,
        DATABASE_REPLICA_URL: '',
        TIDELINE_DATA: join(folder, name),
      }),
    )
    const services: Service[] = []
    for (let index = 0; index < 4; index++) services.push(await service(databases, node))
    const processes = [...followers, ...services.map(({ process }) => process)]
    stops.push(() => Promise.all(processes.map(({ kill }) => kill())))
    for (const { start } of processes) start()
    const balancer = await startBalancer(services.map(({ ports }) => ports))
    stops.push(balancer.stop)
    return { chain, gate, deployment, trader, databases, followers, services, balancer, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function service(databases: PostgresCluster, node: readonly string[]): Promise<Service> {
  const ports = {
    indexer: await findFreePort(),
    explorer: await findFreePort(),
    lending: await findFreePort(),
  }
  const process = roleProcess(['--role', 'indexer,explorer,lending', ...node], {
    DATABASE_URL: databases.primaryUrl,
    DATABASE_REPLICA_URL: databases.replicas.map(({ url }) => url).join(),
    TIDELINE_INDEXER_PORT: `${ports.indexer}`,
    TIDELINE_EXPLORER_PORT: `${ports.explorer}`,
    TIDELINE_LENDING_PORT: `${ports.lending}`,
  })
  return { ports, process }
}
