import { readFile } from 'node:fs/promises'

/** The system counts in hundredths of a second. */
const millisecondsOfTick = 10

/** Milliseconds of processor time that a process has used, by what the system says of it (Linux). 0 elsewhere. */
export async function readProcessorTime(id: number): Promise<number> {
  const stat = await readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')
  // The name of the program comes before, in brackets, and may have spaces.
  const [, ...fields] = stat.slice(stat.lastIndexOf(')')).split(' ')
  const [user = 0, system = 0] = fields.slice(11, 13).map(Number)
  return (user + system) * millisecondsOfTick
}
