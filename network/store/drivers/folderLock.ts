import { execFile } from 'node:child_process'
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/**
 * Locks a folder for this process, because two writers destroy a database. Throws one sentence when a living process
 * holds the lock, and takes over the lock of an ended process: an empty one, or one whose process started at another
 * time, because systems reuse process ids. The returned function releases it.
 */
export async function lockFolder(folder: string, file = `${folder}.lock`): Promise<() => Promise<void>> {
  const own = await identify(process.pid)
  // The file is renamed into place with its content, so that nobody reads it empty.
  const written = `${file}.${process.pid}`
  await writeFile(written, own)
  try {
    while (!(await tryLink(written, file))) {
      const held = await readFile(file, 'utf8').catch(() => '')
      const pid = Number(held.split(' ')[0])
      if (pid > 0 && held !== own && isAlive(pid) && held === (await identify(pid)))
        throw new Error(
          `The data in ${folder} is open in process ${pid}. Stop it, or set TIDELINE_DATA to another folder.`,
        )
      await removeEnded(file, held)
    }
  } finally {
    await rm(written, { force: true })
  }
  return () => rm(file, { force: true })
}

/** Removes the lock of a process that ended. Another one may have done so, and have locked the folder since: that stays. */
async function removeEnded(file: string, ended: string): Promise<void> {
  const taken = `${file}.${process.pid}.ended`
  try {
    // Only one process can move a file away.
    await rename(file, taken)
    if ((await readFile(taken, 'utf8')) !== ended) await tryLink(taken, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  } finally {
    await rm(taken, { force: true })
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/** The id and the start time of a process, which are unique together. Only the id when there is no such process. */
async function identify(pid: number): Promise<string> {
  const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  // The name of the program, in brackets, may have spaces.
  if (status !== undefined) return `${pid} ${status.slice(status.lastIndexOf(')') + 2).split(' ')[19]}`
  const { stdout } = await promisify(execFile)('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({
    stdout: '',
  }))
  return `${pid} ${stdout.trim()}`
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
