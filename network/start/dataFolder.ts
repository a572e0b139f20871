import { appendFileSync } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFolder } from '#network/store/drivers/folderLock.ts'
import { type Log, logTo } from '#network/sync/syncLog.ts'

/**
 * Locks the folder of a network, before anything in it is read, ended or deleted. Throws one sentence while another
 * process has it.
 */
export async function lockDataFolder(folder: string): Promise<() => Promise<void>> {
  await mkdir(folder, { recursive: true })
  return lockFolder(folder, join(folder, 'network.lock'))
}

/** Makes the folder the network keeps its data in. `fresh` deletes chain, database and verified sources; compiled contracts stay. */
export async function prepareDataFolder(folder: string, fresh = false): Promise<void> {
  if (fresh) {
    for (const name of ['deployment.json', 'node', 'database', 'config.json', 'verified'])
      await rm(join(folder, name), { recursive: true, force: true })
  }
  await mkdir(folder, { recursive: true })
}

/** The log `network.log`, new at each start. A line that cannot be written, as on a full disk, is lost. */
export async function openNetworkLog(folder: string): Promise<Log> {
  const file = join(folder, 'network.log')
  await rm(file, { force: true })
  return logTo((line) => {
    try {
      appendFileSync(file, line)
    } catch {
      // `/health` reports the problem too.
    }
  })
}
