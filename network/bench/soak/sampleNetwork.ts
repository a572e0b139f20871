import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { readProcessMemory, readServicesMemory } from '#network/bench/processMemory.ts'

/** What a network needs at one moment, in megabytes. */
export type Sample = {
  nodeProcess: number
  node: number
  services: number
  chainFile: number
  /** Without its log (WAL), as `TIDELINE_KEEP_MEGABYTES` counts. */
  database: number
  databaseLog: number
}

const megabyte = 1024 * 1024

/** Measures the node and the services by what the system says of their processes (Linux). */
export async function sampleNetwork(folder: string, servicesProcess: number): Promise<Sample> {
  const nodeProcess = Number(await readFile(join(folder, 'node/anvil.pid'), 'utf8'))
  const databaseLog = await sizeOf(join(folder, 'database/pg_wal'))
  return {
    nodeProcess,
    node: Math.round((await readProcessMemory(nodeProcess)) / megabyte),
    services: Math.round((await readServicesMemory(servicesProcess)) / megabyte),
    chainFile: Math.round((await sizeOf(join(folder, 'node'))) / megabyte),
    database: Math.round(((await sizeOf(join(folder, 'database'))) - databaseLog) / megabyte),
    databaseLog: Math.round(databaseLog / megabyte),
  }
}

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true })
  const sizes = names.map((name) =>
    stat(join(folder, name)).then(
      (found) => found.size,
      () => 0,
    ),
  )
  return (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
}
