import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { link, open, rename, rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Rpc } from '#network/rpc/rpcClient.ts'

const unzip = promisify(gunzip)
const run = promisify(execFile)
const repairScript = fileURLToPath(new URL('./repairDump.mjs', import.meta.url))

/**
 * Writes the node's whole state, blocks and receipts to a file that `--load-state` can read. The file is replaced at
 * once, so a kill while writing leaves the former one, which stays beside it in any case.
 */
export async function dumpState(rpc: Rpc, file: string): Promise<void> {
  const dump = await rpc.call<string>('anvil_dumpState')
  const part = await open(`${file}.part`, 'w')
  try {
    await part.writeFile(await unzip(Buffer.from(dump.slice(2), 'hex')))
    // A machine without power loses what is only in its memory, also of a file that has its name already.
    await part.sync()
  } finally {
    await part.close()
  }
  if (existsSync(file)) {
    await rm(former(file), { force: true })
    await link(file, former(file))
  }
  await rename(`${file}.part`, file)
}

/** The save before the last one. */
function former(file: string): string {
  return `${file}.before`
}

/** Whether a chain was saved in this file. */
export function isSaved(file: string): boolean {
  return existsSync(file) || existsSync(former(file))
}

/**
 * Makes a dump fit for loading, and leaves out blocks above a number of them, oldest first. The save before takes the place
 * of one that is cut. Throws one sentence when neither can be read.
 */
export async function repairDump(file: string, blocks = Number.POSITIVE_INFINITY): Promise<void> {
  if (await tryRepair(file, blocks)) return
  const isLost = !existsSync(former(file)) || !(await tryRepair(former(file), blocks))
  if (isLost)
    throw new Error(
      `The saved chain in ${file} is cut or damaged, and so it is lost with all that happened on it: start with --fresh for a new chain.`,
    )
  await rename(former(file), file)
}

/** What the script ends with for a file that has no chain. */
const unreadable = 3

async function tryRepair(file: string, blocks: number): Promise<boolean> {
  try {
    await run(process.execPath, [repairScript, file, String(blocks)])
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === unreadable) return false
    throw error
  }
}
