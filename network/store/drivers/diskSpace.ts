import { statfs } from 'node:fs/promises'

const megabyte = 1024 * 1024

/** The reserve in bytes: more than the blocks of one transaction need, including the database's log. */
const standardReserve = 128 * megabyte

/**
 * Throws one sentence when the disk of a folder is nearly full. The embedded database survives a table that cannot
 * grow. When its log cannot grow it spins for ever and blocks the process, so nothing starts without room.
 */
export async function assertDiskSpace(folder: string, reserve = standardReserve): Promise<void> {
  const { bavail, bsize } = await statfs(folder)
  const free = bavail * bsize
  if (free >= reserve) return
  const [left, needed] = [free, reserve].map((bytes) => Math.floor(bytes / megabyte))
  throw new Error(`The disk is nearly full: ${left} MB are left for ${folder}, which needs ${needed} MB.`)
}
