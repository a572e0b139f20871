import { readFile } from 'node:fs/promises'

/** The bytes that a process holds in memory, by what the system says of it (Linux). 0 when it is gone. */
export async function readProcessMemory(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024
}
