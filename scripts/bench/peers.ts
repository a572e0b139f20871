import { cp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'
import { compressFolder } from '../build/compress.ts'

type Site = { url: string; stop: () => Promise<void> }

/**
 * Serves the static build of another app as ours is served, brotli included, from a copy of `folder`. `config` is its
 * `/config.json`. It runs under its own rules: our headers would stop it.
 */
export async function servePeer(name: string, folder: string, config: unknown): Promise<Site> {
  const copy = `.tideline/bench/${name}`
  await rm(copy, { recursive: true, force: true })
  await cp(folder, copy, { recursive: true })
  await compressFolder(copy)
  const sendFile = sirv(copy, { brotli: true, gzip: true, etag: true, single: true })
  const server = createServer((request, response) => {
    if (request.url !== '/config.json') return sendFile(request, response)
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    response.end(JSON.stringify(config))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await rm(copy, { recursive: true, force: true })
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop }
}
