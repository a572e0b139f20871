import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers a request to upgrade to WebSocket. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/** Headers of the upgrade. They are left out when the request is answered without it. */
const upgradeHeaders = new Set(['upgrade', 'connection', 'http2-settings'])

/**
 * Hands requests for WebSocket to `upgrade`. Requests for another protocol, like the `h2c` that HTTP/2 clients of Java
 * and curl begin with, are answered as plain HTTP, which the standard allows. Node has already detached the socket by
 * then, so the request is put back onto the socket and the socket back to the server.
 */
export function serveUpgrades(server: Server, upgrade: Upgrade): void {
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy())
    if (request.headers.upgrade?.toLowerCase() === 'websocket') {
      upgrade(request, socket, head)
      return
    }
    socket.unshift(Buffer.concat([withoutChange(request), head]))
    server.emit('connection', socket)
  })
}

function withoutChange({ method, url, httpVersion, rawHeaders }: IncomingMessage): Buffer {
  let text = `${method} ${url} HTTP/${httpVersion}\r\n`
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    if (!upgradeHeaders.has(name.toLowerCase())) text += `${name}: ${rawHeaders[index + 1]}\r\n`
  }
  return Buffer.from(`${text}\r\n`, 'latin1')
}
