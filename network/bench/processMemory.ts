import { readdir, readFile } from 'node:fs/promises'

/** The resident memory of a process in bytes, from `/proc` (Linux). 0 when the process has ended. */
export async function readProcessMemory(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024
}

/**
 * The memory of a network's process and of the services that it started, in bytes, from `/proc` (Linux). What processes
 * share, as the code of Node, counts once.
 */
export async function readServicesMemory(id: number): Promise<number> {
  const processes = await readdir('/proc')
  const services = await Promise.all(
    processes.map(async (name) => ((await isServiceOf(name, id)) ? name : [])),
  )
  const shares = await Promise.all([`${id}`, ...services.flat()].map(readShare))
  return shares.reduce((sum, share) => sum + share, 0)
}

async function isServiceOf(name: string, parent: number): Promise<boolean> {
  if (!/^\d+$/.test(name)) return false
  const status = await readFile(`/proc/${name}/status`, 'utf8').catch(() => '')
  if (Number(/^PPid:\s+(\d+)/m.exec(status)?.[1]) !== parent) return false
  return (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')).includes('services.mjs')
}

/** The memory of a process, of which shared pages count by how many processes share them. */
async function readShare(name: string): Promise<number> {
  const rollup = await readFile(`/proc/${name}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) * 1024
}
