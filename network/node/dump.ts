import { rename, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import type { Rpc } from '#network/chain/rpc.ts'

/**
 * Writes the node's whole state, blocks and receipts to a file, in the form `--load-state` reads. The file is replaced
 * at once: a kill while writing leaves the former one.
 */
export async function dumpState(rpc: Rpc, file: string): Promise<void> {
  const dump = await rpc.call<string>('anvil_dumpState')
  await writeFile(`${file}.part`, gunzipSync(Buffer.from(dump.slice(2), 'hex')))
  await rename(`${file}.part`, file)
}
