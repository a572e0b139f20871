import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#network/node/freePort.ts'
import { type NetworkOptions, startNetwork } from './network.ts'

/** Starts while another program listens on a port, on the second address of this machine. */

const other = createServer()
let folder: string
let port: number
let free: number

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tideline-ports-'))
  port = await findFreePort()
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.2', resolve))
  free = await findFreePort()
})

afterAll(async () => {
  other.close()
  await rm(folder, { recursive: true, force: true })
})

function start(host: string, explorer: number, app?: NetworkOptions['app']) {
  const ports = { node: 0, indexer: 0, explorer, lending: 0 }
  const settings = { folder, host, databaseUrl: undefined, ports }
  // No node is at this address, so that no start gets further than the ports.
  return startNetwork({ rpcUrl: 'http://127.0.0.1:9', settings, ...(app && { app }) })
}

test('a start checks the port of a service on the address that the services listen on', async () => {
  await expect(start('127.0.0.2', port)).rejects.toThrow(
    `Port ${port} is taken. Set TIDELINE_EXPLORER_PORT to another port.`,
  )
})

test('a start checks the port of the app on the address of the app, whatever the services listen on', async () => {
  await expect(start('127.0.0.2', port, { host: '127.0.0.1', port })).rejects.toThrow(
    `Port ${port} is taken. Set TIDELINE_EXPLORER_PORT to another port.`,
  )
  await expect(start('127.0.0.1', free, { host: '127.0.0.2', port })).rejects.toThrow(
    `Port ${port} is taken. Set TIDELINE_APP_PORT to another port.`,
  )
})
