import { readFile, rename, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Rpc } from '#network/rpc/client.ts'

type Dump = { blocks: { header: { number: string; timestamp: string } }[] }

const unzip = promisify(gunzip)

/**
 * Writes the node's whole state, blocks and receipts to a file that `--load-state` can read. The file is replaced at
 * once, so a kill while writing leaves the former one.
 */
export async function dumpState(rpc: Rpc, file: string): Promise<void> {
  const dump = await rpc.call<string>('anvil_dumpState')
  await replace(file, await unzip(Buffer.from(dump.slice(2), 'hex')))
}

/**
 * Makes a dump fit for loading. A node that was loaded from a dump makes a first block of its own and dumps both.
 * Loading such a dump would take either of them as block 0, so the newer one is removed.
 */
export async function repairDump(file: string): Promise<void> {
  const dump = JSON.parse(await readFile(file, 'utf8')) as Dump
  const firsts = dump.blocks.filter(isFirst)
  if (firsts.length < 2) return
  const time = (block: Dump['blocks'][number]) => Number(block.header.timestamp)
  const real = firsts.reduce((oldest, block) => (time(block) < time(oldest) ? block : oldest))
  dump.blocks = dump.blocks.filter((block) => block === real || !isFirst(block))
  await replace(file, JSON.stringify(dump))
}

function isFirst(block: Dump['blocks'][number]): boolean {
  return Number(block.header.number) === 0
}

async function replace(file: string, content: Buffer | string): Promise<void> {
  await writeFile(`${file}.part`, content)
  await rename(`${file}.part`, file)
}
