import { readFile, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

/** Ends a node that outlived the process that started it (a SIGKILL leaves no time to). `file` holds its process id. */
export async function endOrphan(file: string): Promise<void> {
  const pid = Number(await readFile(file, 'utf8').catch(() => '0'))
  if (pid > 0 && (await isAnvil(pid))) {
    process.kill(pid, 'SIGKILL')
    for (let tries = 0; tries < 50 && (await isAnvil(pid)); tries++) await wait(20)
  }
  await rm(file, { force: true })
}

/** Whether a process id still means an anvil; where the system does not tell, it is left alone. */
async function isAnvil(pid: number): Promise<boolean> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  return command.split('\0')[0]?.endsWith('anvil') ?? false
}
