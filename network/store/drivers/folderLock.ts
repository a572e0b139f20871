import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Locks a folder for this process, because two writers destroy an embedded database. Throws one sentence when a living
 * process holds the lock, and takes over the lock of a killed one. The returned function releases it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = `${folder}.lock`
  try {
    await writeFile(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (!isExists(error)) throw error
    const owner = Number(await readFile(file, 'utf8'))
    if (owner !== process.pid && isAlive(owner)) {
      throw new Error(
        `The database in ${folder} is open in process ${owner}. Stop it, or set TIDELINE_DATA to another folder.`,
      )
    }
    await writeFile(file, String(process.pid))
  }
  return () => rm(file, { force: true })
}

function isExists(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
