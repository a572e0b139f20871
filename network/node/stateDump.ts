import { execFile } from 'node:child_process'
import { rename, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Rpc } from '#network/rpc/rpcClient.ts'

const unzip = promisify(gunzip)
const run = promisify(execFile)
const repairScript = fileURLToPath(new URL('./repairDump.mjs', import.meta.url))

/**
 * Writes the node's whole state, blocks and receipts to a file that `--load-state` can read. The file is replaced at
 * once, so a kill while writing leaves the former one.
 */
export async function dumpState(rpc: Rpc, file: string): Promise<void> {
  const dump = await rpc.call<string>('anvil_dumpState')
  await writeFile(`${file}.part`, await unzip(Buffer.from(dump.slice(2), 'hex')))
  await rename(`${file}.part`, file)
}

/** Makes a dump fit for loading, and leaves out blocks above a number of them, oldest first. */
export async function repairDump(file: string, blocks = Number.POSITIVE_INFINITY): Promise<void> {
  await run(process.execPath, [repairScript, file, String(blocks)])
}
