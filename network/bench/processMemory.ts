import { readFile } from 'node:fs/promises'

/** The resident memory of a process in bytes, from `/proc` (Linux). 0 when the process has ended. */
export async function readProcessMemory(id: number): Promise<number> {
  const status = await readFile(`/proc/${id}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) * 1024
}
