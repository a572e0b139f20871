import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '#network/node/freePort.ts'

const script = fileURLToPath(new URL('../../scripts/network.mjs', import.meta.url))

/** Runs what `npm run network` runs, on ports of its own and in a folder of its own inside `folder`. */
export async function runNetwork(folder: string, ...words: string[]) {
  const ports = {
    indexer: await findFreePort(),
    explorer: await findFreePort(),
    lending: await findFreePort(),
  }
  const child = spawn(process.execPath, [script, ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      TIDELINE_DATA: join(folder, String(ports.indexer)),
      DATABASE_URL: '',
      TIDELINE_LOG: 'debug',
      TIDELINE_INDEXER_PORT: String(ports.indexer),
      TIDELINE_EXPLORER_PORT: String(ports.explorer),
      TIDELINE_LENDING_PORT: String(ports.lending),
    },
  })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ports, ended, output: () => output, errors: () => errors }
}
