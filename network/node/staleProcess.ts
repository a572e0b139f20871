import { readFile, rm } from 'node:fs/promises'

/**
 * Ends a node that outlived the process that started it, as after a SIGKILL. `file` holds its process id. Resolves to
 * whether there was one.
 */
export async function endStaleProcess(file: string): Promise<boolean> {
  const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
  const found = pid > 0 && (await isAnvil(pid))
  if (found) process.kill(pid, 'SIGKILL')
  await rm(file, { force: true })
  return found
}

/** Whether a process id still belongs to an anvil. Where the system does not say, the process is left alone. */
async function isAnvil(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.split('\0')[0]?.endsWith('anvil') ?? false
}
