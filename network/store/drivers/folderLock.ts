import { execFile } from 'node:child_process'
import { link, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
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

/** A process that removes a lock takes milliseconds. One that was killed meanwhile is not waited for. */
const longestRemoval = 5_000

/**
 * Removes the lock of a process that ended. Only who creates the file `.removing` may remove a lock, and reads it once
 * more before: another process may have removed it, and have locked the folder since.
 */
async function removeEnded(file: string, ended: string): Promise<void> {
  const removing = `${file}.removing`
  try {
    await writeFile(removing, '', { flag: 'wx' })
  } catch (error) {
    if (!isCode(error, 'EEXIST')) throw error
    const { mtimeMs } = await stat(removing).catch(() => ({ mtimeMs: Date.now() }))
    if (Date.now() - mtimeMs > longestRemoval) await rm(removing, { force: true })
    return setTimeout(20)
  }
  try {
    const held = await readFile(file, 'utf8').catch(() => undefined)
    if (held === ended) await rm(file, { force: true })
  } finally {
    await rm(removing, { force: true })
  }
}

async function tryLink(from: string, to: string): Promise<boolean> {
  try {
    await link(from, to)
    return true
  } catch (error) {
    if (isCode(error, 'EEXIST')) return false
    throw error
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
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
    return isCode(error, 'EPERM')
  }
}
